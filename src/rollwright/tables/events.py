"""What can happen at a live table: the entries of its log, and the only things that change it."""

from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True):
    """One entry of a log. `guest` did it, and `command` is what that guest called it."""

    guest: str = ""
    command: str = ""


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    """A table was opened. Its secret is in the log, and only there until the end."""

    game: str
    rules: int
    options: dict[str, object]
    # "table" or EVENT; at an event everybody who comes before the start gets a seat.
    kind: str
    seats: int
    dice: str
    seed: str
    # Guests who were put out of the table before it, and stay out.
    barred: list[str] = []


class Sat(Event, frozen=True, tag="sat", kw_only=True):
    """A guest took a seat, with a word for the dice."""

    seat: int
    name: str
    word: str


class BotSat(Event, frozen=True, tag="bot-sat", kw_only=True):
    """A bot took a seat."""

    seat: int
    bot: str
    word: str


class Left(Event, frozen=True, tag="left", kw_only=True):
    """A seat became free: its guest left, or was put out by the host and stays out."""

    seat: int
    barred: bool = False


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    """A guest goes by another name."""

    seat: int
    name: str


class Started(Event, frozen=True, tag="started", kw_only=True):
    """The game began, with the seats that were taken."""


class Rolled(Event, frozen=True, tag="rolled", kw_only=True):
    """Chance decided; the outcome as a record writes it."""

    outcome: str


class Moved(Event, frozen=True, tag="moved", kw_only=True):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Event, frozen=True, tag="undone", kw_only=True):
    """A seat took its last move back."""

    seat: int


class Unrolled(Event, frozen=True, tag="unrolled", kw_only=True):
    """The host took the last roll of real dice back, and with it what bots made of it."""


class Paused(Event, frozen=True, tag="paused", kw_only=True):
    """The host stopped the game for a while."""


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """The host let the game go on."""


class Handed(Event, frozen=True, tag="handed", kw_only=True):
    """The guest on another seat became the host."""

    seat: int


class Followed(Event, frozen=True, tag="followed", kw_only=True):
    """The next table was opened for the same people."""

    table: str


AnyEvent = (
    Opened
    | Sat
    | BotSat
    | Left
    | Renamed
    | Started
    | Rolled
    | Moved
    | Undone
    | Unrolled
    | Paused
    | Resumed
    | Handed
    | Followed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)


def encode(event: Event) -> bytes:
    """An event as it is kept."""
    return _ENCODER.encode(event)


def decode(data: bytes) -> AnyEvent:
    """The inverse of `encode`."""
    return _DECODER.decode(data)
