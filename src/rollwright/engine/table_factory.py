"""Lists the games, and opens tables."""

from rollwright.core import shape
from rollwright.core.game import Option
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.record import read_record
from rollwright.engine.engine_table import EngineTable
from rollwright.engine.errors import InvalidRequest
from rollwright.engine.requests import AnyOpenRequest, LoadRequest, NewRequest, ReplayRequest
from rollwright.games import all_games, broken_games, find_game
from rollwright.tables.archive import table_of
from rollwright.tables.table import Table, load_table, new_table


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


def open_table(request: AnyOpenRequest) -> EngineTable:
    """Open the requested table; raises InvalidRequest for an unknown language."""
    known = CATALOGUE.languages()
    if request.language not in known:
        raise InvalidRequest(Message("engine.unknown-language", {"languages": ", ".join(known)}))
    return EngineTable(_table(request), request.language)


def _table(request: AnyOpenRequest) -> Table:
    match request:
        case NewRequest():
            return _new(request)
        case LoadRequest():
            return _load(request)
        case ReplayRequest():
            return _replay(request)


def _new(request: NewRequest) -> Table:
    game = find_game(request.game)
    return new_table(
        game,
        request.seats,
        request.options,
        names=request.names,
        dice=request.dice,
        seed=request.seed,
        words=request.words,
    )


def _load(request: LoadRequest) -> Table:
    known = (*all_games(), *broken_games())
    game = shape.choice(request.position.get("game"), "game", known)
    return load_table(
        find_game(game),
        request.position,
        names=request.names,
        dice=request.dice,
        seed=request.seed,
        words=request.words,
    )


def _replay(request: ReplayRequest) -> Table:
    return table_of(read_record(request.record))
