"""The games, found by folder: every package here that has a `GAME_ID` and a module `game`."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import NamedTuple

from rollwright.core.errors import BadData, UnknownGame
from rollwright.core.game import Game
from rollwright.core.message import Message


class _Shelf(NamedTuple):
    """The games by their ids, and the errors of those whose data files are broken."""

    games: dict[str, Game]
    broken: dict[str, BadData]


@cache
def _shelf() -> _Shelf:
    shelf = _Shelf({}, {})
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        if module.ispkg:
            package = import_module(f"{__name__}.{module.name}")
            try:
                shelf.games[package.GAME_ID] = import_module(f"{package.__name__}.game").GAME
            except BadData as error:
                shelf.broken[package.GAME_ID] = error
    return shelf


def all_games() -> dict[str, Game]:
    """Every game that can be played, by its id and in the order of the ids."""
    return dict(sorted(_shelf().games.items()))


def broken_games() -> dict[str, BadData]:
    """The errors in the data files of the games that can't be played, by game id."""
    return dict(sorted(_shelf().broken.items()))


def find_game(game_id: str) -> Game:
    """The game of that id; raises UnknownGame, or BadData if its files are broken."""
    shelf = _shelf()
    if game_id in shelf.broken:
        raise BadData(shelf.broken[game_id].message)
    if game_id not in shelf.games:
        args: dict[str, object] = {"game": game_id, "games": ", ".join(all_games())}
        raise UnknownGame(Message("core.unknown-game", args))
    return shelf.games[game_id]
