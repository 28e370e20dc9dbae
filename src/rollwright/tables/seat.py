"""The seats of a live table."""

from collections import deque
from dataclasses import dataclass
from typing import Final, Literal

from rollwright.core.message import Message

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


# What a notice is about.
NoticeKind = Literal["roll", "move", "seat", "time", "other"]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened, for people to read; `seat` is None where it concerns all.

    `closes` is true for a move that ended a round or the game.
    """

    version: int
    seat: int | None
    messages: tuple[Message, ...]
    kind: NoticeKind = "other"
    closes: bool = False


def forget_move(notices: deque[Notice], seat: int) -> None:
    """Who takes a move back has not made it, and nobody needs to read of it."""
    for notice in reversed(notices):
        if notice.seat == seat and notice.kind == "move":
            notices.remove(notice)
            return


@dataclass(slots=True)
class Seat:
    """One seat: open, or held by a person or a bot. `guest` is never sent to clients.

    `changed` is the version of the last event that concerned this seat alone, `since` the version
    from which on it has its number and its holder, and `moves` counts the moves since the roll.
    `adds_word` if its client pledges a word for the dice; `word` is that of a game without a toss.
    """

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    bot: str = ""
    word: str = ""
    adds_word: bool = False
    changed: int = 0
    moves: int = 0
    since: int = 0
