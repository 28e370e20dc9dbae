"""Counters: what a seat has a number of, for surfaces that show numbers instead of a tally."""

from typing import NamedTuple

from rollwright.core.message import Message


class Counter(NamedTuple):
    """Something that is counted.

    Its `id` is the name that prices of moves have for it, `sign` the name of its picture, and
    `about` a short sentence on what it is good for. One that is `common` belongs to the table.
    One with a `heading` is never spent: it is told with others under that heading, in its `tint`.
    """

    id: str
    name: Message
    sign: str
    about: Message
    common: bool = False
    tint: str = ""
    heading: Message | None = None
