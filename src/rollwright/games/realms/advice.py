"""A rough estimate of the final score of a desk of Rolling Realms; advice for bots, not a rule."""

from typing import Final

from rollwright.core.advice import Advice
from rollwright.core.card_study import CardStudy, Moment
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.duty import star_waits
from rollwright.games.realms.move import ADJUST, FREE, TAKE, USE, die_of, kind_of
from rollwright.games.realms.offer import like_dice
from rollwright.games.realms.pending import CHOOSE_RESOURCE, Pending, count_to_choose
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.state import MOST_STARS
from rollwright.games.realms.study import study_card

# The value of an unspent resource, in tenths of a star, while there are turns to spend it in.
_RESOURCE: Final = 3.0
# The moves that are made with a die.
_OF_A_DIE: Final = (USE, TAKE, ADJUST, FREE)


def _to_choose(desk: Desk, pending: Pending, resource: float) -> float:
    """What waits to be chosen is worth as much as if it were."""
    count = count_to_choose(pending.value)
    if star_waits(desk, pending):
        return 10.0 * min(count, MOST_STARS - desk.stars_in(pending.slot))
    return resource * count


def _round_value(desk: Desk) -> float:
    """The expected score of this round, whether it is wanted high or low."""
    value = 10.0 * desk.hoards()
    turns_left = (desk.round.turns - desk.turn) / desk.round.turns
    for realm in desk.realms:
        # In the last turn nothing is to come.
        promise = turns_left * realm.rules.promise(desk, realm) if turns_left else 0.0
        value += 10.0 * (desk.stars_in(realm.slot) + promise)
    resource = 1.0 + (_RESOURCE - 1.0) * turns_left if desk.round.mode.spends else 1.0
    for pending in desk.pending:
        if pending.kind == CHOOSE_RESOURCE:
            value += _to_choose(desk, pending, resource)
    return value + desk.unspent() * resource


class RealmsAdvice(Advice[RealmsPosition]):
    """The estimate for a desk."""

    def estimate(self, position: RealmsPosition, seat: int) -> float:
        """The expected score, in tenths of a star, without the effect of future dice."""
        desk = position.pads[seat]
        value = 0.0
        for number, score in enumerate(desk.rounds):
            value += score * position.setup.rounds[number].mode.aim
        if desk.noted or not desk.realms:
            return value
        return value + desk.round.mode.aim * _round_value(desk)

    def candidates(self, position: RealmsPosition, seat: int) -> list[int]:
        """All moves but those of a die that is just like an earlier one."""
        moves = position.legal(seat)
        like = like_dice(position.pads[seat])
        if not any(like):
            return moves
        return [move for move in moves if kind_of(move) not in _OF_A_DIE or not like[die_of(move)]]

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        return study_card(moments, seat, card_id)
