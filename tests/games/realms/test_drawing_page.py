"""The page on drawing a card: its examples can be drawn, and it names everything there is."""

import re
import tomllib
from pathlib import Path

import pytest

from rollwright.core.print_names import PATTERN_NAMES, SIGN_NAMES
from rollwright.games.realms.card_file import read_card
from tests.games.realms.drawn_card import CARD, drawn

PAGE = (Path(__file__).parents[3] / "docs" / "drawing-a-card.md").read_text(encoding="utf-8")


def example_ids(table: dict[str, object]) -> list[str]:
    """The places that an example names."""
    rows = table.get("grid") or table.get("hexgrid") or [table.get("wheel") or table.get("place")]
    rows = rows if isinstance(rows, list) else []
    ends = table.get("line", [])
    ids = [word for row in rows if isinstance(row, str) for word in row.split() if word != "."]
    return ids + [end for end in (ends if isinstance(ends, list) else []) if isinstance(end, str)]


@pytest.mark.parametrize("number", range(7))
def test_the_examples_of_the_page_can_be_drawn(number: int) -> None:
    example = [text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.S) if "[[" in text][
        number
    ]
    data = tomllib.loads(example)
    ids = [name for table in data["drawing"] for name in example_ids(table)]
    lines = [line for lists in data.get("lists", {}).values() for line in lists]
    ids += dict.fromkeys(name for line in lines for name in line)
    drawn_here = "line" not in example
    head = CARD[: CARD.index("[[drawing]]")].replace("dice = [3, 5, 6]", "")
    listed = ", ".join(
        f'{{ id = "{name}", rect = [0, 0, 1, 1], number = 5, costs = "P", gains = "H" }}'
        for name in ids or ["a1"]
    )
    names = "".join(f'"{name}" = {{ en = "{name}", es = "{name}" }}\n' for name in ids or ["a1"])
    head = re.sub(r"places = \[.*?\n\]", f"places = [{listed}]", head, count=1, flags=re.S)
    head = re.sub(r"\[names\].*?\n\n", f"[names]\n{names}\n", head, count=1, flags=re.S)
    others = [] if ids and drawn_here else ids or ["a1"]
    boxes = "".join(
        f'\n[[drawing]]\nplace = "{name}"\nrect = [{20 + 360 * at}, 480, 60, 60]\n'
        for at, name in enumerate(others)
    )
    assert len(drawn(f"{head}{example}{boxes}").items) > 10


def test_the_page_names_every_sign_and_pattern() -> None:
    for name in (*SIGN_NAMES, *PATTERN_NAMES):
        assert re.search(rf"`{name}`", PAGE) or name in ("die2", "die3", "die4", "die5"), name


def test_the_variant_of_the_page_can_be_read() -> None:
    (example,) = [
        text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.S) if "extends" in text
    ]
    assert read_card("longer", example).rules == "wingspan"
