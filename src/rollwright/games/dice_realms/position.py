"""A position of Dice Realms: the course of the game, its notation and its values."""

from rollwright.core import shape
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message
from rollwright.core.position import OVER
from rollwright.games.dice_realms.box.face import FACE_OF, FACES, SIDES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.tile import TILE_OF, TILES
from rollwright.games.dice_realms.notation import parse_text, text_of
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.pieces.die import UNROLLED
from rollwright.games.dice_realms.saving.reading import read_position
from rollwright.games.dice_realms.saving.writing import write_position
from rollwright.games.dice_realms.steps.course import Course
from rollwright.games.dice_realms.steps.round import STEPS


class DiceRealmsPosition(Course):
    """A position of Dice Realms."""

    __slots__ = ()

    # --- moves and outcomes as texts -------------------------------------------------------

    def text(self, seat: int, move: int) -> str:
        return text_of(self.realms[seat], move)

    def parse(self, seat: int, text: str) -> int:
        return parse_text(self.realms[seat], text)

    def outcome_json(self, outcome: int) -> object:
        if not self.fates:
            return {"tile": TILES[outcome].id}
        if self.fate == NONE:
            return {"fate": FATES[outcome].id}
        names: list[object] = []
        for die in self.rolling_dice():
            names.append(FACES[die.kinds()[outcome % SIDES]].id)
            outcome //= SIDES
        return {"seat": self.rolling_seat(), "faces": names}

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        try:
            return self._read_outcome(data)
        except BadPosition as error:
            raise BadOutcome(Message("core.bad-outcome", {"wanted": error.message})) from None

    def _read_outcome(self, data: object) -> int:
        if not self.fates:
            names = tuple([TILES[tile].id for tile in self.drawable()])
            known = shape.fields(data, "outcome", ("tile",))
            return TILE_OF[shape.choice(known["tile"], "tile", names)]
        if self.fate == NONE:
            names = tuple([FATES[fate].id for fate in self.fates])
            known = shape.fields(data, "outcome", ("fate",))
            return FATE_OF[shape.choice(known["fate"], "fate", names)]
        known = shape.fields(data, "outcome", ("seat", "faces"))
        seat = self.rolling_seat()
        shape.integer(known["seat"], "seat", seat, seat)
        dice = self.rolling_dice()
        found = shape.items(known["faces"], "faces", len(dice), len(dice))
        faces: list[int] = []
        for die, name in zip(dice, found, strict=True):
            names = tuple([FACES[face].id for face in die.kinds()])
            faces.append(FACE_OF[shape.choice(name, "faces", names)])
        return self.outcome_of(faces)

    def outcome_text(self, outcome: int) -> str:
        data = self.outcome_json(outcome)
        assert isinstance(data, dict)
        if "faces" in data:
            return f"{data['seat']} {' '.join(data['faces'])}"
        name, value = next(iter(data.items()))
        return f"{name} {value}"

    def parse_outcome_text(self, text: str) -> int:
        head, _, rest = text.partition(" ")
        if head in ("tile", "fate"):
            return self.parse_outcome({head: rest})
        seat: object = int(head) if head in ("0", "1", "2", "3") else head
        faces: list[object] = list(rest.split(" "))
        return self.parse_outcome({"seat": seat, "faces": faces})

    # --- the status for other programs -----------------------------------------------------

    def dice(self) -> object:
        """The Fate die, and the dice rolled so far by seat."""
        if self.fate == NONE or self.phase == OVER:
            return []
        rolled = [
            [die.showing().id for die in realm.dice if die.side != UNROLLED]
            for realm in self.realms
        ]
        return {"fate": self.fate_face().id, "seats": rolled}

    def details(self) -> dict[str, object]:
        """The step, the holder of the Fate die, the tiles, and whether and why the game ends."""
        return {
            "step": STEPS[self.turn - 1].name,
            "holder": self.holder,
            "tiles": [TILES[tile].id for tile in self.tiles],
            "final": self.final,
            "ran_out": self.ran_out or None,
        }

    def result(self, seat: int) -> dict[str, object]:
        realm = self.realms[seat]
        return {
            "faces": realm.face_points(),
            "chips": realm.vp,
            "destroyed": -2 * realm.destroyed(),
            "misery": -2 * realm.misery,
            "grain": realm.grain,
        }

    # --- values ----------------------------------------------------------------------------

    def copy(self) -> "DiceRealmsPosition":
        other = DiceRealmsPosition()
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return write_position(self)

    def from_json(self, data: object) -> "DiceRealmsPosition":
        position = DiceRealmsPosition()
        read_position(data, position)
        return position
