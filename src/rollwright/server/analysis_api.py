"""The handlers for the analysis of a finished game, and for going on from one of its positions."""

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import Body, FromQuery

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.server.analysis_view import analysis_view
from rollwright.server.api_request import (
    ApiRequest,
    Language,
    TableId,
    guest_of,
    guest_or_new,
    language_of,
    owner_of,
    state_of,
)
from rollwright.server.api_types import (
    AnalysisRequest,
    AnalysisResponse,
    BranchRequest,
    TableOpened,
)
from rollwright.server.errors import RateLimited
from rollwright.server.leaving import while_there
from rollwright.server.replay_step import position_at
from rollwright.server.request_info import client_of
from rollwright.server.toss_view import commitment
from rollwright.server.view import warnings_of
from rollwright.tables.analyst import AnalysisState
from rollwright.tables.errors import NotSeated, Refused
from rollwright.tables.events import FROM_TABLE, Origin
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.opening import BranchSpec, branch_events
from rollwright.tables.seat import BOT


@get("/api/tables/{table_id:str}/analysis", summary="What the turns of a seat cost")
async def get_analysis(
    request: ApiRequest, table_id: TableId, language: Language = "", seat: FromQuery[int] = 0
) -> AnalysisResponse:
    """The analysis of a seat of a finished game as it stands: whoever sees the replay sees it."""
    live = await _finished(request, table_id, seat)
    return await _told(request, live, await state_of(request).analyst.find(live, seat))


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Analyse a seat")
async def start_analysis(
    request: ApiRequest, table_id: TableId, data: Annotated[AnalysisRequest, Body()]
) -> AnalysisResponse:
    """Begin the analysis of a seat, unless it is under way or done; only for who sits there.

    It takes minutes of a processor, so others may only look at what came of it.
    """
    state, guest = state_of(request), guest_of(request)
    live = await _finished(request, table_id, data.seat)
    if guest not in live.seat_of:
        raise NotSeated(Message("table.not-seated"))
    found = await state.analyst.find(live, data.seat)
    if found is None or found.has_failed:
        if state.analyst.is_full:
            raise RateLimited(Message("server.analyses-full"))
        state.quotas.analyse(guest, client_of(request.scope))
        found = state.analyst.start(guest, live, data.seat)
    return await _told(request, live, found)


@post("/api/tables/{table_id:str}/branch", summary="Go on from a position of a finished game")
async def create_branch(
    request: ApiRequest, table_id: TableId, data: Annotated[BranchRequest, Body()]
) -> TableOpened:
    """Open a table that begins after a step of the replay; bots take all other seats."""
    guest, state = guest_or_new(request), state_of(request)
    live = await _finished(request, table_id, data.seat)
    replay = partial(position_at, live, data.step)
    position = await while_there(request, state.replays.run(owner_of(request), replay))
    state.quotas.open_table(guest, client_of(request.scope), len(live.seats))
    spec = BranchSpec(
        game=live.game.id,
        options=live.opened.options,
        position=position,
        origin=Origin(FROM_TABLE, live.id, position.rolled()),
        seat=data.seat,
        name=data.name,
        bot=find_bot(data.bot).name if data.bot else _usual_bot(live),
        adds_word=data.adds_word,
    )
    secret = state.commitments.redeem("")
    writer = await state.registry.open(branch_events(guest, spec, secret))
    opened = writer.live
    warnings = warnings_of(opened, language_of(request))
    return TableOpened(opened.id, opened.seat_of.get(guest), commitment(opened), warnings)


async def _finished(request: ApiRequest, table_id: str, seat: int) -> LiveTable:
    """A game that is over and has this seat. Of a crowd no seat is analysed: it would take days."""
    writer = await state_of(request).find(table_id)
    await writer.flush()
    live = writer.live
    if live.stage != FINISHED:
        raise Refused(Message("server.not-over"))
    if live.is_event:
        raise Refused(Message("server.no-analysis"))
    if not 0 <= seat < len(live.seats):
        raise BadOptions(Message("core.no-such-seat", {"seat": seat}))
    return live


async def _told(
    request: ApiRequest, live: LiveTable, found: AnalysisState | None
) -> AnalysisResponse:
    """The answer; the words of a whole game take a while."""
    tell = partial(analysis_view, live, found, language_of(request))
    if found is None or not found.is_done:
        return tell()
    return await while_there(request, state_of(request).replays.run(owner_of(request), tell))


def _usual_bot(live: LiveTable) -> str:
    """The bot that sat there, or the usual one."""
    return next((seat.bot for seat in live.seats if seat.kind == BOT), DEFAULT_BOT)
