"""Prints the results of a game."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rollwright.cli.screen import Screen
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.position import Position
from rollwright.tables.table import Table


def show_results(screen: Screen, table: Table, names: list[str]) -> None:
    """Print a table of the seats from best to worst, and the winners."""
    game = table.setting.game
    position = table.position
    numbers = list(position.result(0))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("place", "seat", "name", "score"):
        grid.add_column(screen.words(f"column.{key}"), justify="left" if key == "name" else "right")
    for number in numbers:
        label = say(Message(f"{game.id}.number.{number}"), screen.language)
        grid.add_column(label, justify="right")
    # Where the game tells by itself how it ended, a place would mean something else.
    has_place = game.words.verdict(position) is None
    for place, seats in _places(position):
        for seat in seats:
            result = position.result(seat)
            values = [_value_text(game, result[number]) for number in numbers]
            told = game.words.short_score(position, seat)
            score = told or game.score_text(position.scores()[seat])
            grid.add_row(
                str(place) if has_place else "", str(seat), Text(names[seat]), score, *values
            )
    screen.print(grid)
    screen.say(verdict(game, position, names))


def _value_text(game: Game, value: object) -> str:
    return game.score_text(value) if isinstance(value, int) else str(value)


def verdict(game: Game, position: Position, names: list[str]) -> Message:
    """What the game itself says, or the winner, or all who share the first place."""
    told = game.words.verdict(position)
    if told is not None:
        return told
    winners = [names[seat] for seat in position.ranking()[0]]
    if position.seats() == 1:
        return Message("cli.finished-alone", {"score": game.score_text(position.scores()[0])})
    args: dict[str, object] = {"winners": winners, "count": len(winners)}
    return Message("cli.winners", args)


def _places(position: Position) -> list[tuple[int, list[int]]]:
    """The places with the seats that share them; two first places are followed by the third."""
    places: list[tuple[int, list[int]]] = []
    before = 0
    for seats in position.ranking():
        places.append((before + 1, seats))
        before += len(seats)
    return places
