"""A beam search over the present turn of a seat.

It follows lines of moves to the end of the seat's turn and compares the final positions by a
judge: the game's estimate, or its learned value. After each step only the best few lines are
kept. A line that ends the turn early competes with those that go on.
"""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rollwright.bots.bot import Suggestion
from rollwright.core.advice import Advice
from rollwright.core.position import Position

# How well a seat stands in a position, higher is better.
Judge = Callable[[Any, int], float]
# The moves of a seat that are worth following.
Choice = Callable[[Any, int], list[int]]

# The beam width: more than 1, so that a move may look worse before it looks better. A turn is
# searched once; 7 lines are about as strong as a search with 5 at every decision.
_WIDTH: Final = 7
# With a time limit, each search is wider than the one before by this factor, up to a width that
# still fits into memory.
_WIDENING: Final = 4
_WIDEST: Final = 256
# The maximum depth: a game might offer free moves without end.
_DEPTH: Final = 40
# After this many positions the beam width becomes 1, so that long turns end.
_POSITIONS: Final = 4000


class TurnLine(NamedTuple):
    """A line of moves, the position after them, and its estimate."""

    moves: tuple[int, ...]
    position: Position
    value: float


def end_key(advice: Advice[Any], end: TurnLine, seat: int) -> object:
    """What tells the end of a line from others: its future, or if nobody knows that its value."""
    key = advice.key(end.position, seat)
    return end.value if key is None else key


class TurnSearch:
    """Searches a turn; `ends` has the best line found for each first move.

    `best_ends` are the best of all ends.
    """

    def __init__(
        self,
        advice: Advice[Any],
        position: Position,
        seat: int,
        millis: int | None = None,
        *,
        learned: bool,
    ) -> None:
        self._advice = advice
        self._judge: Judge = advice.value if learned else advice.estimate
        self._choice: Choice = advice.shortlist if learned else advice.candidates
        self._root = position
        self._seat = seat
        self._deadline = None if millis is None else time.monotonic() + millis / 1000
        self.ends: dict[int, TurnLine] = {}
        self._all_ends: list[TurnLine] = []

    def search(self) -> None:
        """Search as wide as is usual, or with a time limit wider and wider."""
        if self._deadline is None:
            self.run(_WIDTH)
            return
        width = 1
        while self.run(width) and width < _WIDEST:
            width *= _WIDENING

    def suggestion(self) -> Suggestion:
        """The best line, and the other first moves."""
        best, *others = sorted(self.ends.values(), key=lambda end: -end.value)
        return Suggestion(best.moves, best.value, [(end.moves[0], end.value) for end in others])

    def best_ends(self, most: int) -> list[TurnLine]:
        """The best lines to different ends, whatever their first moves, best first."""
        kept: list[TurnLine] = []
        keys: set[object] = set()
        for line in sorted(self._all_ends, key=lambda line: -line.value):
            key = end_key(self._advice, line, self._seat)
            if key not in keys:
                keys.add(key)
                kept.append(line)
                if len(kept) == most:
                    break
        return kept

    def run(self, width: int) -> bool:
        """Search with this beam width; True if lines were left out and there is time for more."""
        first_run = not self.ends
        self._positions = 0
        earlier, self._all_ends = self._all_ends, []
        self._left_out = False
        self._seen: set[tuple[float, tuple[int, ...]]] = set()
        lines = [TurnLine((), self._root, 0.0)]
        for _ in range(_DEPTH):
            lines = self._next_lines(lines, width)
            if not lines or self._is_late():
                break
        # Lines cut short count as they are, unless an earlier search has followed them further.
        if first_run or not self._is_late():
            for line in lines:
                self._note_end(line)
        if self._is_late():
            # A search that was cut short may have come to no end at all.
            self._all_ends += earlier
        return self._left_out and not self._is_late()

    def _next_lines(self, lines: list[TurnLine], width: int) -> list[TurnLine]:
        """The best lines, each extended by every move."""
        if self._deadline is None and self._positions > _POSITIONS:
            width = 1
        best = self._best(lines, width)
        self._left_out |= len(best) < len(lines)
        following: list[TurnLine] = []
        for line, moves in best:
            self._follow(line, moves, following)
            if self._is_late():
                self._left_out = True
                break
        return following

    def _best(self, lines: list[TurnLine], width: int) -> list[tuple[TurnLine, list[int]]]:
        """The best lines with their next moves; likely duplicates only fill up the beam.

        Lines with the same value and the same next moves are mostly the same position, reached
        in another order. Comparing the positions would cost more.
        """
        fresh: list[tuple[TurnLine, list[int]]] = []
        duplicates: list[tuple[TurnLine, list[int]]] = []
        for line in sorted(lines, key=lambda line: -line.value):
            moves = self._choice(line.position, self._seat)
            key = (line.value, tuple(moves))
            (duplicates if key in self._seen else fresh).append((line, moves))
            self._seen.add(key)
            if len(fresh) == width:
                break
        return (fresh + duplicates)[:width]

    def _follow(self, line: TurnLine, moves: list[int], following: list[TurnLine]) -> None:
        """Extend a line by each move; note the lines that end the turn, and collect the others."""
        self._positions += len(moves)
        for move in moves:
            position = line.position.copy()
            position.apply(self._seat, move)
            value = self._judge(position, self._seat)
            after = TurnLine((*line.moves, move), position, value)
            if self._has_ended(position):
                self._note_end(after)
            else:
                following.append(after)

    def _has_ended(self, position: Position) -> bool:
        """Is the turn over, or does the seat wait for a roll or for others?"""
        root = self._root
        same_turn = position.turn == root.turn and position.round == root.round
        return not (same_turn and position.is_waiting(self._seat))

    def _note_end(self, line: TurnLine) -> None:
        self._all_ends.append(line)
        known = self.ends.get(line.moves[0])
        if known is None or line.value > known.value:
            self.ends[line.moves[0]] = line

    def _is_late(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline
