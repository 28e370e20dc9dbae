"""The seats of a live table."""

from dataclasses import dataclass
from typing import Final

from rollwright.core.message import Message

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, to be told: by whom (None for chance and the like), and what."""

    version: int
    seat: int | None
    messages: tuple[Message, ...]


@dataclass(slots=True)
class Seat:
    """One seat: free, held by a guest, or filled by a bot. `guest` is never shown.

    `changed` is the version of the last thing that happened to it alone, `since` that from which
    on it has its number and whoever holds it, and `moves` are how many it has made since the last
    roll.
    """

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    bot: str = ""
    word: str = ""
    changed: int = 0
    moves: int = 0
    since: int = 0
