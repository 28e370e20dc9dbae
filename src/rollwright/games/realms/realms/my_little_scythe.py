"""My Little Scythe: two flowers of hexes, and stars for what is gained anywhere.

Notation: `pumpkin` or `heart`: which flower
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import by_value
from rollwright.games.realms.realm import Realm, for_value, marked_when_full
from rollwright.games.realms.resource import HEART, PUMPKIN, RESOURCES
from rollwright.games.realms.state import RealmState


class MyLittleScythe(Realm):
    """Each hex gives the resource of its flower; a matching pair gives a coin."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.flowers = card.places_of("flowers")
        self.pairs = card.places_of("pairs")[0]
        self.needed = card.number("needed")
        self.stars = card.number("stars")
        self.scores_at_once = False
        names = (RESOURCES[PUMPKIN], RESOURCES[HEART])
        self.declare(
            [by_value(name, flower) for name, flower in zip(names, self.flowers, strict=True)]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            number
            for number, flower in enumerate(self.flowers)
            if state.is_blank(for_value(flower, die.value))
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        at = die.value - 1
        state.mark(self.flowers[option][at])
        self.reward(desk, state, self.flowers[option][at])
        if not state.is_blank(self.flowers[1 - option][at]):
            state.mark(self.pairs[at])
            self.reward(desk, state, self.pairs[at])

    def score(self, desk: Desk, state: RealmState) -> int:
        return self.stars * len([1 for gained in desk.gained if gained >= self.needed])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        both = [list(hexes) for hexes in zip(*self.flowers, strict=True)]
        return marked_when_full(state, self.pairs, both)

    def promise(self, desk: Desk, state: RealmState) -> float:
        near = [gained / self.needed for gained in desk.gained if gained < self.needed]
        return 0.5 * self.stars * sum(near)


REALM: Final = MyLittleScythe
