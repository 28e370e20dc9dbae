"""Some moves of a turn that a seat makes one after the other: where they lead."""

from typing import NamedTuple

from rollwright.core.position import OVER, Position


class Passage(NamedTuple):
    """A line of moves: a seat's position before it, and the last one in the same turn.

    `seat` is its number in both. What ended the turn is left out of `after`: by then another turn
    may have begun, with other things on the table. `ended` tells that something was left out.
    """

    before: Position
    after: Position
    seat: int
    ended: bool


def passage_of(position: Position, seat: int, line: list[int]) -> Passage:
    """The passage from here by these moves, as far as they belong to this turn."""
    before, own = position.alone(seat)
    after = before
    for move in line:
        later = after.copy()
        later.apply(own, move)
        same_turn = (later.round, later.turn) == (before.round, before.turn)
        if later.phase == OVER or not same_turn:
            return Passage(before, after, own, True)
        after = later
    return Passage(before, after, own, False)
