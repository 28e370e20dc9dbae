"""Youtoma alone for tests: new games, rounds played by chance, games that are over."""

from typing import cast

from rollwright.core.chance import Luck
from rollwright.core.message import Message
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition

GAME = find_game("youtoma")
REALMS = ["wingspan", "between-two-castles", "tapestry"]
CARDS = [f"youtoma-{name}" for name in REALMS]


def new(level: str = "normal", rounds: int = 1) -> RealmsPosition:
    realms = [REALMS, ["scythe", "viticulture", "pendulum"]][:rounds]
    options: dict[str, object] = {"rounds": rounds, "level": level, "realms": realms}
    return cast(RealmsPosition, GAME.new(1, options))


def play_round(position: RealmsPosition, luck: Luck) -> int:
    """Play this round by chance; returns its number of turns."""
    number, turns = position.round, 0
    while position.phase != OVER and position.round == number:
        if position.phase == ROLL:
            turns += 1
            position.roll(position.sample(luck))
        else:
            moves = position.legal(0)
            position.apply(0, moves[luck.below(len(moves))])
    return turns


def play_turn(position: RealmsPosition, luck: Luck) -> list[Message]:
    """Roll and play one turn by chance; returns its events."""
    events: list[Message] = []
    position.roll(position.sample(luck), events)
    while position.is_waiting(0):
        moves = position.legal(0)
        position.apply(0, moves[luck.below(len(moves))], events)
    return events


def ended(own: list[int], twin: list[int]) -> RealmsPosition:
    """A game that is over with these scores of the rounds."""
    position, luck = new(rounds=len(own)), Luck("end")
    while position.phase != OVER:
        play_round(position, luck)
    position.pads[0].rounds = [score for pair in zip(twin, own, strict=True) for score in pair]
    return position
