"""The map: its regions and borders are correct, and the drawing agrees."""

import json
import tomllib
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

from rollwright.core.position import Position
from tests.games.rolling_america.board import GAME, new_game

Cell = tuple[int, int]
Border = frozenset[str]

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("borders.json").read_text())
MAP: dict[str, Any] = tomllib.loads(
    resources.files("rollwright.games.rolling_america").joinpath("map.toml").read_text("utf-8")
)
ROWS = [
    [row[at : at + 2] for at in range(0, len(row), 2)] for row in MAP["drawing"]["rows"].split()
]
CELLS: dict[Cell, str] = {
    (x, y): code for y, row in enumerate(ROWS) for x, code in enumerate(row) if code != ".."
}
STATES = sorted(code for codes in FACTS["regions"].values() for code in codes)
KNOWN = {frozenset((code, other)) for code, others in FACTS["borders"].items() for other in others}


def _listed() -> list[Border]:
    return [frozenset((code, other)) for code, rest in MAP["borders"].items() for other in rest]


def _drawn() -> set[Border]:
    """The pairs of states that share the side of a cell."""
    borders = set()
    for (x, y), code in CELLS.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = CELLS.get(beside, code)
            if other != code:
                borders.add(frozenset((code, other)))
    return borders


def test_there_are_106_borders_between_50_states() -> None:
    assert len(KNOWN) == 106
    assert len(STATES) == len(set(STATES)) == 50


def test_the_map_differs_from_an_atlas_in_three_places() -> None:
    # Told in docs/rulings.md.
    assert {frozenset(("PA", "VA")), frozenset(("CT", "NJ"))} <= KNOWN
    assert frozenset(("MD", "WV")) not in KNOWN


def test_the_drawing_shows_exactly_the_known_borders() -> None:
    assert _drawn() == KNOWN


def test_the_list_has_exactly_the_known_borders_each_once() -> None:
    assert set(_listed()) == KNOWN
    assert len(_listed()) == 106


def test_the_regions_are_the_known_ones() -> None:
    assert {color: sorted(codes) for color, codes in MAP["regions"].items()} == FACTS["regions"]


def test_the_immune_states_have_no_borders() -> None:
    assert MAP["immune"] == FACTS["immune"] == ["AK", "HI"]
    assert not [border for border in KNOWN if border & {"AK", "HI"}]


def test_every_row_of_the_drawing_is_equally_long() -> None:
    assert len({len(row) for row in ROWS}) == 1


def test_every_state_is_drawn_in_one_piece() -> None:
    assert sorted(set(CELLS.values())) == STATES
    for code in STATES:
        cells = {cell for cell, drawn in CELLS.items() if drawn == code}
        assert _piece(next(iter(cells)), cells) == cells, f"{code} falls apart"


def _piece(start: Cell, cells: set[Cell]) -> set[Cell]:
    """The cells connected by sides."""
    reached, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in cells - reached:
                reached.add(beside)
                edge.append(beside)
    return reached


def test_every_outline_encloses_as_much_as_its_cells() -> None:
    for place in GAME.paper.places(new_game().position, 0):
        if place.group == "map":
            corners = _corners(place.outline.numbers)
            cells = [cell for cell, code in CELLS.items() if code == place.id]
            assert _area(corners) == len(cells), f"the outline of {place.id} is wrong"
            for (x, y), (next_x, next_y) in pairwise([*corners, corners[0]]):
                assert (x == next_x) != (y == next_y), f"{place.id} has a slanted side"


def _corners(numbers: tuple[float, ...]) -> list[tuple[float, float]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _area(corners: list[tuple[float, float]]) -> float:
    """By the shoelace formula; positive, as the corners run clockwise on paper."""
    sides = pairwise([*corners, corners[0]])
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in sides) / 2


def test_there_is_room_to_write_around_every_center() -> None:
    # Two digits' width and a line's height: three cells by two.
    for place in GAME.paper.places(new_game().position, 0):
        if place.group == "map":
            x, y = place.outline.center
            around = {
                CELLS.get((int(x - 1.5) + right, int(y - 1) + down))
                for right in range(3)
                for down in range(2)
            }
            assert around == {place.id}


def test_the_rules_know_the_same_borders() -> None:
    # Seen from outside: a 6 shuts exactly the states next door for a wild 1.
    for code in STATES:
        position: Position = new_game().roll("r1 w6").position
        GAME.play(position, 0, position.parse(0, f"w6>{code}"))
        open_to_a_1 = {
            text[3:] if "c" not in text else text[4:]
            for text in (position.text(0, move) for move in position.legal(0))
            if text.startswith("r1") and text[-1] != "!" and "x" not in text
        }
        assert set(STATES) - open_to_a_1 - {code} == set(FACTS["borders"][code])
