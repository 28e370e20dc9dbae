"""What those who roll real dice are asked to tell: in words, and die by die."""

from typing import NamedTuple

from rollwright.core.message import Message


class Side(NamedTuple):
    """How a die may come up: as the text of an outcome writes it, and as people call it."""

    text: str
    name: Message


class RealDie(NamedTuple):
    """A die, or whatever else chance decides, with everything that may come up."""

    name: Message
    sides: list[Side]


class Wanted(NamedTuple):
    """The roll that comes next.

    The text of its outcome is `lead`, if there is one, and then a side of each die, with blanks
    between; where a game tells no dice, only the game itself can read it.
    """

    sentence: Message
    lead: str
    dice: list[RealDie]
    # Is it quicker to pick a side for each die out of a list than to type them?
    is_picked: bool
