"""The engine: answers requests, and holds the open tables.

A request that changes a table works on a copy, which replaces the table only once the response
is encoded. So an error of any kind, even a bug of the engine, changes nothing.
"""

import logging
from typing import Final, NamedTuple

from msgspec import Raw, Struct
from msgspec.json import encode

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, ENGLISH, Message, say
from rollwright.core.truncation import truncated
from rollwright.engine.engine_table import EngineTable, Fields
from rollwright.engine.errors import EngineFailure, InvalidRequest
from rollwright.engine.requests import (
    NO_ID,
    AnyOpenRequest,
    AnyQuery,
    AnyRequest,
    AnyUpdate,
    Envelope,
    GamesRequest,
    LegalRequest,
    OpenRequest,
    PlayRequest,
    PositionRequest,
    RecordRequest,
    RollRequest,
    SheetRequest,
    StatusRequest,
    SuggestRequest,
    TableRequest,
    UndoRequest,
    WhyRequest,
    read_envelope,
    read_request,
    text_of,
)
from rollwright.engine.table_factory import games_json, open_table
from rollwright.tables.errors import UnknownTable

_LOG: Final = logging.getLogger(__name__)


class RequestContext(Struct):
    """The id and the language for the response, as far as they are known."""

    id: Raw = NO_ID
    language: str = ENGLISH


class Response(NamedTuple):
    """The fields of a response, and the tables that it changes."""

    fields: Fields
    tables: dict[str, EngineTable]


class Engine:
    """The open tables by id."""

    def __init__(self) -> None:
        self._tables: dict[str, EngineTable] = {}

    def answer(self, line: bytes) -> bytes:
        """The response to a request line; neither includes a line break."""
        context = RequestContext()
        try:
            try:
                return self._answer(line, context)
            except RollwrightError as error:
                return error_response(error, context)
            except RecursionError:
                return error_response(InvalidRequest(Message("engine.too-deep")), context)
        except Exception:
            _LOG.exception("a request failed")
            return error_response(EngineFailure(Message("engine.internal")), context)

    def _answer(self, line: bytes, context: RequestContext) -> bytes:
        envelope = read_envelope(line)
        context.id = envelope.id
        context.language = self._language(envelope)
        response = self._respond(read_request(line, envelope))
        answer = encode({"ok": True, "id": context.id, **response.fields})
        self._tables.update(response.tables)
        return answer

    def _language(self, envelope: Envelope) -> str:
        """The language of the table that the request names, else the requested one."""
        table = self._tables.get(text_of(envelope.table))
        asked = text_of(envelope.language)
        if table is not None:
            return table.language
        return asked if asked in CATALOGUE.languages() else ENGLISH

    def _table(self, request: TableRequest) -> EngineTable:
        if request.table not in self._tables:
            raise UnknownTable(Message("engine.unknown-table", {"table": request.table}))
        return self._tables[request.table]

    def _respond(self, request: AnyRequest) -> Response:
        match request:
            case GamesRequest():
                return Response({"games": games_json()}, {})
            case OpenRequest():
                return self._open(request)
            case RollRequest() | PlayRequest() | UndoRequest():
                trial = self._table(request).copy()
                return Response(_update(request, trial), {request.table: trial})
            case _:
                return Response(_query(request, self._table(request)), {})

    def _open(self, request: AnyOpenRequest) -> Response:
        opened = open_table(request)
        name = f"t{len(self._tables) + 1}"
        return Response({"table": name, **opened.status()}, {name: opened})


def _update(request: AnyUpdate, table: EngineTable) -> Fields:
    match request:
        case RollRequest():
            return table.roll(request.outcome)
        case PlayRequest():
            return table.play(request.seat, request.move)
        case UndoRequest():
            return table.undo(request.seat)


def _query(request: AnyQuery, table: EngineTable) -> Fields:
    match request:
        case StatusRequest():
            return table.status()
        case LegalRequest():
            return table.legal(request.seat)
        case WhyRequest():
            return table.why(request.seat, request.move)
        case PositionRequest():
            return table.position()
        case SheetRequest():
            return table.sheet(request.seat)
        case RecordRequest():
            return table.record()
        case SuggestRequest():
            return table.suggest(request.seat, request.bot, request.millis)


def error_response(error: RollwrightError, context: RequestContext) -> bytes:
    """The response for an error."""
    # A record may contain a lone surrogate, which can't be encoded in a response.
    message = (
        say(truncated(error.message), context.language).encode(errors="backslashreplace").decode()
    )
    fields = {"code": error.code, "message": message}
    return encode({"ok": False, "id": context.id, "error": fields})
