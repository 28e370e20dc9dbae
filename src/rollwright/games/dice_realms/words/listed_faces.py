"""All faces as a list, with how much is known of each."""

from rollwright.core.game import GameFace
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name, line_name


def listed_faces() -> list[GameFace]:
    """The faces of the dice line by line, then those of the Fate die."""
    faces = [
        GameFace(
            face.id,
            face_name(face),
            face.line.id,
            line_name(face.line.id),
            face.dots,
            face.count,
            describe(face),
            face.origin,
        )
        for face in FACES
    ]
    fates = [
        GameFace(
            fate.id,
            fate_name(fate),
            "fate",
            Message("dice-realms.group.fate"),
            0,
            fate.copies + fate.spare,
            describe_fate(fate),
            fate.origin,
        )
        for fate in FATES
    ]
    return faces + fates
