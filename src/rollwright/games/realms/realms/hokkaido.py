"""Hokkaido: patterns of three signs drawn on a map, grown into towns, forests and mountains.

Notation: the squares in the order of the pattern, column and row, row 1 on top: `b2,b3,c3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import (
    area_of,
    cells_of,
    neighbors_on_grid,
    places_in,
    reach,
)
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import BLANK, MOST_STARS, SIGN, RealmState

# For `promise`: a group that can still grow, by its share of a whole one; the way to the next star
# for mountains.
_GROUP: Final = 0.6
_MOUNTAINS: Final = 0.6


class Hokkaido(Realm):
    """A pattern is a path of three squares, straight or bent, with a sign for each.

    An option is such a path in one direction; the number of the die tells the signs.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.squares = list(range(len(card.places)))
        self.whole = area_of(self.squares)
        self.neighbors = neighbors_on_grid(card)
        self.dark = card.places_of("dark")[0]
        self.mountain = card.sign("mountain")
        # The signs that grow in groups.
        self.growing = [card.sign("town"), card.sign("forest")]
        self.group_size = card.number("group")
        self.mountains = card.numbers("mountains")
        # Of each number: is its pattern straight or bent, and its signs.
        bends = [text.split()[0] for text in card.texts("patterns")]
        self.patterns = [
            [card.sign(name) for name in text.split()[1:]] for text in card.texts("patterns")
        ]
        signs_held = [SIGN + sign for sign in range(len(card.signs))]
        self.hold(self.squares, [cell for cell in signs_held if cell != SIGN + self.mountain])
        self.hold(self.dark, signs_held)
        self.paths = [
            [first, middle, last]
            for middle in self.squares
            for first in places_in(self.neighbors[middle])
            for last in places_in(self.neighbors[middle])
            if first != last
        ]
        self.masks = [area_of(path) for path in self.paths]
        # For each number, the paths that its pattern may take.
        self.fitting = [self._fitting(card, shape, at) for at, shape in enumerate(bends)]
        names = [",".join([card.places[place].id for place in path]) for path in self.paths]
        self.declare(
            [at_place(name, path[0]) for name, path in zip(names, self.paths, strict=True)]
        )

    def _fitting(self, card: Card, shape: str, pattern: int) -> list[int]:
        signs = self.patterns[pattern]
        found: list[int] = []
        for option, path in enumerate(self.paths):
            ends = [cells_of(card.places[place].id)[0] for place in (path[0], path[2])]
            straight = ends[0][0] == ends[1][0] or ends[0][1] == ends[1][1]
            allowed = all(
                [
                    sign != self.mountain or place in self.dark
                    for place, sign in zip(path, signs, strict=True)
                ]
            )
            # A pattern that reads the same from both ends is told in one direction only.
            twice = signs[0] == signs[2] and path[0] > path[2]
            if straight == (shape == "straight") and allowed and not twice:
                found.append(option)
        return found

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if not 1 <= die.value <= len(self.fitting):
            return []
        filled = state.filled_area(self.squares)
        masks = self.masks
        return [option for option in self.fitting[die.value - 1] if not masks[option] & filled]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        signs = self.patterns[die.value - 1]
        for place, sign in zip(self.paths[option], signs, strict=True):
            state.write_sign(place, sign)
        for place in self.paths[option]:
            self.reward(desk, state, place)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        return self.paths[option]

    # --- stars ---------------------------------------------------------------------------

    def _areas(self, state: RealmState) -> list[int]:
        """For each sign, the squares that hold it."""
        areas = [0 for _ in self.card.signs]
        for square, cell in enumerate(state.cells):
            if cell != BLANK:
                areas[cell - SIGN] |= 1 << square
        return areas

    def _groups(self, unseen: int) -> list[int]:
        """The separate groups of these squares."""
        found: list[int] = []
        while unseen:
            group = reach(self.neighbors, unseen & -unseen, unseen)
            found.append(group)
            unseen ^= group
        return found

    def score(self, desk: Desk, state: RealmState) -> int:
        stars, areas = 0, self._areas(state)
        for sign in self.growing:
            if areas[sign].bit_count() >= self.group_size:
                groups = self._groups(areas[sign])
                stars += len([1 for group in groups if group.bit_count() >= self.group_size])
        mountains = areas[self.mountain].bit_count()
        return stars + len([1 for wanted in self.mountains if mountains >= wanted])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Signs are drawn three at a time."""
        return state.count_filled(self.squares) % 3 == 0

    def _has_room(self, group: int, free: int) -> bool:
        """Can this group still become a whole one? It stops as soon as it knows."""
        edge = group
        while edge and group.bit_count() < self.group_size:
            place = edge.bit_length() - 1
            found = self.neighbors[place] & free & ~group
            group |= found
            edge = edge ^ 1 << place | found
        return group.bit_count() >= self.group_size

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Groups that have room to grow, and mountains on the way to their next star."""
        areas = self._areas(state)
        free = self.whole & ~sum(areas)
        worth = 0.0
        for sign in self.growing:
            for group in self._groups(areas[sign]):
                size = group.bit_count()
                if 1 < size < self.group_size and self._has_room(group, free):
                    worth += _GROUP * (size - 1) / (self.group_size - 1)
        mountains = areas[self.mountain].bit_count()
        before = 0
        for wanted in self.mountains:
            if before <= mountains < wanted:
                worth += _MOUNTAINS * (mountains - before) / (wanted - before)
            before = wanted
        return min(worth, float(MOST_STARS))


REALM: Final = Hokkaido
