"""The requests: what each may and must say. Anything else is refused."""

from typing import Annotated, Final, Literal, get_args

from msgspec import DecodeError, Meta, Raw, Struct, ValidationError
from msgspec.json import Decoder, decode
from msgspec.json import format as squeeze

from rollwright.bots import DEFAULT_BOT
from rollwright.core.message import ENGLISH, Message
from rollwright.engine.errors import BadRequest
from rollwright.tables.complaint import complaint

NO_ID: Final = Raw(b"null")
_LARGEST: Final = 2**53 - 1
_HOUR: Final = 3_600_000

# Beyond 2**53 a reader in another language would see another number.
Whole = Annotated[int, Meta(ge=-_LARGEST, le=_LARGEST)]
Millis = Annotated[int, Meta(ge=1, le=_HOUR)]
Dice = Literal["auto", "manual"]


class Request(Struct, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """Any request; the answer carries the same id, whatever that is."""

    id: Raw = NO_ID


class Games(Request, tag="games"):
    """Which games are there?"""


class Opening(Request, kw_only=True):
    """A request that opens a table, which then speaks this language."""

    language: str = ENGLISH


class Setup(Opening, kw_only=True):
    """A request that opens a table, and tells how it is set up."""

    seed: str | None = None
    dice: Dice = "auto"
    names: list[str] = []
    words: list[str] = []


class New(Setup, tag="new", kw_only=True):
    """Open a table before its first roll."""

    game: str
    seats: Whole
    options: dict[str, object] = {}


class Load(Setup, tag="load", kw_only=True):
    """Open a table that goes on from a position."""

    position: dict[str, object]


class Replay(Opening, tag="replay", kw_only=True):
    """Open the table that a record tells of."""

    record: str


class AtTable(Request, kw_only=True):
    """A request about an open table."""

    table: str


class BySeat(AtTable, kw_only=True):
    """A request for one seat of a table."""

    seat: Whole


class Status(AtTable, tag="status"):
    """Where does the game stand?"""


class Roll(AtTable, tag="roll", kw_only=True):
    """Let chance decide, or say what was rolled where dice are manual."""

    outcome: object = None


class Legal(BySeat, tag="legal"):
    """Which moves may this seat make?"""


class Why(BySeat, tag="why", kw_only=True):
    """May this seat make that move, and if not, why?"""

    move: str


class Play(BySeat, tag="play", kw_only=True):
    """Make a move."""

    move: str


class Undo(BySeat, tag="undo"):
    """Take back this seat's last move."""


class SavePosition(AtTable, tag="position"):
    """The position, to be loaded again."""


class DrawSheet(BySeat, tag="sheet"):
    """What this seat sees, as a drawing."""


class WriteRecord(AtTable, tag="record"):
    """The game as text."""


class Suggest(BySeat, tag="suggest", kw_only=True):
    """What would a bot do here?"""

    bot: str = DEFAULT_BOT
    millis: Millis | None = None


AnyOpening = New | Load | Replay
AnyAct = Roll | Play | Undo
AnyQuestion = Status | Legal | Why | SavePosition | DrawSheet | WriteRecord | Suggest
AnyRequest = Games | AnyOpening | AnyAct | AnyQuestion

OPS: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyRequest))


class Envelope(Struct):
    """What is read of a request first: even a refusal has its id, and speaks its language."""

    op: Raw = NO_ID
    id: Raw = NO_ID
    table: Raw = NO_ID
    language: Raw = NO_ID


_ENVELOPES: Final = Decoder(Envelope)
_REQUESTS: Final[Decoder[AnyRequest]] = Decoder(AnyRequest)


def read_envelope(line: bytes) -> Envelope:
    """The op and the id of a line; raises BadRequest."""
    try:
        line.decode()
        envelope = _ENVELOPES.decode(line)
        envelope.id = Raw(squeeze(bytes(envelope.id), indent=-1))
    except UnicodeDecodeError:
        raise BadRequest(Message("engine.not-utf8")) from None
    except ValidationError:
        raise BadRequest(Message("engine.not-an-object")) from None
    except DecodeError as error:
        raise BadRequest(Message("engine.not-json", {"reason": str(error)})) from None
    except RecursionError:
        raise BadRequest(Message("engine.too-deep")) from None
    return envelope


def read_request(line: bytes, envelope: Envelope) -> AnyRequest:
    """The request of a line whose envelope was read; raises BadRequest."""
    op = _read_op(envelope)
    try:
        return _REQUESTS.decode(line)
    except ValidationError as error:
        args: dict[str, object] = {"op": op, "reason": complaint(str(error))}
        raise BadRequest(Message("engine.bad-field", args)) from None
    except RecursionError:
        raise BadRequest(Message("engine.too-deep")) from None


def text_of(value: Raw) -> str:
    """A part of the envelope; empty if it is no text."""
    try:
        return decode(value, type=str)
    except DecodeError:
        return ""


def _read_op(envelope: Envelope) -> str:
    op = text_of(envelope.op)
    if op not in OPS:
        raise BadRequest(Message("engine.unknown-op", {"ops": ", ".join(OPS)}))
    return op
