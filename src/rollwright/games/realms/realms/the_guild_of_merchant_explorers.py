"""The Guild of Merchant Explorers: a map of hexes, explored from the city in its middle.

Notation: one hex with the die, then the next one by one: `a1` to `e7`, row a on top
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import beside, neighbors_by_distance, places_in, reach
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import BLANK, RealmState

# The pending steps: the second hex of two, the second of three, the third of three. Their values
# are the hexes marked so far.
SECOND_OF_TWO: Final = 0
SECOND_OF_THREE: Final = 1
THIRD_OF_THREE: Final = 2
# For `promise`: a star next to what is marked, and how much it loses with every further hex.
_NEAR: Final = 0.6
_STEP: Final = 0.17


class TheGuildOfMerchantExplorers(Realm):
    """A number marks one hex, two or three, one by one. Sets of hexes are bit masks."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.hexes = list(range(len(card.places)))
        self.city = card.places_of("city")[0][0]
        self.hold([self.city], [])
        found = neighbors_by_distance(card, self.hexes)
        self.neighbors = [_mask(others) for others in found]
        self.stars = card.places_of("stars")[0]
        self.sea = _mask(card.places_of("sea")[0])
        # Each kind of land, without the stars.
        self.lands = [
            _mask(card.places_of(kind)[0]) for kind in ("grassland", "desert", "mountain")
        ]
        # What counts as sea: a star is any terrain.
        self.like_sea = self.sea | _mask(self.stars)
        # How many hexes each number marks.
        self.counts = card.numbers("hexes")
        card.check_few("values.hexes", max(self.counts))
        most = len(self.hexes) ** 2 - 1
        self.follow_ups = [FollowUp(0, most, asks="hex") for _ in range(3)]

    # --- patterns --------------------------------------------------------------------------

    def _marked(self, state: RealmState) -> int:
        marked = 0
        for place in self.hexes:
            if state.cells[place] != BLANK:
                marked |= 1 << place
        return marked

    def _candidates(self, marked: int, count: int, done: list[int]) -> int:
        """The hexes in reach that fit the pattern of so many hexes after those done."""
        near = beside(self.neighbors, marked) & ~marked
        if count == 1:
            return near & ~self.sea
        if count == 2:
            return near & self._second_of_two(done)
        return near & (self._from_sea(done) | self._of_different_lands(done))

    def _second_of_two(self, done: list[int]) -> int:
        """Two joined hexes, or two of sea anywhere."""
        if not done:
            return -1
        sea = self.like_sea if self.like_sea >> done[0] & 1 else 0
        return self.neighbors[done[0]] | sea

    def _from_sea(self, done: list[int]) -> int:
        """Three joined hexes, of which the first is sea."""
        if not done:
            return self.like_sea
        if not self.like_sea >> done[0] & 1:
            return 0
        if len(done) == 2 and not self.neighbors[done[0]] >> done[1] & 1:
            return 0
        return beside(self.neighbors, _mask(done))

    def _of_different_lands(self, done: list[int]) -> int:
        """Three hexes anywhere, each of another kind of land."""
        chosen = _mask(done)
        if chosen & self.sea:
            return 0
        left = ~self.sea
        for land in self.lands:
            if chosen & land & (chosen & land) - 1:
                return 0
            if chosen & land:
                left &= ~land
        return left

    def _next(self, marked: int, count: int, done: list[int]) -> list[int]:
        """The hexes that may follow those done, so that the pattern can be completed."""
        found = places_in(self._candidates(marked, count, done))
        if len(done) + 1 == count:
            return found
        return [
            place for place in found if self._can_go_on(marked | 1 << place, count, [*done, place])
        ]

    def _can_go_on(self, marked: int, count: int, done: list[int]) -> bool:
        found = self._candidates(marked, count, done)
        if len(done) + 1 == count:
            return found != 0
        for place in places_in(found):
            if self._can_go_on(marked | 1 << place, count, [*done, place]):
                return True
        return False

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not 1 <= die.value <= len(self.counts):
            return []
        return self._next(self._marked(state), self.counts[die.value - 1], [])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        self._explore(desk, state, self.counts[die.value - 1], [option])

    def _explore(self, desk: Desk, state: RealmState, count: int, done: list[int]) -> None:
        """Mark the last of these hexes; if there are more to mark, leave that pending."""
        state.mark(done[-1])
        self.reward(desk, state, done[-1])
        if len(done) < count:
            if count == 2:
                kind = SECOND_OF_TWO
            else:
                kind = SECOND_OF_THREE if len(done) == 1 else THIRD_OF_THREE
            value = done[0] if len(done) == 1 else done[0] * len(self.hexes) + done[1]
            desk.later(state.slot, kind, value)

    # --- the other hexes of its pattern ------------------------------------------------------

    def _done(self, pending: Pending) -> list[int]:
        if pending.kind == THIRD_OF_THREE:
            return list(divmod(pending.value, len(self.hexes)))
        return [pending.value] if pending.value < len(self.hexes) else []

    def _following(self, state: RealmState, pending: Pending) -> list[int]:
        return self._next(self._marked(state), _count(pending), self._done(pending))

    def steps_left(self, pending: Pending) -> int:
        return _count(pending) - len(self._done(pending))

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        found = self._following(state, pending)
        return found if len(found) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        self._explore(desk, state, _count(pending), [*self._done(pending), option])

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        """Mark the only hex that may follow."""
        for option in self._following(state, pending):
            self.choose(desk, state, pending, option)
            desk.tell_place(state, option)

    # --- saved cards, and advice -------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """All marked hexes hang together with the city, and so do those of an open pattern."""
        marked = self._marked(state)
        if reach(self.neighbors, 1 << self.city, marked) != marked:
            return False
        for step in desk.pending:
            if step.slot == state.slot and step.kind >= 0 and not self._could_wait(marked, step):
                return False
        return True

    def _could_wait(self, marked: int, pending: Pending) -> bool:
        done = self._done(pending)
        before = marked & ~_mask(done)
        if not done or self.city in done:
            return False
        if before.bit_count() + len(done) != marked.bit_count():
            return False
        for at, place in enumerate(done):
            if not self._candidates(before, _count(pending), done[:at]) >> place & 1:
                return False
            before |= 1 << place
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """A star is the nearer the fewer hexes lie between it and what is marked."""
        area, worth, near = self._marked(state), 0.0, _NEAR
        left = [star for star in self.stars if not area >> star & 1]
        while left and near > 0.0:
            area |= beside(self.neighbors, area)
            worth += near * len([1 for star in left if area >> star & 1])
            left = [star for star in left if not area >> star & 1]
            near -= _STEP
        return worth


def _mask(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _count(pending: Pending) -> int:
    """How many hexes the pattern has in all."""
    return 2 if pending.kind == SECOND_OF_TWO else 3


REALM: Final = TheGuildOfMerchantExplorers
