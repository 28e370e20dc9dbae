"""The JSON API. Every error is answered alike, and changes nothing."""

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Body, FromPath, FromQuery, PathParameter, QueryParameter

from rollwright.bots import all_bots, bot_title, find_bot
from rollwright.core.game import Lists, Option
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.record import write_record
from rollwright.games import all_games
from rollwright.server.address import is_loopback
from rollwright.server.answers import (
    AddressAnswer,
    Again,
    GameAnswer,
    GamesAnswer,
    ItemAnswer,
    Joining,
    ListsAnswer,
    OpenedAnswer,
    OptionAnswer,
    RematchAnswer,
    SealAnswer,
    SeatAnswer,
    Seats,
    StepAnswer,
    ViewAnswer,
)
from rollwright.server.drawing import word_of
from rollwright.server.gate import GUEST, address_of, headers_of, language_of
from rollwright.server.lounge import Lounge
from rollwright.server.metrics import CONTENT_TYPE
from rollwright.server.replay import replay_step
from rollwright.server.view import commitment, game_json
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Follow, Join
from rollwright.tables.decision import clean_name
from rollwright.tables.errors import NotHost, NotSeated, Refused
from rollwright.tables.opening import Opening, opening_events, rematch_events

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="the code of a table", max_length=64)]
Language = Annotated[str, QueryParameter(name="language", description="en or es", max_length=16)]


def _lounge(request: AnyRequest) -> Lounge:
    lounge: Lounge = request.app.state.lounge
    return lounge


def _guest(request: AnyRequest) -> str:
    scope: Any = request.scope
    return str(scope[GUEST])


def _language(request: AnyRequest) -> str:
    return language_of(request.scope, headers_of(request.scope))


# --- games and tables ----------------------------------------------------------------------


@get("/api/games", summary="What can be played")
async def games(request: AnyRequest, language: Language = "") -> GamesAnswer:
    """The games with their seats and options, the bots, and the languages."""
    spoken = _language(request)
    return GamesAnswer(
        games=[_game(game_id, spoken) for game_id in all_games()],
        bots=sorted(all_bots()),
        bot_names={bot: say(bot_title(bot), spoken) for bot in sorted(all_bots())},
        languages=CATALOGUE.languages(),
    )


def _game(game_id: str, language: str) -> GameAnswer:
    game, words = all_games()[game_id], game_json(game_id, language)
    return GameAnswer(
        id=game_id,
        name=words["name"],
        goal=words["goal"],
        seats=Seats(game.min_seats, game.max_seats),
        options=[_option(game_id, option, language) for option in game.options],
    )


def _option(game_id: str, option: Option, language: str) -> OptionAnswer:
    return OptionAnswer(
        name=option.name,
        title=word_of(f"{game_id}.option.{option.name}", option.name, language),
        default=option.default,
        choices=list(option.choices),
        labels=[
            word_of(f"{game_id}.choice.{choice}", str(choice), language)
            for choice in option.choices
        ],
        lists=_lists(option.lists, language),
    )


def _lists(lists: Lists | None, language: str) -> ListsAnswer | None:
    if lists is None:
        return None
    items = [ItemAnswer(item, say(name, language)) for item, name in lists.items]
    return ListsAnswer(items, lists.size, lists.most)


@post("/api/seals", status_code=200, summary="Seal the dice of a table that is yet to be opened")
async def seal(request: AnyRequest) -> SealAnswer:
    """The commitment to a new secret: who opens a table with it adds a word after that."""
    return SealAnswer(_lounge(request).seals.make())


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: Annotated[Opening, Body()]) -> OpenedAnswer:
    """Open a table. Its opener is the host, and sits at seat 0."""
    guest = _guest(request)
    bots = [find_bot(bot).name for bot in data.bots]
    lounge = _lounge(request)
    secret = lounge.seals.take(data.seal)
    desk = await lounge.hall.open(opening_events(guest, data, bots, secret))
    live = desk.live
    return OpenedAnswer(live.id, live.seat_of.get(guest), commitment(live))


@get("/api/tables/{table_id:str}", summary="Look at a table")
async def look(request: AnyRequest, table_id: TableId, language: Language = "") -> ViewAnswer:
    """What this guest sees of the table."""
    room = await _lounge(request).room(table_id)
    await room.desk.settled()
    view = room.parts_for(_guest(request), _language(request))
    return ViewAnswer(table_id, room.live.version, view)


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Take a seat")
async def join(
    request: AnyRequest, table_id: TableId, data: Annotated[Joining, Body()]
) -> SeatAnswer:
    """Take a free seat; who has one keeps it."""
    guest = _guest(request)
    desk = await _lounge(request).find(table_id)
    # Who has a seat keeps it, and who left one may come back: no joining repeats another.
    command, name = secrets.token_hex(8), clean_name(data.name)
    await desk.do(guest, Join(command=command, name=name, word=data.word[:100]))
    seat = desk.live.seat_of.get(guest)
    if seat is None:
        raise NotSeated(Message("table.not-seated"))  # put out again at once
    return SeatAnswer(seat)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: AnyRequest, table_id: TableId, data: Annotated[Again | None, Body()] = None
) -> RematchAnswer:
    """Open the next table for the same people; asking again gives the same one."""
    lounge, guest = _lounge(request), _guest(request)
    room = await lounge.room(table_id)
    await room.desk.settled()
    live = room.live
    if guest != live.host:
        raise NotHost(Message("table.not-host"))
    if not live.next_table:
        wish = data or Again()
        present = {guest, *room.present()}
        secret = lounge.seals.take(wish.seal)
        desk = await lounge.hall.open(rematch_events(live, guest, present, secret, wish.word))
        await room.desk.do(guest, Follow(command="rematch", table=desk.live.id))
    return RematchAnswer(live.next_table)


# --- records -------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/record", summary="The game as text", media_type="text/plain")
async def record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The record so far. The secret of the dice is in it once the game is over."""
    desk = await _lounge(request).find(table_id)
    await desk.settled()
    if desk.live.table is None:
        raise Refused(Message("server.not-started"))
    text = write_record(record_of(desk.live.table))
    name = f"{desk.live.opened.game}-{table_id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="A finished game, step by step")
async def replay(
    request: AnyRequest,
    table_id: TableId,
    step: FromPath[int],
    language: Language = "",
    seat: FromQuery[int] = 0,
) -> StepAnswer:
    """The game after so many rolls and moves."""
    desk = await _lounge(request).find(table_id)
    await desk.settled()
    return await asyncio.to_thread(replay_step, desk.live, step, seat, _language(request))


# --- the server itself ---------------------------------------------------------------------


@get("/api/address", summary="Where others find this server")
async def address(request: AnyRequest) -> AddressAnswer:
    """The address for others, told on the server's own machine only."""
    is_here = is_loopback(address_of(request.scope))
    return AddressAnswer(_lounge(request).address if is_here else "")


@get("/healthz", media_type="text/plain", summary="Is the server well?")
async def health(request: AnyRequest) -> Response[str]:
    """`ok` if the journal can be written, as far as is known; else 503 and why not."""
    failure = await asyncio.wrap_future(_lounge(request).hall.journal.check())
    if not failure:
        return Response("ok", media_type="text/plain")
    text = say(Message("server.not-well", {"reason": failure}), _language(request))
    return Response(text, media_type="text/plain", status_code=503)


@get("/metrics", media_type="text/plain", summary="Numbers for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts and times."""
    return Response(_lounge(request).metrics.text(), media_type=CONTENT_TYPE)
