"""Random walks through a game, using only the public contract, and random steps of a table."""

from collections.abc import Iterator
from typing import Final

from rollwright.core.chance import Luck, Source
from rollwright.core.position import OVER, ROLL, Position
from rollwright.tables.table import Table
from tests.harness.cases import Case

# Far longer than any game under test: a walk that gets there is in a loop.
MOST_STEPS: Final = 20_000
# Which moves of a list a walk prefers. Lists begin with simple moves and end with `done`.
ANY, FIRST, LAST = STYLES = ("any", "first", "last")


class Walk:
    """A game played at random, in the style of its seed."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.luck = Luck(f"{case.name} {seed}")
        self.style = STYLES[seed % len(STYLES)]
        self.position = case.new()

    def moments(self, stride: int = 1) -> Iterator[Position]:
        """The position at one moment in `stride`, always including the first two and the last.

        It yields the same object each time; callers copy it to keep it.
        """
        for step in range(MOST_STEPS):
            over = self.position.phase == OVER
            if over or step < 2 or self.luck.below(stride) == 0:
                yield self.position
            if over:
                return
            self.step()
        raise AssertionError(f"{self.case.name}: no end after {MOST_STEPS} steps")

    def step(self) -> None:
        """One roll, or one move of a seat that has to decide."""
        if self.position.phase == ROLL:
            self.position.roll(self.position.sample(self.luck))
            return
        seat = any_of(self.position.waiting(), self.luck)
        self.position.apply(seat, self.pick(seat))

    def pick(self, seat: int) -> int:
        """A legal move: any, or preferably one of the first or the last."""
        moves = self.position.legal(seat)
        at = self.luck.below(len(moves))
        if self.style == FIRST:
            at = self.luck.below(at + 1)
        elif self.style == LAST:
            at = len(moves) - 1 - self.luck.below(len(moves) - at)
        return moves[at]


def any_of(items: list[int], source: Source) -> int:
    """One of them, uniformly at random."""
    return items[source.below(len(items))]


def step_table(table: Table, luck: Luck) -> bool:
    """Roll, or make a random move of a random waiting seat; returns whether it was a move."""
    position = table.position
    if position.phase == ROLL:
        table.roll()
        return False
    seat = any_of(position.waiting(), luck)
    table.play(seat, position.text(seat, any_of(position.legal(seat), luck)))
    return True
