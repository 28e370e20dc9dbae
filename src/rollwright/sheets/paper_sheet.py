"""Pages to print: where prints lie on sheets of paper at true size, with cut marks."""

from dataclasses import dataclass
from typing import Final

from rollwright.core.print import Print


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A sheet of paper in millimetres, upright, and the margin that printers leave blank."""

    width: float
    height: float
    margin: float = 10.0


PAPERS: Final = {"a4": PaperSize(210.0, 297.0), "letter": PaperSize(215.9, 279.4)}
# Between two prints, for the scissors.
_GAP: Final = 4.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A print on a page: its upper left corner and its size, in millimetres."""

    print: Print
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper."""

    width: float
    height: float
    placed: tuple[Placed, ...]


def pages_of(prints: list[Print], paper: PaperSize) -> list[Page]:
    """The prints on as few pages as they need, in their order; wide ones lie across the paper."""
    pages: list[Page] = []
    group: list[Print] = []
    for one in prints:
        if group and (_size(one, paper) != _size(group[0], paper)):
            pages += _pages_of_equal(group, paper)
            group = []
        group.append(one)
    return pages + (_pages_of_equal(group, paper) if group else [])


def _size(one: Print, paper: PaperSize) -> tuple[float, float]:
    """The size on paper: true, unless that is more than the paper has."""
    room = paper.height - 2 * paper.margin
    width = min(one.millimetres, room)
    return width, width * one.height / one.width


def _pages_of_equal(prints: list[Print], paper: PaperSize) -> list[Page]:
    """Prints of one size in rows and columns, on upright or lying paper: whatever holds more."""
    width, height = _size(prints[0], paper)
    upright = _grid(width, height, paper.width, paper.height, paper.margin)
    lying = _grid(width, height, paper.height, paper.width, paper.margin)
    is_lying = lying[0] * lying[1] > upright[0] * upright[1]
    across, down = (paper.height, paper.width) if is_lying else (paper.width, paper.height)
    columns, rows = lying if is_lying else upright
    left = (across - columns * width - (columns - 1) * _GAP) / 2
    top = (down - rows * height - (rows - 1) * _GAP) / 2
    pages: list[Page] = []
    for start in range(0, len(prints), columns * rows):
        placed = tuple(
            Placed(
                one,
                left + at % columns * (width + _GAP),
                top + at // columns * (height + _GAP),
                width,
                height,
            )
            for at, one in enumerate(prints[start : start + columns * rows])
        )
        pages.append(Page(across, down, placed))
    return pages


def _grid(
    width: float, height: float, across: float, down: float, margin: float
) -> tuple[int, int]:
    """How many fit side by side, and how many below each other."""
    columns = int((across - 2 * margin + _GAP + 0.01) // (width + _GAP))
    rows = int((down - 2 * margin + _GAP + 0.01) // (height + _GAP))
    return columns, rows
