"""Lines of moves that a seat could make in random games, for what is told of them."""

from collections.abc import Iterator
from typing import NamedTuple

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, PLAY, ROLL, Position
from tests.harness.cases import Case
from tests.harness.walks import Walk, any_of

# A turn may offer free moves without end.
_LONGEST = 8


class Line(NamedTuple):
    """A seat at a position, and moves that it makes there, one after the other."""

    case: Case
    position: Position
    seat: int
    moves: list[int]

    def where(self) -> str:
        """For a report: the game, and the moves."""
        now, texts = self.position.copy(), []
        for move in self.moves:
            texts.append(now.text(self.seat, move))
            now.apply(self.seat, move)
        return f"{self.case.name}: {' '.join(texts)}"


def lines_of(case: Case, seed: int, stride: int) -> Iterator[Line]:
    """At one moment in `stride` a single move, and a line to the end of the turn."""
    luck = Luck(f"lines {case.name} {seed}")
    for position in Walk(case, seed).moments(stride):
        if position.phase == PLAY:
            own, seat = position.alone(any_of(position.waiting(), luck))
            moves = _to_the_end(own, seat, luck)
            yield Line(case, own, seat, moves[:1])
            if len(moves) > 1:
                yield Line(case, own, seat, moves)


def frugal_lines(case: Case, seed: int) -> Iterator[Line]:
    """In a game in which nothing is spent that need not be: every move of a seat by itself."""
    luck = Luck(f"frugal {case.name} {seed}")
    position = case.new()
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        seat = position.waiting()[0]
        own, at = position.alone(seat)
        moves = position.legal(seat)
        for move in own.legal(at):
            yield Line(case, own, at, [move])
        offers = zip(moves, case.game.paper.offers(position, seat), strict=True)
        cheap = [move for move, offer in offers if not offer.terms.price]
        position.apply(seat, any_of(cheap or moves, luck))


def _to_the_end(position: Position, seat: int, luck: Luck) -> list[int]:
    """Moves of a seat until the turn is over, or it has to wait."""
    now, moves = position.copy(), list[int]()
    while now.is_waiting(seat) and len(moves) < _LONGEST:
        if (now.round, now.turn) != (position.round, position.turn):
            break
        moves.append(any_of(now.legal(seat), luck))
        now.apply(seat, moves[-1])
    return moves
