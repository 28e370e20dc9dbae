"""The page of notation: what a script writes is as it would write it, and no field is missing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.games import find_game

ROOT = Path(__file__).parents[1]


def test_the_notation_page_has_every_realm_as_its_file_tells() -> None:
    check = subprocess.run([sys.executable, "scripts/notation", "--check"], cwd=ROOT, check=False)
    assert check.returncode == 0, "scripts/notation writes docs/notation.md anew"


def shown_position(heading: str) -> dict[str, object]:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    (shown,) = re.findall(r"^```json\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    position = json.loads(shown)
    assert isinstance(position, dict)
    return position


def names_in(value: object) -> set[str]:
    """The names of the fields of an object, and of the objects in its lists."""
    if isinstance(value, list):
        return {name for item in value for name in names_in(item)}
    if not isinstance(value, dict):
        return set()
    return set(value) | {name for inner in value.values() for name in names_in(inner)}


@pytest.mark.parametrize(
    ("heading", "game_id", "options"),
    [
        ("Dice Realms", "dice-realms", {}),
        ("Rolling Realms", "rolling-realms", {"realms": [["wingspan", "scythe", "tapestry"]]}),
    ],
)
def test_the_position_shown_has_every_field(
    heading: str, game_id: str, options: dict[str, object]
) -> None:
    game = find_game(game_id)
    position = game.new(game.min_seats, options)
    while position.phase == ROLL:
        position.roll(position.sample(Luck("page")))
    assert names_in(position.to_json()) <= names_in(shown_position(heading))
