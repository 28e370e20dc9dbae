"""Sheets as stand-alone SVG: panels in rows, each with a heading and its cells.

Only attributes carry the looks, so that several drawings can stand in one page, and that
simple converters understand them.
"""

from dataclasses import dataclass, replace
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rollwright.sheets.icons import add_symbols
from rollwright.sheets.palette import LIGHT, Theme
from rollwright.sheets.sheet import Cell, Group, Sheet
from rollwright.sheets.svg_cell import Box, Brush, bounds_of, draw_cells
from rollwright.sheets.svg_element import add, add_text, clean, number, shortened, text_width
from rollwright.sheets.terminal_options import shared_start, tint_letters

_FONTS: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
_GAP: Final = 20.0
_EDGE: Final = 18.0
_HEADING: Final = 20.0
_LABEL: Final = 14.0
_BETWEEN_LINES: Final = 8.0
# From the top of a panel to its cells.
_HEAD: Final = _EDGE + _HEADING + 14.0
# The size of the smallest cell of a board, and of the boxes of a track.
_SMALL, _LARGE, _BOX, _LARGE_BOX = 34.0, 72.0, 30.0, 44.0
_MANY_BOXES: Final = 12
_COLUMNS: Final = 3
_ROUNDING: Final = 0.01


@dataclass(frozen=True, slots=True)
class Panel:
    """A group with its place on the page; tracks have several lines of cells, boards one."""

    name: str
    is_track: bool
    lines: tuple[tuple[Cell, ...], ...]
    labels: tuple[str, ...]
    indent: float
    scale: tuple[float, float]
    width: float
    height: float


def render_svg(
    sheet: Sheet, theme: Theme = LIGHT, *, width: float = 1200, show_moves: bool = False
) -> str:
    """The sheet as the text of an SVG file; `show_moves` outlines cells with legal moves."""
    groups = [group for group in sheet.groups if group.cells]
    letters = tint_letters([cell for group in groups for cell in group.cells])
    rows = _rows(_panels(groups, width), width)
    height = _GAP + sum(max(panel.height for panel in row) + _GAP for row in rows)
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    root.set("viewBox", f"0 0 {number(width)} {number(height)}")
    root.attrib.update({"width": number(width), "height": number(height)})
    root.set("font-family", _FONTS)
    add_symbols(SubElement(root, "defs"))
    add(root, "rect", width=width, height=height, fill=theme.paper)
    brush = Brush(theme, letters, show_moves)
    top = _GAP
    for row in rows:
        _draw_row(root, row, top, width, brush)
        top += max(panel.height for panel in row) + _GAP
    indent(root)
    return tostring(root, encoding="unicode") + "\n"


# --- the page --------------------------------------------------------------------------


def _panels(groups: list[Group], width: float) -> list[Panel]:
    """Boards first, then tracks."""
    room = width - 2 * (_GAP + _EDGE)
    boards = [group for group in groups if not _is_track(group)]
    columns = min(_COLUMNS, max(1, len(boards)))
    share = (room - (columns - 1) * (_GAP + 2 * _EDGE)) / columns
    tracks = [group for group in groups if _is_track(group)]
    return [_board(group, share, room) for group in boards] + [
        _track(group, room) for group in tracks
    ]


def _is_track(group: Group) -> bool:
    return all(cell.shape == "rect" and cell.numbers[2:] == (1, 1) for cell in group.cells)


def _board(group: Group, share: float, room: float) -> Panel:
    """As large as its share of the width allows; larger if its cells were too small else."""
    bounds = bounds_of(group.cells)
    narrow = min(bounds_of([cell]).width for cell in group.cells) or 1.0
    low = min(bounds_of([cell]).height for cell in group.cells) or 1.0
    x = min(share / (bounds.width or 1.0), _LARGE / min(narrow, 2 * low))
    x = min(max(x, _SMALL / narrow), room / (bounds.width or 1.0))
    angular = all(cell.shape in ("rect", "polygon") for cell in group.cells)
    y = max(x, min(_SMALL / low, x * (2.0 if angular else 1.25)))
    size = max(share, bounds.width * x) + 2 * _EDGE, bounds.height * y + _HEAD + _EDGE
    return Panel(group.name, False, (group.cells,), (), 0.0, (x, y), *size)


def _track(group: Group, room: float) -> Panel:
    """Rows of boxes, each named by what the names of its boxes share."""
    levels = sorted({cell.numbers[1] for cell in group.cells})
    lines = tuple(
        tuple(cell for cell in group.cells if cell.numbers[1] == level) for level in levels
    )
    labels = tuple(_label(line) for line in lines) if len(lines) > 1 else ()
    indent = min(room / 3, max((text_width(label) * _LABEL + 14 for label in labels), default=0.0))
    across = max(bounds_of(line).width for line in lines)
    size = min(_BOX if across > _MANY_BOXES else _LARGE_BOX, (room - indent) / across)
    width = max(across * size + indent, min(room, text_width(group.name) * _HEADING))
    height = len(lines) * (size + _BETWEEN_LINES) - _BETWEEN_LINES + _HEAD + _EDGE
    return Panel(group.name, True, lines, labels, indent, (size, size), width + 2 * _EDGE, height)


def _label(line: tuple[Cell, ...]) -> str:
    label = " ".join(shared_start([cell.name.split() for cell in line]))
    return label[:1].upper() + label[1:]


def _rows(panels: list[Panel], width: float) -> list[list[Panel]]:
    rows: list[list[Panel]] = []
    for panel in panels:
        if rows and _taken(rows[-1]) + panel.width + _GAP <= width + _ROUNDING:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return rows


def _taken(row: list[Panel]) -> float:
    return _GAP + sum(panel.width + _GAP for panel in row)


def _draw_row(root: Element, row: list[Panel], top: float, width: float, brush: Brush) -> None:
    """Panels of one height that share the width that is left."""
    spare = max(0.0, width - _taken(row)) / len(row)
    height = max(panel.height for panel in row)
    left = _GAP
    for panel in row:
        _draw_panel(root, panel, Box(left, top, panel.width + spare, height), brush)
        left += panel.width + spare + _GAP


def _draw_panel(root: Element, panel: Panel, box: Box, brush: Brush) -> None:
    """A panel; `box` has its upper left corner."""
    theme = brush.theme
    part = SubElement(root, "g", {"role": "group", "aria-label": clean(panel.name)})
    part.set("transform", f"translate({number(box.x)} {number(box.y)})")
    frame = add(part, "rect", width=box.width, height=box.height, rx=14, fill=theme.panel)
    frame.set("stroke", theme.line)
    name = shortened(panel.name, (box.width - 2 * _EDGE) / _HEADING)
    heading = add_text(part, name, _EDGE, _EDGE + _HEADING * 0.8, _HEADING, theme.ink)
    heading.attrib.update({"role": "heading", "aria-level": "2", "font-weight": "700"})
    _draw_lines(part, panel, box, replace(brush, on_track=panel.is_track))


def _draw_lines(part: Element, panel: Panel, box: Box, brush: Brush) -> None:
    """The cells of a panel, line by line: boards stand in its middle, tracks at the left."""
    step = panel.scale[1] + _BETWEEN_LINES
    for at, line in enumerate(panel.lines):
        if panel.labels:
            label = shortened(panel.labels[at], panel.indent / _LABEL)
            y = _HEAD + at * step + panel.scale[1] / 2 + _LABEL * 0.36
            add_text(part, label, _EDGE, y, _LABEL, brush.theme.muted)
        bounds = bounds_of(line)
        middle = (box.width - bounds.width * panel.scale[0]) / 2
        left = _EDGE + panel.indent if panel.is_track else middle
        x = left - (bounds.x - bounds.width / 2) * panel.scale[0]
        y = _HEAD + at * step - (bounds.y - bounds.height / 2) * panel.scale[1]
        place = SubElement(part, "g", {"transform": f"translate({number(x)} {number(y)})"})
        draw_cells(place, line, panel.scale, brush)
