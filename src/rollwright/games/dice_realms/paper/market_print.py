"""The market: a tray for each face in play, those of a line in a column or a row."""

from functools import lru_cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    rounded,
    translated,
)
from rollwright.games.dice_realms.box.face import FACES, Face
from rollwright.games.dice_realms.box.names import face_name, line_name
from rollwright.games.dice_realms.paper.board import (
    BAND_HEIGHT,
    BOARD_WIDTH,
    MARGIN,
    MOST_KEPT,
    finish_board,
    sentence_case,
    start_board,
)
from rollwright.games.dice_realms.paper.colors import face_color
from rollwright.games.dice_realms.paper.emblem import emblem_of
from rollwright.games.dice_realms.paper.tile_print import name_lines

_DOTS: Final = (1, 2, 4)
_COLUMNS: Final = 5
_STEP: Final = (BOARD_WIDTH - 2 * MARGIN) / _COLUMNS
_TILE: Final = 82.0
_HIGH: Final = 120.0
# Between the faces of a line there is an arrow with what the next one costs.
_LINK: Final = 22.0
_DOWN: Final = _HIGH + _LINK
# A line in a row has its arrows between its columns.
_ACROSS: Final = 1.32
_ROW_HIGH: Final = _HIGH + 5
_RULES: Final = 3
_RULE_HIGH: Final = 18.0
_HEAD: Final = 44.0
_WHITE_HEAD: Final = 28.0
# A longer name has two lines on a tray.
_LONGEST: Final = 11
_HAND: Final = 24.0


def tray_faces(stock: list[int]) -> tuple[int, ...]:
    """The faces that have a tray, in the order of their places: line by line, then white ones."""
    shown = [face for face in FACES if stock[face.number] >= 0 and face.dots]
    colored = [face.number for face in shown if face.line.kind != "white" and face.dots in _DOTS]
    return tuple(colored + [face.number for face in shown if face.line.kind == "white"])


@lru_cache(MOST_KEPT)
def market_print(numbers: tuple[int, ...]) -> Print:
    """The trays of these faces, in this order."""
    faces = [FACES[number] for number in numbers]
    lines = list(dict.fromkeys([face.line.id for face in faces if face.line.kind == "line"]))
    whites = [face for face in faces if face.line.kind == "white"]
    title = Message("dice-realms.group.tray")
    top = BAND_HEIGHT + MARGIN + _RULES * _RULE_HIGH + _HEAD
    rows_top = top + 3 * _DOWN - _LINK + 8
    white_top = rows_top + len(lines) * _ROW_HIGH + (_WHITE_HEAD if whites else 0.0)
    height = white_top + -(-len(whites) // _COLUMNS) * _HIGH + MARGIN - 4
    items = start_board(title, height, Message("dice-realms.print.market"))
    _draw_rules(items)
    if whites:
        _draw_white_head(items, white_top - _WHITE_HEAD)
    places: list[PrintPlace] = []
    columns: list[str] = []
    for face in faces:
        rank = _DOTS.index(face.dots) if face.line.kind != "white" else 0
        if face.line.kind == "standard":
            if face.line.id not in columns:
                columns.append(face.line.id)
                _draw_column(items, face, MARGIN + columns.index(face.line.id) * _STEP, top)
            x, y = MARGIN + columns.index(face.line.id) * _STEP, top + rank * _DOWN
        elif face.line.kind == "line":
            x, y = MARGIN + rank * _ACROSS * _STEP, rows_top + lines.index(face.line.id) * _ROW_HIGH
            if not rank:
                _draw_row(items, face, y)
        else:
            at = whites.index(face)
            x, y = MARGIN + at % _COLUMNS * _STEP, white_top + at // _COLUMNS * _HIGH
        places.append(_tray(items, face, x, y))
    return finish_board("trays", title, height, items, places)


def _draw_rules(items: list[Item]) -> None:
    """What a swap costs."""
    for at in range(_RULES):
        words = translated(Message(f"dice-realms.print.swap-{at + 1}"))
        y = BAND_HEIGHT + 18 + at * _RULE_HIGH
        items.append(TextItem(words, BOARD_WIDTH / 2, y, "tiny", MIDDLE))


def _draw_column(items: list[Item], face: Face, x: float, top: float) -> None:
    """One of the five lines of every game: its emblem, its name, and its arrows downwards."""
    low, middle = top - _HEAD, x + _STEP / 2
    shape = rounded(x + 3, low - 4, _STEP - 6, _HEAD + 3 * _DOWN - _LINK, 12)
    items.append(PathItem(shape, face_color(face.line.color, 1), f"{face.line.color}-line", 1.3))
    items.append(SignItem(emblem_of(face.line.id), middle, low + 10, 20))
    words = sentence_case(translated(line_name(face.line.id)))
    items.append(TextItem(words, middle, low + 34, "small", MIDDLE))
    for at in range(1, len(_DOTS)):
        y = top + at * _DOWN - _LINK / 2 - 1
        items.append(PathItem(f"M{middle - 20:g} {y - 8:g}v15m-6 -6l6 6 6 -6", NONE, "ink", 2.4))
        _draw_cost(items, _DOTS[at] - _DOTS[at - 1], middle + 10, y + 6)


def _draw_row(items: list[Item], face: Face, y: float) -> None:
    """A line that a tile brings: its arrows to the right, its emblem and its name at the end."""
    shape = rounded(MARGIN + 3, y - 4, BOARD_WIDTH - 2 * MARGIN - 6, _HIGH - 2, 12)
    items.append(PathItem(shape, face_color(face.line.color, 1), f"{face.line.color}-line", 1.3))
    for at in range(1, len(_DOTS)):
        x = MARGIN + at * _ACROSS * _STEP - (_ACROSS - 1) * _STEP / 2
        items.append(PathItem(f"M{x - 8:g} {y + 28:g}h16m-6 -6l6 6-6 6", NONE, "ink", 2.4))
        _draw_cost(items, _DOTS[at] - _DOTS[at - 1], x, y + 55)
    x = MARGIN + (2 * _ACROSS + 1 + 5) * _STEP / 2
    items.append(SignItem(emblem_of(face.line.id), x, y + 38, 40))
    words = sentence_case(translated(line_name(face.line.id)))
    items.append(TextItem(words, x, y + 84, "number", MIDDLE))


def _draw_cost(items: list[Item], cost: int, x: float, y: float) -> None:
    items.append(TextItem({"en": f"{cost} :upgrade:"}, x, y, "bold", MIDDLE))


def _draw_white_head(items: list[Item], y: float) -> None:
    items.append(SignItem(emblem_of("white"), MARGIN + 14, y + 12, 18))
    words = translated(Message("dice-realms.print.white"))
    items.append(TextItem(words, MARGIN + 30, y + 17, "tiny"))


def _tray(items: list[Item], face: Face, x: float, y: float) -> PrintPlace:
    """An empty tray with the name of its face; tiles lie on it, and their number stands below."""
    left = x + (_STEP - _TILE) / 2
    box = (left, y, _TILE, _TILE)
    shape = rounded(*box, 12)
    line = f"{face.line.color}-line"
    items.append(PathItem(rounded(left + 2, y + 2, _TILE - 4, _TILE - 4, 10), "place", line, 1.2))
    name = face_name(face)
    middle = x + _STEP / 2
    lines = name_lines(name, _LONGEST)
    for at, words in enumerate(lines):
        low = y + _TILE / 2 + 4 + 14 * (at - (len(lines) - 1) / 2)
        items.append(TextItem(words, middle, low, "small", MIDDLE, "muted"))
    field = (middle - 18, y + _TILE + 3, 46.0, 27.0)
    items.append(PathItem(rounded(*field, 6), "place", "place-line", 1.2))
    items.append(TextItem({"en": "×"}, middle - 27, y + _TILE + 22, "how", MIDDLE))
    center = (field[0] + field[2] / 2, field[1] + field[3] / 2)
    place = PrintPlace(f"tray:{face.id}", name, shape, box, center, _HAND)
    return place if face.line.kind == "white" else _in_line(place, face)


def _in_line(place: PrintPlace, face: Face) -> PrintPlace:
    """The first face of a line tells its name, and the others what they cost after the last one."""
    rank = _DOTS.index(face.dots)
    if not rank:
        return place._replace(heading=line_name(face.line.id))
    cost = _DOTS[rank] - _DOTS[rank - 1]
    printed = Message("dice-realms.price.step", {"count": cost})
    return place._replace(step=("upgrade",) * cost, printed=printed)
