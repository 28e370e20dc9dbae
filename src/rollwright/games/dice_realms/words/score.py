"""What a score is made of."""

from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import die_name
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import GRAY, GREEN, new_die
from rollwright.games.dice_realms.pieces.realm import Realm


def result(realm: Realm) -> dict[str, object]:
    """The numbers behind a score, by name."""
    return {
        "faces": realm.face_points(),
        "chips": realm.vp,
        "destroyed": -2 * realm.destroyed(),
        "misery": -2 * realm.misery,
        "grain": realm.grain,
    }


def breakdown(realm: Realm) -> list[Part]:
    """The faces die by die, then everything else."""
    heading, other = Message("dice-realms.number.faces"), Message("dice-realms.number.others")
    parts = [Part(heading, die_name(die.name()), die.points()) for die in realm.dice]
    for name, score in (("chips", realm.vp), ("misery", -2 * realm.misery)):
        parts.append(Part(other, Message(f"dice-realms.number.{name}"), score))
    return parts


def features(board: Board, seat: int) -> dict[str, int]:
    """How many of each face a seat put on its dice, and which dice it bought."""
    realm = board.realms[seat]
    start = [face for die in realm.dice for face in new_die(die.color, 0).faces]
    faces = [face for die in realm.dice for face in die.faces]
    found = {
        f"face.{face.id}": max(0, faces.count(face.number) - start.count(face.number))
        for face in FACES
        if face.dots and board.stock[face.number] != NONE
    }
    for name, color in (("bought.gray", GRAY), ("bought.green", GREEN)):
        found[name] = sum([die.color == color for die in realm.dice])
    return found
