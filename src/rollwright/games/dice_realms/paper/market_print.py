"""The market: a tray for each face in play, those of a line in a column or a row."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
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
    finish_board,
    sentence_case,
    start_board,
)
from rollwright.games.dice_realms.paper.colors import face_color
from rollwright.games.dice_realms.paper.emblem import emblem_of

_DOTS: Final = (1, 2, 4)
_COLUMNS: Final = 5
_STEP: Final = (BOARD_WIDTH - 2 * MARGIN) / _COLUMNS
_TILE: Final = 82.0
_HIGH: Final = 120.0
_HEAD: Final = 44.0
_WHITE_HEAD: Final = 26.0
# A longer name does not fit on a tray.
_LONGEST: Final = 12
_HAND: Final = 24.0


def tray_faces(stock: list[int]) -> tuple[int, ...]:
    """The faces that have a tray, in the order of their places: line by line, then white ones."""
    shown = [face for face in FACES if stock[face.number] >= 0 and face.dots]
    colored = [face.number for face in shown if face.line.kind != "white" and face.dots in _DOTS]
    return tuple(colored + [face.number for face in shown if face.line.kind == "white"])


@cache
def market_print(numbers: tuple[int, ...]) -> Print:
    """The trays of these faces, in this order."""
    faces = [FACES[number] for number in numbers]
    spots, rows, heads = _arranged(faces)
    title = Message("dice-realms.group.tray")
    top = BAND_HEIGHT + MARGIN + _HEAD
    whites = [at for at, face in enumerate(faces) if face.line.kind == "white"]
    white_top = _WHITE_HEAD if whites else 0.0
    height = top + rows * _HIGH + white_top + MARGIN
    items = start_board(title, height, Message("dice-realms.print.market"))
    for face, column, row in heads:
        _draw_head(items, face, column, row, top)
    if whites:
        _draw_white_head(items, top + spots[whites[0]][1] * _HIGH)
    places: list[PrintPlace] = []
    for face, (across, down) in zip(faces, spots, strict=True):
        lower = white_top if face.line.kind == "white" else 0.0
        places.append(_tray(items, face, MARGIN + across * _STEP, top + down * _HIGH + lower))
    return finish_board("trays", title, height, items, places)


def _arranged(
    faces: list[Face],
) -> tuple[list[tuple[int, int]], int, list[tuple[Face, float, float]]]:
    """The column and row of each face, the number of rows, and where each line has its head.

    The five lines of every game are columns; one that a tile brings is a row, and its head stands
    beside it. White faces come last.
    """
    spots: list[tuple[int, int]] = []
    heads: list[tuple[Face, float, float]] = []
    columns: list[str] = []
    rows: list[str] = []
    white = 0
    for face in faces:
        if face.line.kind == "standard":
            if face.line.id not in columns:
                columns.append(face.line.id)
                heads.append((face, float(columns.index(face.line.id)), -1.0))
            spots.append((columns.index(face.line.id), _DOTS.index(face.dots)))
        elif face.line.kind == "line":
            if face.line.id not in rows:
                rows.append(face.line.id)
                heads.append((face, 3.0, 2.0 + len(rows)))
            spots.append((_DOTS.index(face.dots), 2 + len(rows)))
        else:
            spots.append((white % _COLUMNS, 3 + len(rows) + white // _COLUMNS))
            white += 1
    return spots, 3 + len(rows) + -(-white // _COLUMNS), heads


def _draw_head(items: list[Item], face: Face, column: float, row: float, top: float) -> None:
    """The emblem and the name of a line."""
    x = MARGIN + column * _STEP
    words = sentence_case(translated(line_name(face.line.id)))
    if row < 0:
        low = BAND_HEIGHT + MARGIN
        shape = rounded(x + 3, low - 6, _STEP - 6, _HEAD + 3 * _HIGH + 2, 12)
        items.append(
            PathItem(shape, face_color(face.line.color, 1), f"{face.line.color}-line", 1.3)
        )
        items.append(SignItem(emblem_of(face.line.id), x + _STEP / 2, low + 8, 20))
        items.append(TextItem(words, x + _STEP / 2, low + 32, "small", MIDDLE))
        return
    y = top + row * _HIGH
    shape = rounded(MARGIN + 3, y - 2, BOARD_WIDTH - 2 * MARGIN - 6, _HIGH - 4, 12)
    items.append(PathItem(shape, face_color(face.line.color, 1), f"{face.line.color}-line", 1.3))
    items.append(SignItem(emblem_of(face.line.id), x + _STEP, y + 38, 40))
    items.append(TextItem(words, x + _STEP, y + 84, "number", MIDDLE))


def _draw_white_head(items: list[Item], y: float) -> None:
    items.append(SignItem(emblem_of("white"), MARGIN + 14, y + 11, 18))
    items.append(
        TextItem(translated(Message("dice-realms.print.white")), MARGIN + 30, y + 16, "bold")
    )


def _tray(items: list[Item], face: Face, x: float, y: float) -> PrintPlace:
    """An empty tray with the name of its face; tiles lie on it, and their number stands below."""
    left = x + (_STEP - _TILE) / 2
    box = (left, y, _TILE, _TILE)
    shape = rounded(*box, 12)
    line = f"{face.line.color}-line"
    items.append(PathItem(rounded(left + 2, y + 2, _TILE - 4, _TILE - 4, 10), "place", line, 1.2))
    name = face_name(face)
    middle = x + _STEP / 2
    words = translated(name)
    if max([len(text) for text in words.values()]) <= _LONGEST:
        items.append(TextItem(words, middle, y + _TILE / 2 + 4, "small", MIDDLE, "muted"))
    field = (middle - 18, y + _TILE + 3, 46.0, 27.0)
    items.append(PathItem(rounded(*field, 6), "place", "place-line", 1.2))
    items.append(TextItem({"en": "×"}, middle - 27, y + _TILE + 22, "how", MIDDLE))
    center = (field[0] + field[2] / 2, field[1] + field[3] / 2)
    return PrintPlace(f"tray:{face.id}", name, shape, box, center, _HAND)
