"""Prints as words, whatever is drawn on them: a card may be somebody's own."""

import pytest

from rollwright.core.print import Item, PathItem, Print, PrintTheme, SignItem
from rollwright.sheets.print_reading import Note, notes_of

SQUARES = "M20 5h4v4h-4zM24 5h4v4h-4zM20 9h4v4h-4z"


def notes_with(d: str) -> list[Note]:
    """The notes of a print with a die, and a path beside it."""
    items: list[Item] = [SignItem("die3", 10, 10, 8), PathItem(d)]
    one = Print("one", {"en": "One"}, 100, 100, PrintTheme({}, {}), items, [], [], {}, 88)
    return notes_of(one, lambda name: name)


def test_squares_beside_a_die_are_its_shape() -> None:
    assert [note.shape for note in notes_with(SQUARES)] == [("11", "10")]


@pytest.mark.parametrize(
    "d",
    [
        "M20 5" + "h1v1" * 5_000,
        "M20 5h" + "v" * 9_000,
        "M20 5h0v0h-0z",
        "M20 5h0.001v0.001h-0.001zM99999 99999h0.001v0.001h-0.001z",
        "Mx yh1v1h-1z",
        "M1.2.3 4h1v1h-1z",
    ],
    ids=range(6),
)
def test_any_other_path_is_a_mere_picture(d: str) -> None:
    assert not any(note.shape for note in notes_with(d))
