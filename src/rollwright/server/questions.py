"""What comes over a socket: commands, and questions that change nothing."""

from typing import Final

import msgspec

from rollwright.server.complaints import bad_request, unreadable
from rollwright.tables.commands import AnyAct, Command, SeatNumber, ShortText
from rollwright.tables.complaint import complaint


class Why(Command, frozen=True, tag="why"):
    """May this move be made, and if not, why?"""

    move: ShortText


class WhyThere(Command, frozen=True, tag="why-there"):
    """May this die be used at this place of my sheet, and if not, why? No die stands for any."""

    place: ShortText
    die: ShortText = ""


class Hint(Command, frozen=True, tag="hint"):
    """What would a good bot do?"""


class Sync(Command, frozen=True, tag="sync"):
    """Show me everything again."""


class ShowSheet(Command, frozen=True, tag="sheet"):
    """Show me the sheet of a seat."""

    seat: SeatNumber


class FindSeats(Command, frozen=True, tag="seats"):
    """Who of all who sit here is called so, or has this in the name?"""

    text: ShortText


AnyQuestion = Why | WhyThere | Hint | Sync | ShowSheet | FindSeats
AnyMessage = AnyAct | AnyQuestion


class _Envelope(msgspec.Struct):
    command: object = ""


_MESSAGE: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_ENVELOPE: Final = msgspec.json.Decoder(_Envelope)


def read_message(text: str | bytes) -> AnyMessage:
    """The message in a text; raises BadRequest."""
    try:
        return _MESSAGE.decode(text)
    except msgspec.ValidationError as error:
        raise bad_request([complaint(str(error))]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise unreadable() from None


def command_of(text: str | bytes) -> str:
    """How the sender called a message that can't be read; nothing if that can't be read either."""
    try:
        name = _ENVELOPE.decode(text).command
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return name[:64] if isinstance(name, str) else ""
