"""Skulk Hollow: six targets on a guardian, who strikes back at every rolled pair.

Notation: the target that is marked: `target3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.state import CROSSED, OUTLINED, RealmState

# For `promise`: a resource that an unmarked target costs, and a benefit that is still there.
_READY: Final = 0.35
_INTACT: Final = 0.1


class SkulkHollow(Realm):
    """A target costs a resource; a pair takes away what it gives, but never its star."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # By the number of the die: the targets, and the benefits that lie beside them.
        self.targets = card.by_number("targets")
        self.benefits = card.places_of("benefits")[0]
        self.hold(self.benefits, [OUTLINED, CROSSED])
        self.declare(
            [
                at_place(card.places[target].id, target, card.places[target].costs)
                for target in self.targets
            ]
        )

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        target = for_value(self.targets, die.value)
        if not state.is_blank(target) or not desk.has_all(self.card.places[target].costs):
            return []
        return [die.value - 1]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        target, benefit = self.targets[option], self.benefits[option]
        desk.pay_all(self.card.places[target].costs)
        state.mark(target)
        self.reward(desk, state, target)
        if state.is_blank(benefit):
            state.outline(benefit)
            self.reward(desk, state, benefit)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The target, and its benefit if the guardian has not taken it."""
        target, benefit = self.targets[option], self.benefits[option]
        return [target, benefit] if state.is_blank(benefit) else [target]

    # --- the guardian ----------------------------------------------------------------------

    def watches_roll(self) -> bool:
        return True

    def at_roll(self, desk: Desk, state: RealmState) -> None:
        if not desk.is_pair():
            return
        benefit = for_value(self.benefits, desk.first)
        # That of a marked target is ringed already.
        if state.is_blank(benefit):
            state.cross(benefit)
            desk.tell_place(state, benefit)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A target is marked with its benefit, unless that was crossed off before."""
        for target, benefit in zip(self.targets, self.benefits, strict=True):
            if state.is_blank(target):
                if state.is_outlined(benefit):
                    return False
            elif state.is_blank(benefit):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Resources that match what is still to be paid, and benefits that are still there."""
        wanted = [0, 0, 0]
        worth = 0.0
        for target, benefit in zip(self.targets, self.benefits, strict=True):
            if state.is_blank(target):
                for resource in self.card.places[target].costs:
                    wanted[resource] += 1
                if state.is_blank(benefit):
                    worth += _INTACT
        for resource, count in enumerate(wanted):
            worth += _READY * min(count, desk.left(resource))
        return worth


REALM: Final = SkulkHollow
