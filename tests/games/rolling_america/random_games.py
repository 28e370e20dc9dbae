"""Positions of Rolling America from games by chance, for what must hold everywhere."""

from collections.abc import Iterator

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games.rolling_america.position import AmericaPosition, first_position


def step(position: AmericaPosition, luck: Luck) -> None:
    """Roll, or make a legal move, by chance."""
    if position.phase == ROLL:
        position.roll(position.sample(luck))
        return
    moves = position.legal(0)
    position.apply(0, moves[luck.below(len(moves))])


def random_positions(seed: str) -> Iterator[AmericaPosition]:
    """Every position of a game for one seat, to the last; the same object each time."""
    luck = Luck(seed)
    position = first_position(1)
    while position.phase != OVER:
        step(position, luck)
        yield position
