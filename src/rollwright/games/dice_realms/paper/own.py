"""A seat's own part of the sheet: the faces of its dice, its goods, and its rolled dice."""

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, OUTLINED, Place, box
from rollwright.core.table_die import TableDie
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.names import amount, die_name, face_name, fate_name
from rollwright.games.dice_realms.paper.cell import (
    COLUMNS,
    HIGH,
    WIDE,
    counter,
    face_args,
    fate_title,
    icons_of,
)
from rollwright.games.dice_realms.paper.goods_counter import goods_of
from rollwright.games.dice_realms.paper.goods_print import SEAT_GOODS
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED, Die
from rollwright.games.dice_realms.pieces.realm import Realm


def own_places(realm: Realm) -> list[Place]:
    """The faces of its dice, and its goods."""
    drawn: list[Place] = []
    for die in realm.dice:
        drawn += [_side_place(die, side) for side in range(len(die.faces))]
    return drawn + _goods_places(realm)


def _side_place(die: Die, side: int) -> Place:
    face = FACES[die.faces[side]]
    args = face_args(face)
    key = "showing" if side == die.side else "side"
    mark = OUTLINED if side == die.side else BLANK
    if face.number == DESTROYED:
        mark = CROSSED
    elif side == die.side and not die.active:
        mark, key = CROSSED, "lost"
    return Place(
        id=f"{die.name()}:{side + 1}",
        group=die.name(),
        outline=box(side % COLUMNS * WIDE, side // COLUMNS * HIGH, WIDE, HIGH),
        mark=mark,
        text="",
        print="",
        name=Message(f"dice-realms.place.{key}", args),
        tint=face.line.color,
        icons=icons_of(face),
        title=face_name(face),
        dots=face.dots,
    )


def _goods_places(realm: Realm) -> list[Place]:
    counts = zip(SEAT_GOODS, goods_of(realm), strict=True)
    return [
        counter(f"goods:{name}", amount(name, count), count, at)
        for at, (name, count) in enumerate(counts)
    ]


def dice_places(board: Board, realm: Realm) -> list[Place]:
    """The rolled dice: the Fate die, and its own."""
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
            name=fate_title(fate),
            tint="red",
            icons=(),
            title=fate_name(fate),
        )
    ]
    return drawn + [
        _die_place(die, at + 1) for at, die in enumerate(realm.dice) if die.side != UNROLLED
    ]


def table_dice(board: Board, realm: Realm | None) -> list[TableDie]:
    """The rolled dice as tiles: the Fate die, and those of a realm."""
    if not board.fates or board.fate == NONE:
        return []
    fate = board.fate_face()
    drawn = [TableDie("fate", "", fate_title(fate, rolled=True), "red", BLANK, fate.id)]
    dice = realm.dice if realm is not None else []
    for die in dice:
        if die.side != UNROLLED:
            args = {"die": die_name(die.name()), **face_args(die.showing())}
            key = "dice-realms.place.die" if die.active else "dice-realms.place.die-lost"
            mark = BLANK if die.active else CROSSED
            drawn.append(
                TableDie(die.name(), "", Message(key, args), die.name(), mark, die.showing().id)
            )
    return drawn


def _die_place(die: Die, at: int) -> Place:
    face = die.showing()
    args = {"die": die_name(die.name()), **face_args(face)}
    return Place(
        id=f"die:{die.name()}",
        group="dice",
        outline=box(2 * at, 0),
        mark=BLANK if die.active else CROSSED,
        text="",
        print=die.name(),
        name=Message("dice-realms.place.die" if die.active else "dice-realms.place.die-lost", args),
        tint=face.line.color,
        icons=icons_of(face),
        title=face_name(face),
        dots=face.dots,
    )
