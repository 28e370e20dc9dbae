"""The messages that clients send over a socket: commands, and queries that change nothing."""

from typing import Final

import msgspec

from rollwright.server.errors import invalid_json, invalid_request
from rollwright.tables.commands import ClientCommand, Command, SeatNumber, ShortText
from rollwright.tables.validation import validation_message


class ExplainMove(Command, frozen=True, tag="why"):
    """Is this move legal, and if not, why?"""

    move: ShortText


class ExplainPlace(Command, frozen=True, tag="why-there"):
    """Can this die be used at this place of the own sheet, and if not, why? Empty: any die."""

    place: ShortText
    die: ShortText = ""


class Hint(Command, frozen=True, tag="hint"):
    """Which move would a good bot make?"""


class Sync(Command, frozen=True, tag="sync"):
    """Send the whole view again."""


class ShowSheet(Command, frozen=True, tag="sheet"):
    """Send the sheet of a seat."""

    seat: SeatNumber


class FindSeats(Command, frozen=True, tag="seats"):
    """Find seats by a part of the name of their holder."""

    text: ShortText


ClientQuery = ExplainMove | ExplainPlace | Hint | Sync | ShowSheet | FindSeats
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
