"""Tells how a puzzle was played, once its seat has decided."""

from rollwright.core.message import Message, say
from rollwright.core.position import Events, Position
from rollwright.server.api_types import ReplayStepResponse
from rollwright.server.board_view import board_of, whole_board
from rollwright.server.print_library import hand_digest, tiles_digest
from rollwright.server.puzzle_types import PuzzleVerdict
from rollwright.server.view import namer, rolled_view, sentences
from rollwright.server.wire.boards import Board
from rollwright.tables.errors import Refused, UnknownPuzzle
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.puzzle import find_puzzle
from rollwright.tables.puzzle_result import judge_puzzle
from rollwright.tables.rolled_dice import RolledDice


def verdict_of(live: LiveTable, language: str) -> PuzzleVerdict:
    """What was played at the table of a puzzle, against the best; raises RollwrightError.

    Nobody is told before: the answer must not be found in the browser.
    """
    if live.opened.puzzle is None:
        raise UnknownPuzzle(Message("table.no-puzzle"))
    if live.stage != FINISHED:
        raise Refused(Message("server.not-decided"))
    puzzle, seat = find_puzzle(live.opened.puzzle.name), live.opened.puzzle.seat
    moves = live.running.turns[-1].moves
    line = tuple(text for mover, text in moves if mover == seat)
    answer = judge_puzzle(puzzle, live.game, line)
    best, second = puzzle.answers[:2]
    return PuzzleVerdict(
        puzzle=puzzle.name,
        solved=not answer.loss,
        loss=say(live.game.amount_words(answer.loss), language),
        error=live.game.amount_text(answer.error) if answer.error else "",
        second=say(live.game.amount_words(second.loss), language),
        played=_steps(live, seat, line, language),
        best=_steps(live, seat, best.line, language),
    )


def _steps(
    live: LiveTable, seat: int, line: tuple[str, ...], language: str
) -> list[ReplayStepResponse]:
    """The board before a line of moves, and after each of them."""
    position = live.running.setting.first_position()
    shown = _board(live, position, seat, language)
    steps = [_step(live, position, shown, 0, len(line), [], language)]
    for number, text in enumerate(line, 1):
        move = position.parse(seat, text)
        label = live.game.words.label(position, seat, move)
        events: Events = []
        live.game.play(position, seat, move, events)
        board = _board(live, position, seat, language)
        # With the last move other prints may come: what was done is seen on those that went.
        shown = board if board.prints == shown.prints else shown
        told = events or [label]
        steps.append(_step(live, position, shown, number, len(line), told, language))
    return steps


def _board(live: LiveTable, position: Position, seat: int, language: str) -> Board:
    return whole_board(live.game, position, board_of(live.game, position, seat), language)


def _step(
    live: LiveTable,
    position: Position,
    board: Board,
    step: int,
    steps: int,
    events: Events,
    language: str,
) -> ReplayStepResponse:
    return ReplayStepResponse(
        steps=steps,
        step=step,
        text=sentences(tuple(events), language, namer(live, language)),
        rolled=rolled_view(RolledDice()),
        board=board,
        hand=hand_digest(),
        tiles=tiles_digest(live.game, position, language),
    )
