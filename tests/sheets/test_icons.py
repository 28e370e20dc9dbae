"""Pictures: all that games print can be drawn, in files and on the page."""

import re
from pathlib import Path

import pytest

import rollwright.web
from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.games import all_games, find_game
from rollwright.sheets.icons import is_drawn

PAGE = Path(rollwright.web.__file__).parent / "static" / "app" / "icons.js"


def page_icons() -> set[str]:
    """The pictures that the page has."""
    return set(re.findall(r'<symbol id="icon-(\w+)"', PAGE.read_text(encoding="utf-8")))


def test_the_page_has_no_picture_that_files_lack() -> None:
    assert len(page_icons()) > 5
    assert [icon for icon in page_icons() if not is_drawn(icon)] == []


@pytest.mark.parametrize("name", sorted(all_games()))
def test_whatever_a_game_prints_is_drawn(name: str) -> None:
    game = find_game(name)
    printed: set[str] = set()
    for seed in range(40):
        position, dice = game.new(game.min_seats, {}), Luck(seed)
        while position.phase == ROLL:
            position.roll(position.sample(dice))
        printed |= {icon for place in game.paper.places(position, 0) for icon in place.icons}
    # A number before a picture is written, not drawn.
    printed = {icon for icon in printed if not icon.isdigit()}
    assert [icon for icon in printed if not is_drawn(icon)] == []
    assert printed <= page_icons()
