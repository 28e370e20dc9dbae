"""The input needed when real dice are rolled."""

from rollwright.core.message import Message, Who
from rollwright.core.wanted import RealDie, Side, Wanted
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import die_name, face_name, fate_name, tile_name
from rollwright.games.dice_realms.box.tile import TILES
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.steps.fortune import FortuneBoard


def wanted(board: FortuneBoard) -> Wanted:
    """The tile, the Fate die or the dice that come next, with all their sides."""
    if not board.fates:
        names = [TILES[tile].id for tile in board.drawable()]
        sides = [Side(name, tile_name(name)) for name in names]
        numbers: dict[str, object] = {"number": len(board.tiles) + 1, "of": board.setup.draws()}
        tile = RealDie(Message("dice-realms.wanted.tile"), sides)
        return Wanted(Message("dice-realms.wanted.draws", numbers), "tile", [tile], True)
    if board.fate == NONE:
        faces = [FATES[fate] for fate in dict.fromkeys(board.fates)]
        sides = [Side(face.id, fate_name(face)) for face in faces]
        sentence = Message("dice-realms.wanted.fate", {"seat": Who(board.holder)})
        die = RealDie(die_name("fate"), sides)
        return Wanted(sentence, "fate", [die], True)
    return _wanted_dice(board)


def _wanted_dice(board: FortuneBoard) -> Wanted:
    seat = board.rolling_seat()
    dice = [
        RealDie(
            die_name(die.name()),
            [Side(FACES[face].id, face_name(FACES[face])) for face in die.kinds()],
        )
        for die in board.rolling_dice()
    ]
    names: list[object] = [die.name for die in dice]
    key = "rolls" if board.reroll_seat == NONE else "rerolls"
    sentence = Message(f"dice-realms.wanted.{key}", {"seat": Who(seat), "dice": names})
    return Wanted(sentence, str(seat), dice, True)
