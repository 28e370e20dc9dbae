"""What lies before a seat: its dice with their faces, its goods, the trays and the supply."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, OUTLINED, Place, box
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import COSTS, DESTROYED, FACES, Face
from rollwright.games.dice_realms.box.fate import FATES, FateFace
from rollwright.games.dice_realms.box.names import amount, die_name, face_name, fate_name, line_name
from rollwright.games.dice_realms.box.power import COLLECT, GAIN, GOODS
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED, Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.buying import price_of
from rollwright.games.dice_realms.steps.move import (
    BLOCK,
    BUY,
    CLOSE,
    COLLECT_ALL,
    DONE,
    IMPROVE,
    PROMOTE_TO,
    SELL,
    SUFFER,
    SWAP,
    WARE_GRAY,
    WARE_GREEN,
    WARE_SET,
    WARE_TOKEN,
    WARE_UPGRADE,
    WARES,
    die_of,
    first_of,
    kind_of,
    second_of,
)

# More pictures than that are told by numbers.
_FEW: Final = 3
# A cell with the name of a face is so wide.
_WIDE: Final = 2.4
_HIGH: Final = 1.3
_COLUMNS: Final = 3
_DOTS: Final = (1, 2, 4)
# The wares in the order of the shop.
_SHOP: Final = (WARE_UPGRADE, WARE_TOKEN, WARE_SET, WARE_GRAY, WARE_GREEN)
# What lies on the table for all.
COMMON: Final = ("shop", "tray", "supply", "fate")
# Moves of these kinds belong to no place.
_LOOSE: Final = (DONE, SUFFER, BLOCK, COLLECT_ALL, SELL, SWAP, CLOSE)


def places(board: Board, seat: int) -> list[Place]:
    """Everything that this seat sees."""
    realm = board.realms[seat]
    drawn: list[Place] = []
    for die in realm.dice:
        drawn += [_side_place(die, side) for side in range(len(die.faces))]
    drawn += _goods_places(realm)
    drawn += _shop_places(board, realm)
    drawn += _tray_places(board)
    drawn += _supply_places(board)
    drawn += _fate_places(board)
    return drawn + _dice_places(board, realm)


def place_of(board: Board, seat: int, move: int) -> str:
    """The place that a tap for this move would hit."""
    kind = kind_of(move)
    if kind in (IMPROVE, PROMOTE_TO):
        return f"tray:{FACES[second_of(move)].id}"
    if kind == BUY:
        return f"shop:{WARES[first_of(move)]}"
    if kind in _LOOSE:
        return ""
    return f"die:{board.realms[seat].dice[die_of(move)].name()}"


def sources_of(board: Board, seat: int, move: int) -> list[str]:
    """The places of which one is taken in hand for this move: equal faces are as good."""
    if kind_of(move) not in (IMPROVE, PROMOTE_TO):
        return []
    die = board.realms[seat].dice[die_of(move)]
    sides = [side for side, face in enumerate(die.faces) if face == first_of(move)]
    return [f"{die.name()}:{side + 1}" for side in sides]


def note_of(move: int) -> str:
    """How many upgrades a swap costs."""
    if kind_of(move) == IMPROVE:
        return str(COSTS[first_of(move)][second_of(move)])
    return "0" if kind_of(move) == PROMOTE_TO else ""


def _icons(face: Face) -> tuple[str, ...]:
    """Small pictures of what a face gains; nothing where words say it better."""
    counts = [("shield", face.shields)]
    for power in face.powers:
        if power.step == COLLECT and power.kind == GAIN and not power.per:
            counts += list(zip(GOODS, power.gain, strict=True))
    return _pictures(counts)


def _pictures(counts: list[tuple[str, int]]) -> tuple[str, ...]:
    """A picture for each piece; where those are many, one of each kind after its number."""
    icons: list[str] = []
    many = sum([count for _, count in counts]) > _FEW
    for name, count in counts:
        icons += [str(count), name] if many and count > 1 else [name] * count
    return tuple(icons)


def _face_args(face: Face) -> dict[str, object]:
    """What there is to say of a face."""
    return {
        "face": face_name(face),
        "line": line_name(face.line.id),
        "powers": describe(face),
        "count": face.dots,
    }


def _side_place(die: Die, side: int) -> Place:
    face = FACES[die.faces[side]]
    args = _face_args(face)
    key = "showing" if side == die.side else "side"
    mark = OUTLINED if side == die.side else BLANK
    if face.number == DESTROYED:
        mark = CROSSED
    elif side == die.side and not die.active:
        mark, key = CROSSED, "lost"
    return Place(
        id=f"{die.name()}:{side + 1}",
        group=die.name(),
        outline=box(side % _COLUMNS * _WIDE, side // _COLUMNS * _HIGH, _WIDE, _HIGH),
        mark=mark,
        text="",
        print="",
        name=Message(f"dice-realms.place.{key}", args),
        tint=face.line.color,
        icons=_icons(face),
        title=face_name(face),
        dots=face.dots,
    )


def _goods_places(realm: Realm) -> list[Place]:
    counts = {
        "grain": realm.grain,
        "vp": realm.vp,
        "coin": realm.coins + realm.treasury,
        "upgrade": realm.upgrades,
        "token": realm.tokens,
        "set": realm.sets,
        "misery": realm.misery,
    }
    return [
        _counter(f"goods:{name}", amount(name, count), count, at)
        for at, (name, count) in enumerate(counts.items())
    ]


def _counter(place: str, name: Message, count: int, at: int) -> Place:
    group, _, good = place.partition(":")
    return Place(
        id=place,
        group=group,
        outline=box(at * 1.5, 0, 1.5, 1.0),
        mark=BLANK,
        text=str(count),
        print="",
        name=name,
        tint="",
        icons=(good,),
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
            column, row = white % _COLUMNS, len(rows) + white // _COLUMNS
            drawn.append(_tray_place(board, face, column, row))
            white += 1
    return drawn


def _tray_place(board: Board, face: Face, column: int, row: int) -> Place:
    left = board.stock[face.number]
    args = {"left": left, **_face_args(face)}
    return Place(
        id=f"tray:{face.id}",
        group="tray",
        outline=box(column * _WIDE, row * _HIGH, _WIDE, _HIGH),
        mark=BLANK if left else CROSSED,
        text=f"×{left}",
        print="",
        name=Message("dice-realms.place.tray", args),
        tint=face.line.color,
        icons=_icons(face),
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
        _counter(
            f"supply:{name}", Message(f"dice-realms.supply.{name}", {"count": count}), count, at
        )
        for at, (name, count) in enumerate(counts.items())
    ]


def _shop_places(board: Board, realm: Realm) -> list[Place]:
    """What coins buy, each with its price; dice with how many are left."""
    left = {WARE_GRAY: board.gray, WARE_GREEN: board.green}
    return [_shop_place(realm, ware, at, left.get(ware)) for at, ware in enumerate(_SHOP)]


def _shop_place(realm: Realm, ware: int, at: int, left: int | None) -> Place:
    name, price = WARES[ware], price_of(realm, ware)
    grain = BOX.die_grain if left is not None else 0
    args: dict[str, object] = {"price": price, "grain": grain, "count": left}
    return Place(
        id=f"shop:{name}",
        group="shop",
        outline=box(at % _COLUMNS * _WIDE, at // _COLUMNS * _HIGH, _WIDE, _HIGH),
        mark=CROSSED if left == 0 else BLANK,
        text="" if left is None else f"×{left}",
        print="",
        name=Message(f"dice-realms.shop.{name}", args),
        tint=name if ware == WARE_GREEN else "",
        icons=_pictures([("coin", price), ("grain", grain)]),
        title=Message(f"dice-realms.ware.{name}"),
    )


def _fate_places(board: Board) -> list[Place]:
    """The six faces of the Fate die, the one on top outlined."""
    top = board.fates.index(board.fate) if board.fate != NONE else NONE
    return [
        Place(
            id=f"fate:{side + 1}",
            group="fate",
            outline=box(side % _COLUMNS * _WIDE, side // _COLUMNS * _HIGH, _WIDE, _HIGH),
            mark=OUTLINED if side == top else BLANK,
            text="",
            print="",
            name=_fate_name(FATES[fate]),
            tint="red",
            icons=(),
            title=fate_name(FATES[fate]),
        )
        for side, fate in enumerate(board.fates)
    ]


def _fate_name(fate: FateFace) -> Message:
    args: dict[str, object] = {
        "face": fate_name(fate),
        "powers": describe_fate(fate),
    }
    return Message("dice-realms.place.fate", args)


def _dice_places(board: Board, realm: Realm) -> list[Place]:
    if not board.fates or board.fate == NONE:
        return []
    fate = board.fate_face()
    drawn = [
        Place(
            id="die:fate",
            group="dice",
            outline=box(0, 0),
            mark=BLANK,
            text="",
            print="red",
            name=_fate_name(fate),
            tint="red",
            icons=(),
            title=fate_name(fate),
        )
    ]
    return drawn + [
        _die_place(die, at + 1) for at, die in enumerate(realm.dice) if die.side != UNROLLED
    ]


def _die_place(die: Die, at: int) -> Place:
    face = die.showing()
    args = {"die": die_name(die.name()), **_face_args(face)}
    return Place(
        id=f"die:{die.name()}",
        group="dice",
        outline=box(2 * at, 0),
        mark=BLANK if die.active else CROSSED,
        text="",
        print=die.name(),
        name=Message("dice-realms.place.die" if die.active else "dice-realms.place.die-lost", args),
        tint=face.line.color,
        icons=_icons(face),
        title=face_name(face),
        dots=face.dots,
    )
