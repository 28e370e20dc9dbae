"""The contract of a realm: one card in front of one seat, and how it plays.

A realm says where a die may go (`options`), what it does there (`use`) and what it is worth
(`score`). All it knows is what is written on its card: one mark for each printed place, and
the stars scored so far. The hooks below do nothing unless a realm needs them.

An option is a small number; by default it is the number of a place on the card and its text
is the id of that place.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rollwright.games.realms.card import Card
from rollwright.games.realms.die import Die
from rollwright.games.realms.resource import STAR

if TYPE_CHECKING:
    from rollwright.games.realms.desk import Desk

# What can stand in a place: nothing, a mark, a number written there, or such a number marked.
BLANK: Final = 0
OUTLINED: Final = 1
MARKED: Final = 2
CROSSED: Final = 3
WRITTEN: Final = 16
MARKED_NUMBER: Final = 128

MOST_STARS: Final = 6


class Pending:
    """Something a realm still has to settle: it chooses, or it just goes on.

    `kind` and `value` mean what the realm wants them to mean.
    """

    __slots__ = ("kind", "slot", "value")

    def __init__(self, slot: int, kind: int, value: int) -> None:
        self.slot = slot
        self.kind = kind
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm:
    """A realm card in play."""

    __slots__ = ("card", "cells", "slot", "stars")

    card: Card
    slot: int
    # What stands in each place of the card, and the stars scored at once.
    cells: list[int]
    stars: int

    def copy(self) -> "Realm":
        """An independent copy."""
        other = self.__class__()
        other.card = self.card
        other.slot = self.slot
        other.cells = self.cells[:]
        other.stars = self.stars
        return other

    # --- how it plays: every realm -----------------------------------------------------

    def options(self, desk: "Desk", die: Die) -> list[int]:
        """Where this die may go now, costs included, in a stable order."""
        raise NotImplementedError

    def takes_as_rolled(self, die: Die, options: list[int]) -> bool:
        """Is one of these options for the die just as it lies, without a step paid for?"""
        return len(options) > 0

    def use(self, desk: "Desk", die: Die, option: int) -> None:
        """Use the die there."""
        raise NotImplementedError

    def score(self, desk: "Desk") -> int:
        """The stars it would score now; the cap comes later."""
        return self.stars

    # --- words ---------------------------------------------------------------------------

    def cost_of(self, option: int, die: Die) -> list[int]:
        """The resources that `use` spends on this option, one by one: the move tells them."""
        return []

    def option_text(self, option: int) -> str:
        """What follows the colon in a move."""
        return self.card.places[option].id

    def parse_option(self, text: str) -> int:
        """The inverse of `option_text`; -1 if no option reads so."""
        return self.card.index.get(text, -1)

    def option_place(self, option: int, die: Die | None) -> int:
        """The place that a tap for this option would hit; -1 if there is none."""
        return option if option < len(self.cells) else -1

    # --- hooks: only where a realm needs them --------------------------------------------

    def watches_roll(self) -> bool:
        """Does `at_roll` do anything?"""
        return False

    def at_roll(self, desk: "Desk") -> None:
        """The dice were rolled, and nothing is activated yet."""

    def at_turn_end(self, desk: "Desk") -> None:
        """The owner has ended the turn."""

    def at_gain(self, desk: "Desk", resource: int) -> None:
        """A resource was gained, from wherever."""

    def actions(self, desk: "Desk") -> list[int]:
        """Free actions that its owner may take now."""
        return []

    def act(self, desk: "Desk", option: int) -> None:
        """Take a free action."""
        raise NotImplementedError

    def choices(self, desk: "Desk", pending: Pending) -> list[int]:
        """What may be chosen to settle something; nothing to choose means it goes on by itself."""
        return []

    def choose(self, desk: "Desk", pending: Pending, option: int) -> None:
        """Settle something by a choice."""
        raise NotImplementedError

    def go_on(self, desk: "Desk", pending: Pending) -> None:
        """Settle something that leaves no choice."""

    def knows_pending(self, pending: Pending) -> bool:
        """Could this be something it left to settle? Asked when a saved position is read."""
        return False

    def picks_gains(self) -> bool:
        """May its owner choose another resource whenever one is gained?"""
        return False

    def alters_roll(self, desk: "Desk") -> bool:
        """May its owner alter a rolled die before what the roll triggers?"""
        return False

    def promise(self, desk: "Desk") -> float:
        """A rough guess of the stars still to come here; advice for bots, not a rule."""
        written = len([1 for cell in self.cells if cell])
        return (MOST_STARS - min(MOST_STARS, self.score(desk))) * 0.5 * written / len(self.cells)

    # --- what realms do again and again --------------------------------------------------

    def mark(self, place: int) -> None:
        """Mark a place, or the number written there."""
        cell = self.cells[place]
        self.cells[place] = cell - WRITTEN + MARKED_NUMBER if cell >= WRITTEN else MARKED

    def outline(self, place: int) -> None:
        """Outline a place."""
        self.cells[place] = OUTLINED

    def cross(self, place: int) -> None:
        """Cross a place off."""
        self.cells[place] = CROSSED

    def write(self, place: int, number: int) -> None:
        """Write a number in a place."""
        self.cells[place] = WRITTEN + number

    def number_in(self, place: int) -> int:
        """The number written in a place; 0 if there is none."""
        cell = self.cells[place]
        if cell >= MARKED_NUMBER:
            return cell - MARKED_NUMBER
        return cell - WRITTEN if cell >= WRITTEN else 0

    def is_marked(self, place: int) -> bool:
        """Is the place, or the number in it, marked?"""
        cell = self.cells[place]
        return cell == MARKED or cell >= MARKED_NUMBER

    def is_blank(self, place: int) -> bool:
        """Is nothing there yet?"""
        return self.cells[place] == BLANK

    def all_filled(self, places: list[int]) -> bool:
        """Is something in each of these places?"""
        for place in places:
            if self.cells[place] == BLANK:
                return False
        return True

    def count_filled(self, places: list[int]) -> int:
        """In how many of these places is something?"""
        return len([1 for place in places if self.cells[place] != BLANK])

    def first_blank(self, places: list[int]) -> int:
        """The first of these places with nothing in it; -1 if there is none."""
        for place in places:
            if self.cells[place] == BLANK:
                return place
        return -1

    def reward(self, desk: "Desk", place: int) -> None:
        """Gain what is printed at a place."""
        for gain in self.card.places[place].gains:
            if gain == STAR:
                self.star()
            else:
                desk.gain(gain)

    def star(self, count: int = 1) -> None:
        """Score stars at once."""
        self.stars = min(MOST_STARS, self.stars + count)
