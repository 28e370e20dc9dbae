"""The course of Dice Realms: rounds of four steps, until the supply runs out."""

from rollwright.core.message import Message
from rollwright.core.position import OVER, PLAY, ROLL, Events, rank_by
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.setup import RANDOM, Setup
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.pieces.realm import new_realm
from rollwright.games.dice_realms.steps.fortune import FortuneBoard
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.steps.step import ROLL_STEP


class Course(FortuneBoard):
    """A board with the complete rules, but without words."""

    __slots__ = ()

    def set_up(self, seats: int, setup: Setup) -> None:
        """Set up the table, before the first roll or before the tiles are drawn."""
        self.setup = setup
        self.phase = ROLL
        self.round = 1
        self.turn = ROLL_STEP
        self.tiles = setup.tiles
        self.fates = []
        self.fate = NONE
        self.holder = 0
        self.realms = [new_realm() for _ in range(seats)]
        self.stock = [NONE for _ in FACES]
        self.gray = BOX.gray[seats - 2]
        self.green = BOX.green[seats - 2]
        self.grain = (BOX.grain - BOX.start_grain) * seats
        self.vp = BOX.points * seats
        self.misery = BOX.misery * seats
        self.ran_out = ""
        self.rolls = 0
        self.reroll_seat = self.reroll_die = NONE
        self.attack_source = self.attack_power = NONE
        self.attack_die = 0
        if setup.name != RANDOM:
            self.lay_out()

    # --- who decides, and what -------------------------------------------------------------

    def seats(self) -> int:
        return len(self.realms)

    def is_waiting(self, seat: int) -> bool:
        return self.phase == PLAY and STEPS[self.turn - 1].is_waiting(self, seat)

    def legal(self, seat: int) -> list[int]:
        step = STEPS[self.turn - 1]
        if self.phase != PLAY or not step.is_waiting(self, seat):
            return []
        return step.legal(self, seat)

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        STEPS[self.turn - 1].apply(self, seat, move, events)
        if self.phase == PLAY:
            self._advance(events)

    # --- the round -------------------------------------------------------------------------

    def round_count(self) -> int:
        """Known in the last round only."""
        return self.round if self.final else 0

    def turn_count(self) -> int:
        return len(STEPS)

    def roll(self, outcome: int, events: Events | None = None) -> None:
        super().roll(outcome, events)
        if self.phase == PLAY:
            STEPS[self.turn - 1].rolled(self, events)
            self._advance(events)

    def _advance(self, events: Events | None) -> None:
        """Proceed to the next step until a seat has to decide."""
        step = STEPS[self.turn - 1]
        while not step.blocks(self) and not step.go_on(self, events):
            step.leave(self, events)
            if self.turn == len(STEPS):
                self._end_round(events)
                return
            step = STEPS[self.turn]
            self.turn += 1
            step.enter(self, events)

    def _end_round(self, events: Events | None) -> None:
        if self.final:
            self.phase = OVER
            if events is not None:
                events.append(Message(f"dice-realms.event.game-over.{self.ran_out}"))
            return
        for realm in self.realms:
            realm.gather()
        self.holder = (self.holder + 1) % len(self.realms)
        self.round += 1
        self.turn = ROLL_STEP
        self.fate = NONE
        self.phase = ROLL

    # --- the score -------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [realm.score() for realm in self.realms]

    def ranking(self) -> list[list[int]]:
        """Most points first; the tie-breaker is grain, then the place is shared."""
        return rank_by([(-realm.score(), -realm.grain) for realm in self.realms])
