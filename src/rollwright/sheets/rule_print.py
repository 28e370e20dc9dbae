"""The back of a print: its rules, set in columns, as large as they have room for."""

from typing import Final, NamedTuple

from rollwright.core.message import say
from rollwright.core.print import Item, PathItem, Print, TextItem, rounded
from rollwright.core.rule_side import RuleSection, RuleSide
from rollwright.sheets.lettering import RULE_SIZES, STYLES, TextStyle, line_width

# All in millimetres. Nothing stands closer to the edge, as backs shift against their fronts.
SAFE: Final = 4.0
_BAND: Final = 8.0
_PADDING: Final = 2.5
_COLUMN: Final = 130.0
_GUTTER: Final = 7.0
_HIGHEST_TITLE: Final = 5.5
# Letters are this large at most, and this small at least: 11.5 and 6.5 point.
_LARGEST: Final = 4.05
SMALLEST: Final = 2.29
# In sizes of the letters: from line to line, before a paragraph, and before a heading.
_LEADING: Final = 1.3
_INDENT: Final = 0.3
_BREAK: Final = 0.75
# How far the middle of a title lies above its baseline.
_MIDDLE: Final = 0.34


class _Line(NamedTuple):
    """A line of text, its column, and how far its baseline lies below the top of that."""

    text: str
    style: str
    column: int
    y: float


class _Area(NamedTuple):
    """Where columns stand, in the units of the print."""

    left: float
    top: float
    width: float
    height: float
    columns: int
    gutter: float


def rule_print(side: RuleSide, front: Print, language: str) -> Print:
    """The rules as a print of the same size as their front, in one language.

    It has neither ground nor edge: the paper may lie a little askew when its back is printed.
    """
    unit = front.width / front.millimetres
    area = _area(front, unit)
    title = {language: say(side.title, language)}
    inner = front.width - 2 * SAFE * unit
    band = rounded(SAFE * unit, SAFE * unit, inner, _BAND * unit, unit)
    style = _title_style(title[language], unit, front.width - 2 * area.left)
    middle = (SAFE + _BAND / 2) * unit + _MIDDLE * STYLES[style].size
    items: list[Item] = [
        PathItem(band, "t1" if "t1" in front.theme.light else "pip"),
        TextItem(title, area.left, middle, style, color="on"),
    ]
    for line in _fitting(side.sections, area, unit, language):
        x = area.left + line.column * (area.width + area.gutter)
        items.append(TextItem({language: line.text}, x, area.top + line.y, line.style))
    return Print(
        f"{front.id}-rules",
        title,
        front.width,
        front.height,
        front.theme,
        items,
        [],
        [],
        {},
        front.millimetres,
    )


def _title_style(title: str, unit: float, width: float) -> str:
    """The largest style in which a title has room in its band."""
    for style in ("title", "long-title"):
        high = STYLES[style].size <= _HIGHEST_TITLE * unit
        if high and line_width(title, STYLES[style]) <= width:
            return style
    return "number"


def _area(front: Print, unit: float) -> _Area:
    inset = (SAFE + _PADDING) * unit
    columns = max(1, round(front.millimetres / _COLUMN))
    gutter = _GUTTER * unit
    width = (front.width - 2 * inset - (columns - 1) * gutter) / columns
    top = (SAFE + _BAND + _PADDING) * unit
    return _Area(inset, top, width, front.height - top - SAFE * unit, columns, gutter)


def _fitting(sections: list[RuleSection], area: _Area, unit: float, language: str) -> list[_Line]:
    """The lines in the largest letters that have room, in columns of about the same length."""
    sizes = [size for size in RULE_SIZES if SMALLEST * unit <= size <= _LARGEST * unit]
    lines: list[_Line] = []
    for size in reversed(sizes):
        lines = _set(sections, area, size, language)
        if lines[-1].column >= area.columns:
            continue
        # The shortest columns that still hold everything.
        shorter = area._replace(height=area.height - size)
        while (tried := _set(sections, shorter, size, language))[-1].column < area.columns:
            lines = tried
            shorter = shorter._replace(height=shorter.height - size)
        break
    return lines


def _set(sections: list[RuleSection], area: _Area, size: int, language: str) -> list[_Line]:
    """The lines in letters of this size; in a column too many if there is no room."""
    lines: list[_Line] = []
    column, y = 0, 0.0
    for section in sections:
        block = _block(section, area.width, size, language)
        if y:
            y += _BREAK * size
        # A section stays in one piece.
        if y and y + block[-1].y > area.height:
            column, y = column + 1, 0.0
        elif y + block[-1].y > area.height:
            column = area.columns
        lines += [line._replace(column=column, y=y + line.y) for line in block]
        y = lines[-1].y + (_LEADING - 1) * size
    return lines


def _block(section: RuleSection, width: float, size: int, language: str) -> list[_Line]:
    """The lines of a section; each sentence begins a line of its own."""
    head, plain = f"rule-head-{size}", f"rule-{size}"
    y = 0.0
    lines: list[_Line] = []
    for text in wrapped(say(section.heading, language), STYLES[head], width):
        lines.append(_Line(text, head, 0, y + size))
        y += _LEADING * size
    for number, sentence in enumerate(section.sentences):
        y += _INDENT * size if number else 0.0
        for text in wrapped(say(sentence, language), STYLES[plain], width):
            lines.append(_Line(text, plain, 0, y + size))
            y += _LEADING * size
    return lines


def wrapped(text: str, style: TextStyle, width: float) -> list[str]:
    """The text in lines no wider than this."""
    lines: list[str] = []
    for word in text.split():
        if lines and line_width(f"{lines[-1]} {word}", style) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
