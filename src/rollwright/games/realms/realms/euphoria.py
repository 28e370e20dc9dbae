"""Euphoria: two areas of six numbers; what a mark brings depends on the sum of its area.

Notation: `left`, `right`, or `both` on a rolled pair
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import RealmState

BOTH: Final = 2


class Euphoria(Realm):
    """A small sum gives a coin, a middling one a star, a great one a heart and a pumpkin."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.areas = card.places_of("areas")
        # The places with the gains for a sum below, within and above the range of the star.
        self.below, self.within, self.above = card.places_of("sums")[0]
        self.hold(card.places_of("sums")[0], [])
        self.star_from = card.number("star_from")
        self.star_to = card.number("star_to")
        card.check_few("lists.areas", len(self.areas[0]))
        self.most = self._most_by_set()
        left, right = self.areas
        self.declare([by_value("left", left), by_value("right", right), by_value("both", left)])

    def _most_by_set(self) -> list[int]:
        """The most stars for each set of marks, by its bit mask, since their order is unknown."""
        most = [0]
        for marks in range(1, 2 ** len(self.areas[0])):
            numbers = [at for at in range(len(self.areas[0])) if marks >> at & 1]
            total = sum(numbers) + len(numbers)
            before = max([most[marks ^ (1 << at)] for at in numbers])
            most.append(before + int(self.star_from <= total <= self.star_to))
        return most

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        free = [
            number
            for number, area in enumerate(self.areas)
            if state.is_blank(for_value(area, die.value))
        ]
        if len(free) == 2 and desk.is_pair() and die.value == desk.first:
            free.append(BOTH)
        return free

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        for number, area in enumerate(self.areas):
            if option in (BOTH, number):
                self._mark_in(desk, state, area, die.value)

    def _mark_in(self, desk: Desk, state: RealmState, area: list[int], value: int) -> None:
        state.mark(area[value - 1])
        total = sum([number for number, place in enumerate(area, 1) if state.is_marked(place)])
        if total < self.star_from:
            self.reward(desk, state, self.below)
        elif total > self.star_to:
            self.reward(desk, state, self.above)
        else:
            self.reward(desk, state, self.within)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if option == BOTH and die is not None:
            return [for_value(area, die.value) for area in self.areas]
        return super().touches(state, option, die)

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for area in self.areas:
            stars += self.most[
                sum([1 << at for at, box in enumerate(area) if state.is_marked(box)])
            ]
        return stars


REALM: Final = Euphoria
