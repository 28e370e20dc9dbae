"""Charterstone: six buildings, and a crate below each.

Notation: `building=2`: the building of the die's value, noting a 2; `crates`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("charterstone")
BUILDINGS: Final = CARD.places_of("buildings")[0]
CRATES: Final = CARD.places_of("crates")[0]
# Options 1 to 6 mark a building and note that number; this one marks crates.
MARK_CRATES: Final = 7


class Charterstone(Realm):
    """A building notes the other rolled die on its crate; equal crates are marked at once."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        options: list[int] = []
        if self.is_blank(BUILDINGS[die.value - 1]):
            options += desk.other_rolled(die)
        if self._crates_of(die.value):
            options.append(MARK_CRATES)
        return options

    def _crates_of(self, value: int) -> list[int]:
        return [
            crate
            for crate in CRATES
            if self.number_in(crate) == value and not self.is_marked(crate)
        ]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        if option == MARK_CRATES:
            for crate in self._crates_of(die.value):
                self.mark(crate)
                self.star()
            return
        building = BUILDINGS[die.value - 1]
        self.mark(building)
        self.reward(desk, building)
        self.write(CRATES[die.value - 1], option)

    def option_text(self, option: int) -> str:
        return "crates" if option == MARK_CRATES else f"building={option}"

    def parse_option(self, text: str) -> int:
        if text == "crates":
            return MARK_CRATES
        number = text.removeprefix("building=")
        return int(number) if number != text and number in tuple("123456") else -1

    def option_place(self, option: int, die: Die | None) -> int:
        if die is None:
            return -1
        if option == MARK_CRATES:
            return self._crates_of(die.value)[0] if self._crates_of(die.value) else -1
        return BUILDINGS[die.value - 1]


REALM: Final = Charterstone
