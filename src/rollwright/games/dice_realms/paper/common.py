"""The shared part of the sheet: the shop, the trays, the supply and the Fate die."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, OUTLINED, Mark, Place, box
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import FACES, Face
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name
from rollwright.games.dice_realms.paper.cell import (
    COLUMNS,
    HIGH,
    WIDE,
    counter,
    face_args,
    fate_title,
    icons_of,
    pictures,
)
from rollwright.games.dice_realms.paper.sheet_marks import stock_mark
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.buying import price_of
from rollwright.games.dice_realms.steps.move import (
    WARE_GRAY,
    WARE_GREEN,
    WARE_SET,
    WARE_TOKEN,
    WARE_UPGRADE,
    WARES,
)

_DOTS: Final = (1, 2, 4)
# The wares in the order of the shop.
_SHOP: Final = (WARE_UPGRADE, WARE_TOKEN, WARE_SET, WARE_GRAY, WARE_GREEN)
# Printed before the number of what is left.
_TIMES: Final = "×"
COMMON: Final = ("shop", "tray", "supply", "fate")


def common_places(board: Board, realm: Realm) -> list[Place]:
    """All shared places, with the prices for this realm."""
    drawn = _shop_places(board, realm)
    drawn += _tray_places(board)
    drawn += _supply_places(board)
    return drawn + _fate_places(board)


def _shop_places(board: Board, realm: Realm) -> list[Place]:
    """The wares, each with its price; dice with the number left."""
    left = {WARE_GRAY: board.gray, WARE_GREEN: board.green}
    return [_shop_place(realm, ware, at, left.get(ware)) for at, ware in enumerate(_SHOP)]


def _shop_place(realm: Realm, ware: int, at: int, left: int | None) -> Place:
    name, price = WARES[ware], price_of(realm, ware)
    grain = BOX.die_grain if left is not None else 0
    args: dict[str, object] = {"price": price, "grain": grain, "count": left}
    mark = Mark() if left is None else stock_mark(left, bool(realm.discount()))
    return Place(
        id=f"shop:{name}",
        group="shop",
        outline=box(at % COLUMNS * WIDE, at // COLUMNS * HIGH, WIDE, HIGH),
        mark=mark.mark,
        text=mark.text,
        print=_TIMES if mark.text else "",
        name=Message(f"dice-realms.shop.{name}", args),
        tint=name if ware == WARE_GREEN else "",
        icons=pictures([("coin", price), ("grain", grain)]),
        title=Message(f"dice-realms.ware.{name}"),
    )


def _tray_places(board: Board) -> list[Place]:
    """The faces in play: a row for each line, and the white ones below."""
    drawn: list[Place] = []
    rows: dict[str, int] = {}
    white = 0
    for face in FACES:
        if board.stock[face.number] == NONE or not face.dots:
            continue
        if face.dots in _DOTS and face.line.kind != "white":
            row = rows.setdefault(face.line.id, len(rows))
            drawn.append(_tray_place(board, face, _DOTS.index(face.dots), row))
    for face in FACES:
        if board.stock[face.number] != NONE and face.line.kind == "white":
            column, row = white % COLUMNS, len(rows) + white // COLUMNS
            drawn.append(_tray_place(board, face, column, row))
            white += 1
    return drawn


def _tray_place(board: Board, face: Face, column: int, row: int) -> Place:
    left = board.stock[face.number]
    args = {"left": left, **face_args(face)}
    return Place(
        id=f"tray:{face.id}",
        group="tray",
        outline=box(column * WIDE, row * HIGH, WIDE, HIGH),
        mark=BLANK if left else CROSSED,
        text=str(left),
        print=_TIMES,
        name=Message("dice-realms.place.tray", args),
        tint=face.line.color,
        icons=icons_of(face),
        title=face_name(face),
        dots=face.dots,
    )


def _supply_places(board: Board) -> list[Place]:
    counts = {
        "grain": max(0, board.grain),
        "vp": max(0, board.vp),
        "misery": max(0, board.misery),
    }
    return [
        counter(
            f"supply:{name}", Message(f"dice-realms.supply.{name}", {"count": count}), count, at
        )
        for at, (name, count) in enumerate(counts.items())
    ]


def _fate_places(board: Board) -> list[Place]:
    """The six faces of the Fate die, the one on top outlined."""
    top = board.fates.index(board.fate) if board.fate != NONE else NONE
    return [
        Place(
            id=f"fate:{side + 1}",
            group="fate",
            outline=box(side % COLUMNS * WIDE, side // COLUMNS * HIGH, WIDE, HIGH),
            mark=OUTLINED if side == top else BLANK,
            text="",
            print="",
            name=fate_title(FATES[fate]),
            tint="red",
            icons=(),
            title=fate_name(FATES[fate]),
        )
        for side, fate in enumerate(board.fates)
    ]
