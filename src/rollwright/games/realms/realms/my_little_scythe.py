"""My Little Scythe: two flowers of hexes, and stars for what is gained anywhere.

Notation: `pumpkin` or `heart`: which flower
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import RESOURCES

CARD: Final = read_card("my-little-scythe")
FLOWERS: Final = CARD.places_of("flowers")
PAIRS: Final = CARD.places_of("pairs")[0]
NEEDED: Final = CARD.number("needed")
STARS: Final = CARD.number("stars")


class MyLittleScythe(Realm):
    """Each hex gives the resource of its flower; a matching pair gives a coin."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [flower for flower in range(2) if self.is_blank(FLOWERS[flower][die.value - 1])]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        at = die.value - 1
        self.mark(FLOWERS[option][at])
        self.reward(desk, FLOWERS[option][at])
        if not self.is_blank(FLOWERS[1 - option][at]):
            self.mark(PAIRS[at])
            self.reward(desk, PAIRS[at])

    def score(self, desk: Desk) -> int:
        return STARS * len([1 for gained in desk.gained if gained >= NEEDED])

    def promise(self, desk: Desk) -> float:
        return sum([0.5 * STARS * gained / NEEDED for gained in desk.gained if gained < NEEDED])

    def option_text(self, option: int) -> str:
        return RESOURCES[option]

    def parse_option(self, text: str) -> int:
        return RESOURCES.index(text) if text in RESOURCES[:2] else -1

    def option_place(self, option: int, die: Die | None) -> int:
        return FLOWERS[option][die.value - 1] if die is not None else -1


REALM: Final = MyLittleScythe
