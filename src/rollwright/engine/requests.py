"""The requests with their fields; unknown fields are refused."""

from typing import Annotated, Final, Literal, get_args

from msgspec import DecodeError, Meta, Raw, Struct, ValidationError
from msgspec.json import Decoder, decode
from msgspec.json import format as format_json

from rollwright.bots import DEFAULT_BOT
from rollwright.core.message import ENGLISH, Message
from rollwright.engine.errors import InvalidRequest
from rollwright.tables.validation import validation_message

NO_ID: Final = Raw(b"null")
_LARGEST: Final = 2**53 - 1
_HOUR: Final = 3_600_000

# Beyond 2**53 the JSON parsers of some languages lose precision.
Whole = Annotated[int, Meta(ge=-_LARGEST, le=_LARGEST)]
Millis = Annotated[int, Meta(ge=1, le=_HOUR)]
Dice = Literal["auto", "manual"]


class Request(Struct, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Base of all requests; the response has the same id, which may be any JSON value."""

    id: Raw = NO_ID


class GamesRequest(Request, tag="games"):
    """List the games."""


class OpenRequest(Request, kw_only=True):
    """Base of the requests that open a table; its texts are in this language."""

    language: str = ENGLISH


class SetupRequest(OpenRequest, kw_only=True):
    """Base of the requests that open a table with given dice and names."""

    seed: str | None = None
    dice: Dice = "auto"
    names: list[str] = []
    words: list[str] = []


class NewRequest(SetupRequest, tag="new", kw_only=True):
    """Open a table before its first roll."""

    game: str
    seats: Whole
    options: dict[str, object] = {}


class LoadRequest(SetupRequest, tag="load", kw_only=True):
    """Open a table at a saved position."""

    position: dict[str, object]


class ReplayRequest(OpenRequest, tag="replay", kw_only=True):
    """Open a table from a record."""

    record: str


class TableRequest(Request, kw_only=True):
    """Base of the requests about an open table."""

    table: str


class SeatRequest(TableRequest, kw_only=True):
    """Base of the requests for one seat of a table."""

    seat: Whole


class StatusRequest(TableRequest, tag="status"):
    """Get the status of the game."""


class RollRequest(TableRequest, tag="roll", kw_only=True):
    """Roll the dice, or give the outcome where the dice are manual."""

    outcome: object = None


class LegalRequest(SeatRequest, tag="legal"):
    """List the legal moves of a seat."""


class WhyRequest(SeatRequest, tag="why", kw_only=True):
    """Ask whether a move is legal, and if not, why."""

    move: str


class PlayRequest(SeatRequest, tag="play", kw_only=True):
    """Make a move."""

    move: str


class UndoRequest(SeatRequest, tag="undo"):
    """Take back this seat's last move."""


class PositionRequest(TableRequest, tag="position"):
    """Get the position, in the form that `load` takes."""


class SheetRequest(SeatRequest, tag="sheet"):
    """Get the sheet of a seat."""


class RecordRequest(TableRequest, tag="record"):
    """Get the record of the game."""


class SuggestRequest(SeatRequest, tag="suggest", kw_only=True):
    """Ask a bot for a move."""

    bot: str = DEFAULT_BOT
    millis: Millis | None = None


AnyOpenRequest = NewRequest | LoadRequest | ReplayRequest
AnyUpdate = RollRequest | PlayRequest | UndoRequest
AnyQuery = (
    StatusRequest
    | LegalRequest
    | WhyRequest
    | PositionRequest
    | SheetRequest
    | RecordRequest
    | SuggestRequest
)
AnyRequest = GamesRequest | AnyOpenRequest | AnyUpdate | AnyQuery

OPS: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyRequest))


class Envelope(Struct):
    """The fields that are decoded first, so that even an error has the right id and language."""

    op: Raw = NO_ID
    id: Raw = NO_ID
    table: Raw = NO_ID
    language: Raw = NO_ID


_ENVELOPES: Final = Decoder(Envelope)
_REQUESTS: Final[Decoder[AnyRequest]] = Decoder(AnyRequest)


def read_envelope(line: bytes) -> Envelope:
    """Decode the envelope of a line; raises InvalidRequest."""
    try:
        line.decode()
        envelope = _ENVELOPES.decode(line)
        envelope.id = Raw(format_json(bytes(envelope.id), indent=-1))
    except UnicodeDecodeError:
        raise InvalidRequest(Message("engine.not-utf8")) from None
    except ValidationError:
        raise InvalidRequest(Message("engine.not-an-object")) from None
    except DecodeError as error:
        raise InvalidRequest(Message("engine.not-json", {"reason": str(error)})) from None
    except RecursionError:
        raise InvalidRequest(Message("engine.too-deep")) from None
    return envelope


def read_request(line: bytes, envelope: Envelope) -> AnyRequest:
    """Decode the request of a line; raises InvalidRequest."""
    op = _read_op(envelope)
    try:
        return _REQUESTS.decode(line)
    except ValidationError as error:
        args: dict[str, object] = {"op": op, "reason": validation_message(str(error))}
        raise InvalidRequest(Message("engine.bad-field", args)) from None
    except RecursionError:
        raise InvalidRequest(Message("engine.too-deep")) from None


def text_of(value: Raw) -> str:
    """A field of the envelope; empty if it is not a string."""
    try:
        return decode(value, type=str)
    except DecodeError:
        return ""


def _read_op(envelope: Envelope) -> str:
    op = text_of(envelope.op)
    if op not in OPS:
        raise InvalidRequest(Message("engine.unknown-op", {"ops": ", ".join(OPS)}))
    return op
