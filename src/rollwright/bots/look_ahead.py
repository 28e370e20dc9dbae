"""A beam search over turns whose rolls are known, by what the game has learned.

What lies behind the known rolls is valued as if nothing were known of it. So this is one way to
play with what is known, and a good one; that there is no better one is not said.
"""

from typing import Any, Final, NamedTuple

from rollwright.bots.turn_search import TurnSearch
from rollwright.core.advice import Advice
from rollwright.core.position import Position

# So many ends of a turn are followed, of each of so many positions.
_WIDTH: Final = 4
_ENDS: Final = 4


class KnownLine(NamedTuple):
    """The moves of a seat turn by turn, where they lead, and what that is worth."""

    turns: tuple[tuple[int, ...], ...]
    position: Position
    value: float


def look_ahead(
    advice: Advice[Any], position: Position, seat: int, rolls: list[int], width: int = _WIDTH
) -> KnownLine:
    """The best line found through these rolls, for a seat that plays alone."""
    advice.prepare()
    lines = [KnownLine((), position, 0.0)]
    for roll in rolls:
        best: dict[object, KnownLine] = {}
        for line in lines:
            for after in _ends(advice, line, seat, roll):
                key = advice.key(after.position, seat)
                key = after.value if key is None else key
                if key not in best or best[key].value < after.value:
                    best[key] = after
        lines = sorted(best.values(), key=lambda line: -line.value)[:width]
    return lines[0]


def _ends(advice: Advice[Any], line: KnownLine, seat: int, roll: int) -> list[KnownLine]:
    """The best ends of the turn after this roll."""
    position = line.position.copy()
    position.roll(roll)
    search = TurnSearch(advice, position, seat, learned=True)
    search.search()
    return [
        KnownLine((*line.turns, end.moves), end.position, end.value)
        for end in search.best_ends(_ENDS)
    ]
