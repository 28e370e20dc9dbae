"""Random playouts, using only the public contract."""

from rollwright.core.chance import Source
from rollwright.core.position import OVER, ROLL, Position


def play_randomly(position: Position, source: Source) -> int:
    """Finish the game with uniformly random legal moves; returns the number of moves."""
    count = 0
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(source))
            continue
        for seat in position.waiting():
            while position.is_waiting(seat):
                moves = position.legal(seat)
                position.apply(seat, moves[source.below(len(moves))])
                count += 1
    return count
