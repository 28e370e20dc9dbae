"""Parts: the lines of the breakdown of a score."""

from typing import NamedTuple

from rollwright.core.message import Message


class Part(NamedTuple):
    """One line of a breakdown; consecutive lines with the same heading belong together.

    One that is a `total` adds up others, and is no part itself.
    """

    heading: Message
    name: Message
    score: int
    total: bool = False
