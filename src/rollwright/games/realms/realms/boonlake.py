"""Boonlake: levers that are stars, unless their owner takes the benefit below them.

Notation: the lever that is outlined, `1a`; a free action takes its benefit, `area1a`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import RESOURCES
from rollwright.games.realms.state import BLANK, MARKED, MOST_STARS, OUTLINED, RealmState

# For `promise`: a resource that some lever still costs.
_READY: Final = 0.22


class Boonlake(Realm):
    """A die and a price outline a lever in its rows; the area below is a star or a benefit."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        rows = card.places_of("levers")
        self.levers = [lever for row in rows for lever in row]
        self.areas = [area for row in card.places_of("areas") for area in row]
        # By lever: the dice of its row.
        dice = [[int(number) for number in text.split()] for text in card.texts("dice")]
        self.dice_of = [dice[at] for at, row in enumerate(rows) for _ in row]
        # By resource and lever: how many of it the lever costs.
        prices = [card.places[lever].costs for lever in self.levers]
        self.costs_of = [
            [price.count(resource) for price in prices] for resource in range(len(RESOURCES))
        ]
        self.hold(self.levers, [OUTLINED])
        self.hold(self.areas, [MARKED])
        # An option is a lever; with this added, its area.
        self.to_take = len(self.levers)
        self.declare(
            [at_place(card.places[at].id, at, card.places[at].costs) for at in self.levers],
            [at_place(card.places[at].id, at) for at in self.areas],
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            option
            for option, lever in enumerate(self.levers)
            if die.value in self.dice_of[option] and self.can_buy(desk, state, lever)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        lever = self.levers[option]
        desk.pay_all(self.card.places[lever].costs)
        state.outline(lever)

    # --- the areas below -----------------------------------------------------------------------

    def actions(self, desk: Desk, state: RealmState) -> list[int]:
        return [
            self.to_take + at
            for at, lever in enumerate(self.levers)
            if state.is_outlined(lever) and state.is_blank(self.areas[at])
        ]

    def act(self, desk: Desk, state: RealmState, option: int) -> None:
        area = self.areas[option - self.to_take]
        state.mark(area)
        self.reward(desk, state, area)

    def score(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.levers) - state.count_filled(self.areas)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """An area is marked below an outlined lever only."""
        for lever, area in zip(self.levers, self.areas, strict=True):
            if state.is_blank(lever) and not state.is_blank(area):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Resources that match what is still to be paid, as far as there are stars to score."""
        if self.score(desk, state) >= MOST_STARS:
            return 0.0
        wanted = 0
        for resource in range(len(RESOURCES)):
            left = desk.left(resource)
            if left:
                costs = 0
                for at, lever in enumerate(self.levers):
                    if state.cells[lever] == BLANK:
                        costs += self.costs_of[resource][at]
                wanted += min(costs, left)
        return _READY * wanted


REALM: Final = Boonlake
