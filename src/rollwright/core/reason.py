"""Reasons: facts that speak for moves, or against them."""

from typing import NamedTuple

from rollwright.core.message import Message


class Reason(NamedTuple):
    """A fact about a line of moves, true in its position; what weighs more is told first.

    Its sentence begins with a small letter, for it may stand behind other words. One that is
    `dated` says itself when it holds; the others are told of a move, or of the whole turn.
    """

    weight: int
    fact: Message
    dated: bool = False
