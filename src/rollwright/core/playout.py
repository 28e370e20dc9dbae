"""Playing to the end by chance alone, over the public contract."""

from rollwright.core.chance import Source
from rollwright.core.position import OVER, ROLL, Position


def play_randomly(position: Position, source: Source) -> int:
    """Finish the game with moves drawn evenly from the legal ones; tell how many it took."""
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
