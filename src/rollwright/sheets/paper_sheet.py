"""Pages to print: where prints lie on sheets of paper at true size, on both sides."""

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
# How far the colors of a print may go on beyond its edge: to the middle between two of them.
BLEED: Final = _GAP / 2
# How long a cut mark is, and how far from the corner it starts, in millimetres.
_MARK: Final = 3.0
_AWAY: Final = 1.0
# Sizes are rounded on their way here.
_SLACK: Final = 0.01


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
    """One side of a sheet of paper; only the front has cut marks.

    The colors of its prints go on for `bleed` millimetres beyond their edges, so that a cut that
    misses the edge a little leaves no white line.
    """

    width: float
    height: float
    placed: tuple[Placed, ...]
    is_back: bool = False
    bleed: float = 0.0


def pages_of(prints: list[Print], paper: PaperSize) -> list[Page]:
    """The prints on as few pages as they need, in their order; wide ones lie across the paper."""
    pages: list[Page] = []
    group: list[Print] = []
    for one in prints:
        if group and abs(_size(one, paper)[0] - _size(group[0], paper)[0]) > _SLACK:
            pages += _pages_of_equal_width(group, paper)
            group = []
        group.append(one)
    return pages + (_pages_of_equal_width(group, paper) if group else [])


def with_backs(pages: list[Page], backs: dict[str, Print]) -> list[Page]:
    """Each page followed by its back, with the back of each print behind it.

    For printers that turn the paper over on its long edge. A print without a back has a blank one.
    """
    return [side for page in pages for side in (page, _back_of(page, backs))]


def cut_marks(page: Page) -> list[tuple[float, float, float, float]]:
    """Two short lines at each corner, outside of it, from a point to another.

    None lies where colors go on beyond the edge of another print.
    """
    marks: list[tuple[float, float, float, float]] = []
    near, far = page.bleed + _AWAY, page.bleed + _AWAY + _MARK
    for placed in page.placed:
        for x, outward in ((placed.x, -1), (placed.x + placed.width, 1)):
            for y, down in ((placed.y, -1), (placed.y + placed.height, 1)):
                marks.append((x + outward * near, y, x + outward * far, y))
                marks.append((x, y + down * near, x, y + down * far))
    return marks if not page.bleed else [one for one in marks if not _is_colored(page, one)]


def _is_colored(page: Page, line: tuple[float, float, float, float]) -> bool:
    """Does a line begin or end where a print has its colors?"""
    return any(
        one.x - page.bleed <= x <= one.x + one.width + page.bleed
        and one.y - page.bleed <= y <= one.y + one.height + page.bleed
        for one in page.placed
        for x, y in (line[:2], line[2:])
    )


def _back_of(page: Page, backs: dict[str, Print]) -> Page:
    """The page behind this one: left and right change, or top and bottom on lying paper."""
    is_lying = page.width > page.height
    placed = tuple(
        Placed(
            backs[one.print.id],
            one.x if is_lying else page.width - one.x - one.width,
            page.height - one.y - one.height if is_lying else one.y,
            one.width,
            one.height,
        )
        for one in page.placed
        if one.print.id in backs
    )
    return Page(page.width, page.height, placed, is_back=True)


def _size(one: Print, paper: PaperSize) -> tuple[float, float]:
    """The size on paper: true, unless that is more than the paper has."""
    width, height = one.millimetres, one.millimetres * one.height / one.width
    short, long = paper.width - 2 * paper.margin, paper.height - 2 * paper.margin
    shrunk = min(1.0, max(min(short / width, long / height), min(long / width, short / height)))
    return width * shrunk, height * shrunk


def _pages_of_equal_width(prints: list[Print], paper: PaperSize) -> list[Page]:
    """Prints of one width on upright or lying paper: whatever takes fewer pages."""
    sizes = [_size(one, paper) for one in prints]
    upright = _Layout(sizes, paper.width, paper.height, paper.margin)
    lying = _Layout(sizes, paper.height, paper.width, paper.margin)
    if not upright.fits:
        return lying.pages(prints)
    is_lying = lying.fits and len(lying.sheets) < len(upright.sheets)
    return (lying if is_lying else upright).pages(prints)


class _Layout:
    """Prints of one width in rows and columns, on paper that lies this way around."""

    def __init__(
        self, sizes: list[tuple[float, float]], across: float, down: float, margin: float
    ) -> None:
        """With the rows of each sheet, as the numbers of the prints in them."""
        self._sizes = sizes
        self._across, self._down = across, down
        self._columns = int((across - 2 * margin + _GAP + _SLACK) // (sizes[0][0] + _GAP))
        room = down - 2 * margin + _SLACK
        self.fits = self._columns > 0 and all(height <= room for _, height in sizes)
        self.sheets: list[list[list[int]]] = []
        for start in range(0, len(sizes), max(1, self._columns)):
            row = list(range(start, min(start + max(1, self._columns), len(sizes))))
            if self.sheets and self._stack([*self.sheets[-1], row]) <= room:
                self.sheets[-1].append(row)
            else:
                self.sheets.append([row])

    def pages(self, prints: list[Print]) -> list[Page]:
        """The pages; all begin at the same spot, so that a stack of them can be cut at once."""
        columns, width = self._columns, self._sizes[0][0]
        left = (self._across - columns * width - (columns - 1) * _GAP) / 2
        top = (self._down - max(self._stack(sheet) for sheet in self.sheets)) / 2
        pages: list[Page] = []
        for sheet in self.sheets:
            placed: list[Placed] = []
            y = top
            for row in sheet:
                for column, at in enumerate(row):
                    x = left + column * (width + _GAP)
                    placed.append(Placed(prints[at], x, y, *self._sizes[at]))
                y += self._height(row) + _GAP
            pages.append(Page(self._across, self._down, tuple(placed)))
        return pages

    def _stack(self, rows: list[list[int]]) -> float:
        """How high these rows are below each other."""
        return sum(self._height(row) for row in rows) + (len(rows) - 1) * _GAP

    def _height(self, row: list[int]) -> float:
        return max(self._sizes[at][1] for at in row)
