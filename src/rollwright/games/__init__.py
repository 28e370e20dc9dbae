"""The games, found by folder: every package here that has a `GAME`."""

import pkgutil
from functools import cache
from importlib import import_module

from rollwright.core.errors import UnknownGame
from rollwright.core.game import Game
from rollwright.core.message import Message


@cache
def all_games() -> dict[str, Game]:
    """Every game, by its id and in the order of the ids."""
    games: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game = import_module(f"{__name__}.{module.name}").GAME
            games[game.id] = game
    return dict(sorted(games.items()))


def find_game(game_id: str) -> Game:
    """The game of that id; raises UnknownGame."""
    games = all_games()
    if game_id not in games:
        args: dict[str, object] = {"game": game_id, "games": ", ".join(games)}
        raise UnknownGame(Message("core.unknown-game", args))
    return games[game_id]
