"""The traits of a card: what is learned about a realm from what is written on it.

They are found from the card alone, the same way for every card: what each place holds, how far
the card's lists are filled, the stars, what the rules promise, and the resources of the desk. Each
trait has two weights, since it counts for less as the round goes on: one for the share of turns
that are left, and one for its square root.
"""

from typing import Final, final

from rollwright.games.realms.card import Card
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import RESOURCES
from rollwright.games.realms.state import BLANK, MARKED_NUMBER, MOST_STARS, SIGN, WRITTEN

# The weights of a trait.
FADES: Final = 2
_RESOURCES: Final = len(RESOURCES)
# From here on it does not matter how many of a resource there are.
MANY: Final = 8
# The first traits of a block: what does not depend on how the card is made.
_ALWAYS: Final = 0
_STARS: Final = 1
PROMISE: Final = _STARS + MOST_STARS + 1
_GAINED: Final = PROMISE + 1
_LEFT: Final = _GAINED + _RESOURCES
_COUNTS: Final = _LEFT + _RESOURCES
_CONTENTS: Final = _COUNTS + _RESOURCES * (MANY + 1)
# Written numbers are compared with the mean of a die, in about the unit of its spread.
_MIDDLE: Final = 3.5
_SPREAD: Final = 2.5
# Cached sums of one card: a bound on the memory.
_MOST_KNOWN: Final = 4_000


class Noted:
    """Traits of a position as they are found, without their fading: numbers and amounts."""

    __slots__ = ("amounts", "numbers")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.amounts: list[float] = []

    def note(self, number: int, amount: float) -> None:
        """Add a trait."""
        self.numbers.append(number)
        self.amounts.append(amount)


@final
class CardTraits:
    """The traits of one card, numbered from the start of its block of weights."""

    def __init__(self, rules: Realm, start: int) -> None:
        self.card: Card = rules.card
        self.start = start
        # By place: the trait of each content, and of any number and its value.
        self._contents: list[dict[int, int]] = []
        self._numbers: list[int] = []
        # By group of places and by list: the trait of no place filled.
        self._groups: list[tuple[list[int], int]] = []
        self.count = _CONTENTS
        for cells in rules.may_hold:
            self._number_place(cells)
        for groups in self.card.lists.values():
            self._number_list(groups)
        self.size = FADES * self.count
        self._known: list[dict[tuple[int, ...], tuple[float, float]]] = []
        self._weights: list[float] = []

    def _number_place(self, cells: list[int]) -> None:
        self._contents.append({cell: self.count + at for at, cell in enumerate(cells)})
        self.count += len(cells)
        self._numbers.append(self.count)
        if any([WRITTEN <= cell < SIGN for cell in cells]):
            self.count += 3

    def _number_list(self, groups: list[list[int]]) -> None:
        everywhere = [place for places in groups for place in places]
        several = [places for places in groups if len(places) > 1] if len(groups) > 1 else []
        for places in [*several, everywhere]:
            self._groups.append((places, self.count))
            self.count += len(places) + 1

    # --- the traits of a state ---------------------------------------------------------------

    def note_card(self, cells: list[int], stars: int, noted: Noted) -> None:
        """The traits of what is written on the card."""
        noted.note(_ALWAYS, 1.0)
        noted.note(_STARS + stars, 1.0)
        starts = self.card.starts
        for place, cell in enumerate(cells):
            if cell != starts[place]:
                self._note_place(place, cell, noted)
        for places, first in self._groups:
            filled = 0
            for place in places:
                if cells[place] != BLANK:
                    filled += 1
            noted.note(first + filled, 1.0)

    def _note_place(self, place: int, cell: int, noted: Noted) -> None:
        contents = self._contents[place]
        if cell not in contents:
            return
        noted.note(contents[cell], 1.0)
        if WRITTEN <= cell < SIGN:
            is_marked = cell >= MARKED_NUMBER
            number = cell - (MARKED_NUMBER if is_marked else WRITTEN)
            first = self._numbers[place]
            noted.note(first + int(is_marked), 1.0)
            noted.note(first + 2, (number - _MIDDLE) / _SPREAD)

    def note_desk(self, promise: float, gained: list[int], left: list[int], noted: Noted) -> None:
        """The traits of what the rules promise and of the resources."""
        noted.note(PROMISE, promise)
        for resource in range(_RESOURCES):
            noted.note(_GAINED + resource, float(gained[resource]))
            noted.note(_LEFT + resource, float(left[resource]))
            noted.note(count_trait(_COUNTS, resource, left[resource]), 1.0)

    # --- the same, as sums of weights --------------------------------------------------------

    def use_weights(self, weights: list[float]) -> None:
        """Take the weights of this card out of those of the game."""
        self._weights = weights[self.start : self.start + self.size]
        self._known = [{} for _ in range(MOST_STARS + 1)]

    def card_sums(self, cells: list[int], stars: int) -> tuple[float, float]:
        """The sums of the weights of what is written, for the root of the share and for itself."""
        known = self._known[stars]
        key = tuple(cells)
        found = known.get(key)
        if found is None:
            found = self._sums(cells, stars)
            if len(known) >= _MOST_KNOWN:
                known.clear()
            known[key] = found
        return found

    def _sums(self, cells: list[int], stars: int) -> tuple[float, float]:
        noted = Noted()
        self.note_card(cells, stars, noted)
        by_root = by_share = 0.0
        weights = self._weights
        for at, number in enumerate(noted.numbers):
            by_root += weights[FADES * number] * noted.amounts[at]
            by_share += weights[FADES * number + 1] * noted.amounts[at]
        return by_root, by_share

    def desk_sum(
        self, promise: float, gained: list[int], left: list[int], root: float, share: float
    ) -> float:
        """The sum of the weights of promise and resources, faded."""
        weights = self._weights
        by_root = weights[FADES * PROMISE] * promise
        by_share = weights[FADES * PROMISE + 1] * promise
        for resource in range(_RESOURCES):
            at = FADES * (_GAINED + resource)
            by_root += weights[at] * gained[resource]
            by_share += weights[at + 1] * gained[resource]
            at = FADES * (_LEFT + resource)
            by_root += weights[at] * left[resource]
            by_share += weights[at + 1] * left[resource]
            at = FADES * count_trait(_COUNTS, resource, left[resource])
            by_root += weights[at]
            by_share += weights[at + 1]
        return by_root * root + by_share * share


def count_trait(first: int, resource: int, count: int) -> int:
    """The trait of having so many of a resource."""
    return first + resource * (MANY + 1) + min(count, MANY)
