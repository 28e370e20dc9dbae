"""Sheets as text for a terminal.

Every group is drawn from its shapes. Groups of small boxes become rows of `[x][ ][ ]`, and
what is too wide for the terminal becomes a list.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from rich.style import Style
from rich.text import Text

from rollwright.core.message import say
from rollwright.core.place import CROSSED, Place
from rollwright.sheets.card_text import CardText
from rollwright.sheets.compact import compact_card
from rollwright.sheets.flow import flow
from rollwright.sheets.palette import colors_of, ink_for
from rollwright.sheets.picture import picture_of
from rollwright.sheets.sheet import Group, Sheet
from rollwright.sheets.terminal_options import (
    BASIC,
    FULL,
    TerminalOptions,
    code_of,
    note_of,
    shared_start,
    tint_letters,
    written,
)

# Between two cards side by side.
_GAP: Final = "   "
# Words stand beside a card only in lines of at least this width.
_TEXT_WIDTH: Final = 34


def render(
    sheet: Sheet, options: TerminalOptions, texts: Mapping[str, CardText] | None = None
) -> Text:
    """The whole sheet; no line is wider than the options allow.

    `texts` are the words printed on groups: beside or below a card, and below everything else.
    """
    texts = texts or {}
    lines: list[Text] = []
    rows: list[Text] = []
    letters = _letters(sheet)
    large = [group for group in sheet.groups if not _is_boxes(group)]
    for group in sheet.groups:
        if group not in large:
            rows += _box_rows(group, options)
    if len(large) > 1:
        lines = _side_by_side(large, options, texts)
    for group in large if len(large) == 1 else []:
        picture = picture_of(group, letters, options)
        lines += _listing(group, letters, options) if picture is None else picture
        lines += _text_below(group.id, texts, options)
    lines += flow(rows, options.width, "   ")
    for group in sheet.groups:
        lines += [] if group in large else _text_below(group.id, texts, options)
    return Text("\n").join(lines)


def _side_by_side(
    groups: list[Group], options: TerminalOptions, texts: Mapping[str, CardText]
) -> list[Text]:
    """Several cards in few characters, as many beside each other as there is room for.

    A card with words on it has its row for itself.
    """
    lines: list[Text] = []
    row: list[list[Text]] = []
    for group in groups:
        card = _card(group, options)
        if group.id in texts:
            lines += [*_beside(row), Text()] if row else []
            lines += [*_with_text(card, texts[group.id], options), Text()]
            row = []
            continue
        if row and sum(_width(block) + len(_GAP) for block in row) + _width(card) > options.width:
            lines += [*_beside(row), Text()]
            row = []
        row.append(card)
    return [*lines, *_beside(row), Text()] if row else lines


def _with_text(card: list[Text], text: CardText, options: TerminalOptions) -> list[Text]:
    """A card and its words: beside it where there is room, else below."""
    room = options.width - _width(card) - len(_GAP)
    if room < _TEXT_WIDTH:
        return [*card, *text.lines(options.width, options.ascii_only)]
    # Not beside the name of the card.
    return _beside([card, [Text(), *text.lines(room, options.ascii_only)]])


def _text_below(
    group_id: str, texts: Mapping[str, CardText], options: TerminalOptions
) -> list[Text]:
    """The words of a group in lines of their own, if it has any."""
    text = texts.get(group_id)
    return [] if text is None else text.lines(options.width, options.ascii_only)


def _card(group: Group, options: TerminalOptions) -> list[Text]:
    """The name over the places: these as they lie, or one after another if that is too wide."""
    name = flow([Text(word, "bold") for word in _name(group, options).split()], options.width, " ")
    places = compact_card(group, options)
    if _width(places) > options.width:
        places = flow(
            [_card_entry(group, place, options) for place in group.places], options.width, "  "
        )
    return [*name, *places]


def _card_entry(group: Group, place: Place, options: TerminalOptions) -> Text:
    """The text of a place, with its id if nothing else identifies it."""
    line = compact_card(replace(group, places=(place,)), options)[0]
    word = line[len(line) - len(line.plain.lstrip()) :]
    named = place.title is not None or code_of(place)
    return Text.assemble("" if named else f"{place.id.rpartition(':')[2]} ", word)


def _name(group: Group, options: TerminalOptions) -> str:
    return say(group.name, options.language)


def _beside(blocks: list[list[Text]]) -> list[Text]:
    lines: list[Text] = []
    for parts in zip_longest(*blocks, fillvalue=Text()):
        line = Text()
        for part, block in zip(parts, blocks, strict=True):
            line.append_text(part)
            line.append(" " * (_width(block) - len(part)) + _GAP)
        line.rstrip()
        lines.append(line)
    return lines


def _width(block: list[Text]) -> int:
    return max(len(line) for line in block)


def picture_width(sheet: Sheet, options: TerminalOptions) -> int:
    """The width that a terminal needs to show pictures instead of lists."""
    large = [group for group in sheet.groups if not _is_boxes(group)]
    if len(large) != 1:
        return max((_width(compact_card(group, options)) for group in large), default=0)
    letters = _letters(sheet)
    picture = picture_of(large[0], letters, options)
    if picture is None:
        picture = picture_of(large[0], letters, replace(options, width=sys.maxsize))
    return max((len(line) for line in picture or ()), default=0)


def legend(sheet: Sheet, options: TerminalOptions) -> Text:
    """The letters of the tints with their names."""
    entries = [
        Text.assemble((f" {letter} ", _tint_style(tint, options)), " ", _tint_name(tint, options))
        for tint, letter in _letters(sheet).items()
    ]
    return Text("\n").join(flow(entries, options.width, "  "))


def _letters(sheet: Sheet) -> dict[str, str]:
    places = [place for group in sheet.groups for place in group.places]
    # A title is clearer than the letter of a tint.
    return tint_letters([place for place in places if place.title is None])


# --- small boxes -----------------------------------------------------------------------


def _is_boxes(group: Group) -> bool:
    """Are these boxes to tick, with hardly anything printed in them?"""
    return all(
        place.outline.kind == "rect"
        and max(place.outline.numbers[2:]) <= 1
        and len(code_of(place)) <= 2
        for place in group.places
    )


def _box_rows(group: Group, options: TerminalOptions) -> list[Text]:
    """A row for each line of boxes, named by what the names of its boxes share."""
    rows: list[Text] = []
    for height in sorted({place.outline.numbers[1] for place in group.places}):
        places = [place for place in group.places if place.outline.numbers[1] == height]
        names = [say(place.name, options.language).split() for place in places]
        name = " ".join(shared_start(names)) or _name(group, options)
        boxes = [
            _box(place, options)
            for place in sorted(places, key=lambda place: place.outline.numbers[0])
        ]
        for line in flow(boxes, options.width - len(name) - 1, ""):
            rows.append(Text(f"{name} ") + line)
    return rows


def _box(place: Place, options: TerminalOptions) -> Text:
    sign = options.sign_for(place).strip()
    content = "x" if place.mark == CROSSED else written(place)
    style = "bold" if content or sign else ""
    return Text(f"[{content or sign or code_of(place) or ' '}]", style)


# --- lists -----------------------------------------------------------------------------


def _listing(group: Group, letters: Mapping[str, str], options: TerminalOptions) -> list[Text]:
    """The places one after another, tint by tint."""
    tints = dict.fromkeys(place.tint for place in group.places)
    names = {tint: f" {_tint_name(tint, options) or _name(group, options)} " for tint in tints}
    indent = max(len(name) for name in names.values()) + 1
    lines: list[Text] = []
    for tint, name in names.items():
        entries = [
            Text(f"{code_of(place) or place.id}{note_of(place, letters, options)}")
            for place in group.places
            if place.tint == tint
        ]
        first, *others = flow(entries, options.width - indent, "  ")
        label = Text.assemble((name, _tint_style(tint, options)), " " * (indent - len(name)))
        lines += [label + first, *(Text(" " * indent) + line for line in others)]
    return lines


def _tint_name(tint: str, options: TerminalOptions) -> str:
    return options.tint_names.get(tint, tint)


def _tint_style(tint: str, options: TerminalOptions) -> Style:
    colors = colors_of(tint)
    if options.colors == FULL:
        return Style(color=ink_for(colors.full), bgcolor=colors.full, bold=True)
    if options.colors == BASIC:
        return Style(color=colors.basic_ink, bgcolor=colors.basic)
    return Style.null()
