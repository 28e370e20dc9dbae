"""`rollwright games`: what can be played."""

import json

from rollwright.cli.language import LanguageOption
from rollwright.cli.screen import Screen
from rollwright.core.game import Game, Option
from rollwright.core.message import Message, say
from rollwright.games import all_games, broken_games, find_game


def games(language: LanguageOption = "") -> None:
    """List the games; one that can't be played is told of last."""
    screen = Screen(language)
    for game in all_games().values():
        screen.heading(f"{game.id} · {say(game.name(), language)}")
        screen.say(Message(f"{game.id}.goal"))
        screen.print(_seats(screen, game))
        for option in game.options:
            screen.print("  " + _option(screen, option))
        if not game.options:
            screen.tell("no-options")
    for game_id in broken_games():
        find_game(game_id)  # says what is wrong


def _seats(screen: Screen, game: Game) -> str:
    if game.max_seats is None:
        return screen.words("seats-from", least=game.min_seats)
    return screen.words("seats-range", least=game.min_seats, most=game.max_seats)


def _option(screen: Screen, option: Option) -> str:
    default = json.dumps(option.default, ensure_ascii=False)
    if not option.choices:
        return screen.words("option", name=option.name, default=default)
    choices = ", ".join(json.dumps(choice, ensure_ascii=False) for choice in option.choices)
    return screen.words("option-choices", name=option.name, default=default, choices=choices)
