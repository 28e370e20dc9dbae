"""Wonderland's War: numbers written on battlegrounds against the dice of five turns.

Notation: the turn of a battle and a circle of its ground from the top: `4a`, `5c`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm

CARD: Final = read_card("wonderlands-war")
TURNS: Final = CARD.numbers("turns")
GROUNDS: Final = CARD.places_of("grounds")
CIRCLES: Final = [circle for ground in GROUNDS for circle in ground]
SUMS: Final = CARD.places_of("sums")[0]
STARS: Final = CARD.places_of("stars")[0]


class WonderlandsWar(Realm):
    """The battles come at the end of fixed turns, and what they decide stays decided."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [circle for circle in CIRCLES if self.is_blank(circle)]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self.write(option, die.value)
        self.reward(desk, option)

    def at_turn_end(self, desk: Desk) -> None:
        if desk.turn not in TURNS:
            return
        battle = TURNS.index(desk.turn)
        wanted = desk.first + desk.second
        self.write(SUMS[battle], wanted)
        desk.tell_place(self, SUMS[battle])
        if self._strength(battle) >= wanted:
            self.mark(STARS[battle])
            self.reward(desk, STARS[battle])
        else:
            desk.tell_no_star(self)

    def _strength(self, battle: int) -> int:
        return sum([self.number_in(circle) for circle in GROUNDS[battle]])

    def promise(self, desk: Desk) -> float:
        """A usual roll sums to 7."""
        worth = 0.0
        for battle, stars in enumerate(STARS):
            if self.is_blank(SUMS[battle]):
                hope = min(1.0, self._strength(battle) / 7)
                worth += hope * len(CARD.places[stars].gains)
        return worth


REALM: Final = WonderlandsWar
