"""A die: six faces that can be swapped, and its state in this round."""

from typing import Final

from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACES, Face

BLACK: Final = 0
WHITE: Final = 1
GRAY: Final = 2
GREEN: Final = 3
DIE_COLORS: Final = ("black", "white", "gray", "green")
UNROLLED: Final = -1
# All powers of a face, as bits.
ALL_USED: Final = 255


class Die:
    """One die of a player. Its list of faces is never changed, only replaced."""

    __slots__ = ("active", "blocked", "color", "faces", "number", "side", "used")

    def __init__(
        self,
        color: int,
        number: int,
        faces: list[int],
        side: int = UNROLLED,
        active: bool = True,
        used: int = 0,
        blocked: int = 0,
    ) -> None:
        self.color = color
        # Gray and green dice of a player are numbered from 1.
        self.number = number
        self.faces = faces
        self.side = side
        # A die that was lost to an attack is inactive for the rest of the round.
        self.active = active
        # Its powers that were used this round, as bits, and its shields.
        self.used = used
        self.blocked = blocked

    def copy(self) -> "Die":
        """An independent copy."""
        return Die(
            self.color,
            self.number,
            self.faces,
            self.side,
            self.active,
            self.used,
            self.blocked,
        )

    def name(self) -> str:
        """Its name in the notation."""
        name = DIE_COLORS[self.color]
        return f"{name}{self.number}" if self.number else name

    def showing(self) -> Face:
        """The face on top."""
        return FACES[self.faces[self.side]]

    def is_whole(self) -> bool:
        """Is it active, and does it show a face that is not destroyed?"""
        return self.active and self.faces[self.side] != DESTROYED

    def shields(self) -> int:
        """The shields it shows that were not used; inactive dice defend too."""
        return max(0, self.showing().shields - self.blocked)

    def has_used(self, power: int) -> bool:
        """Was this power used this round?"""
        return self.used >> power & 1 == 1

    def is_new(self) -> bool:
        """Was it bought this round, or the face on top swapped in? Then it has no power yet."""
        return self.used == ALL_USED

    def has_power(self) -> bool:
        """Does the face on top count this round? Not before the roll, nor once it is set aside."""
        return self.active and self.side != UNROLLED and not self.is_new()

    def use(self, power: int) -> None:
        """Mark a power as used."""
        self.used |= 1 << power

    def kinds(self) -> list[int]:
        """Its different faces, in the order of its sides."""
        return list(dict.fromkeys(self.faces))

    def side_of(self, face: int) -> int:
        """A side with this face; not the one on top, if possible."""
        for side, other in enumerate(self.faces):
            if other == face and side != self.side:
                return side
        return self.side

    def put(self, side: int, face: int) -> None:
        """Swap the face of a side; a face that was not rolled has no power this round."""
        faces = self.faces[:]
        faces[side] = face
        self.faces = faces
        if side == self.side:
            self.used = ALL_USED

    def takes(self, face: Face, side: int) -> bool:
        """Is this face allowed on that side? Some faces may occur only once per die."""
        if self.color == GREEN and not face.is_green:
            return False
        if not face.one_a_die:
            return True
        return not any([other == face.number and at != side for at, other in enumerate(self.faces)])

    def points(self) -> int:
        """The points of its faces at the end, minus the penalty for destroyed ones."""
        return sum([FACES[face].worth() for face in self.faces])

    def fitting(self, faces: list[Face]) -> list[Face]:
        """Those of these faces that it could take in place of any other face."""
        if self.color == GREEN:
            faces = [face for face in faces if face.is_green]
        return [face for face in faces if not (face.one_a_die and face.number in self.faces)]

    def gather(self) -> None:
        """Reset it for the next round."""
        self.side = UNROLLED
        self.active = True
        self.used = 0
        self.blocked = 0


def new_die(color: int, number: int) -> Die:
    """A new die with its initial faces."""
    return Die(color, number, BOX.start_green if color == GREEN else BOX.start_faces)
