"""A die that lies on the table, as a seat sees it."""

from typing import NamedTuple

from rollwright.core.message import Message
from rollwright.core.place import BLANK


class TableDie(NamedTuple):
    """A die: its id among the dice of a seat, what it shows, and its name with both.

    `mark` is crossed for a die that is used up, and outlined for one with a special right. `tile`
    is the piece that it shows, where that is not a number.
    """

    id: str
    value: str
    name: Message
    tint: str = ""
    mark: str = BLANK
    tile: str = ""
