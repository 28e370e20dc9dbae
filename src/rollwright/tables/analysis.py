"""The analysis of a game: what each roll brought a seat, and what each of its turns cost."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rollwright.bots.bot import line_texts
from rollwright.bots.judgement import judge_line, luck_of
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.tables.table import NO_ROLL, RolledTurn, Table

# How many turns are called turning points.
_POINTS: Final = 3


class TurnAnalysis(NamedTuple):
    """A roll with the moves of a seat after it. Luck and loss are in the unit of scores.

    A loss of 0 means that nothing better is sure to have been there; `best` is what would have
    been better, from where the moves that were `played` began. These begin after `step` rolls and
    moves of the whole game, and the last of them has the number `end`.
    """

    step: int
    end: int
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


def unit_of(game: Game) -> float:
    """What people read where a score is 1: luck and loss are told in this."""
    return float(game.score_text(1))


class TurnTask(NamedTuple):
    """A turn to analyse: how things stood before its roll, and what a seat and others did since.

    It can be sent to another process, so the game is given by its id. `steps` rolls and moves of
    the game were before it.
    """

    game: str
    before: Position
    turn: RolledTurn
    number: int
    steps: int
    seat: int
    playouts: int | None = None


class Analysis:
    """Analyses the turns of one seat of a table, one after the other."""

    def __init__(self, table: Table, seat: int, playouts: int | None = None) -> None:
        """With so many playouts for each turn; by default as many as the expert makes."""
        self._table = table
        self._seat = seat
        self._playouts = playouts

    def run(self) -> Iterator[TurnAnalysis]:
        """The turns in which the seat decided something."""
        for task in self.tasks():
            yield from analyse_turn(self._table.setting.game, task)

    def tasks(self) -> Iterator[TurnTask]:
        """What there is to analyse, in order; each can be done by itself."""
        game = self._table.setting.game
        position, steps = self._table.setting.first_position(), 0
        for number, turn in enumerate(self._table.turns, 1):
            if any(mover == self._seat for mover, _ in turn.moves):
                copied = RolledTurn(turn.outcome, list(turn.moves))
                before = position.copy()
                yield TurnTask(game.id, before, copied, number, steps, self._seat, self._playouts)
            steps += _roll(position, turn) + len(turn.moves)
            for mover, text in turn.moves:
                position.apply(mover, position.parse(mover, text))


def analyse_turn(game: Game, task: TurnTask) -> list[TurnAnalysis]:
    """What a roll brought a seat, and what each of its decisions after it cost."""
    position = task.before.copy()
    steps = task.steps + _roll(position, task.turn)
    luck = _luck(game, task)
    return [
        _judge(game, task, decision, steps, luck if at == 0 else 0.0)
        for at, decision in enumerate(_decisions(position, task.seat, task.turn))
    ]


def _roll(position: Position, turn: RolledTurn) -> int:
    """Roll what a turn begins with; the number of rolls that this is."""
    if turn.outcome == NO_ROLL:
        return 0
    position.roll(position.parse_outcome_text(turn.outcome))
    return 1


def _luck(game: Game, task: TurnTask) -> float:
    if task.turn.outcome == NO_ROLL:
        return 0.0
    outcome = task.before.parse_outcome_text(task.turn.outcome)
    return luck_of(game, task.before, task.seat, outcome, Luck(f"luck {task.number}"))


class _Decision(NamedTuple):
    """Where a seat began to decide, its moves from there, and the places of these in the turn."""

    start: Position
    line: list[int]
    places: list[int]


def _judge(
    game: Game, task: TurnTask, decision: _Decision, steps: int, luck: float
) -> TurnAnalysis:
    start, line, seat = decision.start, tuple(decision.line), task.seat
    source = Luck(f"analysis {task.number} {len(line)}")
    verdict = judge_line(game, start, seat, line, source, task.playouts)
    played = tuple(line_texts(start, seat, line))
    best = played
    if verdict.loss:
        best = tuple(line_texts(start, seat, verdict.best))
    return TurnAnalysis(
        step=steps + decision.places[0],
        end=steps + decision.places[-1] + 1,
        roll=task.number,
        round=start.round,
        turn=start.turn,
        luck=luck,
        loss=verdict.loss,
        error=verdict.error,
        played=played,
        best=best,
        choices=verdict.ends,
    )


def _decisions(position: Position, seat: int, turn: RolledTurn) -> list[_Decision]:
    """The decisions of a seat after a roll.

    The position is played on. A step of a turn is a decision of its own. Moves of others that come
    in between begin a new one only where the seat had to wait for them.
    """
    found: list[_Decision] = []
    ahead: Position | None = None
    at = 0
    for place, (mover, text) in enumerate(turn.moves):
        move = position.parse(mover, text)
        if mover == seat:
            if ahead is None or not _goes_on(found[-1].start, ahead, at, move):
                found.append(_Decision(position.copy(), [], []))
                ahead, at = position.alone(seat)
            found[-1].line.append(move)
            found[-1].places.append(place)
            ahead.apply(at, move)
        position.apply(mover, move)
    return found


def _goes_on(start: Position, ahead: Position, seat: int, move: int) -> bool:
    """Does a move belong to the decision that began there, as far as it was played alone?"""
    if (ahead.round, ahead.turn) != (start.round, start.turn):
        return False
    return ahead.is_waiting(seat) and move in ahead.legal(seat)
