"""Pendulum: outline octagons, then complete hourglasses to gain what is in them.

Notation: `octagon1` to `octagon5`, as on the card; `hourglass`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("pendulum")
OCTAGONS: Final = CARD.places_of("octagons")[0]
HOURGLASSES: Final = CARD.places_of("hourglasses")
# The number that each place of an hourglass takes.
GLASS_OF: Final = {CARD.places[place].number: place for glass in HOURGLASSES for place in glass}
HOURGLASS: Final = len(CARD.places)


class Pendulum(Realm):
    """The octagons stay: every hourglass gives them all again."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        options = [octagon for octagon in OCTAGONS if self.is_blank(octagon)]
        if self.is_blank(GLASS_OF[die.value]):
            options.append(HOURGLASS)
        return options

    def use(self, desk: Desk, die: Die, option: int) -> None:
        if option != HOURGLASS:
            self.outline(option)
            return
        place = GLASS_OF[die.value]
        self.mark(place)
        for glass in HOURGLASSES:
            if place in glass and self.all_filled(glass):
                for octagon in OCTAGONS:
                    if not self.is_blank(octagon):
                        self.reward(desk, octagon)

    def option_text(self, option: int) -> str:
        return "hourglass" if option == HOURGLASS else CARD.places[option].id

    def parse_option(self, text: str) -> int:
        if text == "hourglass":
            return HOURGLASS
        return CARD.index[text] if text.startswith("octagon") and text in CARD.index else -1

    def option_place(self, option: int, die: Die | None) -> int:
        if option != HOURGLASS:
            return option
        return GLASS_OF[die.value] if die is not None else -1


REALM: Final = Pendulum
