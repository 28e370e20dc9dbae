"""Charterstone: six buildings, and a crate below each.

Notation: `building=2`: the building of the die's value, noting a 2; `crates`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value, nowhere
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import MARKED_NUMBERS, NUMBERS, RealmState

# Options 0 to 5 mark a building and note the number that is 1 higher; this one marks crates.
MARK_CRATES: Final = 6


class Charterstone(Realm):
    """A building notes the other rolled die on its crate; equal crates are marked at once."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.buildings = card.by_number("buildings")
        self.crates = card.places_of("crates")[0]
        self.hold(self.crates, NUMBERS + MARKED_NUMBERS)
        notes = [by_value(f"building={noted}", self.buildings) for noted in range(1, 7)]
        self.declare([*notes, nowhere("crates")])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        if state.is_blank(for_value(self.buildings, die.value)):
            options += [noted - 1 for noted in desk.other_rolled(die)]
        if self._crates_of(state, die.value):
            options.append(MARK_CRATES)
        return options

    def _crates_of(self, state: RealmState, value: int) -> list[int]:
        """The unmarked crates with this number."""
        return [
            crate
            for crate in self.crates
            if not state.is_blank(crate)
            and self.is_noted(state, crate, value)
            and not state.is_marked(crate)
        ]

    def is_noted(self, state: RealmState, crate: int, value: int) -> bool:
        """Does this number stand on a crate with a note?"""
        return state.number_in(crate) == value

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option == MARK_CRATES:
            for crate in self._crates_of(state, die.value):
                state.mark(crate)
                state.star()
            return
        building = self.buildings[die.value - 1]
        state.mark(building)
        self.reward(desk, state, building)
        state.write(self.crates[die.value - 1], option + 1)

    def place_of(self, state: RealmState, option: int, die: Die | None) -> int:
        if option != MARK_CRATES:
            return super().place_of(state, option, die)
        crates = self._crates_of(state, die.value) if die is not None else []
        return crates[0] if crates else -1

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if die is None:
            return []
        if option == MARK_CRATES:
            return self._crates_of(state, die.value)
        return [for_value(self.buildings, die.value), for_value(self.crates, die.value)]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A building and its crate are filled together."""
        pairs = zip(self.buildings, self.crates, strict=True)
        return all([state.is_blank(building) == state.is_blank(crate) for building, crate in pairs])

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        return len([1 for crate in self.crates if state.is_marked(crate)])


REALM: Final = Charterstone
