"""Potion Explosion: potions of different numbers, each with a label to use once.

Notation: potion `1`, `2`, `3`; labels: `die=4`, `resources` and then `coin`, `open=scythe`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import MOST_DICE, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.realm import Realm, marked_when_full
from rollwright.games.realms.state import MARKED, MOST_STARS, NUMBERS, OUTLINED, RealmState

# Options: a potion; a die from the first label, the resources of the second, and a realm that
# the third opens.
POTIONS: Final = 3
DIE: Final = POTIONS
FOR_STARS: Final = DIE + 6
OPEN: Final = FOR_STARS + 1


class PotionExplosion(Realm):
    """A complete potion scores at once; its label waits for the right moment."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.potions = card.places_of("potions")
        self.worths = card.places_of("stars")[0]
        # A label is outlined when its potion is complete, and marked when it was used.
        self.labels = card.places_of("labels")[0]
        for bubbles in self.potions:
            self.hold(bubbles, NUMBERS)
        self.hold(self.labels, [OUTLINED, MARKED])
        options = [next_of(str(at), bubbles) for at, bubbles in enumerate(self.potions, 1)]
        labels = [at_place(f"die={value}", self.labels[0]) for value in range(1, 7)]
        labels.append(at_place("resources", self.labels[1]))
        labels += [at_place(f"open={{{slot}}}", self.labels[2]) for slot in range(len(SLOT))]
        self.declare(options, labels)
        self.most_resources = MOST_STARS

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [
            potion
            for potion, bubbles in enumerate(self.potions)
            if state.is_blank(bubbles[-1]) and not self._has(state, bubbles, die.value)
        ]

    def _has(self, state: RealmState, bubbles: list[int], value: int) -> bool:
        return any([not state.is_blank(at) and state.number_in(at) == value for at in bubbles])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write(state.first_blank(self.potions[option]), die.value)
        if state.all_filled(self.potions[option]):
            state.mark(self.worths[option])
            self.reward(desk, state, self.worths[option])
            state.outline(self.labels[option])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        for bubbles in self.potions:
            numbers = [state.number_in(bubble) for bubble in state.filled(bubbles)]
            if not state.is_in_order(bubbles) or len(set(numbers)) < len(numbers):
                return False
        scored = marked_when_full(state, self.worths, self.potions)
        return scored and marked_when_full(state, self.labels, self.potions)

    # --- labels --------------------------------------------------------------------------

    def actions(self, desk: Desk, state: RealmState) -> list[int]:
        ready = [state.is_outlined(label) for label in self.labels]
        actions: list[int] = []
        if ready[0] and len(desk.dice) < MOST_DICE:
            actions += range(DIE, FOR_STARS)
        if ready[1]:
            actions.append(FOR_STARS)
        if ready[2]:
            actions += [OPEN + slot for slot, mask in enumerate(SLOT) if desk.closed & mask]
        return actions

    def act(self, desk: Desk, state: RealmState, option: int) -> None:
        if option < FOR_STARS:
            state.mark(self.labels[0])
            desk.create_die(1 + option - DIE)
        elif option == FOR_STARS:
            state.mark(self.labels[1])
            desk.choose_resources(state.slot, state.stars)
        else:
            state.mark(self.labels[2])
            desk.reopen(option - OPEN)

    def promise(self, desk: Desk, state: RealmState) -> float:
        stars = 0.0
        for bubbles, worth, label in zip(self.potions, self.worths, self.labels, strict=True):
            if state.is_blank(label):
                filled = state.count_filled(bubbles) / len(bubbles)
                stars += 0.7 * filled * len(self.card.places[worth].gains)
            elif not state.is_marked(label):
                stars += 0.5
        return stars


REALM: Final = PotionExplosion
