"""Stamp Swap: stamps drawn in a grid, different ones for the highest and the lowest rolled die.

Notation: the squares of the first stamp, `high=a1,b1` or `low=c3`, then those of the others, `c4`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import Cell, area_of, cells_of, grid_of, placements
from rollwright.games.realms.option import at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import BLANK, WRITTEN, RealmState, numbers_from

# The pending step: a stamp to draw. Its value is a set of stamps and the place of the stamp in it.
NEXT_STAMP: Final = 0
# For `promise`: the value of a goal that is nearly reached, in stars.
_NEAR: Final = 0.9


class StampSwap(Realm):
    """All squares of a stamp hold its number, so that stamps can be counted and told apart.

    A number has two sets of stamps: as the highest rolled die, and as the lowest.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.squares = card.places_of("squares")[0]
        self.rows = card.places_of("rows")
        self.many = card.number("many")
        self.large = card.number("large")
        self.large_size = card.number("large_size")
        # First the sets of the highest die, then those of the lowest.
        self.legend = card.places_of("high")[0] + card.places_of("low")[0]
        texts = card.texts("high") + card.texts("low")
        self.numbers = len(card.texts("high"))
        shapes = sorted({shape for text in texts for shape in text.split(" / ")})
        # The stamps of each set, as indices of `shapes`.
        self.sets = [[shapes.index(shape) for shape in text.split(" / ")] for text in texts]
        self.most_stamps = max([len(stamps) for stamps in self.sets])
        card.check_few("values.high", self.most_stamps)
        self._lay(card, shapes)
        self.hold(self.squares, numbers_from(1, len(self.squares)))
        self.hold(self.legend, [])
        names = [card.ids_of(way) for way in self.covered]
        tapped = [way[0] for way in self.covered]
        ways = range(len(self.covered))
        self.declare(
            [
                at_place(f"{rank}={names[way]}", tapped[way])
                for rank in ("high", "low")
                for way in ways
            ],
            [at_place(names[way], tapped[way]) for way in ways],
        )
        self.writable = self.squares
        self.follow_ups = [FollowUp(1, len(self.sets) * self.most_stamps - 1, asks="stamp")]

    def _lay(self, card: Card, shapes: list[str]) -> None:
        """Find all ways to draw each shape; those of a shape begin at its index in `first`."""
        grid: dict[Cell, int] = grid_of(card, self.squares)
        self.covered: list[list[int]] = []
        self.first: list[int] = [0]
        for shape in shapes:
            self.covered += placements(cells_of(shape), grid, turning=False)
            self.first.append(len(self.covered))
        self.masks = [area_of(places) for places in self.covered]

    # --- which stamps fit ------------------------------------------------------------------

    def _free(self, state: RealmState) -> int:
        return area_of(state.blanks(self.squares))

    def _room(self, stamps: list[int], free: int) -> int:
        """The number of these stamps that can be drawn together."""
        if not stamps:
            return 0
        others = stamps[1:]
        most = self._room(others, free)
        for way in range(self.first[stamps[0]], self.first[stamps[0] + 1]):
            mask = self.masks[way]
            if mask & free == mask:
                most = max(most, 1 + self._room(others, free ^ mask))
                if most == len(stamps):
                    break
        return most

    def _ways(self, stamps: list[int], free: int) -> list[int]:
        """The ways to draw the first of these stamps so that as many as possible are drawn."""
        others, most = stamps[1:], self._room(stamps, free)
        found: list[int] = []
        for way in range(self.first[stamps[0]], self.first[stamps[0] + 1]):
            mask = self.masks[way]
            if mask & free == mask and 1 + self._room(others, free ^ mask) == most:
                found.append(way)
        return found

    def _next_stamp(self, drawn_set: int, stamp: int, free: int) -> int:
        """The next stamp of a set to draw, from this one on; -1 if none fits."""
        stamps = self.sets[drawn_set]
        for at in range(stamp, len(stamps)):
            if self._fits(stamps[at:], free):
                return at
        return -1

    def _fits(self, stamps: list[int], free: int) -> bool:
        """Is there a way to draw the first of these stamps, as in `_ways`?"""
        others, most = stamps[1:], self._room(stamps, free)
        for way in range(self.first[stamps[0]], self.first[stamps[0] + 1]):
            mask = self.masks[way]
            if mask & free == mask and 1 + self._room(others, free ^ mask) == most:
                return True
        return False

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found: list[int] = []
        if not 1 <= die.value <= self.numbers:
            return found
        free = self._free(state)
        for rank in self._ranks(desk, die):
            drawn_set = rank * self.numbers + die.value - 1
            stamp = self._next_stamp(drawn_set, 0, free)
            if stamp >= 0:
                ways = self._ways(self.sets[drawn_set][stamp:], free)
                found += [rank * len(self.covered) + way for way in ways]
        return found

    def _ranks(self, desk: Desk, die: Die) -> list[int]:
        """0 as the highest rolled die, 1 as the lowest."""
        if desk.is_pair() or not die.rolled:
            return [0, 1]
        first_is_high = desk.first > desk.second
        return [0 if first_is_high == (die.index == 0) else 1]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        rank, way = divmod(option, len(self.covered))
        drawn_set = rank * self.numbers + die.value - 1
        stamp = self._next_stamp(drawn_set, 0, self._free(state))
        self._draw(desk, state, drawn_set, stamp, way)
        self.reward(desk, state, self.legend[drawn_set])

    def _draw(self, desk: Desk, state: RealmState, drawn_set: int, stamp: int, way: int) -> None:
        """Draw a stamp; leave the next one of its set pending, if there is one that fits."""
        number = self._stamps(state) + 1
        for square in self.covered[way]:
            state.write(square, number)
        following = self._next_stamp(drawn_set, stamp + 1, self._free(state))
        if following >= 0:
            desk.later(state.slot, NEXT_STAMP, drawn_set * self.most_stamps + following)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        return self.covered[option % len(self.covered)]

    # --- the other stamps of its set ---------------------------------------------------------

    def _pending_ways(self, state: RealmState, pending: Pending) -> list[int]:
        drawn_set, stamp = divmod(pending.value, self.most_stamps)
        stamps = self.sets[drawn_set][stamp:]
        return self._ways(stamps, self._free(state)) if stamps else []

    def steps_left(self, pending: Pending) -> int:
        drawn_set, stamp = divmod(pending.value, self.most_stamps)
        return len(self.sets[drawn_set][stamp:])

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        ways = self._pending_ways(state, pending)
        return [self.dice_options + way for way in ways] if len(ways) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        drawn_set, stamp = divmod(pending.value, self.most_stamps)
        self._draw(desk, state, drawn_set, stamp, option - self.dice_options)

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        """Draw a stamp that fits in one way only."""
        for way in self._pending_ways(state, pending):
            self.choose(desk, state, pending, self.dice_options + way)
            for square in self.covered[way]:
                desk.tell_place(state, square)

    # --- stars: nothing is written but the stamps ------------------------------------------

    def _filled(self, state: RealmState) -> int:
        """The number of filled squares."""
        return len(state.cells) - state.cells.count(BLANK)

    def _stamps(self, state: RealmState) -> int:
        """The number of stamps: the last one has the highest number."""
        highest = max(state.cells)
        return highest - WRITTEN if highest else 0

    def _large_stamps(self, state: RealmState) -> int:
        cells = state.cells
        stamps = range(WRITTEN + 1, max(cells) + 1)
        return len([1 for stamp in stamps if cells.count(stamp) == self.large_size])

    def score(self, desk: Desk, state: RealmState) -> int:
        stars = len([1 for row in self.rows if state.all_filled(row)])
        stars += int(self._stamps(state) >= self.many)
        stars += int(self._large_stamps(state) >= self.large)
        return stars + int(self._filled(state) == len(self.squares))

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Each star by its share that is done."""
        shares = [state.count_filled(row) / len(row) for row in self.rows]
        shares.append(self._stamps(state) / self.many)
        shares.append(self._large_stamps(state) / self.large)
        shares.append(self._filled(state) / len(self.squares))
        return _NEAR * sum([share for share in shares if share < 1.0])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Stamps are numbered without a gap, and each has one of the shapes."""
        drawn: dict[int, int] = {}
        for square in self.squares:
            number = state.number_in(square)
            if number:
                drawn[number] = drawn.get(number, 0) | 1 << square
        if sorted(drawn) != list(range(1, len(drawn) + 1)):
            return False
        return all([mask in self.masks for mask in drawn.values()])


REALM: Final = StampSwap
