"""Chance in Dice Realms: the tiles, the Fate die, the dice of each seat, and single rerolls."""

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message, Who
from rollwright.core.position import PLAY, Events
from rollwright.core.wanted import RealDie, Side, Wanted
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.caption import describe_fate
from rollwright.games.dice_realms.box.face import DESTROYED, FACE_OF, FACES, SIDES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.names import die_name, face_name, fate_name, tile_name
from rollwright.games.dice_realms.box.setup import Layout
from rollwright.games.dice_realms.box.tile import TILE_OF, TILES
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import UNROLLED, Die
from rollwright.games.dice_realms.steps import rerolling


class FortuneBoard(Board):
    """A board that chance can change."""

    __slots__ = ()

    def _rolling_seat(self) -> int:
        """Whose dice are rolled now; NONE for the tiles and the Fate die."""
        if self.reroll_seat != NONE:
            return self.reroll_seat
        if self.fate == NONE:
            return NONE
        for seat in self.order():
            if any([die.side == UNROLLED for die in self.realms[seat].dice]):
                return seat
        return NONE

    def _rolling_dice(self) -> list[Die]:
        seat = self._rolling_seat()
        if seat == NONE:
            return []
        dice = self.realms[seat].dice
        return [dice[self.reroll_die]] if self.reroll_seat != NONE else dice

    def _drawable(self) -> list[int]:
        """The tiles that may be drawn next; none once the table is set."""
        if len(self.fates):
            return []
        return self.setup.drawable(self.tiles)

    def outcomes(self) -> list[tuple[int, float]]:
        self.check_rolling()
        tiles = self._drawable()
        if tiles:
            return [(tile, 1 / len(tiles)) for tile in tiles]
        if self.fate == NONE:
            kinds = dict.fromkeys(self.fates)
            return [(fate, self.fates.count(fate) / SIDES) for fate in kinds]
        found: list[tuple[int, float]] = [(0, 1.0)]
        for die in reversed(self._rolling_dice()):
            found = [
                (outcome * SIDES + digit, weight * die.faces.count(face) / SIDES)
                for outcome, weight in found
                for digit, face in enumerate(die.kinds())
            ]
        return found

    def sample(self, source: Source) -> int:
        tiles = self._drawable()
        if tiles:
            return tiles[source.below(len(tiles))]
        if self.fate == NONE:
            return self.fates[source.below(SIDES)]
        return self._outcome_of([die.faces[source.below(SIDES)] for die in self._rolling_dice()])

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.check_rolling()
        self.rolls += 1
        if not self.fates:
            self._draw(outcome, events)
        elif self.fate == NONE:
            self._roll_fate(outcome, events)
        else:
            self._roll_dice(outcome, events)

    def _draw(self, tile: int, events: Events | None) -> None:
        self.tiles = [*self.tiles, tile]
        if events is not None:
            name = tile_name(TILES[tile].id)
            events.append(Message("dice-realms.event.draws", {"tile": name}))
        if len(self.tiles) == self.setup.draws():
            self.lay_out()

    def lay_out(self) -> None:
        """Bring into play what the tiles say."""
        layout = Layout(self.tiles, self.setup.adds)
        count = len(self.realms)
        self.tiles = layout.tiles
        self.fates = layout.fates
        self.grain += layout.grain * BOX.starred_grain * count
        self.misery += layout.misery * BOX.starred_misery * count
        full = BOX.stock()
        for face in FACES:
            if face.line.kind == "standard" or face.number == DESTROYED:
                self.stock[face.number] = full[face.number]
        for number in layout.faces:
            self.stock[number] = full[number]

    def _roll_fate(self, fate: int, events: Events | None) -> None:
        self.fate = fate
        if events is not None:
            face = fate_name(FATES[fate])
            args: dict[str, object] = {
                "seat": Who(self.holder),
                "face": face,
                "round": self.round,
                "powers": describe_fate(FATES[fate]),
            }
            events.append(Message("dice-realms.event.fate", args))
        if self.fate_face().winter:
            rerolling.take_winter(self, events)

    def _roll_dice(self, outcome: int, events: Events | None) -> None:
        seat = self._rolling_seat()
        shown: list[object] = []
        for die in self._rolling_dice():
            die.side = die.faces.index(die.kinds()[outcome % SIDES])
            outcome //= SIDES
            shown.append(face_name(die.showing()))
        if events is not None:
            key = (
                "dice-realms.event.rolls"
                if self.reroll_seat == NONE
                else "dice-realms.event.rerolls"
            )
            events.append(Message(key, {"seat": Who(seat), "faces": shown}))
        if self.reroll_seat != NONE:
            self.reroll_seat = self.reroll_die = NONE
            self.phase = PLAY
        elif self._rolling_seat() == NONE:
            rerolling.start(self)
            self.phase = PLAY

    def rolling(self) -> list[tuple[int, str]] | None:
        if not self.fates:
            return []
        if self.fate == NONE:
            return [(seat, "die:fate") for seat in range(len(self.realms))]
        seat = self._rolling_seat()
        return [(seat, f"die:{die.name()}") for die in self._rolling_dice()]

    def wanted(self) -> Wanted:
        if not self.fates:
            names = [TILES[tile].id for tile in self._drawable()]
            sides = [Side(name, tile_name(name)) for name in names]
            numbers: dict[str, object] = {"number": len(self.tiles) + 1, "of": self.setup.draws()}
            tile = RealDie(Message("dice-realms.wanted.tile"), sides)
            return Wanted(Message("dice-realms.wanted.draws", numbers), "tile", [tile], True)
        if self.fate == NONE:
            names = [FATES[fate].id for fate in dict.fromkeys(self.fates)]
            sides = [Side(name, Message(f"dice-realms.fate.{name}")) for name in names]
            sentence = Message("dice-realms.wanted.fate", {"seat": Who(self.holder)})
            die = RealDie(die_name("fate"), sides)
            return Wanted(sentence, "fate", [die], True)
        return self._wanted_dice()

    def _wanted_dice(self) -> Wanted:
        seat = self._rolling_seat()
        dice = [
            RealDie(
                die_name(die.name()),
                [Side(FACES[face].id, face_name(FACES[face])) for face in die.kinds()],
            )
            for die in self._rolling_dice()
        ]
        names: list[object] = [die.name for die in dice]
        key = "rolls" if self.reroll_seat == NONE else "rerolls"
        sentence = Message(f"dice-realms.wanted.{key}", {"seat": Who(seat), "dice": names})
        return Wanted(sentence, str(seat), dice, True)

    def rolled(self) -> int:
        return self.rolls

    # --- outcomes in words -------------------------------------------------------------------

    def outcome_json(self, outcome: int) -> object:
        if not self.fates:
            return {"tile": TILES[outcome].id}
        if self.fate == NONE:
            return {"fate": FATES[outcome].id}
        names: list[object] = []
        for die in self._rolling_dice():
            names.append(FACES[die.kinds()[outcome % SIDES]].id)
            outcome //= SIDES
        return {"seat": self._rolling_seat(), "faces": names}

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        try:
            return self._parse_outcome(data)
        except BadPosition as error:
            raise BadOutcome(Message("core.bad-outcome", {"wanted": error.message})) from None

    def _parse_outcome(self, data: object) -> int:
        if not self.fates:
            names = tuple([TILES[tile].id for tile in self._drawable()])
            known = shape.fields(data, "outcome", ("tile",))
            return TILE_OF[shape.choice(known["tile"], "tile", names)]
        if self.fate == NONE:
            names = tuple([FATES[fate].id for fate in self.fates])
            known = shape.fields(data, "outcome", ("fate",))
            return FATE_OF[shape.choice(known["fate"], "fate", names)]
        known = shape.fields(data, "outcome", ("seat", "faces"))
        seat = self._rolling_seat()
        shape.integer(known["seat"], "seat", seat, seat)
        dice = self._rolling_dice()
        found = shape.items(known["faces"], "faces", len(dice), len(dice))
        faces: list[int] = []
        for die, name in zip(dice, found, strict=True):
            names = tuple([FACES[face].id for face in die.kinds()])
            faces.append(FACE_OF[shape.choice(name, "faces", names)])
        return self._outcome_of(faces)

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

    def _outcome_of(self, faces: list[int]) -> int:
        """The number of some faces that come up together."""
        outcome = 0
        for die, face in zip(reversed(self._rolling_dice()), reversed(faces), strict=True):
            outcome = outcome * SIDES + die.kinds().index(face)
        return outcome
