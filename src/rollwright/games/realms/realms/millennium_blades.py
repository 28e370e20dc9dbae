"""Millennium Blades: cards from 0 to 9, each of which gives a die.

Notation: the card, `9`; with `+p1` one of the steps to it is paid with pumpkins, the rest in coins
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import PUMPKIN

CARD: Final = read_card("millennium-blades")
ROWS: Final = CARD.places_of("rows")
REWARDS: Final = CARD.places_of("rewards")[0]
# By the number of the card.
CARDS: Final = [place for row in ROWS for place in row]
DICE: Final = CARD.places_of("dice")[0]
PUMPKINS_A_STEP: Final = CARD.number("pumpkins_a_step")
# The resource of which one pays a step.
OTHER: Final = CARD.gains_of("other_step")[0][0]
# An option is a card and how many steps to it are paid with pumpkins.
STEPS: Final = 16
OPTIONS: Final = {
    f"{card}+p{steps}" if steps else str(card): card * STEPS + steps
    for card in range(len(CARDS))
    for steps in range(len(CARDS))
}
TEXTS: Final = {option: text for text, option in OPTIONS.items()}


def _steps_to_pay(die: Die, card: int) -> int:
    """How far the card is; the 3 pumpkins that free a die pay a step it has not made yet."""
    steps = abs(card - die.value)
    return steps - 1 if steps and die.step_due else steps


class MillenniumBlades(Realm):
    """The number of a card has to be met, below 1 and above 6 too."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        options: list[int] = []
        for card, place in enumerate(CARDS):
            if self.is_blank(place):
                steps = _steps_to_pay(die, card)
                for paid in range(steps + 1):
                    if desk.has(PUMPKIN, PUMPKINS_A_STEP * paid) and desk.has(OTHER, steps - paid):
                        options.append(card * STEPS + paid)
        return options

    def takes_as_rolled(self, die: Die, options: list[int]) -> bool:
        return self.is_blank(CARDS[die.value])

    def use(self, desk: Desk, die: Die, option: int) -> None:
        card = option // STEPS
        for resource in self.cost_of(option, die):
            desk.pay(resource)
        self.mark(CARDS[card])
        self.mark(DICE[card])
        self.reward(desk, CARDS[card])
        desk.create_die(CARD.places[DICE[card]].number)
        for row, reward in zip(ROWS, REWARDS, strict=True):
            if CARDS[card] in row and self.all_filled(row):
                self.mark(reward)
                self.reward(desk, reward)

    def cost_of(self, option: int, die: Die) -> list[int]:
        card, paid = option // STEPS, option % STEPS
        others = _steps_to_pay(die, card) - paid
        return [PUMPKIN] * (PUMPKINS_A_STEP * paid) + [OTHER] * others

    def option_text(self, option: int) -> str:
        return TEXTS[option]

    def parse_option(self, text: str) -> int:
        return OPTIONS.get(text, -1)

    def option_place(self, option: int, die: Die | None) -> int:
        return CARDS[option // STEPS]


REALM: Final = MillenniumBlades
