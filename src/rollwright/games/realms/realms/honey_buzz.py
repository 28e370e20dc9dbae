"""Honey Buzz: double hexes of a comb, whose benefits come when honey is surrounded.

Notation: a double hex, `comb1` to `comb10`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import OUTLINED, RealmState

_NONE: Final[list[int]] = []
# For `promise`: what a star and a resource of a honey hex are worth, by the marked share around it.
_STAR: Final = 1.2
_RESOURCE: Final = 0.1


class HoneyBuzz(Realm):
    """A honey hex pays what touches it once all double hexes around it are marked."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        around, beside = card.places_of("around"), card.places_of("beside")
        self.honey = [line[0] for line in around]
        self.around = [line[1:] for line in around]
        self.beside = [line[1:] for line in beside]
        self.combs = [at for at, place in enumerate(card.places) if place.number]
        self.combs_of = {
            value: [at for at, comb in enumerate(self.combs) if card.places[comb].number == value]
            for value in range(1, 7)
        }
        gains = [[gain for at in line for gain in card.places[at].gains] for line in self.beside]
        self.stars = [line.count(STAR) for line in gains]
        self.worth = [
            _STAR * line.count(STAR) + _RESOURCE * (len(line) - line.count(STAR)) for line in gains
        ]
        self.declare([at_place(card.places[comb].id, comb) for comb in self.combs])
        self.hold([place for line in self.beside for place in line], [])
        self.hold(self.honey, [OUTLINED])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found = self.combs_of.get(die.value, _NONE)
        return [option for option in found if state.is_blank(self.combs[option])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(self.combs[option])
        for at, honey in enumerate(self.honey):
            if state.is_blank(honey) and state.all_filled(self.around[at]):
                state.outline(honey)
                desk.tell_place(state, honey)
                self._pay(desk, at)

    def _pay(self, desk: Desk, at: int) -> None:
        """Gain the resources that touch a honey hex; stars are counted from what is outlined."""
        for place in self.beside[at]:
            for gain in self.card.places[place].gains:
                if gain != STAR:
                    desk.gain(gain)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The double hex, and the honey that it surrounds."""
        comb = self.combs[option]
        touched = [comb]
        for at, honey in enumerate(self.honey):
            if comb in self.around[at] and state.blanks(self.around[at]) == [comb]:
                touched.append(honey)
        return touched

    def score(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for at, honey in enumerate(self.honey):
            if state.is_outlined(honey):
                stars += self.stars[at]
        return stars

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Honey is outlined exactly if all double hexes around it are marked."""
        for at, honey in enumerate(self.honey):
            if state.is_outlined(honey) != state.all_filled(self.around[at]):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What honey will pay, by the share that is marked around it."""
        worth = 0.0
        for at, combs in enumerate(self.around):
            share = state.count_filled(combs) / len(combs)
            if share < 1:
                worth += self.worth[at] * share
        return worth


REALM: Final = HoneyBuzz
