"""What happens before a table is open: which games there are, and opening a table."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadOptions, BadRecord
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.position import PLAY
from rollwright.core.record import Record, Tag, read_record, write_record
from rollwright.engine.errors import BadRequest
from rollwright.engine.opentable import OpenTable
from rollwright.engine.requests import AnyOpening, Load, New, Replay
from rollwright.games import all_games, find_game
from rollwright.tables.archive import table_of
from rollwright.tables.table import RolledTurn, Table, load_table, new_table

MAX_SEATS: Final = 100_000


def games_json() -> list[dict[str, object]]:
    """Every game, with its seats and options."""
    return [
        {
            "id": game.id,
            "name": say(game.name()),
            "seats": {"min": game.min_seats, "max": game.max_seats},
            "options": [
                {"name": option.name, "default": option.default, "choices": option.choices}
                for option in game.options
            ],
        }
        for game in all_games().values()
    ]


def check_language(language: str) -> str:
    """The language, if there are sentences in it; raises BadRequest."""
    known = CATALOGUE.languages()
    if language not in known:
        raise BadRequest(Message("engine.unknown-language", {"languages": ", ".join(known)}))
    return language


def open_table(request: AnyOpening) -> OpenTable:
    """The table that a request asks for."""
    return OpenTable(_table(request), request.language)


def _table(request: AnyOpening) -> Table:
    match request:
        case New():
            return _new(request)
        case Load():
            return _load(request)
        case Replay():
            return _replay(request)


def _new(request: New) -> Table:
    game = find_game(request.game)
    _check_seats(request.seats)
    if len(request.names) not in (0, request.seats):
        raise BadOptions(Message("engine.bad-names", {"seats": request.seats}))
    _check_texts(*request.names, request.seed or "")
    return new_table(
        game,
        request.seats,
        request.options,
        names=request.names,
        dice=request.dice,
        seed=request.seed,
        words=request.words,
    )


def _load(request: Load) -> Table:
    game = shape.choice(request.position.get("game"), "game", tuple(all_games()))
    _check_texts(request.seed or "")
    table = load_table(find_game(game), request.position, dice=request.dice, seed=request.seed)
    _check_seats(table.position.seats())
    if table.position.phase == PLAY:
        # The roll of this turn came before; the moves still to come belong to it.
        table.turns.append(RolledTurn(""))
    return table


def _replay(request: Replay) -> Table:
    record = read_record(request.record)
    _check_seats(len(record.values("Seats") or ()))
    return table_of(record)


def _check_seats(seats: int) -> None:
    if seats > MAX_SEATS:
        raise BadOptions(Message("engine.too-many-seats", {"seats": seats, "most": MAX_SEATS}))


def _check_texts(*texts: str) -> None:
    """Names and seeds go into records: refuse what couldn't be read back from there."""
    record = Record((Tag("Texts", texts),), ())
    try:
        kept = read_record(write_record(record)) == record
    except BadRecord:
        kept = False
    if not kept:
        raise BadOptions(Message("engine.control-character"))
