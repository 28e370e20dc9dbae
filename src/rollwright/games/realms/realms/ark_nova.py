"""Ark Nova: circles gathered at the end of turns multiply what their column pays.

Notation: `column3`: take what column 3 pays; at the end of the turn `outline3`
"""

from typing import Final

from rollwright.games.realms.card_file import read_card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import OUTLINED, Pending, Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.setup import TURNS

CARD: Final = read_card("ark-nova")
COLUMNS: Final = CARD.places_of("columns")
HEADS: Final = CARD.places_of("heads")[0]
PAYS: Final = [CARD.places[head].gains for head in HEADS]
NUMBERS: Final = [CARD.places[head].number for head in HEADS]
JOKER: Final = CARD.number("joker")
# An option is a column to take from, or the same with this added, to outline a circle in.
TO_OUTLINE: Final = len(COLUMNS)
TEXTS: Final = [f"column{number}" for number in NUMBERS] + [
    f"outline{number}" for number in NUMBERS
]
# What is left to settle: a circle to outline in one of the columns of a bit mask.
OUTLINE: Final = 0


def _columns_of(number: int) -> list[int]:
    """The columns that a number stands for."""
    return [at for at, printed in enumerate(NUMBERS) if number in (printed, JOKER)]


class ArkNova(Realm):
    """Each turn outlines a circle; each circle pays once."""

    __slots__ = ()

    def options(self, desk: Desk, die: Die) -> list[int]:
        return [column for column in _columns_of(die.value) if self._outlined(column)]

    def _outlined(self, column: int) -> list[int]:
        return [circle for circle in COLUMNS[column] if self.cells[circle] == OUTLINED]

    def use(self, desk: Desk, die: Die, option: int) -> None:
        circles = self._outlined(option)
        for circle in circles:
            self.cross(circle)
        for gain in PAYS[option]:
            if gain == STAR:
                self.star(len(circles))
            else:
                desk.gain(gain, len(circles))

    def at_turn_end(self, desk: Desk) -> None:
        columns = 0 if desk.turn == TURNS else self._columns_to_outline(desk)
        if columns:
            desk.later(self.slot, OUTLINE, columns)

    def _columns_to_outline(self, desk: Desk) -> int:
        """Those with room, under a rolled die that was not used here."""
        columns = 0
        for index, number in enumerate((desk.first, desk.second)):
            if desk.dice[index].slot != self.slot:
                for column in _columns_of(number):
                    if self.first_blank(COLUMNS[column]) >= 0:
                        columns |= 1 << column
        return columns

    def choices(self, desk: Desk, pending: Pending) -> list[int]:
        columns = _columns_in(pending.value)
        return [TO_OUTLINE + column for column in columns] if len(columns) > 1 else []

    def choose(self, desk: Desk, pending: Pending, option: int) -> None:
        self.outline(self.first_blank(COLUMNS[option - TO_OUTLINE]))

    def go_on(self, desk: Desk, pending: Pending) -> None:
        circle = self.first_blank(COLUMNS[_columns_in(pending.value)[0]])
        self.outline(circle)
        desk.tell_place(self, circle)

    def knows_pending(self, pending: Pending) -> bool:
        columns = _columns_in(pending.value)
        if pending.kind != OUTLINE or pending.value >> len(COLUMNS) or len(columns) < 2:
            return False
        return all([self.first_blank(COLUMNS[column]) >= 0 for column in columns])

    def promise(self, desk: Desk) -> float:
        worth = 0.0
        for column, gains in enumerate(PAYS):
            worth += len(self._outlined(column)) * (0.8 if STAR in gains else 0.2)
        return worth

    def option_text(self, option: int) -> str:
        return TEXTS[option]

    def parse_option(self, text: str) -> int:
        return TEXTS.index(text) if text in TEXTS else -1

    def option_place(self, option: int, die: Die | None) -> int:
        if option < TO_OUTLINE:
            return HEADS[option]
        return self.first_blank(COLUMNS[option - TO_OUTLINE])


def _columns_in(mask: int) -> list[int]:
    return [column for column in range(len(COLUMNS)) if mask >> column & 1]


REALM: Final = ArkNova
