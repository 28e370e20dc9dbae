"""The loop of a puzzle in the terminal: one turn, and then how good it was."""

from rollwright.cli.game_loop import GameLoop
from rollwright.cli.match import Match
from rollwright.cli.screen import Screen
from rollwright.cli.seating import Player
from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.position import Position
from rollwright.tables.puzzle import Answer, Puzzle
from rollwright.tables.puzzle_result import judge_puzzle
from rollwright.tables.table import has_decided


class PuzzleMatch(Match):
    """A match that is over when the seat of a puzzle has decided."""

    def __init__(self, puzzle: Puzzle, game: Game, language: str) -> None:
        self._puzzle = puzzle
        name = say(Message("cli.player"), language)
        table = puzzle.table(game)
        super().__init__(table, [Player(name)] * table.position.seats(), language)

    def next_seat(self) -> int:
        return self._puzzle.seat

    def is_over(self) -> bool:
        return has_decided(self.table, self._puzzle.seat)

    def is_saved(self) -> bool:
        return True


class PuzzleLoop(GameLoop):
    """Plays a puzzle, and tells the answer."""

    def __init__(self, puzzle: Puzzle, game: Game, screen: Screen) -> None:
        self._puzzle = puzzle
        self._quest = PuzzleMatch(puzzle, game, screen.language)
        super().__init__(self._quest, screen)

    def _introduce(self) -> None:
        game, puzzle = self._quest.game, self._puzzle
        self._screen.heading(f"{say(game.name(), self._screen.language)} · {puzzle.name}")
        self._screen.tell("puzzle-goal", difficulty=puzzle.difficulty)

    def _end(self) -> None:
        game, puzzle = self._quest.game, self._puzzle
        best, second = puzzle.answers[:2]
        moves = self._quest.table.turns[-1].moves
        answer = judge_puzzle(puzzle, game, tuple(text for _, text in moves))
        self._screen.print()
        if not answer.loss:
            self._screen.tell("puzzle-solved", loss=_points(game, second.loss))
            return
        loss, error = _points(game, answer.loss), _points(game, answer.error)
        self._screen.tell("puzzle-worse", loss=loss, error=error)
        self._screen.tell("puzzle-best")
        for label in line_labels(game, puzzle.table(game).position, puzzle.seat, best):
            self._screen.print("  " + say(label, self._screen.language))


def line_labels(game: Game, position: Position, seat: int, answer: Answer) -> list[Message]:
    """What the moves of an answer are, in words."""
    labels: list[Message] = []
    for text in answer.line:
        move = position.parse(seat, text)
        labels.append(game.words.label(position, seat, move))
        position.apply(seat, move)
    return labels


def _points(game: Game, value: float) -> str:
    return f"{value * abs(float(game.score_text(1))):.1f}"
