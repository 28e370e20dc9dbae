"""The docs: generated pages are up to date, and no field or file is missing."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.games import find_game
from rollwright.games.realms.registry import listed_realms

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["notation", "rulings"])
def test_a_generated_page_has_every_realm_as_its_file_tells(page: str) -> None:
    check = subprocess.run([sys.executable, f"scripts/{page}", "--check"], cwd=ROOT, check=False)
    assert check.returncode == 0, f"docs/{page}.md is outdated; scripts/{page} writes it"


def test_the_python_examples_of_the_notation_say_what_they_do() -> None:
    page = str(ROOT / "docs" / "notation.md")
    result = doctest.testfile(page, module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_page_of_rulings_has_each_game_and_realm_under_its_name_and_in_order() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert "scripts/rulings" in page.splitlines()[0]
    cards = [entry.card for entry in listed_realms().values() if entry.card.rulings]
    names = sorted(card.name for card in cards)
    files = (ROOT / "src" / "rollwright" / "games").glob("*/rulings.md")
    games = sorted(file.read_text(encoding="utf-8").splitlines()[0] for file in files)
    assert re.findall(r"^## .+$", page, re.MULTILINE) == games
    rolling = page.partition("\n## Rolling Realms\n")[2].partition("\n## ")[0]
    assert re.findall(r"^### (.+)$", rolling, re.MULTILINE)[-len(names) :] == names
    for card in cards:
        section = rolling.partition(f"\n### {card.name}\n")[2].partition("\n### ")[0]
        items = [item.replace("\n  ", "\n") for item in section.strip().split("\n- ")]
        assert items == [f"- {card.rulings[0]}", *card.rulings[1:]]


def shown_position(heading: str) -> dict[str, object]:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    (shown,) = re.findall(r"^```json\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    position = json.loads(shown)
    assert isinstance(position, dict)
    return position


def names_in(value: object) -> set[str]:
    """The names of the fields of an object, and of objects in its lists."""
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


def test_whoever_adds_a_language_is_told_every_file_that_lists_them() -> None:
    source, told = ROOT / "src" / "rollwright", (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    written = [*source.rglob("*.py"), *source.rglob("*.js")]
    files = [file for file in written if "bundle" not in file.parts]
    listing = [
        file for file in files if re.search(r"""["']es["']|/es\.js""", file.read_text("utf-8"))
    ]
    assert len(listing) >= 5
    for file in listing:
        assert f"`{file.relative_to(source).as_posix()}`" in told
    for path in re.findall(r"`((?:core|games|web)/[^`<]+)`", told):
        assert (source / path).exists(), path
