"""The handlers for puzzles: the list, a table for one, and the verdict."""

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import Body, FromPath

from rollwright.bots import DEFAULT_BOT
from rollwright.games import find_game
from rollwright.server.api_request import (
    ApiRequest,
    Language,
    TableId,
    guest_or_new,
    language_of,
    owner_of,
    state_of,
)
from rollwright.server.leaving import while_there
from rollwright.server.puzzle_list import puzzle_list, puzzle_picture
from rollwright.server.puzzle_types import (
    PuzzlePicture,
    PuzzleRequest,
    PuzzlesResponse,
    PuzzleTable,
    PuzzleVerdict,
)
from rollwright.server.puzzle_verdict import verdict_of
from rollwright.server.request_info import client_of
from rollwright.tables.events import FROM_PUZZLE, Origin
from rollwright.tables.opening import BranchSpec, branch_events
from rollwright.tables.puzzle import Puzzle, find_puzzle


@get("/api/puzzles", summary="Turns in which one way to play is clearly best")
async def list_puzzles(request: ApiRequest, language: Language = "") -> PuzzlesResponse:
    """All puzzles with their difficulty and pictures, without their answers."""
    listing = partial(puzzle_list, language_of(request))
    return await while_there(request, state_of(request).replays.run(owner_of(request), listing))


@get("/api/puzzles/{puzzle:str}/picture", summary="What a puzzle looks like")
async def get_puzzle_picture(
    request: ApiRequest, puzzle: FromPath[str], language: Language = ""
) -> PuzzlePicture:
    """The digests of the prints that lie before its seat, and the dice."""
    drawing = partial(puzzle_picture, puzzle, language_of(request))
    return await while_there(request, state_of(request).replays.run(owner_of(request), drawing))


@post("/api/puzzles/{puzzle:str}/tables", summary="Play a puzzle")
async def create_puzzle_table(
    request: ApiRequest, puzzle: FromPath[str], data: Annotated[PuzzleRequest, Body()]
) -> PuzzleTable:
    """Open a table that begins with the roll of a puzzle; bots sit at the other seats."""
    guest, state = guest_or_new(request), state_of(request)
    found = await state.replays.run(owner_of(request), partial(find_puzzle, puzzle))
    spec = _branch(found, data.name)
    state.quotas.open_table(guest, client_of(request.scope), spec.position.seats())
    writer = await state.registry.open(branch_events(guest, spec, state.commitments.redeem("")))
    return PuzzleTable(writer.live.id, found.seat)


def _branch(puzzle: Puzzle, name: str) -> BranchSpec:
    position = puzzle.table(find_game(puzzle.game)).position
    return BranchSpec(
        game=puzzle.game,
        options=puzzle.options,
        position=position,
        origin=Origin(FROM_PUZZLE, puzzle.name, position.rolled(), puzzle.seat),
        seat=puzzle.seat,
        name=name,
        bot=DEFAULT_BOT,
    )


@get("/api/tables/{table_id:str}/verdict", summary="How a puzzle was played")
async def get_verdict(
    request: ApiRequest, table_id: TableId, language: Language = ""
) -> PuzzleVerdict:
    """What was played, and what is best; refused before the seat has decided its turn."""
    state = state_of(request)
    writer = await state.find(table_id)
    await writer.flush()
    verdict = partial(verdict_of, writer.live, language_of(request))
    return await while_there(request, state.replays.run(owner_of(request), verdict))
