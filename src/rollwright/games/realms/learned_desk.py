"""What is learned about a desk: the traits of its cards and its resources, and their weights.

Weights are numbered by the cards of this package, whichever others the user adds. A card in
another edition, or one of the user's own, has no traits: for it the estimate stays as it is.
"""

from math import sqrt
from typing import Final

from rollwright.core.advice import Traits
from rollwright.core.weights import TraitBlock
from rollwright.games.realms.card_traits import FADES, MANY, CardTraits, Noted, count_trait
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.edition import edition_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.registry import our_realms
from rollwright.games.realms.resource import RESOURCES
from rollwright.games.realms.round import HIGH
from rollwright.games.realms.state import RealmState

# The block of the resources, whatever the cards.
_RESOURCES: Final = TraitBlock("resources", "1", 0, FADES * len(RESOURCES) * (MANY + 1))


class LearnedDesk:
    """The blocks of all cards, and the values of desks by some weights."""

    def __init__(self) -> None:
        self.blocks = [_RESOURCES]
        self._weights: list[float] = []
        # By id and edition; and by the rules that were met, None for those without traits.
        self._cards: dict[tuple[str, str], CardTraits] = {}
        self._met: dict[Realm, CardTraits | None] = {}
        start = _RESOURCES.size
        for name, entry in our_realms().items():
            if not entry.card.variant_of:
                traits, edition = CardTraits(entry.realm, start), edition_of(entry.card)
                self.blocks.append(TraitBlock(name, edition, start, traits.size))
                self._cards[(name, edition)] = traits
                start += traits.size

    def use_weights(self, weights: list[float]) -> None:
        """Use these weights from now on."""
        self._weights = weights
        for card in self._cards.values():
            card.use_weights(weights)

    def traits(self, desk: Desk) -> Traits:
        """The traits of a desk; none where nothing is to come, or a low score is wanted."""
        found = Traits([], [])
        if not counts(desk):
            return found
        share = share_left(desk)
        left = [desk.left(resource) for resource in range(len(RESOURCES))]
        noted = Noted()
        for resource, count in enumerate(left):
            noted.note(count_trait(0, resource, count), 1.0)
        _add_faded(found, noted, 0, share)
        for realm in desk.realms:
            card = self._card_of(realm)
            if card is not None:
                noted = Noted()
                card.note_card(realm.cells, desk.stars_in(realm.slot), noted)
                card.note_desk(realm.rules.promise(desk, realm), desk.gained, left, noted)
                _add_faded(found, noted, card.start, share)
        return found

    def correction(self, desk: Desk, stars: list[int], promises: list[float]) -> float:
        """The weights of all traits of a desk, of whose realms these are known."""
        share = share_left(desk)
        root = sqrt(share)
        gained, spent = desk.gained, desk.spent
        left = [gained[0] - spent[0], gained[1] - spent[1], gained[2] - spent[2]]
        weights = self._weights
        total = 0.0
        for resource in range(len(RESOURCES)):
            at = FADES * count_trait(0, resource, left[resource])
            total += weights[at] * root + weights[at + 1] * share
        for realm in desk.realms:
            card = self._card_of(realm)
            if card is not None:
                by_root, by_share = card.card_sums(realm.cells, stars[realm.slot])
                total += by_root * root + by_share * share
                total += card.desk_sum(promises[realm.slot], gained, left, root, share)
        return total

    def _card_of(self, realm: RealmState) -> CardTraits | None:
        rules = realm.rules
        if rules not in self._met:
            card = rules.card
            self._met[rules] = self._cards.get((card.id, edition_of(card)))
        return self._met[rules]


def counts(desk: Desk) -> bool:
    """Is something still to come in a round that is played for a high score?"""
    if desk.noted or not desk.realms or desk.round.mode.aim != HIGH:
        return False
    return desk.turn < desk.round.turns


def share_left(desk: Desk) -> float:
    """The share of the turns of a round that are left after this one."""
    return (desk.round.turns - desk.turn) / desk.round.turns


def _add_faded(found: Traits, noted: Noted, start: int, share: float) -> None:
    root = sqrt(share)
    for at, number in enumerate(noted.numbers):
        place, amount = start + FADES * number, noted.amounts[at]
        found.places.append(place)
        found.amounts.append(amount * root)
        found.places.append(place + 1)
        found.amounts.append(amount * share)
