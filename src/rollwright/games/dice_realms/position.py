"""The course of Dice Realms: rounds of four steps, until the supply runs out."""

from typing import Final

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message
from rollwright.core.place import Place
from rollwright.core.position import OVER, PLAY, ROLL, Events, rank_by
from rollwright.games.dice_realms import attacking, collecting, rerolling, upgrading
from rollwright.games.dice_realms.board import (
    ATTACK_STEP,
    COLLECT_STEP,
    NONE,
    ROLL_STEP,
    UPGRADE_STEP,
    Board,
)
from rollwright.games.dice_realms.die import UNROLLED, Die
from rollwright.games.dice_realms.estimate import estimate
from rollwright.games.dice_realms.face import DESTROYED, FACE_OF, FACES, FATE_OF, FATES
from rollwright.games.dice_realms.notation import parse_text, text_of
from rollwright.games.dice_realms.paper import place_of, places
from rollwright.games.dice_realms.realm import new_realm
from rollwright.games.dice_realms.refusal import refusal
from rollwright.games.dice_realms.saving import write_position
from rollwright.games.dice_realms.setup import RANDOM, Layout, Setup
from rollwright.games.dice_realms.tile import BOX, TILE_OF, TILES
from rollwright.games.dice_realms.wording import label

_SIDES: Final = 6


class DiceRealmsPosition(Board):
    """A moment of Dice Realms."""

    __slots__ = ()

    # --- who decides -----------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.realms)

    def is_waiting(self, seat: int) -> bool:
        if self.phase != PLAY:
            return False
        if self.turn == ROLL_STEP:
            return rerolling.is_waiting(self, seat)
        return self.realms[seat].busy

    def legal(self, seat: int) -> list[int]:
        if not self.is_waiting(seat):
            return []
        if self.turn == ROLL_STEP:
            return rerolling.legal(self, seat)
        if self.turn == ATTACK_STEP:
            return attacking.legal(self, seat)
        if self.turn == COLLECT_STEP:
            return collecting.legal(self, seat)
        return upgrading.legal(self, seat)

    def why_not(self, seat: int, move: int) -> Message | None:
        idle = self.why_idle(seat)
        if idle is not None:
            return idle
        return None if move in self.legal(seat) else refusal(self, seat, move)

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        if self.turn == ROLL_STEP:
            rerolling.apply(self, seat, move, events)
        elif self.turn == ATTACK_STEP:
            attacking.apply(self, seat, move, events)
        elif self.turn == COLLECT_STEP:
            collecting.apply(self, seat, move, events)
        else:
            upgrading.apply(self, seat, move, events)
        if self.phase == PLAY:
            self._advance(events)

    # --- the course ------------------------------------------------------------------------

    def _advance(self, events: Events | None) -> None:
        """Go on to the next step, as long as nobody has to decide."""
        while not any([realm.busy for realm in self.realms]):
            if self.turn == ROLL_STEP:
                self.settle()
                self.turn = ATTACK_STEP
                attacking.start(self)
            elif self.turn == ATTACK_STEP:
                if not attacking.go_on(self, events):
                    self.attack_source = self.attack_power = NONE
                    self.turn = COLLECT_STEP
                    collecting.start(self, events)
            elif self.turn == COLLECT_STEP:
                self.settle()
                self.turn = UPGRADE_STEP
                upgrading.start(self)
            else:
                self._end_round(events)
                return

    def _end_round(self, events: Events | None) -> None:
        for realm in self.realms:
            realm.upgrades = 0
        if self.final:
            self.phase = OVER
            if events is not None:
                events.append(Message("dice-realms.event.game-over"))
            return
        for realm in self.realms:
            for die in realm.dice:
                die.gather()
        self.holder = (self.holder + 1) % len(self.realms)
        self.round += 1
        self.turn = ROLL_STEP
        self.fate = NONE
        self.phase = ROLL

    # --- chance ----------------------------------------------------------------------------

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
            return [(fate, self.fates.count(fate) / _SIDES) for fate in kinds]
        found: list[tuple[int, float]] = [(0, 1.0)]
        for die in reversed(self._rolling_dice()):
            found = [
                (outcome * _SIDES + digit, weight * die.faces.count(face) / _SIDES)
                for outcome, weight in found
                for digit, face in enumerate(die.kinds())
            ]
        return found

    def sample(self, source: Source) -> int:
        tiles = self._drawable()
        if tiles:
            return tiles[source.below(len(tiles))]
        if self.fate == NONE:
            return self.fates[source.below(_SIDES)]
        return _outcome_of([die.faces[source.below(_SIDES)] for die in self._rolling_dice()], self)

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
            name = Message(f"dice-realms.tile.{TILES[tile].id}")
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
            face = Message(f"dice-realms.fate.{FATES[fate].id}")
            args: dict[str, object] = {"seat": self.holder, "face": face, "round": self.round}
            events.append(Message("dice-realms.event.fate", args))
        if self.fate_face().winter:
            rerolling.take_winter(self, events)

    def _roll_dice(self, outcome: int, events: Events | None) -> None:
        seat = self._rolling_seat()
        shown: list[object] = []
        for die in self._rolling_dice():
            die.side = die.faces.index(die.kinds()[outcome % _SIDES])
            outcome //= _SIDES
            shown.append(Message(f"dice-realms.face.{die.showing().id}"))
        if events is not None:
            key = (
                "dice-realms.event.rolls"
                if self.reroll_seat == NONE
                else "dice-realms.event.rerolls"
            )
            events.append(Message(key, {"seat": seat, "faces": shown}))
        if self.reroll_seat != NONE:
            self.reroll_seat = self.reroll_die = NONE
            self.phase = PLAY
        elif self._rolling_seat() == NONE:
            rerolling.start(self)
            self.phase = PLAY

    def rolled(self) -> int:
        return self.rolls

    # --- words -----------------------------------------------------------------------------

    def text(self, seat: int, move: int) -> str:
        return text_of(self.realms[seat], move)

    def parse(self, seat: int, text: str) -> int:
        return parse_text(self.realms[seat], text)

    def label(self, seat: int, move: int) -> Message:
        return label(self, seat, move)

    def outcome_json(self, outcome: int) -> object:
        if not self.fates:
            return {"tile": TILES[outcome].id}
        if self.fate == NONE:
            return {"fate": FATES[outcome].id}
        names: list[object] = []
        for die in self._rolling_dice():
            names.append(FACES[die.kinds()[outcome % _SIDES]].id)
            outcome //= _SIDES
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
        return _outcome_of(faces, self)

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

    def dice(self) -> object:
        if self.fate == NONE or self.phase == OVER:
            return []
        rolled = [
            [die.showing().id for die in realm.dice if die.side != UNROLLED]
            for realm in self.realms
        ]
        return {"fate": self.fate_face().id, "seats": rolled}

    def details(self) -> dict[str, object]:
        return {
            "step": ("roll", "attack", "collect", "upgrade")[self.turn - 1],
            "holder": self.holder,
            "tiles": [TILES[tile].id for tile in self.tiles],
            "final": self.final,
        }

    # --- the score -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [realm.score() for realm in self.realms]

    def ranking(self) -> list[list[int]]:
        """Most points first; ties go to the most grain, then they are shared."""
        return rank_by([(-realm.score(), -realm.grain) for realm in self.realms])

    def result(self, seat: int) -> dict[str, object]:
        realm = self.realms[seat]
        return {
            "faces": realm.face_points(),
            "chips": realm.vp,
            "destroyed": -2 * realm.destroyed(),
            "misery": -2 * realm.misery,
            "grain": realm.grain,
        }

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    # --- paper and values ------------------------------------------------------------------

    def places(self, seat: int) -> list[Place]:
        return places(self, seat)

    def place_of(self, seat: int, move: int) -> str:
        return place_of(self, seat, move)

    def copy(self) -> "DiceRealmsPosition":
        other = DiceRealmsPosition()
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.setup = self.setup
        other.tiles = self.tiles
        other.fates = self.fates
        other.fate = self.fate
        other.holder = self.holder
        other.realms = [realm.copy() for realm in self.realms]
        other.stock = self.stock[:]
        other.gray = self.gray
        other.green = self.green
        other.grain = self.grain
        other.vp = self.vp
        other.misery = self.misery
        other.final = self.final
        other.rolls = self.rolls
        other.reroll_seat = self.reroll_seat
        other.reroll_die = self.reroll_die
        other.attack_source = self.attack_source
        other.attack_die = self.attack_die
        other.attack_power = self.attack_power
        return other

    def to_json(self) -> dict[str, object]:
        return write_position(self)


def _outcome_of(faces: list[int], position: DiceRealmsPosition) -> int:
    """The number of some faces that come up together."""
    outcome = 0
    dice = position._rolling_dice()
    for die, face in zip(reversed(dice), reversed(faces), strict=True):
        outcome = outcome * _SIDES + die.kinds().index(face)
    return outcome


def first_position(seats: int, setup: Setup) -> DiceRealmsPosition:
    """A table before the first roll, or before the tiles are drawn."""
    position = DiceRealmsPosition()
    position.setup = setup
    position.phase = ROLL
    position.round = 1
    position.turn = ROLL_STEP
    position.tiles = setup.tiles
    position.fates = []
    position.fate = NONE
    position.holder = 0
    position.realms = [new_realm() for _ in range(seats)]
    position.stock = [NONE for _ in FACES]
    position.gray = BOX.gray[seats - 2]
    position.green = BOX.green[seats - 2]
    position.grain = (BOX.grain - BOX.start_grain) * seats
    position.vp = BOX.points * seats
    position.misery = BOX.misery * seats
    position.final = False
    position.rolls = 0
    position.reroll_seat = position.reroll_die = NONE
    position.attack_source = position.attack_power = NONE
    position.attack_die = 0
    if setup.name != RANDOM:
        position.lay_out()
    return position
