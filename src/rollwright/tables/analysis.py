"""The analysis of a game: what each roll brought a seat, and what each of its turns cost."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rollwright.bots.bot import line_texts
from rollwright.bots.judgement import judge_line, luck_of
from rollwright.core.chance import Luck
from rollwright.core.position import Position
from rollwright.tables.table import NO_ROLL, RolledTurn, Table

# How many turns are called turning points.
_POINTS: Final = 3


class TurnAnalysis(NamedTuple):
    """A roll with the moves of a seat after it. Luck and loss are in the unit of scores.

    A loss of 0 means that nothing better is sure to have been there; `best` is what would have
    been better, from where the moves that were `played` began.
    """

    roll: int
    round: int
    turn: int
    luck: float
    loss: float
    error: float
    played: tuple[str, ...]
    best: tuple[str, ...]
    choices: int


class Summary(NamedTuple):
    """A whole game of a seat: the sums of luck and loss, and the turns that cost most."""

    luck: float
    loss: float
    points: tuple[TurnAnalysis, ...]


def summary_of(turns: list[TurnAnalysis]) -> Summary:
    """What the turns come to."""
    costly = sorted((turn for turn in turns if turn.loss), key=lambda turn: -turn.loss)
    luck = sum({turn.roll: turn.luck for turn in turns}.values())
    return Summary(luck, sum(turn.loss for turn in turns), tuple(costly[:_POINTS]))


class Analysis:
    """Analyses the turns of one seat of a table, one after the other."""

    def __init__(self, table: Table, seat: int, playouts: int | None = None) -> None:
        """With so many playouts for each turn; by default as many as the expert makes."""
        self._table = table
        self._game = table.setting.game
        self._seat = seat
        self._playouts = playouts

    def run(self) -> Iterator[TurnAnalysis]:
        """The turns in which the seat decided something."""
        position = self._table.setting.first_position()
        for number, turn in enumerate(self._table.turns, 1):
            before = position.copy()
            if turn.outcome != NO_ROLL:
                position.roll(position.parse_outcome_text(turn.outcome))
            decisions = _decisions(position, self._seat, turn)
            if decisions:
                luck = self._luck(before, turn, number)
            for at, (start, line) in enumerate(decisions):
                yield self._judge(number, start, line, luck if at == 0 else 0.0)

    def _luck(self, before: Position, turn: RolledTurn, number: int) -> float:
        if turn.outcome == NO_ROLL:
            return 0.0
        outcome = before.parse_outcome_text(turn.outcome)
        return luck_of(self._game, before, self._seat, outcome, Luck(f"luck {number}"))

    def _judge(
        self, number: int, start: Position, line: tuple[int, ...], luck: float
    ) -> TurnAnalysis:
        source = Luck(f"analysis {number} {len(line)}")
        verdict = judge_line(self._game, start, self._seat, line, source, self._playouts)
        played = tuple(line_texts(start, self._seat, line))
        best = played
        if verdict.loss:
            best = tuple(line_texts(start, self._seat, verdict.best))
        return TurnAnalysis(
            roll=number,
            round=start.round,
            turn=start.turn,
            luck=luck,
            loss=verdict.loss,
            error=verdict.error,
            played=played,
            best=best,
            choices=verdict.ends,
        )


def _decisions(
    position: Position, seat: int, turn: RolledTurn
) -> list[tuple[Position, tuple[int, ...]]]:
    """The positions in which a seat began to decide after a roll, and its moves from there.

    The position is played on. Moves of others that come in between begin a new decision only where
    the seat had to wait for them.
    """
    found: list[tuple[Position, list[int]]] = []
    ahead: Position | None = None
    at = 0
    for mover, text in turn.moves:
        move = position.parse(mover, text)
        if mover == seat:
            if ahead is None or not ahead.is_waiting(at) or move not in ahead.legal(at):
                found.append((position.copy(), []))
                ahead, at = position.alone(seat)
            found[-1][1].append(move)
            ahead.apply(at, move)
        position.apply(mover, move)
    return [(start, tuple(line)) for start, line in found]
