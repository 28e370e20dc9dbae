"""What happens before a table is open: which games there are, and opening a table."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadOptions
from rollwright.core.game import Option
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.record import read_record
from rollwright.engine.errors import BadRequest
from rollwright.engine.opentable import OpenTable
from rollwright.engine.requests import AnyOpening, Load, New, Replay
from rollwright.games import all_games, broken_games, find_game
from rollwright.tables.archive import table_of
from rollwright.tables.table import Table, load_table, new_table

# Not more than `stream.MAX_LINE` has room for: a table that was saved must fit on a line.
MAX_SEATS: Final = 20_000


def games_json() -> list[dict[str, object]]:
    """Every game, with its seats and options."""
    return [
        {
            "id": game.id,
            "name": say(game.name()),
            "seats": {"min": game.min_seats, "max": game.max_seats},
            "options": [_option_json(option) for option in game.options],
        }
        for game in all_games().values()
    ]


def _option_json(option: Option) -> dict[str, object]:
    lists: dict[str, object] | None = None
    if option.lists is not None:
        items = [{"id": item, "name": say(name)} for item, name in option.lists.items]
        lists = {"items": items, "size": option.lists.size, "most": option.lists.most}
    return {
        "name": option.name,
        "default": option.default,
        "choices": option.choices,
        "lists": lists,
    }


def open_table(request: AnyOpening) -> OpenTable:
    """The table that a request asks for; raises BadRequest if it can't speak its language."""
    known = CATALOGUE.languages()
    if request.language not in known:
        raise BadRequest(Message("engine.unknown-language", {"languages": ", ".join(known)}))
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
    known = (*all_games(), *broken_games())
    game = shape.choice(request.position.get("game"), "game", known)
    table = load_table(
        find_game(game),
        request.position,
        names=request.names,
        dice=request.dice,
        seed=request.seed,
        words=request.words,
    )
    _check_seats(table.position.seats())
    return table


def _replay(request: Replay) -> Table:
    record = read_record(request.record)
    _check_seats(len(record.values("Seats") or ()))
    return table_of(record)


def _check_seats(seats: int) -> None:
    if seats > MAX_SEATS:
        raise BadOptions(Message("engine.too-many-seats", {"seats": seats, "most": MAX_SEATS}))
