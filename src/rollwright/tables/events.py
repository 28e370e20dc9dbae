"""The events of a live table: the entries of its log, and the only way its state changes."""

from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True):
    """One entry of a log; `guest` and `command` identify the command that caused it, if any."""

    guest: str = ""
    command: str = ""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game that begins in the middle goes on from.

    `kind` is FROM_TABLE, with the id of the table and the number of the roll after which it goes
    on, or FROM_PUZZLE, with the name of the puzzle. Of a puzzle, `seat` is whose turn it is.
    """

    kind: str
    name: str
    roll: int = 0
    seat: int = 0


FROM_TABLE: Final = "table"
FROM_PUZZLE: Final = "puzzle"


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    """A table was opened. The seed of its dice is secret until the game is over."""

    game: str
    rules: int
    options: dict[str, object]
    # "table" or EVENT; at an event everyone who joins before the start gets a new seat.
    kind: str
    seats: int
    dice: str
    seed: str
    # The editions of the cards that it may be played with; the journal keeps them.
    cards: dict[str, str] = {}
    # Guests who were kicked from the previous table, and may not join this one either.
    barred: list[str] = []
    # The position from which it goes on, and where that comes from; by default the first one.
    start: dict[str, object] | None = None
    origin: Origin | None = None

    @property
    def puzzle(self) -> Origin | None:
        """The puzzle that is played, if it is one: it is over as soon as its seat has decided."""
        origin = self.origin
        return origin if origin is not None and origin.kind == FROM_PUZZLE else None


class Sat(Event, frozen=True, tag="sat", kw_only=True):
    """A guest took a seat; its client said whether it adds a word to the dice.

    Logs without a toss have the word itself.
    """

    seat: int
    name: str
    word: str = ""
    adds_word: bool = False


class BotSat(Event, frozen=True, tag="bot-sat", kw_only=True):
    """A bot took a seat. Only logs without a toss have a word."""

    seat: int
    bot: str
    word: str = ""


class Left(Event, frozen=True, tag="left", kw_only=True):
    """A seat became free: its guest left, or was kicked by the host (`barred`)."""

    seat: int
    barred: bool = False


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    """A guest changed the name."""

    seat: int
    name: str


class Started(Event, frozen=True, tag="started", kw_only=True):
    """The game began, with the seats that were taken.

    Its dice are made by a toss; in logs of earlier versions, by the words of `Sat` and `BotSat`.
    """

    toss: bool = False


class Pledged(Event, frozen=True, tag="pledged", kw_only=True):
    """A seat pledged a word for the dice: this is its hash."""

    seat: int
    hash: str


class Frozen(Event, frozen=True, tag="frozen", kw_only=True):
    """The list of pledges was frozen, without those of seats whose guests were not there."""

    absent: list[int] = []


class Revealed(Event, frozen=True, tag="revealed", kw_only=True):
    """Seats showed their words."""

    words: dict[int, str]


class BrokenOff(Event, frozen=True, tag="broken-off", kw_only=True):
    """An attempt of the toss was broken off, as words were withheld; the next has this seed."""

    seed: str


class Skipped(Event, frozen=True, tag="skipped", kw_only=True):
    """The game goes on without the words that were withheld in the last attempt."""


class Rolled(Event, frozen=True, tag="rolled", kw_only=True):
    """The dice were rolled; the outcome is in the notation of records."""

    outcome: str


class Moved(Event, frozen=True, tag="moved", kw_only=True):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Event, frozen=True, tag="undone", kw_only=True):
    """A seat took its last move back."""

    seat: int


class Unrolled(Event, frozen=True, tag="unrolled", kw_only=True):
    """The host took back the last roll of real dice, and the moves of bots since."""


class Paused(Event, frozen=True, tag="paused", kw_only=True):
    """The host paused the game."""


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """The host resumed the game."""


class Locked(Event, frozen=True, tag="locked", kw_only=True):
    """The host lets nobody new take a seat, or lets people in again."""

    on: bool


class Hurried(Event, frozen=True, tag="hurried", kw_only=True):
    """Bots finish this turn for all: the host wants that, or, without a guest, time is up."""


class CountdownSet(Event, frozen=True, tag="countdown-set", kw_only=True):
    """The host gave all seats so many seconds for this turn, or for every one; 0: no longer."""

    seconds: int
    every: bool = False


class Handed(Event, frozen=True, tag="handed", kw_only=True):
    """The guest on this seat became the host."""

    seat: int


class Followed(Event, frozen=True, tag="followed", kw_only=True):
    """A rematch was opened; `table` is its id."""

    table: str


TossEvent = Pledged | Frozen | Revealed | BrokenOff | Skipped
AnyEvent = (
    Opened
    | Sat
    | BotSat
    | Left
    | Renamed
    | Started
    | TossEvent
    | Rolled
    | Moved
    | Undone
    | Unrolled
    | Paused
    | Resumed
    | Locked
    | Hurried
    | CountdownSet
    | Handed
    | Followed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)


def encode(event: Event) -> bytes:
    """An event as the journal stores it."""
    return _ENCODER.encode(event)


def decode(data: bytes) -> AnyEvent:
    """The inverse of `encode`."""
    return _DECODER.decode(data)
