"""A rough estimate of the final score of a desk of Rolling Realms; advice for bots, not a rule."""

from typing import Final

from rollwright.core.advice import Advice
from rollwright.core.card_study import CardStudy, Moment
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.duty import star_waits
from rollwright.games.realms.pending import CHOOSE_RESOURCE, Pending, count_to_choose
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.state import MOST_STARS
from rollwright.games.realms.study import study_card

# The value of an unspent resource, in tenths of a star, while there are turns to spend it in.
_RESOURCE: Final = 3.0


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
        promise = turns_left * realm.rules.promise(desk, realm)
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

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        return study_card(moments, seat, card_id)
