"""The names of people at a table: readable, and told apart by whoever looks at them."""

import unicodedata
from typing import Final

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.tables.live import LiveTable
from rollwright.tables.look_alikes import is_selector, skeleton
from rollwright.tables.seat import PERSON

MAX_NAME_LENGTH: Final = 40
# Zero-width joiners are invisible, but many scripts and emoji need them within a name.
_JOINERS: Final = "\u200c\u200d"
# Letters of some scripts have several marks; a flood of them covers the lines above and below.
_MOST_MARKS: Final = 3
_MARKS: Final = ("Mn", "Me")
# They look like nothing, or like a blank, though they count as letters or signs.
_BLANK_LETTERS: Final = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"


def clean_name(name: str) -> str:
    """A name with its blanks and its composed letters made regular; raises BadOptions."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > MAX_NAME_LENGTH or not _is_readable(name):
        raise BadOptions(Message("table.bad-name", {"most": MAX_NAME_LENGTH}))
    return name


def _is_readable(name: str) -> bool:
    """Is every sign of it seen, and none of them drawn over others?"""
    marks, before = 0, " "
    for letter in name:
        if letter in _JOINERS:
            # It joins two letters; anywhere else it only makes a name that looks like another.
            if not unicodedata.category(before).startswith(("L", "M", "S")):
                return False
        elif not letter.isprintable() or letter in _BLANK_LETTERS:
            return False
        is_mark = unicodedata.category(letter) in _MARKS and not is_selector(letter)
        marks = marks + 1 if is_mark else 0
        if marks > _MOST_MARKS or (is_mark and before == " "):
            return False
        before = letter
    return before not in _JOINERS and bool(skeleton(name))


def free_name(live: LiveTable, name: str, own: int | None = None) -> str:
    """A name that no other person at the table has: the second Ann becomes `Ann 2`.

    Names that only look alike count as the same. `own` is the seat of who takes it. At an event,
    where nobody looks for a name among thousands, names stay as they are given.
    """
    if live.is_event:
        return name
    others = [seat.name for at, seat in enumerate(live.seats) if seat.kind == PERSON and at != own]
    taken = {skeleton(other) for other in others}
    number, found = 1, name
    while skeleton(found) in taken:
        number += 1
        end = f" {number}"
        found = name[: MAX_NAME_LENGTH - len(end)].rstrip() + end
    return found
