"""The handlers that give files to save: games on paper, and pictures of boards."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from rollwright.core.errors import BadOptions, UnknownGame
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.position import Position
from rollwright.games import find_game
from rollwright.server.api_request import (
    ApiRequest,
    Language,
    TableId,
    language_of,
    owner_of,
    state_of,
)
from rollwright.server.attachment import attachment, plain_text
from rollwright.server.errors import NotFound
from rollwright.server.paper_file import PaperWish, paper_file, paper_options
from rollwright.server.view import name_at, score_words
from rollwright.sheets.print_sheet import sheet_picture
from rollwright.sheets.typesetting import picture_as
from rollwright.tables.errors import Refused
from rollwright.tables.live import LiveTable

PictureFormat = Literal["svg", "png", "pdf"]

GameId = Annotated[str, PathParameter(description="the id of a game", max_length=64)]
PaperParameter = Annotated[
    Literal["a4", "letter"], QueryParameter(name="paper", description="the size of the paper")
]
Look = Annotated[
    Literal["light", "dark", "ink"], QueryParameter(name="look", description="the colors")
]
Format = Annotated[PictureFormat, QueryParameter(name="format", description="the kind of file")]

_TYPES: Final = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}
# All other parameters are options of the game.
_OWN_PARAMETERS: Final = ("paper", "ink", "rules", "language")


@get(
    "/api/games/{game_id:str}/print",
    summary="A game on paper",
    media_type="application/pdf",
    is_packed=True,
)
async def get_paper(
    request: ApiRequest,
    game_id: GameId,
    paper: PaperParameter = "a4",
    ink: FromQuery[bool] = False,
    rules: FromQuery[bool] = False,
    language: Language = "",
) -> Response[bytes]:
    """A PDF file with everything that the game needs on paper, at true size with cut marks.

    Further parameters are options of the game with one of their choices, as in `set=all`.
    """
    game = _find(game_id)
    named = request.query_params.items()
    options = {name: str(value) for name, value in named if name not in _OWN_PARAMETERS}
    wish = PaperWish(paper, ink, rules, language_of(request), paper_options(game, options))
    making = partial(paper_file, game, wish)
    data = await state_of(request).files.file(owner_of(request), (game.id, wish), making)
    headers = attachment([game.id, paper], "pdf")
    return Response(data, media_type="application/pdf", headers=headers)


@get("/api/tables/{table_id:str}/sheet", summary="The picture of a board", is_packed=True)
async def get_sheet(
    request: ApiRequest,
    table_id: TableId,
    seat: FromQuery[int] = 0,
    look: Look = "light",
    format: Format = "svg",  # noqa: A002 - the name of the parameter in the address
    language: Language = "",
) -> Response[bytes]:
    """The board of a seat as it stands now, with all that is written on it.

    A line below it tells the game, whose board it is, its score and the day.
    """
    state, spoken = state_of(request), language_of(request)
    writer = await state.find(table_id)
    await writer.flush()
    live = writer.live
    position, at = _board_of(live, seat)
    # Before anything is awaited: the seat may get another holder meanwhile.
    name = plain_text(name_at(live, seat, spoken)) or f"seat-{seat}"
    foot = _foot(live, position, at, name_at(live, seat, spoken), spoken)
    data = await state.files.file(
        owner_of(request),
        (live.id, live.version, seat, look, format, spoken, foot),
        partial(_picture, live.game, position, at, spoken, look, format, foot),
    )
    headers = attachment([live.opened.game, live.id, name], format)
    return Response(data, media_type=_TYPES[format], headers=headers)


def _find(game_id: str) -> Game:
    """The game in the path of a request."""
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise NotFound(error.message) from None


def _board_of(live: LiveTable, seat: int) -> tuple[Position, int]:
    """A copy of the position, which play can't change while it is drawn, and the seat in it."""
    if live.table is None:
        raise Refused(Message("server.not-started"))
    if not 0 <= seat < len(live.seats):
        raise BadOptions(Message("core.no-such-seat", {"seat": seat}))
    position = live.table.position
    # A crowd is not copied for the sake of one seat.
    return position.alone(seat) if live.is_event else (position.copy(), seat)


def _foot(live: LiveTable, position: Position, seat: int, name: str, language: str) -> str:
    score = score_words(live, position.scores()[seat], language)
    day = datetime.now(UTC).date().isoformat()
    parts = [say(live.game.name(), language), name, score, day]
    return " · ".join(part for part in parts if part)


def _picture(
    game: Game,
    position: Position,
    seat: int,
    language: str,
    look: str,
    format_: PictureFormat,
    foot: str,
) -> bytes:
    svg = sheet_picture(game, position, seat, language, look, foot)
    if svg is None:
        raise NotFound(Message("server.no-picture", {"game": game.name()}))
    return svg.encode() if format_ == "svg" else picture_as(svg, format_)
