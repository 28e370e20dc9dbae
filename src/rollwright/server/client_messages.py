"""The messages that clients send over a socket: commands, and queries that change nothing."""

from typing import Annotated, Final

import msgspec

from rollwright.server.errors import invalid_json, invalid_request
from rollwright.tables.commands import ClientCommand, Command, SeatNumber, ShortText
from rollwright.tables.validation import validation_message

# How many moves may be labelled at once, and how many boards watched.
MOST_LABELS: Final = 400
MOST_WATCHED: Final = 100


class ExplainMove(Command, frozen=True, tag="why"):
    """Is this move legal, and if not, why?"""

    move: ShortText


class ExplainEnd(Command, frozen=True, tag="why-end"):
    """Can the own turn, or step, be ended now, and if not, why?"""


class ExplainPlace(Command, frozen=True, tag="why-there"):
    """Can this die be used at this place of the own sheet, and if not, why? Empty: any die.

    `source` is a place that is in hand.
    """

    place: ShortText
    die: ShortText = ""
    source: ShortText = ""


class PreviewMove(Command, frozen=True, tag="preview"):
    """What would this move change on the own board?"""

    move: ShortText


class LabelMoves(Command, frozen=True, tag="labels"):
    """Sentences for some of the own legal moves."""

    moves: Annotated[list[ShortText], msgspec.Meta(max_length=MOST_LABELS)]


class Hint(Command, frozen=True, tag="hint"):
    """Which move would a good bot make?"""


class Sync(Command, frozen=True, tag="sync"):
    """Send the whole view again."""


class Watch(Command, frozen=True, tag="watch"):
    """Send the boards of these seats, and from now on what changes there."""

    seats: Annotated[list[SeatNumber], msgspec.Meta(max_length=MOST_WATCHED)]


class SkipBots(Command, frozen=True, tag="skip"):
    """From now on, bots need not be waited for: they may decide at once, or no longer."""

    on: bool


class FindSeats(Command, frozen=True, tag="seats"):
    """Find seats by a part of the name of their holder."""

    text: ShortText


ClientQuery = (
    ExplainMove
    | ExplainEnd
    | ExplainPlace
    | PreviewMove
    | LabelMoves
    | Hint
    | Sync
    | Watch
    | SkipBots
    | FindSeats
)
ClientMessage = ClientCommand | ClientQuery


class _Envelope(msgspec.Struct):
    command: object = ""


_MESSAGE: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENVELOPE: Final = msgspec.json.Decoder(_Envelope)


def read_message(text: str | bytes) -> ClientMessage:
    """The message in a text; raises BadRequest."""
    try:
        return _MESSAGE.decode(text)
    except msgspec.ValidationError as error:
        raise invalid_request([validation_message(str(error))]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise invalid_json() from None


def command_of(text: str | bytes) -> str:
    """The command id of an invalid message; empty if that is not readable either."""
    try:
        name = _ENVELOPE.decode(text).command
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return name[:64] if isinstance(name, str) else ""
