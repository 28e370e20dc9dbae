"""Potion Explosion: potions of different numbers, each with a label to use once.

Notation: potion `1`, `2`, `3`; labels: `die=4`, `resources` and then `coin`, `open=scythe`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import MOST_DICE, SLOT, Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import MOST_STARS, OUTLINED, Pending, Realm
from rollwright.games.realms.registry import all_realms
from rollwright.games.realms.resource import RESOURCES

CARD: Final = read_card("potion-explosion")
POTIONS: Final = CARD.places_of("potions")
STARS: Final = CARD.places_of("stars")[0]
# A label is outlined when its potion is complete, and marked when it was used.
LABELS: Final = CARD.places_of("labels")[0]
# Options: a potion; a resource to choose; a use of the second and of the first label; from
# OPEN on a realm to open, by its place among all realms, for an option knows its own text.
POTION_NAMES: Final = ("1", "2", "3")
DIE_NAMES: Final = ("die=1", "die=2", "die=3", "die=4", "die=5", "die=6")
NAMES: Final = (*POTION_NAMES, *RESOURCES, "resources", *DIE_NAMES)
RESOURCE: Final = 3
FOR_STARS: Final = 6
DIE: Final = 7
OPEN: Final = 13
# What is left to settle: so many resources to choose.
CHOOSE: Final = 0


class PotionExplosion(Realm):
    """A complete potion scores at once; its label waits for the right moment."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [
            potion
            for potion, bubbles in enumerate(POTIONS)
            if self.is_blank(bubbles[-1]) and die.value not in self._numbers(bubbles)
        ]

    def _numbers(self, bubbles: list[int]) -> list[int]:
        return [self.number_in(bubble) for bubble in bubbles if not self.is_blank(bubble)]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        self.write(self.first_blank(POTIONS[option]), die.value)
        if self.all_filled(POTIONS[option]):
            self.mark(STARS[option])
            self.reward(desk, STARS[option])
            self.outline(LABELS[option])

    # --- labels --------------------------------------------------------------------------

    def actions(self, desk: Desk) -> list[int]:
        ready = [self.cells[label] == OUTLINED for label in LABELS]
        actions: list[int] = []
        if ready[0] and len(desk.dice) < MOST_DICE:
            actions += range(DIE, OPEN)
        if ready[1]:
            actions.append(FOR_STARS)
        if ready[2]:
            for realm in desk.realms:
                if desk.closed & SLOT[realm.slot]:
                    actions.append(self.parse_option(f"open={realm.card.id}"))
        return actions

    def act(self, desk: Desk, option: int) -> None:
        self.mark(LABELS[_potion_of(option)])
        if option == FOR_STARS:
            desk.later(self.slot, CHOOSE, self.stars)
        elif option < OPEN:
            desk.create_die(1 + option - DIE)
        else:
            for realm in desk.realms:
                if self.option_text(option) == f"open={realm.card.id}":
                    desk.reopen(realm.slot)

    def choices(self, desk: Desk, pending: Pending) -> list[int]:
        return [RESOURCE + resource for resource in range(len(RESOURCES))]

    def choose(self, desk: Desk, pending: Pending, option: int) -> None:
        # It was chosen already, so no other realm lets its owner choose again.
        desk.receive(option - RESOURCE)
        if pending.value > 1:
            desk.later(self.slot, CHOOSE, pending.value - 1)

    def knows_pending(self, pending: Pending) -> bool:
        return pending.kind == CHOOSE and 1 <= pending.value <= MOST_STARS

    def promise(self, desk: Desk) -> float:
        stars = 0.0
        for bubbles, worth, label in zip(POTIONS, STARS, LABELS, strict=True):
            if self.is_blank(label):
                filled = self.count_filled(bubbles) / len(bubbles)
                stars += 0.7 * filled * len(CARD.places[worth].gains)
            elif not self.is_marked(label):
                stars += 0.5
        return stars

    # --- words ---------------------------------------------------------------------------

    def option_text(self, option: int) -> str:
        return NAMES[option] if option < OPEN else f"open={list(all_realms())[option - OPEN]}"

    def parse_option(self, text: str) -> int:
        if text in NAMES:
            return NAMES.index(text)
        opens = [f"open={name}" for name in all_realms()]
        return OPEN + opens.index(text) if text in opens else -1

    def option_place(self, option: int, die: Die | None) -> int:
        if option < RESOURCE:
            return self.first_blank(POTIONS[option])
        return LABELS[_potion_of(option)]


def _potion_of(option: int) -> int:
    """The potion whose label an option uses."""
    return 1 if option < DIE else 0 if option < OPEN else 2


REALM: Final = PotionExplosion
