"""The handlers of the JSON API."""

import asyncio
import secrets
from functools import partial
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Body, FromPath, FromQuery

from rollwright.bots import find_bot
from rollwright.core.errors import BadData
from rollwright.core.message import Message, say
from rollwright.server.address import is_loopback
from rollwright.server.api_request import (
    ApiRequest,
    Language,
    TableId,
    TableIds,
    guest_of,
    guest_or_new,
    language_of,
    owner_of,
    state_of,
)
from rollwright.server.api_types import (
    AddressResponse,
    DiceResponse,
    GamesResponse,
    JoinRequest,
    JoinResponse,
    RematchResponse,
    ReplayStepResponse,
    ReviewResponse,
    SealResponse,
    TableLine,
    TableOpened,
    TablesResponse,
    ViewResponse,
)
from rollwright.server.attachment import attachment
from rollwright.server.damage_report import damage_report
from rollwright.server.encoding import as_raw
from rollwright.server.errors import NotFound, OtherRules, Unreadable
from rollwright.server.leaving import while_there
from rollwright.server.metrics import CONTENT_TYPE
from rollwright.server.packed import FOR_EVER, Packed
from rollwright.server.picture_library import PICTURES
from rollwright.server.print_library import LIBRARY
from rollwright.server.replay_step import replay_step
from rollwright.server.request_info import address_of, client_of
from rollwright.server.review import review_of
from rollwright.server.table_line import table_line
from rollwright.server.toss_view import commitment
from rollwright.server.view import warnings_of
from rollwright.tables.commands import Follow, Join
from rollwright.tables.decision import check_rematch
from rollwright.tables.errors import NotSeated, Refused, UnknownTable
from rollwright.tables.names import clean_name
from rollwright.tables.opening import TableSpec, opening_events, rematch_events

# Each of them may have to be read from the journal.
_MOST_LINES: Final = 24


# --- games and tables ----------------------------------------------------------------------


@get("/api/games", summary="What can be played")
async def list_games(request: ApiRequest, language: Language = "") -> GamesResponse:
    """The games with their seats and options, the bots, and the languages."""
    return await state_of(request).games.list(language_of(request))


@post("/api/seals", status_code=200, summary="Seal the dice of a table that is yet to be opened")
async def create_seal(request: ApiRequest) -> SealResponse:
    """The commitment to a new seed; the opener of its table pledges a word afterwards."""
    return SealResponse(state_of(request).commitments.create())


@post("/api/tables", summary="Open a table")
async def create_table(request: ApiRequest, data: Annotated[TableSpec, Body()]) -> TableOpened:
    """Open a table. Its opener is the host, and sits at seat 0."""
    guest = guest_or_new(request)
    bots = [find_bot(bot).name for bot in data.bots]
    state = state_of(request)
    state.quotas.open_table(guest, client_of(request.scope), max(data.seats, len(bots)))
    secret = state.commitments.redeem(data.seal)
    writer = await state.registry.open(opening_events(guest, data, bots, secret))
    live = writer.live
    warnings = warnings_of(live, language_of(request))
    return TableOpened(live.id, live.seat_of.get(guest), commitment(live), warnings)


@get("/api/tables", summary="Some tables in a few words")
async def list_tables(
    request: ApiRequest, ids: TableIds, language: Language = ""
) -> TablesResponse:
    """What this guest wants to know of these tables before going there; unknown ones are left out.

    Nobody can list the tables of others: whoever asks has to know their ids.
    """
    state, guest, spoken = state_of(request), guest_of(request), language_of(request)
    lines: list[TableLine] = []
    for table_id in list(dict.fromkeys(ids.split(",")))[:_MOST_LINES]:
        try:
            writer = await state.find(table_id)
        except (UnknownTable, BadData, OtherRules, Unreadable):
            continue  # those that ask for such a table by itself are told
        lines.append(table_line(writer.live, guest, spoken))
    return TablesResponse(lines)


@get("/api/tables/{table_id:str}", summary="Look at a table")
async def get_table(
    request: ApiRequest, table_id: TableId, language: Language = ""
) -> ViewResponse:
    """What this guest sees of the table."""
    broadcaster = await state_of(request).broadcaster(table_id)
    await broadcaster.writer.flush()
    view = broadcaster.parts_for(guest_of(request), language_of(request))
    return ViewResponse(table_id, broadcaster.live.version, as_raw(view))


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Take a seat")
async def join_table(
    request: ApiRequest, table_id: TableId, data: Annotated[JoinRequest, Body()]
) -> JoinResponse:
    """Take a free seat; a guest who has one keeps it."""
    guest = guest_or_new(request)
    state_of(request).quotas.take_name(guest, client_of(request.scope))
    writer = await state_of(request).find(table_id)
    # A fresh command id: a guest who left may join again, so no join repeats an earlier one.
    command, name = secrets.token_hex(8), clean_name(data.name)
    await writer.execute(guest, Join(command=command, name=name, adds_word=data.adds_word))
    seat = writer.live.seat_of.get(guest)
    if seat is None:
        raise NotSeated(Message("table.not-seated"))  # kicked in the meantime
    return JoinResponse(seat)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def create_rematch(request: ApiRequest, table_id: TableId) -> RematchResponse:
    """Open the next table for the same people; repeating the request returns the same one."""
    state, guest = state_of(request), guest_of(request)
    broadcaster = await state.broadcaster(table_id)
    await broadcaster.writer.flush()
    live = broadcaster.live
    check_rematch(live, guest)
    if not live.next_table:
        state.quotas.open_table(guest, client_of(request.scope), len(live.seats))
        present = {guest, *broadcaster.present()}
        secret = state.commitments.redeem("")
        writer = await state.registry.open(rematch_events(live, guest, present, secret))
        await broadcaster.writer.execute(guest, Follow(command="rematch", table=writer.live.id))
    return RematchResponse(live.next_table)


# --- records -------------------------------------------------------------------------------


@get(
    "/api/tables/{table_id:str}/record",
    summary="The game as text",
    media_type="text/plain",
    is_packed=True,
)
async def get_record(
    request: ApiRequest,
    table_id: TableId,
    language: Language = "",
    analysis: FromQuery[bool] = False,
) -> Response[bytes]:
    """The record so far. It includes the seed once the game is over.

    With `analysis` the turns that are known to have cost something get a remark.
    """
    state = state_of(request)
    writer = await state.find(table_id)
    await writer.flush()
    if writer.live.table is None:
        raise Refused(Message("server.not-started"))
    accepted = request.headers.get("accept-encoding", "")
    known = await state.analyst.kept(writer.live) if analysis else {}
    making = state.records.record(
        owner_of(request), writer.live.table, accepted, known, language_of(request)
    )
    body, headers = await while_there(request, making)
    headers |= attachment([writer.live.opened.game, writer.live.id], "txt")
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/dice", summary="What the dice of a finished game come from")
async def get_dice(request: ApiRequest, table_id: TableId) -> DiceResponse:
    """The secret, the pledges and words of the seats, and the numbers of all rolls."""
    state = state_of(request)
    broadcaster = await state.broadcaster(table_id)
    await broadcaster.writer.flush()
    return await state.dice.report(broadcaster)


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="A finished game, step by step")
async def get_replay_step(
    request: ApiRequest,
    table_id: TableId,
    step: FromPath[int],
    language: Language = "",
    seat: FromQuery[int] = 0,
) -> ReplayStepResponse:
    """The game after that many rolls and moves."""
    state = state_of(request)
    writer = await state.find(table_id)
    await writer.flush()
    replay = partial(replay_step, writer.live, step, seat, language_of(request))
    return await while_there(request, state.replays.run(owner_of(request), replay))


@get("/api/tables/{table_id:str}/review", summary="How a finished game went")
async def get_review(
    request: ApiRequest, table_id: TableId, language: Language = "", seat: FromQuery[int] = 0
) -> ReviewResponse:
    """The scores turn by turn, and how good the last one of a seat is."""
    state = state_of(request)
    writer = await state.find(table_id)
    await writer.flush()
    review = partial(review_of, writer.live, seat, language_of(request))
    return await while_there(request, state.replays.run(owner_of(request), review))


# --- prints --------------------------------------------------------------------------------


@get(
    "/prints/{digest:str}",
    summary="A print, tiles or handwriting",
    media_type="application/json",
    is_packed=True,
)
async def get_print(request: ApiRequest, digest: FromPath[str]) -> Response[bytes]:
    """A document that never changes, by the digest of its bytes."""
    return _for_ever(request, LIBRARY.find(digest), "application/json")


@get(
    "/pictures/{digest:str}",
    summary="A small drawing",
    media_type="image/svg+xml",
    is_packed=True,
)
async def get_picture(request: ApiRequest, digest: FromPath[str]) -> Response[bytes]:
    """A picture of the start page, which never changes; as `#dark` it is dark."""
    return _for_ever(request, PICTURES.find(digest), "image/svg+xml")


def _for_ever(request: ApiRequest, found: Packed | None, media_type: str) -> Response[bytes]:
    if found is None:
        raise NotFound(Message("server.not-found"))
    body, headers = found.form_for(request.headers.get("accept-encoding", ""))
    headers["cache-control"] = FOR_EVER
    return Response(body, headers=headers, media_type=media_type)


# --- the server itself ---------------------------------------------------------------------


@get("/api/address", summary="Where others find this server")
async def get_address(request: ApiRequest) -> AddressResponse:
    """The URL for others; only clients on the server's own machine get it."""
    is_here = is_loopback(address_of(request.scope))
    return AddressResponse(state_of(request).address if is_here else "")


@get("/healthz", media_type="text/plain", summary="Is the server well?")
async def get_health(request: ApiRequest) -> Response[str]:
    """`ok` if everything is; 503 and the reason if nothing can be saved.

    If only some tables can't be read, the others go on: then it is 200, and how many there are.
    """
    state, language = state_of(request), language_of(request)
    failure = await asyncio.wrap_future(state.registry.journal.check())
    if failure:
        text = say(Message("server.not-well", {"reason": failure}), language)
        return Response(text, media_type="text/plain", status_code=503)
    is_here = is_loopback(address_of(request.scope))
    lines = [say(message, language) for message in damage_report(state, is_here)]
    return Response("\n".join(["ok", *lines]), media_type="text/plain")


@get("/metrics", media_type="text/plain", summary="Numbers for Prometheus")
async def get_metrics(request: ApiRequest) -> Response[bytes]:
    """All metrics in the text format."""
    return Response(state_of(request).metrics.text(), media_type=CONTENT_TYPE)
