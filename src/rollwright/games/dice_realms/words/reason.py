"""Reasons shared by several steps."""

from rollwright.core.message import Message, Who
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import face_name
from rollwright.games.dice_realms.pieces.die import GREEN, Die


def reason(key: str, args: dict[str, object] | None = None) -> Message:
    """One of the reasons of this game."""
    return Message(f"dice-realms.{key}", args if args is not None else {})


def others_first(claims: list[tuple[int, int]]) -> Message:
    """A seat earlier in the order may take all that is left; names the first such seat."""
    takers = [seat for most, seat in claims if most]
    return reason("others-first", {"seat": Who(takers[0])})


def unfit(die: Die, face: int) -> Message:
    """Why a face is not allowed on this die."""
    if die.color == GREEN and not FACES[face].is_green:
        return reason("green-only", {"face": face_name(FACES[face])})
    return reason("one-a-die", {"face": face_name(FACES[face])})
