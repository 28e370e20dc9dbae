"""Cards in few characters: every place one short word, where it stands on the card.

A word is what is printed in the place and what has become of it: `_` nothing yet, `o`
outlined, `#` marked, `x` crossed off, or the number written there.
"""

from typing import Final

from rich.style import Style
from rich.text import Text

from rollwright.core.message import say
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Place
from rollwright.sheets.flow import flow
from rollwright.sheets.sheet import Group, title_of
from rollwright.sheets.terminal_options import (
    PLAIN,
    TerminalOptions,
    cost_letters,
    icon_letters,
    printed_text,
)

# The maximum width of the print; icons that would not fit are left out.
_LONGEST_PRINT: Final = 9
# Places whose centers are at most this far apart are on one line.
_SAME_LINE: Final = 0.75
_SIGNS: Final = {BLANK: "_", OUTLINED: "o", FILLED: "#", CROSSED: "x"}
_STYLES: Final = {
    BLANK: Style(dim=True),
    OUTLINED: Style(color="yellow", bold=True),
    FILLED: Style(color="green", bold=True),
    CROSSED: Style(color="red"),
}
_CALLING: Final = Style(color="cyan", bold=True)


def compact_card(group: Group, options: TerminalOptions) -> list[Text]:
    """The card as lines of words."""
    rows = _rows(group)
    if any(place.title for place in group.places):
        return _titled(rows, options)
    if _are_counters(group):
        return flow(
            [Text(say(place.name, options.language)) for place in group.places],
            options.width,
            "   ",
        )
    return [_line(places, options) for places in rows]


def _rows(group: Group) -> list[list[Place]]:
    """The places line by line, each from left to right."""
    lines: list[list[Place]] = []
    for place in sorted(
        group.places, key=lambda place: (place.outline.center[1], place.outline.center[0])
    ):
        if lines and place.outline.center[1] - lines[-1][0].outline.center[1] < _SAME_LINE:
            lines[-1].append(place)
        else:
            lines.append([place])
    return [sorted(places, key=lambda place: place.outline.center[0]) for places in lines]


def _are_counters(group: Group) -> bool:
    """Are these only numbers beside an icon? Then their names are clearer."""
    return all(place.text and place.icons and not place.print for place in group.places)


def _titled(rows: list[list[Place]], options: TerminalOptions) -> list[Text]:
    """Places with words of their own, in columns."""
    words = [[_titled_word(place, options) for place in places] for places in rows]
    columns = range(max(len(row) for row in words))
    widths = [max(len(row[at]) for row in words if at < len(row)) for at in columns]
    lines: list[Text] = []
    for row in words:
        line = Text()
        for word, width in zip(row, widths, strict=False):
            line.append_text(word)
            line.append(" " * (width - len(word) + 2))
        line.rstrip()
        lines.append(line)
    return lines


def _titled_word(place: Place, options: TerminalOptions) -> Text:
    """The title with what is written beside it; brackets stand around what is outlined."""
    title = title_of(place, options.language)
    text = f"{title} {place.print}{place.text}" if place.text else title
    if place.mark == OUTLINED:
        text = f"[{text}]"
    elif place.mark == CROSSED:
        text = f"x{text}"
    sign = options.sign_for(place).strip()
    style = _style_of(place, options)
    return Text(f"{text}{sign}", style)


def _line(places: list[Place], options: TerminalOptions) -> Text:
    line = Text()
    for place in places:
        word = _word(place, options)
        wanted = round(place.outline.center[0] * options.columns - len(word) / 2)
        line.append(" " * max(wanted - len(line), 1 if line else 0))
        line.append_text(word)
    return line


def _word(place: Place, options: TerminalOptions) -> Text:
    return Text(f"{_print_of(place)}{_sign_of(place, options)}", _style_of(place, options))


def _style_of(place: Place, options: TerminalOptions) -> Style:
    if options.colors == PLAIN:
        return Style()
    calling = place.id in options.marked and place.id not in options.faint
    return _CALLING if calling else _STYLES[place.mark]


def _print_of(place: Place) -> str:
    printed = printed_text(place).replace(" ", "") + cost_letters(place)
    icons = icon_letters(place)
    return printed + icons if len(printed + icons) <= _LONGEST_PRINT else printed or icons


def _sign_of(place: Place, options: TerminalOptions) -> str:
    if place.text:
        return f"{place.text}x" if place.mark == CROSSED else place.text
    if place.mark == BLANK:
        return options.sign_for(place).strip() or _SIGNS[BLANK]
    return _SIGNS[place.mark]
