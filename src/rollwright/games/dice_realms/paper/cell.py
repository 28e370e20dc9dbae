"""Cells of the paper: their sizes, pictures and texts."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.place import BLANK, Place, box
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import Face
from rollwright.games.dice_realms.box.fate import FateFace
from rollwright.games.dice_realms.box.names import face_name, fate_name, line_name
from rollwright.games.dice_realms.box.power import COLLECT, GAIN, GOODS

# More pictures than this are replaced by a number.
_FEW: Final = 3
# The width of a cell with the name of a face.
WIDE: Final = 2.4
HIGH: Final = 1.3
COLUMNS: Final = 3


def icons_of(face: Face) -> tuple[str, ...]:
    """Small pictures of the gains of a face; none if words describe it better."""
    counts = [("shield", face.shields)]
    for power in face.powers:
        if power.step == COLLECT and power.kind == GAIN and not power.per:
            counts += list(zip(GOODS, power.gain, strict=True))
    return pictures(counts)


def pictures(counts: list[tuple[str, int]]) -> tuple[str, ...]:
    """A picture for each piece; if there are many, one picture of each kind with its number."""
    icons: list[str] = []
    many = sum([count for _, count in counts]) > _FEW
    for name, count in counts:
        icons += [str(count), name] if many and count > 1 else [name] * count
    return tuple(icons)


def face_args(face: Face) -> dict[str, object]:
    """The arguments of messages about a face."""
    return {
        "face": face_name(face),
        "line": line_name(face.line.id),
        "powers": describe(face),
        "count": face.dots,
    }


def counter(place: str, name: Message, count: int, at: int) -> Place:
    """A number of pieces, with their picture."""
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


def fate_title(fate: FateFace, *, rolled: bool = False) -> Message:
    """The title of a face of the Fate die, with its effect."""
    args: dict[str, object] = {
        "face": fate_name(fate),
        "powers": describe_fate(fate, rolled=rolled),
    }
    return Message("dice-realms.place.fate", args)
