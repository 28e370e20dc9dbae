"""Faces and their lines, read from their file."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.box.fitness import check_face
from rollwright.games.dice_realms.box.power import (
    ATTACK,
    COLLECT,
    KIND_COUNT,
    REROLL,
    UPGRADE,
    Power,
    check_tables,
    read_flag,
    read_id,
    read_power,
    read_table,
)

PACKAGE: Final = "rollwright.games.dice_realms.box"
ORIGINS: Final = ("printed", "deduced", "reconstructed")
KINDS: Final = ("standard", "white", "line", "ruin")
COLORS: Final = ("green", "yellow", "blue", "orange", "purple", "white", "red", "gray")
WHITE: Final = "white"
GREEN: Final = "green"
LANDS: Final = "lands"
# The number of faces of every die, including the Fate die.
SIDES: Final = 6

_LINE_FIELDS: Final = ("id", "color", "kind", "origin")
FACE_FIELDS: Final = (
    *("id", "line", "dots", "count", "powers", "origin", "one_a_die"),
    *("shields", "grain_shields", "safe_dice", "harvest", "score", "discount"),
)
_FACE_PARTS: Final = ("name", "dots", "count", "powers", "limit")


class Line:
    """A line of faces: its colour, and whether it is always in play."""

    __slots__ = ("color", "id", "kind", "origin")

    def __init__(self, name: str, color: str, kind: str, origin: dict[str, str]) -> None:
        self.id = name
        self.color = color
        self.kind = kind
        self.origin = origin


class Face:
    """A face of a die."""

    __slots__ = (
        *("count", "discount", "dots", "grain_shields", "harvest", "id", "line", "number"),
        *("one_a_die", "origin", "powers", "safe_dice", "score", "shields"),
        *("attacks", "collects", "must_reroll", "promotes"),
    )

    def __init__(self, number: int, name: str, line: Line, dots: int, count: int) -> None:
        self.number = number
        self.id = name
        self.line = line
        self.dots = dots
        self.count = count
        self.powers: list[Power] = []
        self.origin: dict[str, str] = {}
        self.one_a_die = False
        self.shields = 0
        self.grain_shields = 0
        self.safe_dice = False
        self.harvest = 0
        self.score = 0
        self.discount = 0
        self.attacks = False
        # The numbers of its powers in the Collect step, by kind.
        self.collects: list[list[int]] = []
        self.must_reroll = False
        self.promotes = False

    @property
    def is_green(self) -> bool:
        """Is it allowed on a green die?"""
        return self.line.color == GREEN

    def worth(self) -> int:
        """Its points at the end."""
        return (self.dots // 2 if self.dots > 1 else 0) + self.score

    def cost_to(self, other: "Face") -> int:
        """The cost of replacing it by another face, in upgrades."""
        if other.dots <= self.dots:
            return 1
        crossing = 0 if other.line is self.line else 1
        return other.dots - self.dots + crossing


def read_lines(data: dict[str, object]) -> dict[str, Line]:
    """The lines, by their ids."""
    lines: dict[str, Line] = {}
    for number, entry in enumerate(shape.items(data.get("line"), "line", 1)):
        where = f"line[{number}]"
        known = read_table(entry, where, _LINE_FIELDS)
        color = shape.choice(known.get("color"), f"{where}.color", COLORS)
        kind = shape.choice(known.get("kind"), f"{where}.kind", KINDS)
        origin = read_origin(known.get("origin"), f"{where}.origin", ("name", "color"))
        name = read_id(known, where, list(lines))
        lines[name] = Line(name, color, kind, origin)
    return lines


def read_faces(data: dict[str, object]) -> list[Face]:
    """The faces, in the order of the file."""
    check_tables(data, ("line", "face"))
    lines = read_lines(data)
    faces: list[Face] = []
    for entry in shape.items(data.get("face"), "face", 1):
        faces.append(_read_face(entry, lines, faces))
    return faces


def _read_face(entry: object, lines: dict[str, Line], before: list[Face]) -> Face:
    number = len(before)
    where = f"face[{number}]"
    known = read_table(entry, where, FACE_FIELDS)
    name = read_id(known, where, [face.id for face in before])
    line = lines[shape.choice(known.get("line"), f"{where}.line", tuple(lines))]
    dots = shape.integer(known.get("dots"), f"{where}.dots", 0, 8)
    count = shape.integer(known.get("count"), f"{where}.count", 1, 99)
    face = Face(number, name, line, dots, count)
    for at, power in enumerate(shape.items(known.get("powers", []), f"{where}.powers", 0)):
        face.powers.append(read_power(power, f"{where}.powers[{at}]", tuple(lines)))
    check_face(known, face.powers, tuple(lines), where)
    face.origin = read_origin(known.get("origin"), f"{where}.origin", _FACE_PARTS)
    face.one_a_die = read_flag(known, "one_a_die", where)
    face.shields = shape.integer(known.get("shields", 0), f"{where}.shields", 0, 9)
    face.grain_shields = shape.integer(
        known.get("grain_shields", 0), f"{where}.grain_shields", 0, 9
    )
    face.safe_dice = read_flag(known, "safe_dice", where)
    face.harvest = shape.integer(known.get("harvest", 0), f"{where}.harvest", -9, 9)
    face.score = shape.integer(known.get("score", 0), f"{where}.score", -99, 99)
    face.discount = shape.integer(known.get("discount", 0), f"{where}.discount", 0, 5)
    face.attacks = any([power.step == ATTACK for power in face.powers])
    face.collects = [_collects(face, kind) for kind in range(KIND_COUNT)]
    face.must_reroll = any([power.step == REROLL for power in face.powers])
    face.promotes = any([power.step == UPGRADE for power in face.powers])
    return face


def _collects(face: Face, kind: int) -> list[int]:
    return [
        number
        for number, power in enumerate(face.powers)
        if power.step == COLLECT and power.kind == kind
    ]


def read_origin(data: object, where: str, parts: tuple[str, ...]) -> dict[str, str]:
    """The origin of each part."""
    known = read_table(data, where, parts)
    return {part: shape.choice(known.get(part), f"{where}.{part}", ORIGINS) for part in parts}


FACES: Final = read_data(PACKAGE, "faces.toml", read_faces)
FACE_OF: Final = {face.id: face.number for face in FACES}
# The faces with attacks.
ATTACKERS: Final = frozenset([face.number for face in FACES if face.attacks])
# The points of each face at the end.
WORTHS: Final = [face.worth() for face in FACES]
# The results of `cost_to`, by the numbers of both faces.
COSTS: Final = [[old.cost_to(new) for new in FACES] for old in FACES]
DESTROYED: Final = FACE_OF["destroyed"]
