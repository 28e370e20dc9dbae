"""A hint for people: what a bot would do, why, and what else could be done at what cost."""

from typing import NamedTuple

from rollwright.bots.bot import Suggestion
from rollwright.bots.way import Way
from rollwright.core.explanation import explain
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import Position


class OtherWay(NamedTuple):
    """The first move of another way to play the turn, and what that costs, in words."""

    move: str
    label: Message
    cost: Message
    is_even: bool


class Counsel(NamedTuple):
    """The move to make now, facts that speak for it, other ways, and what was searched."""

    move: str
    label: Message
    reasons: list[Message]
    ways: list[OtherWay]
    searched: Message | None


def counsel_of(game: Game, position: Position, seat: int, suggestion: Suggestion) -> Counsel:
    """What a bot suggests at this position, told to people."""
    searched = None
    if suggestion.ways:
        args: dict[str, object] = {"count": suggestion.compared, "playouts": suggestion.playouts}
        searched = Message("bots.searched", args)
    return Counsel(
        position.text(seat, suggestion.move),
        game.words.label(position, seat, suggestion.move),
        explain(game, position, seat, list(suggestion.line)),
        [_told(game, position, seat, way) for way in suggestion.ways],
        searched,
    )


def _told(game: Game, position: Position, seat: int, way: Way) -> OtherWay:
    move = way.line[0]
    label = game.words.label(position, seat, move)
    return OtherWay(position.text(seat, move), label, cost_words(game, way), way.is_even)


def cost_words(game: Game, way: Way) -> Message:
    """What another way costs on average, in the unit of the game's scores."""
    if way.is_even:
        return Message("bots.way-even")
    args: dict[str, object] = {
        "cost": game.amount_words(way.cost),
        "error": game.amount_text(way.error),
    }
    return Message("bots.way-worse", args)
