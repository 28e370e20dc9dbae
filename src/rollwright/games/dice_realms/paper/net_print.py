"""Nets: a die unfolded into its six sides, for each die of a seat and for the Fate die."""

from functools import lru_cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    ASIDE,
    BOARD,
    END,
    MIDDLE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    polygon,
    rounded,
    translated,
)
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import FACES, SIDES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import die_name, face_name, fate_name
from rollwright.games.dice_realms.paper.board import MOST_KEPT, sentence_case
from rollwright.games.dice_realms.paper.colors import THEME
from rollwright.games.dice_realms.paper.emblem import FATE_EMBLEM, emblem_of
from rollwright.games.dice_realms.paper.tile_print import name_lines, used_symbols

FATE: Final = "fate"
_CELL: Final = 104.0
_MARGIN: Final = 22.0
# The frame of the body around each side, and the edge of paper around its face: there a pencil mark
# is seen on dice of every color.
_FRAME: Final = 4.0
_EDGE: Final = 4.0
_TAB: Final = 13.0
# Where each side lies in the net, in columns and rows, and which edges have tabs for the glue.
# Seven pairs of edges meet when it is folded, and one of each pair has a tab: those of the upper
# and the lower side all around, and the end of the strip between them.
CELLS: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
TABS: Final = (
    ((1, 1), (1, 0)),
    ((1, 0), (2, 0)),
    ((2, 0), (2, 1)),
    ((2, 2), (2, 3)),
    ((2, 3), (1, 3)),
    ((1, 3), (1, 2)),
    ((0, 2), (0, 1)),
)
_OUTLINE: Final = (
    *((1, 0), (2, 0), (2, 1), (4, 1), (4, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2), (0, 1)),
    (1, 1),
)
NET_WIDTH: Final = 4 * _CELL + 2 * _MARGIN
NET_HEIGHT: Final = 3 * _CELL + 2 * _MARGIN
_MILLIMETRES: Final = 92.0
# How pale the emblem of a face is where the face lies at the start.
_PALE: Final = 0.4
# A longer name has two lines on a side.
_LONGEST: Final = 12
# The lines of notes below the title.
_NOTES: Final = {FATE: 3}
# The course of a round stands in the lower corner that the net of the Fate die leaves free.
# A list: the compiler takes a tuple of decimals for missing.
_COURSE: Final = [256.0, 256.0]
_COURSE_LINES: Final = 6


@lru_cache(MOST_KEPT)
def net_print(die: str, fates: tuple[int, ...] = ()) -> Print:
    """The net of a die, by its name in the notation, or of the Fate die with these faces."""
    kind = die.rstrip("0123456789")
    body = f"body-{kind}"
    items: list[Item] = [
        PathItem(rounded(0.6, 0.6, NET_WIDTH - 1.2, NET_HEIGHT - 1.2, 16), "paper", "line", 1.2)
    ]
    items += [PathItem(_tab(start, end), "t3", "body-line", 1.2, "4 3") for start, end in TABS]
    outline = polygon([_at(column, row) for column, row in _OUTLINE])
    items.append(PathItem(outline, body, "body-line", 2))
    places: list[PrintPlace] = []
    for side in range(SIDES):
        places.append(_side(items, die, side))
        if die != FATE:
            face = FACES[_start_faces(kind)[side]]
            _draw_start(items, emblem_of(face.line.id), face_name(face), side)
        elif fates:
            fate = FATES[fates[side]]
            _draw_start(items, f"fate-{fate.id}", fate_name(fate), side)
    if die == FATE:
        _draw_course(items)
    _draw_title(items, die, kind)
    title = sentence_case(translated(die_name(die)))
    name = FATE if die == FATE else f"die-{die}"
    return Print(
        name,
        title,
        NET_WIDTH,
        NET_HEIGHT,
        THEME,
        items,
        places,
        [],
        used_symbols(items),
        _MILLIMETRES,
        role=ASIDE if die == FATE else BOARD,
    )


def _at(column: float, row: float) -> tuple[float, float]:
    return _MARGIN + column * _CELL, _MARGIN + row * _CELL


def _tab(start: tuple[int, int], end: tuple[int, int]) -> str:
    """A flap at the edge from one corner to another, on the left of that way."""
    (x1, y1), (x2, y2) = _at(*start), _at(*end)
    along = ((x2 - x1) / _CELL, (y2 - y1) / _CELL)
    out = (along[1] * _TAB, -along[0] * _TAB)
    first = (x1 + along[0] * _TAB + out[0], y1 + along[1] * _TAB + out[1])
    second = (x2 - along[0] * _TAB + out[0], y2 - along[1] * _TAB + out[1])
    return polygon([(x1, y1), first, second, (x2, y2)])


def _side(items: list[Item], die: str, side: int) -> PrintPlace:
    x, y = _at(*CELLS[side])
    paper = _CELL - 2 * _FRAME
    inset, size = _FRAME + _EDGE, paper - 2 * _EDGE
    items.append(
        PathItem(rounded(x + _FRAME, y + _FRAME, paper, paper, 14), "place", "body-line", 1.2)
    )
    box = (x + inset, y + inset, size, size)
    shape = rounded(*box, 13)
    center = (x + _CELL / 2, y + _CELL / 2)
    # Only the number of the side, small and pale: it is no value of the die.
    items.append(
        TextItem(
            {"en": str(side + 1)}, x + inset + 9, y + inset + 15, "small", MIDDLE, "place-line"
        )
    )
    args: dict[str, object] = {"die": die_name(die), "number": side + 1}
    return PrintPlace(
        f"{die}:{side + 1}", Message("dice-realms.print.side", args), shape, box, center, 44.0
    )


def _start_faces(kind: str) -> list[int]:
    return BOX.start_green if kind == "green" else BOX.start_faces


def _draw_start(items: list[Item], sign: str, name: Message, side: int) -> None:
    """The face that lies on a side at the start, pale: there its name tells where to begin."""
    x, y = _at(*CELLS[side])
    middle = x + _CELL / 2
    items.append(SignItem(sign, middle, y + 44, 30, _PALE))
    lines = name_lines(name, _LONGEST)
    for at, words in enumerate(lines):
        low = y + 78 + 14 * at - 4 * (len(lines) - 1)
        items.append(TextItem(words, middle, low, "tiny", MIDDLE, "muted"))


def _draw_course(items: list[Item]) -> None:
    """What happens in a round, one step below the other, and the sign of the Fate die."""
    x, y = _COURSE
    for at in range(_COURSE_LINES):
        words = translated(Message(f"dice-realms.print.course-{at + 1}"))
        items.append(TextItem(words, x, y + 16.5 * at, "tiny"))
    items.append(SignItem(FATE_EMBLEM, _MARGIN + 36, _MARGIN + 42, 44))


def _draw_title(items: list[Item], die: str, kind: str) -> None:
    """The name of the die in the corner that the net leaves free, and what is special about it."""
    right = NET_WIDTH - 18
    title = sentence_case(translated(die_name(die)))
    items.append(TextItem(title, right, _MARGIN + 26, "number", END))
    for at in range(_NOTES.get(kind, 2)):
        note = translated(Message(f"dice-realms.print.die-{kind}{at + 1}"))
        items.append(TextItem(note, right, _MARGIN + 48 + 18 * at, "subtitle", END, "muted"))
