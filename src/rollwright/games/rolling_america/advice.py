"""Advice for bots: how well a map of Rolling America stands, and quick play."""

from typing import Final

from rollwright.core.advice import TO_THE_END, Advice, Traits
from rollwright.core.chance import Source
from rollwright.core.learning import Course
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.core.weights import TraitBlock
from rollwright.games.rolling_america.dice_program import DiceProgram
from rollwright.games.rolling_america.draft import Draft
from rollwright.games.rolling_america.estimate import risk_of_blanks, worth_of_powers
from rollwright.games.rolling_america.learned_value import LearnedValue
from rollwright.games.rolling_america.markings import EMPTY, X
from rollwright.games.rolling_america.position import (
    DRAWS,
    FULL_BAG,
    ROUNDS,
    AmericaPosition,
)
from rollwright.games.rolling_america.quick_play import QuickPlay
from rollwright.games.rolling_america.trait_tables import TRAITS, TraitList

# What the traits are; to be raised when they change, since weights fit no others.
_EDITION: Final = "1"
_TURNS: Final = ROUNDS * DRAWS
# A playout goes this many turns ahead, and the turn is worth so many of them.
_HORIZON: Final = 8
_PLAYOUTS: Final = 1200


class AmericaAdvice(Advice[AmericaPosition]):
    """The estimate for a map, the learned value, and quick play by it."""

    def __init__(self) -> None:
        super().__init__(higher_is_better=False)
        self._draft = Draft()
        self._trait_list = TraitList()
        self._use(LearnedValue([]))

    def _use(self, judge: LearnedValue) -> None:
        self._judge = judge
        self._play = QuickPlay(judge)

    def estimate(self, position: AmericaPosition, seat: int) -> float:
        """Minus the expected number of Xs at the end."""
        pad = position.pads[seat]
        blanks = pad.marks[EMPTY].bit_count()
        powers = worth_of_powers(pad.color_changes, pad.guards, pad.dupes, blanks)
        return powers - risk_of_blanks(pad) - pad.marks[X].bit_count()

    # --- what is learned ---------------------------------------------------------------

    def trait_blocks(self) -> list[TraitBlock]:
        return [TraitBlock("map", _EDITION, 0, TRAITS)]

    def traits(self, position: AmericaPosition, seat: int) -> Traits:
        if position.phase == OVER:
            return Traits([], [])
        self._draft.load(position.pads[seat])
        return self._trait_list.traits(self._draft, _left(position), _bag(position))

    def value(self, position: AmericaPosition, seat: int) -> float:
        if position.phase == OVER:
            return self.estimate(position, seat)
        self._draft.load(position.pads[seat])
        return self._judge.value(self._draft, _left(position), _bag(position))

    def use_weights(self, weights: list[float]) -> None:
        super().use_weights(weights)
        self._use(LearnedValue(weights))

    def course(self) -> Course:
        return Course(lessons=100, games=4000, rate=0.06, fade=0.5, remembered=1)

    # --- searching ---------------------------------------------------------------------

    def shortlist(self, position: AmericaPosition, seat: int) -> list[int]:
        pad = position.pads[seat]
        self._draft.load(pad)
        left, bag = _left(position), _bag(position)
        return self._play.shortlist(self._draft, pad.kinds(), pad.dupe_value, left, bag)

    def key(self, position: AmericaPosition, seat: int) -> object:
        """What fits where, the Xs and the powers; who wrote what no longer matters."""
        draft = Draft()
        draft.load(position.pads[seat])
        return draft.key()

    def horizon(self, position: AmericaPosition) -> tuple[int, int]:
        turns = position.rolled() + _HORIZON
        if turns >= _TURNS:
            return TO_THE_END
        return turns // DRAWS + 1, turns % DRAWS + 1

    def playouts(self) -> int:
        return _PLAYOUTS

    def playout(self, position: AmericaPosition, seat: int, source: Source) -> float:
        """The same as by quick turns, without a position for each."""
        if position.phase != ROLL:
            return super().playout(position, seat, source)
        left = _TURNS - position.rolled()
        self._draft.load(position.pads[seat])
        until = max(0, left - _HORIZON)
        return self._play.playout(self._draft, left, position.bag, until, source)

    def quick_turn(self, position: AmericaPosition, seat: int) -> AmericaPosition:
        if not position.is_waiting(seat):
            return position
        pad = position.pads[seat]
        first = pad.left[0] if pad.left else 0
        second = pad.left[1] if len(pad.left) > 1 else 0
        self._draft.load(pad)
        left, bag = _left(position), _bag(position)
        for move in self._play.turn(self._draft, first, second, left, bag):
            position.apply(seat, move)
        return position

    def known_play(
        self, position: AmericaPosition, seat: int, rolls: list[int]
    ) -> DiceProgram | None:
        if position.phase != ROLL or len(rolls) != _TURNS - position.rolled():
            return None
        return DiceProgram(position.pads[seat], [(roll >> 6, roll & 63) for roll in rolls])


def _left(position: AmericaPosition) -> int:
    """The turns to come after this one; at least one, also in the last turn."""
    return max(1, _TURNS - position.rolled())


def _bag(position: AmericaPosition) -> int:
    """The bag for the next turn."""
    refilled = position.phase == PLAY and position.turn == DRAWS
    return FULL_BAG if refilled else position.bag
