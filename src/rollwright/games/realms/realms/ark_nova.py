"""Ark Nova: circles gathered at the end of turns multiply what their column pays.

Notation: `column3`: take what column 3 pays; at the end of the turn `outline3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED, OUTLINED, RealmState

# The pending step: a circle to outline in one of the columns of a bit mask.
OUTLINE: Final = 0


class ArkNova(Realm):
    """Each turn outlines a circle; each circle pays once."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.columns = card.places_of("columns")
        heads = card.places_of("heads")[0]
        self.pays = [card.places[head].gains for head in heads]
        self.numbers = [card.places[head].number for head in heads]
        self.joker = card.number("joker")
        self.hold(heads, [])
        for column in self.columns:
            self.hold(column, [OUTLINED, CROSSED])
        # An option is a column to take from; with this added, a column to outline a circle in.
        self.to_outline = len(self.columns)
        options = [
            at_place(f"column{number}", head)
            for number, head in zip(self.numbers, heads, strict=True)
        ]
        outlines = [
            next_of(f"outline{number}", circles)
            for number, circles in zip(self.numbers, self.columns, strict=True)
        ]
        self.declare(options, outlines)
        self.follow_ups = [FollowUp(1, 2 ** len(self.columns) - 1, asks="circle")]

    def _columns_of(self, number: int) -> list[int]:
        """The columns for a number."""
        return [
            column
            for column, printed in enumerate(self.numbers)
            if number == printed or number == self.joker
        ]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        columns = self._columns_of(die.value)
        return [column for column in columns if state.outlined(self.columns[column])]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        circles = state.outlined(self.columns[option])
        for circle in circles:
            state.cross(circle)
        for gain in self.pays[option]:
            if gain == STAR:
                state.star(len(circles))
            else:
                desk.gain(gain, len(circles))

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The head of a column stays as it is printed: its circles are crossed."""
        if option < self.to_outline:
            return state.outlined(self.columns[option])
        return super().touches(state, option, die)

    def at_turn_end(self, desk: Desk, state: RealmState) -> None:
        last = desk.turn == desk.round.turns
        columns = 0 if last else self._columns_to_outline(desk, state)
        if columns:
            desk.later(state.slot, OUTLINE, columns)

    def _columns_to_outline(self, desk: Desk, state: RealmState) -> int:
        """Those with room, for a rolled die that was not used here."""
        columns = 0
        for index, number in enumerate((desk.first, desk.second)):
            if desk.dice[index].slot != state.slot:
                for column in self._columns_of(number):
                    if state.first_blank(self.columns[column]) >= 0:
                        columns |= 1 << column
        return columns

    def _columns_in(self, state: RealmState, mask: int) -> list[int]:
        """The columns of a bit mask that have room."""
        return [
            column
            for column, circles in enumerate(self.columns)
            if mask >> column & 1 and state.first_blank(circles) >= 0
        ]

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        columns = self._columns_in(state, pending.value)
        return [self.to_outline + column for column in columns] if len(columns) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        state.outline(state.first_blank(self.columns[option - self.to_outline]))

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        for column in self._columns_in(state, pending.value):
            circle = state.first_blank(self.columns[column])
            state.outline(circle)
            desk.tell_place(state, circle)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Taking from a column crosses off all its outlined circles."""
        for circles in self.columns:
            crossed = [circle for circle in state.filled(circles) if not state.is_outlined(circle)]
            if not state.is_in_order(circles) or crossed != circles[: len(crossed)]:
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for circles, gains in zip(self.columns, self.pays, strict=True):
            crossed = state.count_filled(circles) - len(state.outlined(circles))
            stars += crossed * gains.count(STAR)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        worth = 0.0
        for circles, gains in zip(self.columns, self.pays, strict=True):
            worth += len(state.outlined(circles)) * (0.8 if STAR in gains else 0.2)
        return worth


REALM: Final = ArkNova
