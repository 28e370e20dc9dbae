"""Millennium Blades: cards from 0 to 9, each of which gives a die.

Notation: the card, `9`; with `+p1` one of the steps to it is paid with pumpkins, the rest in coins
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.resource import PUMPKIN
from rollwright.games.realms.state import RealmState


class MillenniumBlades(Realm):
    """A die must match the number of a card, also below 1 and above 6."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rows = card.places_of("rows")
        self.rewards = card.places_of("rewards")[0]
        # By the number of the card.
        self.cards = [place for row in self.rows for place in row]
        self.dice = card.places_of("dice")[0]
        self.pumpkins_a_step = card.number("pumpkins_a_step")
        # The resource that pays a step with a single unit.
        self.other = card.gains_of("other_step")[0][0]
        # An option is a card and the number of steps to it that are paid with pumpkins.
        self.steps = len(self.cards)
        self.declare(
            [
                at_place(f"{number}+p{paid}" if paid else str(number), place)
                for number, place in enumerate(self.cards)
                for paid in range(self.steps)
            ]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options: list[int] = []
        for number, place in enumerate(self.cards):
            if state.is_blank(place):
                steps = _steps_to_pay(die, number)
                for paid in range(steps + 1):
                    pumpkins = self.pumpkins_a_step * paid
                    if desk.has(PUMPKIN, pumpkins) and desk.has(self.other, steps - paid):
                        options.append(number * self.steps + paid)
        return options

    def takes_as_rolled(self, state: RealmState, die: Die, options: list[int]) -> bool:
        return state.is_blank(self.cards[die.value])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        desk.pay_all(self.cost_of(state, option, die))
        number = option // self.steps
        place, created = self.cards[number], self.dice[number]
        state.mark(place)
        state.mark(created)
        self.reward(desk, state, place)
        desk.create_die(self.card.places[created].number)
        for row, reward in zip(self.rows, self.rewards, strict=True):
            if place in row and state.all_filled(row):
                state.mark(reward)
                self.reward(desk, state, reward)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A card and its die are marked together."""
        pairs = zip(self.cards, self.dice, strict=True)
        together = all([state.is_blank(place) == state.is_blank(die) for place, die in pairs])
        return together and marked_when_full(state, self.rewards, self.rows)

    def cost_of(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        if die is None:
            return []
        number, paid = option // self.steps, option % self.steps
        others = _steps_to_pay(die, number) - paid
        return [PUMPKIN] * (self.pumpkins_a_step * paid) + [self.other] * others


def _steps_to_pay(die: Die, number: int) -> int:
    """The distance to the card; the 3 pumpkins that free a die include a step not made yet."""
    steps = abs(number - die.value)
    return steps - 1 if steps and die.step_due else steps


REALM: Final = MillenniumBlades
