"""The contract of a reference: the rule of one realm, written a second time, slow and plain.

A reference is written from the text of the rule and the file of the card alone, by somebody who
has not read the realm's own rules, and imports nothing of them. What stands on the card is
`self.marks`, from the id of each place to the text that a saved position has for it: empty, `o`
outlined, `x` marked, `-` crossed off, a number as `4`, such a number marked as `4x`, or the id of a
sign. Resources are the letters of the card's file, `PHC`; `self.desk` has the dice, the roll and
the turn. Required are `uses` and `use`; everything else does nothing by default.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.games.realms.references.printed import Printed

if TYPE_CHECKING:
    from tests.games.realms.references.desk import ReferenceDesk, ReferenceDie

MOST_STARS = 6


class Reference:
    """One card of one seat, and its rule."""

    # Cards that its text or a ruling speaks of: every other round is played beside one of them.
    companions: tuple[str, ...] = ()

    def __init__(self, card: Printed, desk: "ReferenceDesk") -> None:
        self.card = card
        self.desk = desk
        self.marks = card.starts()
        # Scored at once; a realm that counts its stars from the card has its own `score`.
        self.stars = 0

    # --- the rule ------------------------------------------------------------------------

    def uses(self, die: "ReferenceDie") -> Iterable[str]:
        """What may follow the colon if this die is used here now."""
        raise NotImplementedError

    def use(self, die: "ReferenceDie", option: str) -> None:
        """Use the die: write, gain, pay, score, and ask what is left to choose."""
        raise NotImplementedError

    def takes_as_rolled(self, die: "ReferenceDie", options: list[str]) -> bool:
        """Is one of these options open to the die without a paid change of its number?"""
        return bool(options)

    def yields(self, die: "ReferenceDie") -> bool:
        """Does Youtoma use this die here only if no other realm takes it?"""
        return False

    def score(self) -> int:
        """The stars, before the limit of six."""
        return self.stars

    # --- what some realms have besides ---------------------------------------------------

    # Are its stars scored only when the round is over, so that no die scores one?
    scores_at_end = False

    # Does `at_roll` do anything?
    watches_roll = False

    def at_turn_start(self) -> None:
        """A turn begins, and the dice are rolled."""

    def before_roll_counts(self) -> None:
        """Some realm is about to react to the roll: a chance to ask whether a die is altered."""

    def at_roll(self) -> None:
        """React to the roll, before any realm is activated."""

    def at_turn_end(self) -> None:
        """The owner has ended the turn."""

    def at_gain(self, resource: str) -> None:
        """One resource was gained, from wherever."""

    def picks_gains(self) -> bool:
        """May the owner choose another resource instead of every one that is gained?"""
        return False

    def actions(self) -> Iterable[str]:
        """The free actions of this moment, as what follows the colon."""
        return []

    def act(self, option: str) -> None:
        """Take a free action."""
        raise NotImplementedError

    def choices(self, question: Any) -> Iterable[str]:
        """The answers to a question asked with `ask`; without any, `go_on` settles it."""
        return []

    def choose(self, question: Any, option: str) -> None:
        """Answer a question."""
        raise NotImplementedError

    def go_on(self, question: Any) -> None:
        """Settle a question to which there is no answer."""

    # --- helpers: the card -----------------------------------------------------------------

    def row(self, name: str) -> list[str]:
        """The first line of a list of the card."""
        return self.card.lists[name][0]

    def rows(self, name: str) -> list[list[str]]:
        """All lines of a list of the card."""
        return self.card.lists[name]

    def blank(self, places: Iterable[str]) -> list[str]:
        """Those of the places that hold nothing."""
        return [place for place in places if not self.marks[place]]

    def holding(self, mark: str, places: Iterable[str]) -> list[str]:
        """Those of the places that hold this."""
        return [place for place in places if self.marks[place] == mark]

    def full(self, places: Iterable[str]) -> bool:
        """Does each of the places hold something?"""
        return not self.blank(places)

    def numbered(self, value: int, places: Iterable[str]) -> list[str]:
        """Those of the places on which this number is printed."""
        return [place for place in places if self.card.number(place) == value]

    # --- helpers: gains, payments, questions -------------------------------------------------

    def gain(self, gains: str) -> None:
        """Gain resources and stars, such as `PH*`; `P/H` is one of the two, by choice."""
        self.desk.gain(self, gains)

    def reward(self, place: str) -> None:
        """Gain what is printed at a place."""
        self.gain(self.card.gains(place))

    def tick(self, place: str) -> None:
        """Mark a place whose reward is gained now, and gain it."""
        self.marks[place] = "x"
        self.reward(place)

    def star(self, count: int = 1) -> None:
        """Score stars at once."""
        self.stars = min(MOST_STARS, self.stars + count)

    def can_pay(self, costs: str) -> bool:
        """Are all of these resources there, together?"""
        return self.desk.can_pay(costs)

    def pay(self, costs: str) -> None:
        """Spend resources."""
        self.desk.pay(costs)

    def ask(self, question: Any) -> None:
        """Leave something to be settled before anything else goes on."""
        self.desk.ask(self, question)

    def ask_resources(self, count: int, among: str = "PHC") -> None:
        """Let the owner choose resources, one after another."""
        self.desk.ask_resources(self, count, among)


def share_a_side(one: str, other: str) -> bool:
    """Do two squares of a grid, such as `a1` and `a2`, share a side?"""
    columns, rows = ord(one[0]) - ord(other[0]), int(one[1:]) - int(other[1:])
    return abs(columns) + abs(rows) == 1
