"""The engine: takes one request, gives one answer, and keeps the tables.

Whatever changes a table changes a copy of it, which takes the table's place only when the
answer is ready. So an error of any kind, even one of the engine's own, changes nothing.
"""

import logging
from typing import Final, NamedTuple

from msgspec import Raw, Struct
from msgspec.json import encode

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, ENGLISH, Message, say
from rollwright.engine.errors import BadRequest, Internal, UnknownTable
from rollwright.engine.lobby import games_json, open_table
from rollwright.engine.opentable import Fields, OpenTable
from rollwright.engine.quote import clipped
from rollwright.engine.requests import (
    NO_ID,
    AnyAct,
    AnyOpening,
    AnyQuestion,
    AnyRequest,
    AtTable,
    DrawSheet,
    Envelope,
    Games,
    Legal,
    Opening,
    Play,
    Roll,
    SavePosition,
    Status,
    Suggest,
    Undo,
    Why,
    WriteRecord,
    read_envelope,
    read_request,
    text_of,
)

_LOG: Final = logging.getLogger(__name__)


class Asker(Struct):
    """Whom an answer is for, as far as that is known."""

    id: Raw = NO_ID
    language: str = ENGLISH


class Reply(NamedTuple):
    """The fields of an answer, and the tables as they are from now on."""

    fields: Fields
    tables: dict[str, OpenTable]


class Engine:
    """Tables by their ids, and the answers to requests about them."""

    def __init__(self) -> None:
        self._tables: dict[str, OpenTable] = {}

    def answer(self, line: bytes) -> bytes:
        """The answer to a line; neither has a line's end."""
        asker = Asker()
        try:
            try:
                return self._answer(line, asker)
            except RollwrightError as error:
                return refusal(error, asker)
            except RecursionError:
                return refusal(BadRequest(Message("engine.too-deep")), asker)
        except Exception:
            _LOG.exception("a request failed")
            return refusal(Internal(Message("engine.internal")), asker)

    def _answer(self, line: bytes, asker: Asker) -> bytes:
        envelope = read_envelope(line)
        asker.id = envelope.id
        asker.language = self._language(envelope)
        reply = self._reply(read_request(line, envelope))
        answer = encode({"ok": True, "id": asker.id, **reply.fields})
        self._tables.update(reply.tables)
        return answer

    def _language(self, envelope: Envelope) -> str:
        """The language of the table that is spoken of, or the one that is asked for."""
        table = self._tables.get(text_of(envelope.table))
        asked = text_of(envelope.language)
        if table is not None:
            return table.language
        return asked if asked in CATALOGUE.languages() else ENGLISH

    def _table(self, request: AtTable) -> OpenTable:
        if request.table not in self._tables:
            raise UnknownTable(Message("engine.unknown-table", {"table": request.table}))
        return self._tables[request.table]

    def _reply(self, request: AnyRequest) -> Reply:
        match request:
            case Games():
                return Reply({"games": games_json()}, {})
            case Opening():
                return self._open(request)
            case Roll() | Play() | Undo():
                trial = self._table(request).copy()
                return Reply(_act(request, trial), {request.table: trial})
            case _:
                return Reply(_ask(request, self._table(request)), {})

    def _open(self, request: AnyOpening) -> Reply:
        opened = open_table(request)
        name = f"t{len(self._tables) + 1}"
        return Reply({"table": name, **opened.status()}, {name: opened})


def _act(request: AnyAct, table: OpenTable) -> Fields:
    match request:
        case Roll():
            return table.roll(request.outcome)
        case Play():
            return table.play(request.seat, request.move)
        case Undo():
            return table.undo(request.seat)


def _ask(request: AnyQuestion, table: OpenTable) -> Fields:
    match request:
        case Status():
            return table.status()
        case Legal():
            return table.legal(request.seat)
        case Why():
            return table.why(request.seat, request.move)
        case SavePosition():
            return table.position()
        case DrawSheet():
            return table.sheet(request.seat)
        case WriteRecord():
            return table.record()
        case Suggest():
            return table.suggest(request.seat, request.bot, request.millis)


def refusal(error: RollwrightError, asker: Asker) -> bytes:
    """The answer that tells an error."""
    # A record may smuggle in half a surrogate pair, which no answer could carry.
    message = say(clipped(error.message), asker.language).encode(errors="backslashreplace").decode()
    fields = {"code": error.code, "message": message}
    return encode({"ok": False, "id": asker.id, "error": fields})
