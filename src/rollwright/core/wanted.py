"""The input needed from people who roll real dice: as a sentence, and die by die."""

from typing import NamedTuple

from rollwright.core.message import Message


class Side(NamedTuple):
    """One side of a die: its text in the notation of outcomes, and its name for people."""

    text: str
    name: Message


class RealDie(NamedTuple):
    """A die, or another random choice, with all its sides."""

    name: Message
    sides: list[Side]


class Wanted(NamedTuple):
    """The next roll.

    The text of its outcome is `lead`, if there is one, and then a side of each die, separated by
    spaces; without `dice`, only the game itself can parse it.
    """

    sentence: Message
    lead: str
    dice: list[RealDie]
    # Is it quicker to choose each side from a list than to type it?
    is_picked: bool
