"""`rollwright games`: lists the games."""

import json
from collections.abc import Sequence

from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.screen import Screen
from rollwright.core.game import Game, Option
from rollwright.core.message import Message, say
from rollwright.games import all_games, broken_games, find_game


def games(cards: CardsOption = None, language: LanguageOption = "") -> None:
    """List the games, and report a broken one last."""
    screen = Screen(language)
    for game in all_games().values():
        screen.heading(f"{game.id} · {say(game.name(), language)}")
        screen.say(Message(f"{game.id}.goal"))
        screen.print(_seats(screen, game))
        for option in game.options:
            screen.print("  " + _option(screen, game, option))
        _show_ids(screen, game.options)
        if not game.options:
            screen.tell("no-options")
    for game_id in broken_games():
        find_game(game_id)  # raises the reason


def _seats(screen: Screen, game: Game) -> str:
    if game.max_seats is None:
        return screen.words("seats-from", least=game.min_seats)
    return screen.words("seats-range", least=game.min_seats, most=game.max_seats)


def _option(screen: Screen, game: Game, option: Option) -> str:
    args: dict[str, object] = {
        "name": option.name,
        "title": Message(f"{game.id}.option.{option.name}"),
        "takes": _takes(screen, option),
    }
    if option.default is None:
        return screen.words("option", **args)
    return screen.words("option-default", **args, default=_typed(option.default))


def _takes(screen: Screen, option: Option) -> str:
    """The values that an option takes, as they are typed."""
    choices = ", ".join(_typed(choice) for choice in option.choices)
    if option.lists is None:
        return screen.words("takes-choice", choices=choices)
    if option.lists.size == 0:
        return screen.words("takes-ids", choices=choices)
    form = ",".join(["ID"] * option.lists.size)
    if option.lists.most == 0:
        return form
    return screen.words("takes-lists", form=form, most=option.lists.most)


def _typed(value: object) -> str:
    """A value as it is typed on the command line."""
    return value if isinstance(value, str) else json.dumps(value)


def _show_ids(screen: Screen, options: Sequence[Option]) -> None:
    """Print the ids of the lists; ids that several options share are printed once."""
    takers: dict[str, list[str]] = {}
    for option in options:
        if option.lists is not None:
            ids = ", ".join(item for item, _ in option.lists.items)
            takers.setdefault(ids, []).append(option.name)
    for ids, names in takers.items():
        screen.print("  " + screen.words("option-ids", names=names, ids=ids))
