"""The handlers of the JSON API."""

import asyncio
import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, FromQuery, PathParameter, QueryParameter

from rollwright.bots import all_bots, bot_title, find_bot
from rollwright.core.game import Lists, Option
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.record import write_record
from rollwright.games import all_games
from rollwright.server.address import is_loopback
from rollwright.server.api_types import (
    AddressResponse,
    GameInfo,
    GamesResponse,
    JoinRequest,
    JoinResponse,
    ListItem,
    ListsOption,
    OptionInfo,
    RematchRequest,
    RematchResponse,
    ReplayStepResponse,
    SealResponse,
    SeatRange,
    TableOpened,
    ViewResponse,
)
from rollwright.server.encoding import as_raw
from rollwright.server.errors import NotFound
from rollwright.server.label import label_of
from rollwright.server.metrics import CONTENT_TYPE
from rollwright.server.middleware import GUEST
from rollwright.server.print_library import LIBRARY
from rollwright.server.replay_step import replay_step
from rollwright.server.request_info import address_of, headers_of, request_language
from rollwright.server.state import ServerState
from rollwright.server.view import commitment, game_view
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Follow, Join
from rollwright.tables.decision import clean_name
from rollwright.tables.errors import NotHost, NotSeated, Refused
from rollwright.tables.opening import TableSpec, opening_events, rematch_events

_FOR_EVER: Final = "public, max-age=31536000, immutable"

ApiRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="the code of a table", max_length=64)]
Language = Annotated[str, QueryParameter(name="language", description="en or es", max_length=16)]


def _state(request: ApiRequest) -> ServerState:
    state: ServerState = request.app.state.server
    return state


def _guest(request: ApiRequest) -> str:
    scope: Any = request.scope
    return str(scope[GUEST])


def _language(request: ApiRequest) -> str:
    return request_language(request.scope, headers_of(request.scope))


# --- games and tables ----------------------------------------------------------------------


@get("/api/games", summary="What can be played")
async def list_games(request: ApiRequest, language: Language = "") -> GamesResponse:
    """The games with their seats and options, the bots, and the languages."""
    spoken = _language(request)
    return GamesResponse(
        games=[_game(game_id, spoken) for game_id in all_games()],
        bots=sorted(all_bots()),
        bot_names={bot: say(bot_title(bot), spoken) for bot in sorted(all_bots())},
        languages=CATALOGUE.languages(),
    )


def _game(game_id: str, language: str) -> GameInfo:
    game, words = all_games()[game_id], game_view(game_id, language)
    return GameInfo(
        id=game_id,
        name=words.name,
        goal=words.goal,
        seats=SeatRange(game.min_seats, game.max_seats),
        options=[_option(game_id, option, language) for option in game.options],
    )


def _option(game_id: str, option: Option, language: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=label_of(f"{game_id}.option.{option.name}", option.name, language),
        default=option.default,
        choices=list(option.choices),
        labels=[
            label_of(f"{game_id}.choice.{choice}", str(choice), language)
            for choice in option.choices
        ],
        lists=_lists(option.lists, language),
    )


def _lists(lists: Lists | None, language: str) -> ListsOption | None:
    if lists is None:
        return None
    items = [ListItem(item, say(name, language)) for item, name in lists.items]
    return ListsOption(items, lists.size, lists.most)


@post("/api/seals", status_code=200, summary="Seal the dice of a table that is yet to be opened")
async def create_seal(request: ApiRequest) -> SealResponse:
    """The commitment to a new seed; the opener of its table adds a word to the seed afterwards."""
    return SealResponse(_state(request).commitments.create())


@post("/api/tables", summary="Open a table")
async def create_table(request: ApiRequest, data: Annotated[TableSpec, Body()]) -> TableOpened:
    """Open a table. Its opener is the host, and sits at seat 0."""
    guest = _guest(request)
    bots = [find_bot(bot).name for bot in data.bots]
    state = _state(request)
    secret = state.commitments.redeem(data.seal)
    writer = await state.registry.open(opening_events(guest, data, bots, secret))
    live = writer.live
    return TableOpened(live.id, live.seat_of.get(guest), commitment(live))


@get("/api/tables/{table_id:str}", summary="Look at a table")
async def get_table(
    request: ApiRequest, table_id: TableId, language: Language = ""
) -> ViewResponse:
    """What this guest sees of the table."""
    broadcaster = await _state(request).broadcaster(table_id)
    await broadcaster.writer.flush()
    view = broadcaster.parts_for(_guest(request), _language(request))
    return ViewResponse(table_id, broadcaster.live.version, as_raw(view))


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Take a seat")
async def join_table(
    request: ApiRequest, table_id: TableId, data: Annotated[JoinRequest, Body()]
) -> JoinResponse:
    """Take a free seat; a guest who has one keeps it."""
    guest = _guest(request)
    writer = await _state(request).find(table_id)
    # A fresh command id: a guest who left may join again, so no join repeats an earlier one.
    command, name = secrets.token_hex(8), clean_name(data.name)
    await writer.execute(guest, Join(command=command, name=name, word=data.word[:100]))
    seat = writer.live.seat_of.get(guest)
    if seat is None:
        raise NotSeated(Message("table.not-seated"))  # kicked in the meantime
    return JoinResponse(seat)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def create_rematch(
    request: ApiRequest, table_id: TableId, data: Annotated[RematchRequest | None, Body()] = None
) -> RematchResponse:
    """Open the next table for the same people; repeating the request returns the same one."""
    state, guest = _state(request), _guest(request)
    broadcaster = await state.broadcaster(table_id)
    await broadcaster.writer.flush()
    live = broadcaster.live
    if guest != live.host:
        raise NotHost(Message("table.not-host"))
    if not live.next_table:
        wanted = data or RematchRequest()
        present = {guest, *broadcaster.present()}
        secret = state.commitments.redeem(wanted.seal)
        writer = await state.registry.open(
            rematch_events(live, guest, present, secret, wanted.word)
        )
        await broadcaster.writer.execute(guest, Follow(command="rematch", table=writer.live.id))
    return RematchResponse(live.next_table)


# --- records -------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", summary="The game as text", media_type="text/plain")
async def get_record(request: ApiRequest, table_id: TableId) -> Response[str]:
    """The record so far. It includes the seed once the game is over."""
    writer = await _state(request).find(table_id)
    await writer.flush()
    if writer.live.table is None:
        raise Refused(Message("server.not-started"))
    text = write_record(record_of(writer.live.table))
    name = f"{writer.live.opened.game}-{table_id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="A finished game, step by step")
async def get_replay_step(
    request: ApiRequest,
    table_id: TableId,
    step: FromPath[int],
    language: Language = "",
    seat: FromQuery[int] = 0,
) -> ReplayStepResponse:
    """The game after that many rolls and moves."""
    writer = await _state(request).find(table_id)
    await writer.flush()
    return await asyncio.to_thread(replay_step, writer.live, step, seat, _language(request))


# --- prints --------------------------------------------------------------------------------


@get("/prints/{digest:str}", summary="A print, tiles or handwriting", media_type="application/json")
async def get_print(request: ApiRequest, digest: FromPath[str]) -> Response[bytes]:
    """A document that never changes, by the digest of its bytes."""
    found = LIBRARY.find(digest)
    if found is None:
        raise NotFound(Message("server.not-found"))
    headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.gzipped, headers=headers, media_type="application/json")
    return Response(found.plain, headers=headers, media_type="application/json")


# --- the server itself ---------------------------------------------------------------------


@get("/api/address", summary="Where others find this server")
async def get_address(request: ApiRequest) -> AddressResponse:
    """The URL for others; only clients on the server's own machine get it."""
    is_here = is_loopback(address_of(request.scope))
    return AddressResponse(_state(request).address if is_here else "")


@get("/healthz", media_type="text/plain", summary="Is the server well?")
async def get_health(request: ApiRequest) -> Response[str]:
    """`ok` if the journal can be written; else 503 and the reason."""
    failure = await asyncio.wrap_future(_state(request).registry.journal.check())
    if not failure:
        return Response("ok", media_type="text/plain")
    text = say(Message("server.not-well", {"reason": failure}), _language(request))
    return Response(text, media_type="text/plain", status_code=503)


@get("/metrics", media_type="text/plain", summary="Numbers for Prometheus")
async def get_metrics(request: ApiRequest) -> Response[bytes]:
    """All metrics in the text format."""
    return Response(_state(request).metrics.text(), media_type=CONTENT_TYPE)
