"""Whatever a print may name has a drawing, and nothing is drawn that no print may name."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.core.print import NONE, PrintTheme
from rollwright.core.print_names import COLOR_NAMES, SIGN_NAMES, TEXT_SIZES
from rollwright.games import all_games, find_game
from rollwright.sheets.lettering import STYLES
from rollwright.sheets.palette import contrast
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT, LOOKS, colors_for
from rollwright.sheets.signs import SIGNS


def test_every_sign_is_drawn() -> None:
    assert sorted(SIGN_NAMES) == sorted(SIGNS)
    assert len(set(SIGN_NAMES)) == len(SIGN_NAMES)


def test_every_text_style_has_its_size() -> None:
    # Whoever sets rules on the backs has sizes of its own, which no card names.
    drawn = {name: style.size for name, style in STYLES.items() if not name.startswith("rule-")}
    assert drawn == TEXT_SIZES


@pytest.mark.parametrize("look", LOOKS)
def test_every_color_is_mixed(look: str) -> None:
    assert sorted(colors_for(PrintTheme({}, {}), look)) == sorted(COLOR_NAMES)


def test_signs_use_common_colors_alone() -> None:
    parts = [part for symbol in SIGNS.values() for part in symbol.parts]
    used = {color for part in parts for color in (part.fill, part.stroke)}
    assert used <= {NONE, *COLOR_NAMES}


@pytest.mark.parametrize("look", [LIGHT_PRINT, DARK_PRINT])
def test_the_outline_of_a_sign_is_seen_on_paper(look: str) -> None:
    colors = colors_for(PrintTheme({}, {}), look)
    assert contrast(colors["sign-line"], colors["paper"]) >= 3
    assert contrast(colors["sign-red"], colors["paper"]) >= 3


@pytest.mark.parametrize("name", sorted(all_games()))
def test_whatever_a_game_prints_at_its_places_is_a_sign(name: str) -> None:
    game = find_game(name)
    printed: set[str] = set()
    for seed in range(40):
        position, dice = game.new(game.min_seats, {}), Luck(seed)
        while position.phase == ROLL:
            position.roll(position.sample(dice))
        printed |= {icon for place in game.paper.places(position, 0) for icon in place.icons}
    # A number before a picture is its count.
    assert {icon for icon in printed if not icon.isdigit()} <= set(SIGN_NAMES)
