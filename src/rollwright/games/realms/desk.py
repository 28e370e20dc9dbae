"""A desk: the state of one seat of Rolling Realms, and what realms may do with it."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.pads import Pad
from rollwright.core.position import Events
from rollwright.games.realms.die import LETTERS, Die
from rollwright.games.realms.naming import (
    content_of,
    counted,
    place_name,
    realm_name,
    resource_name,
)
from rollwright.games.realms.pending import (
    ANY_RESOURCE,
    CHOOSE_RESOURCE,
    NEXT_CELL,
    Pending,
    cells_to_choose,
    resources_to_choose,
)
from rollwright.games.realms.resource import CHOICE, LIMIT
from rollwright.games.realms.round import Round
from rollwright.games.realms.state import MOST_STARS, RealmState

SLOT: Final = (1, 2, 4)
NO_LEVEL: Final = -1
# One letter for each die.
MOST_DICE: Final = len(LETTERS)


class Desk(Pad):
    """Realm cards, resources and dice of one seat."""

    __slots__ = (
        "activated",
        "closed",
        "dice",
        "ending",
        "events",
        "finished",
        "first",
        "front",
        "gained",
        "level",
        "noted",
        "pending",
        "realms",
        "round",
        "rounds",
        "second",
        "spent",
        "turn",
    )

    # The level of this seat, if the game has levels: an index of LEVELS, or NO_LEVEL until it
    # is chosen.
    level: int
    # This round, and its cards; of previous rounds, the scores, and the stars of each card,
    # followed by those for many resources of a kind where the round has them.
    round: Round
    realms: list[RealmState]
    rounds: list[int]
    finished: list[list[int]]
    # Are the cards still there after the last round, with their score already in `rounds`?
    noted: bool
    # By resource, this round.
    gained: list[int]
    spent: list[int]
    # This turn: its number, the rolled dice as this seat has them, and all dice.
    turn: int
    first: int
    second: int
    dice: list[Die]
    # The realms used this turn, and those of them that are not open again, as masks.
    activated: int
    closed: int
    # The steps still to be settled, next first; is the turn ending?
    pending: list[Pending]
    ending: bool
    # Where the next pending step is inserted, and the list of events, if any.
    front: int
    events: Events | None

    # --- resources -----------------------------------------------------------------------

    def left(self, resource: int) -> int:
        """The number available to spend."""
        return self.gained[resource] - self.spent[resource]

    def has(self, resource: int, count: int = 1) -> bool:
        """Are there at least this many to spend?"""
        return self.gained[resource] - self.spent[resource] >= count

    def has_all(self, cost: list[int]) -> bool:
        """Can all of these resources be spent together?"""
        for resource in cost:
            if not self.has(resource, cost.count(resource)):
                return False
        return True

    def pay(self, resource: int, count: int = 1) -> None:
        """Spend a resource."""
        self.spent[resource] += count

    def pay_all(self, cost: list[int]) -> None:
        """Spend all of these resources."""
        for resource in cost:
            self.spent[resource] += 1

    def gain(self, resource: int, count: int = 1) -> None:
        """Gain a resource, or another one if a realm lets the owner choose.

        The choice comes later: a realm whose effects depend on the gain adds a pending step with
        `later`.
        """
        for realm in self.realms:
            if realm.rules.picks_gains(realm):
                for _ in range(count):
                    self.choose_resources(realm.slot, 1)
                return
        self.receive(resource, count)

    def receive(self, resource: int, count: int = 1) -> None:
        """Circle a resource this many times, up to the limit of the resource card."""
        kept = min(count, LIMIT - self.gained[resource])
        self._tell_resource("gain", resource, kept)
        self._tell_resource("lost-gain", resource, count - kept)
        for _ in range(kept):
            self.gained[resource] += 1
            if self.gained[resource] == self.round.mode.hoard:
                self._tell_resource("hoard", resource, self.gained[resource])
            for realm in self.realms:
                realm.rules.at_gain(self, realm, resource)

    def _tell_resource(self, key: str, resource: int, count: int) -> None:
        if self.events is not None and count:
            args: dict[str, object] = {"count": count, "resource": resource_name(resource, count)}
            self.events.append(Message(f"rolling-realms.event.{key}", args))

    def can_gain(self, resource: int, gains: list[int]) -> bool:
        """Could these gains bring that resource, directly or by choice?"""
        if self.gained[resource] == LIMIT:
            return False
        for gain in gains:
            if gain == resource or (gain >= CHOICE and (gain - CHOICE) >> resource & 1):
                return True
        return self._picks_gains()

    def _picks_gains(self) -> bool:
        return any([realm.rules.picks_gains(realm) for realm in self.realms])

    def unspent(self) -> int:
        """The number of unspent resources of all kinds."""
        return sum(self.gained) - sum(self.spent)

    def hoards(self) -> int:
        """The stars for many resources of a kind, where the round has them."""
        enough = self.round.mode.hoard
        return len([1 for count in self.gained if count >= enough]) if enough else 0

    # --- dice ------------------------------------------------------------------------------

    def is_pair(self) -> bool:
        """Did the rolled dice come up equal?"""
        return self.first == self.second

    def rolled_values(self) -> list[int]:
        """The values of the rolled dice, without duplicates."""
        return [self.first] if self.first == self.second else [self.first, self.second]

    def other_rolled(self, die: Die) -> list[int]:
        """The possible values of "the other rolled die": for a created die, both."""
        if not die.rolled:
            return self.rolled_values()
        return [self.second if die.index == 0 else self.first]

    def create_die(self, value: int) -> None:
        """Create a die for this seat and this turn only."""
        if len(self.dice) == MOST_DICE:
            return
        self.dice = [*self.dice, Die(len(self.dice), value, False)]
        if self.events is not None:
            args: dict[str, object] = {"die": self.dice[-1].letter(), "value": value}
            self.events.append(Message("rolling-realms.event.create", args))

    def replace_die(self, die: Die) -> None:
        """Replace a die by its changed copy."""
        dice = self.dice[:]
        dice[die.index] = die
        self.dice = dice

    def alter_rolled(self, index: int, value: int) -> None:
        """Change a rolled die for this seat; it counts as rolled with this value."""
        if index == 0:
            self.first = value
        else:
            self.second = value
        self.replace_die(self.dice[index].rolled_as(value))

    # --- realms ----------------------------------------------------------------------------

    def is_open(self, slot: int, die: Die) -> bool:
        """May this die still be used in that realm?"""
        return die.freed or not self.closed & SLOT[slot]

    def reopen(self, slot: int) -> None:
        """Allow a realm to be activated again this turn."""
        self.closed &= ~SLOT[slot]

    def stars_in(self, slot: int) -> int:
        """The stars of a realm, at most six."""
        realm = self.realms[slot]
        return min(MOST_STARS, realm.rules.score(self, realm))

    # --- pending steps -----------------------------------------------------------------------

    def later(self, slot: int, kind: int, value: int = 0) -> None:
        """Add a pending step for a realm, after those added before in this step."""
        rules = self.realms[slot].rules
        declared = kind < len(rules.follow_ups)
        assert declared, f"{rules.card.id} leaves kind {kind} to settle, but does not declare it"
        self.pending.insert(self.front, Pending(slot, kind, value))
        self.front += 1

    def choose_resources(self, slot: int, count: int, among: int = ANY_RESOURCE) -> None:
        """Let the owner choose what to gain, from a set of resources and star as a bit mask.

        If a realm lets the owner choose every gain, the set is of all resources.
        """
        if self._picks_gains():
            among |= ANY_RESOURCE
        self.later(slot, CHOOSE_RESOURCE, resources_to_choose(count, among))

    def choose_cell(self, slot: int, number: int, done: int) -> None:
        """Let the owner choose the next of this number of cells."""
        self.later(slot, NEXT_CELL, cells_to_choose(number, done))

    # --- events --------------------------------------------------------------------------

    def tell_place(self, realm: RealmState, place: int) -> None:
        """Report the content of a place, if no move describes it."""
        if self.events is not None:
            card = realm.rules.card
            args: dict[str, object] = {
                "realm": realm_name(card),
                "place": place_name(card, place),
                "content": content_of(realm, place),
            }
            self.events.append(Message("rolling-realms.event.place", args))

    def tell_price(self, realm: RealmState, place: int, cost: list[int], paid: bool) -> None:
        """Report that a place was paid for after the move, or could not be."""
        if self.events is not None:
            card = realm.rules.card
            args: dict[str, object] = {
                "realm": realm_name(card),
                "place": place_name(card, place),
                "content": content_of(realm, place),
                "price": counted(cost),
            }
            self.events.append(
                Message(f"rolling-realms.event.{'paid' if paid else 'unpaid'}", args)
            )

    def tell_no_star(self, realm: RealmState) -> None:
        """Report that a realm scored nothing where it could have."""
        self._tell_realm("no-star", realm)

    def tell_idle_sum(self, realm: RealmState) -> None:
        """Report that the sum of the rolled dice has no effect in a realm."""
        self._tell_realm("idle-sum", realm)

    def _tell_realm(self, key: str, realm: RealmState) -> None:
        if self.events is not None:
            args: dict[str, object] = {
                "realm": realm_name(realm.rules.card),
                "sum": self.first + self.second,
            }
            self.events.append(Message(f"rolling-realms.event.{key}", args))

    def stars_to_tell(self) -> list[int]:
        """The stars of each realm for a later `tell_stars`; empty if events are not recorded."""
        if self.events is None:
            return []
        return [self.stars_in(realm.slot) for realm in self.realms]

    def tell_stars(self, before: list[int]) -> None:
        """Report the realms whose stars have changed."""
        for slot, stars in enumerate(before):
            change = self.stars_in(slot) - stars
            if change and self.events is not None:
                key = "star" if change > 0 else "lost-star"
                args: dict[str, object] = {
                    "count": abs(change),
                    "realm": realm_name(self.realms[slot].rules.card),
                }
                self.events.append(Message(f"rolling-realms.event.{key}", args))
