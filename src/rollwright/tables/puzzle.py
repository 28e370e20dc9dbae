"""A puzzle: a roll of a game after which one way to play is clearly better than all others.

Puzzles are kept as JSON, a line for each. They are tied to the rules and to the cards they were
made with: one that belongs to others is left out, since another way to play may be best by now.
"""

import hashlib
import json
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

from rollwright.bots.turn_search import TurnLine, end_key
from rollwright.core.errors import BadData, RollwrightError
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import Position
from rollwright.games import all_games
from rollwright.tables.errors import UnknownPuzzle
from rollwright.tables.table import NO_ROLL, Table, new_table

_PACKAGE: Final = "rollwright.tables"
_FOLDER: Final = "puzzles"
# Letters of a digest that name a puzzle.
_NAME_LENGTH: Final = 8


class Answer(NamedTuple):
    """A way to play the turn, by how much it is worse than the best one, and how sure that is."""

    line: tuple[str, ...]
    loss: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, its roll, the seat that decides, and what its ways to play cost, best first.

    There is no roll where a seat decides after others, and not after dice.
    Of a hundred quick looks at the ends so many miss the best one: that is the `difficulty`.
    Losses are in the unit of scores.
    """

    game: str
    rules: int
    options: dict[str, Any]
    cards: dict[str, str]
    start: dict[str, Any]
    outcome: str
    seat: int
    difficulty: int
    answers: list[Answer]

    @property
    def name(self) -> str:
        """A short name, the same for the same roll in the same position, and the same seat."""
        parts = [self.game, self.options, self.seat, self.start, self.outcome]
        text = json.dumps(parts, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:_NAME_LENGTH]

    def table(self, game: Game) -> Table:
        """A table at which the roll has just been made; raises RollwrightError."""
        seats = game.load(self.start).seats()
        table = new_table(game, seats, self.options, cards=self.cards, start=self.start)
        if self.outcome != NO_ROLL:
            table.take_outcome(table.position.parse_outcome_text(self.outcome))
        return table

    def fits(self, game: Game) -> bool:
        """Was it made with the present rules and cards?"""
        if (self.game, self.rules) != (game.id, game.rules):
            return False
        try:
            return self.table(game).position.editions() == self.cards
        except RollwrightError:
            return False

    def answer(self, game: Game, end: Position) -> Answer | None:
        """The known answer that leads to the same end as the player's; None if there is none."""
        game.advice.prepare()
        wanted, start = self._key(game, end), self.table(game).position
        for answer in self.answers:
            if self._key(game, after_line(start, self.seat, answer.line)) == wanted:
                return answer
        return None

    def _key(self, game: Game, end: Position) -> object:
        own, seat = end.alone(self.seat)
        return end_key(game.advice, TurnLine((), own, game.advice.value(own, seat)), seat)


def after_line(start: Position, seat: int, line: tuple[str, ...]) -> Position:
    """The position after a seat's moves; the one before them stays as it is."""
    position = start.copy()
    for text in line:
        position.apply(seat, position.parse(seat, text))
    return position


# --- files ---------------------------------------------------------------------------------


def find_puzzle(name: str) -> Puzzle:
    """The puzzle that comes with the program under this name; raises UnknownPuzzle."""
    for game in all_games().values():
        for puzzle in packaged_puzzles(game):
            if puzzle.name == name:
                return puzzle
    raise UnknownPuzzle(Message("table.no-puzzle"))


def packaged_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game that come with the program, easy ones first."""
    return list(_packaged(game, game.own_cards))


@cache
def _packaged(game: Game, own_cards: object) -> tuple[Puzzle, ...]:
    """Those that fit, with these cards of the user's own."""
    file = resources.files(_PACKAGE).joinpath(_FOLDER, f"{game.id}.json")
    if not file.is_file():
        return ()
    return tuple(fitting_puzzles(game, file.read_text(encoding="utf-8")))


def fitting_puzzles(game: Game, text: str) -> list[Puzzle]:
    """The puzzles in a text that can be played with the present rules, easy ones first."""
    fitting = [puzzle for puzzle in read_puzzles(text) if puzzle.fits(game)]
    return sorted(fitting, key=lambda puzzle: puzzle.difficulty)


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """Puzzles as text, a line for each."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles in a text; raises BadData."""
    try:
        return msgspec.json.decode(text, type=list[Puzzle])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadData(Message("table.bad-puzzles", {"reason": str(error)})) from None
