"""Advice for bots of Rolling Realms: an estimate of the score of a desk, and a learned value."""

from typing import Final

from rollwright.core.advice import Advice, Drill, Traits
from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.chance import Source
from rollwright.core.learning import Course
from rollwright.core.position import ROLL
from rollwright.core.weights import TraitBlock
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.duty import star_waits
from rollwright.games.realms.learned_desk import LearnedDesk, counts
from rollwright.games.realms.move import ADJUST, FREE, TAKE, USE, die_of, kind_of
from rollwright.games.realms.offer import like_dice
from rollwright.games.realms.pad import RealmsPad
from rollwright.games.realms.pending import CHOOSE_RESOURCE, Pending, count_to_choose
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.registry import our_realms
from rollwright.games.realms.round import REALMS_A_ROUND
from rollwright.games.realms.setup import GAME_ID, RULES, Setup
from rollwright.games.realms.state import MOST_STARS
from rollwright.games.realms.study import study_card

_PACKAGE: Final = "rollwright.games.realms"
# The value of an unspent resource, in tenths of a star, while there are turns to spend it in.
_RESOURCE: Final = 3.0
# The moves that are made with a die.
_OF_A_DIE: Final = (USE, TAKE, ADJUST, FREE)
# The moves of a line in a playout: a card might offer free moves without end.
_MOST_MOVES: Final = 60
# How many lines a quick turn follows.
_LINES: Final = 2


def _to_choose(desk: Desk, pending: Pending, resource: float) -> float:
    """What waits to be chosen is worth as much as if it were."""
    count = count_to_choose(pending.value)
    if star_waits(desk, pending):
        return 10.0 * min(count, MOST_STARS - desk.stars_in(pending.slot))
    return resource * count


def _round_value(desk: Desk, stars: list[int], promises: list[float]) -> float:
    """The expected score of this round, whether it is wanted high or low."""
    value = 10.0 * desk.hoards()
    turns_left = (desk.round.turns - desk.turn) / desk.round.turns
    for slot in range(len(stars)):
        value += 10.0 * (stars[slot] + turns_left * promises[slot])
    resource = 1.0 + (_RESOURCE - 1.0) * turns_left if desk.round.mode.spends else 1.0
    for pending in desk.pending:
        if pending.kind == CHOOSE_RESOURCE:
            value += _to_choose(desk, pending, resource)
    return value + desk.unspent() * resource


def _promises(desk: Desk) -> list[float]:
    """What the rules of each realm promise; in the last turn nothing is to come."""
    if desk.turn == desk.round.turns:
        return [0.0] * len(desk.realms)
    return [realm.rules.promise(desk, realm) for realm in desk.realms]


class RealmsAdvice(Advice[RealmsPosition]):
    """The estimate for a desk, and what was learned about its cards."""

    def __init__(self) -> None:
        super().__init__()
        # All games that are played with realms have the same weights.
        self.learned_in(_PACKAGE, GAME_ID, RULES)
        # Made when it is first needed: it looks at all cards.
        self._learned: LearnedDesk | None = None

    def estimate(self, position: RealmsPosition, seat: int) -> float:
        """The expected score, in tenths of a star, without the effect of future dice."""
        return self._desk_value(position.setup, position.pads[seat], learned=False)

    def _desk_value(self, setup: Setup, desk: Desk, learned: bool) -> float:
        value = 0.0
        for number, score in enumerate(desk.rounds):
            value += score * setup.rounds[number].mode.aim
        if desk.noted or not desk.realms:
            return value
        stars = [desk.stars_in(realm.slot) for realm in desk.realms]
        promises = _promises(desk)
        value += desk.round.mode.aim * _round_value(desk, stars, promises)
        if learned and counts(desk):
            value += self._table().correction(desk, stars, promises)
        return value

    # --- what is learned ---------------------------------------------------------------

    def _table(self) -> LearnedDesk:
        if self._learned is None:
            self._learned = LearnedDesk()
        return self._learned

    def trait_blocks(self) -> list[TraitBlock]:
        return self._table().blocks

    def use_weights(self, weights: list[float]) -> None:
        super().use_weights(weights)
        if weights:
            self._table().use_weights(weights)

    def traits(self, position: RealmsPosition, seat: int) -> Traits:
        return self._table().traits(position.pads[seat])

    def value(self, position: RealmsPosition, seat: int) -> float:
        """The same as by `traits`, with the sums of what is written on a card remembered."""
        return self._desk_value(position.setup, position.pads[seat], learned=bool(self.weights))

    def course(self) -> Course:
        return Course(lessons=7, games=2000, fade=0.95, remembered=7, pull=60.0)

    def drill(self, source: Source) -> Drill:
        """One round with three realms."""
        names = [name for name, entry in our_realms().items() if not entry.card.variant_of]
        drawn = [names.pop(source.below(len(names))) for _ in range(REALMS_A_ROUND)]
        return Drill(1, {"rounds": 1, "realms": [drawn]})

    # --- searching ---------------------------------------------------------------------

    def candidates(self, position: RealmsPosition, seat: int) -> list[int]:
        """All moves but those of a die that is just like an earlier one."""
        return _candidates(position.pads[seat], position.legal(seat))

    def key(self, position: RealmsPosition, seat: int) -> object:
        """When the turn is over, all that is written; the dice are of no use any more."""
        desk = position.pads[seat]
        if desk.busy:
            return None
        written = tuple([(realm.stars, tuple(realm.cells)) for realm in desk.realms])
        return (written, tuple(desk.gained), tuple(desk.spent), tuple(desk.rounds), desk.level)

    def horizon(self, position: RealmsPosition) -> tuple[int, int]:
        """The end of the round: nothing of it matters to the next one."""
        if position.turn == 1 and position.phase == ROLL:
            return position.round, 0
        return position.round + 1, 0

    def quick_turn(self, position: RealmsPosition, seat: int) -> RealmsPosition:
        """The best end of a few lines of moves, which go on as long as they can.

        A line goes on even if its desk looks worse after the next move; all ends on the way are
        compared. Of desks with the same value, mostly the same moves in another order, one is
        kept. Only desks are copied for it.
        """
        if not position.is_waiting(seat):
            return position
        setup, learned = position.setup, bool(self.weights)
        best, last, most = position.pads[seat], -1, 0.0
        lines = [best]
        for _ in range(_MOST_MOVES):
            following: list[RealmsPad] = []
            values: list[float] = []
            for desk in lines:
                for move in _candidates(desk, desk.legal()):
                    after = desk.copy()
                    after.apply(move, None)
                    value = self._desk_value(setup, after, learned)
                    if not after.busy:
                        if last < 0 or value > most:
                            best, last, most = desk, move, value
                        continue
                    at = len(values)
                    while at > 0 and values[at - 1] < value:
                        at -= 1
                    if at < _LINES and (at == 0 or values[at - 1] != value):
                        following.insert(at, after)
                        values.insert(at, value)
                        del following[_LINES:], values[_LINES:]
            if not following:
                break
            lines = following
        position.pads[seat] = best if last >= 0 else lines[0]
        if last >= 0:
            position.apply(seat, last)
        return position

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        return study_card(moments, seat, card_id)


def _candidates(desk: RealmsPad, moves: list[int]) -> list[int]:
    like = like_dice(desk)
    if not any(like):
        return moves
    return [move for move in moves if kind_of(move) not in _OF_A_DIE or not like[die_of(move)]]
