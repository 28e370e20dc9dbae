"""The course of Dice Realms: rounds of four steps, until the supply runs out."""

from rollwright.core.message import Message, Who
from rollwright.core.part import Part
from rollwright.core.place import Place
from rollwright.core.position import OVER, PLAY, ROLL, Events, rank_by
from rollwright.games.dice_realms.advice.estimate import estimate
from rollwright.games.dice_realms.advice.planning import worthwhile
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.names import die_name
from rollwright.games.dice_realms.box.setup import RANDOM, Setup
from rollwright.games.dice_realms.box.tile import TILES
from rollwright.games.dice_realms.paper.places import COMMON, note_of, place_of, places, sources_of
from rollwright.games.dice_realms.pieces.board import (
    ATTACK_STEP,
    COLLECT_STEP,
    NONE,
    ROLL_STEP,
    UPGRADE_STEP,
)
from rollwright.games.dice_realms.pieces.die import GRAY, GREEN, UNROLLED, new_die
from rollwright.games.dice_realms.pieces.realm import new_realm
from rollwright.games.dice_realms.saving.writing import write_position
from rollwright.games.dice_realms.steps import attacking, collecting, rerolling, upgrading
from rollwright.games.dice_realms.steps.fortune import FortuneBoard
from rollwright.games.dice_realms.words.notation import parse_text, text_of
from rollwright.games.dice_realms.words.refusal import reason_there, refusal
from rollwright.games.dice_realms.words.wording import FOR_ALL, label, question


class DiceRealmsPosition(FortuneBoard):
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

    def candidates(self, seat: int) -> list[int]:
        moves = self.legal(seat)
        return worthwhile(self, seat, moves) if self.turn == UPGRADE_STEP else moves

    def why_not(self, seat: int, move: int) -> Message | None:
        idle = self.why_idle(seat)
        if idle is not None:
            return idle
        return None if move in self.legal(seat) else refusal(self, seat, move)

    def reason_there(self, seat: int, place: str, die: str) -> Message:
        reason = reason_there(self, seat, place, die)
        return reason if reason is not None else super().reason_there(seat, place, die)

    def question(self, seat: int) -> Message | None:
        return question(self, seat) if self.is_waiting(seat) else None

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

    def roll(self, outcome: int, events: Events | None = None) -> None:
        super().roll(outcome, events)
        if self.phase == PLAY:
            rerolling.pass_idle(self, events)
            self._advance(events)

    def _advance(self, events: Events | None) -> None:
        """Go on to the next step, as long as nobody has to decide."""
        while not any([realm.busy for realm in self.realms]):
            if self.turn == ROLL_STEP:
                self.settle(events)
                self.turn = ATTACK_STEP
                attacking.start(self)
            elif self.turn == ATTACK_STEP:
                if not attacking.go_on(self, events):
                    self.attack_source = self.attack_power = NONE
                    self.turn = COLLECT_STEP
                    collecting.start(self, events)
            elif self.turn == COLLECT_STEP:
                self.settle(events)
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
            realm.gather()
        self.holder = (self.holder + 1) % len(self.realms)
        self.round += 1
        self.turn = ROLL_STEP
        self.fate = NONE
        self.phase = ROLL

    # --- words -----------------------------------------------------------------------------

    def text(self, seat: int, move: int) -> str:
        return text_of(self.realms[seat], move)

    def parse(self, seat: int, text: str) -> int:
        return parse_text(self.realms[seat], text)

    def label(self, seat: int, move: int) -> Message:
        return label(self, seat, move)

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

    def remarks(self) -> list[Message]:
        if self.phase == OVER:
            return []
        holder = Message("dice-realms.remark.holder", {"seat": Who(self.holder)})
        return [holder, Message("dice-realms.remark.last-round")] if self.final else [holder]

    def concerns_all(self, event: Message) -> bool:
        return event.key in FOR_ALL

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

    def breakdown(self, seat: int) -> list[Part]:
        """The faces die by die, then everything else."""
        realm = self.realms[seat]
        heading, other = Message("dice-realms.number.faces"), Message("dice-realms.number.others")
        parts = [Part(heading, die_name(die.name()), die.points()) for die in realm.dice]
        for name, score in (("chips", realm.vp), ("misery", -2 * realm.misery)):
            parts.append(Part(other, Message(f"dice-realms.number.{name}"), score))
        return parts

    def features(self, seat: int) -> dict[str, int]:
        realm = self.realms[seat]
        start = [face for die in realm.dice for face in new_die(die.color, 0).faces]
        faces = [face for die in realm.dice for face in die.faces]
        found = {
            f"face.{face.id}": max(0, faces.count(face.number) - start.count(face.number))
            for face in FACES
            if face.dots and self.stock[face.number] != NONE
        }
        for name, color in (("bought.gray", GRAY), ("bought.green", GREEN)):
            found[name] = sum([die.color == color for die in realm.dice])
        return found

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    # --- paper and values ------------------------------------------------------------------

    def places(self, seat: int) -> list[Place]:
        return places(self, seat)

    def place_of(self, seat: int, move: int) -> str:
        return place_of(self, seat, move)

    def sources_of(self, seat: int, move: int) -> list[str]:
        return sources_of(self, seat, move)

    def note_of(self, seat: int, move: int) -> str:
        return note_of(move)

    def common_groups(self) -> list[str]:
        return list(COMMON)

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
