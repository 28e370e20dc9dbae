"""A game at one terminal: its table, its players, and whether it is saved."""

from pathlib import Path

from rollwright.bots import ADVISER, DEFAULT_BOT, Suggestion, find_bot
from rollwright.cli.files import write_text
from rollwright.cli.save_file import save_text
from rollwright.cli.seating import Player
from rollwright.core.chance import Luck
from rollwright.core.errors import NothingToUndo
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import OVER, Events, Position
from rollwright.tables.counsel import Counsel, counsel_of
from rollwright.tables.table import MANUAL, Table
from rollwright.tables.typed_roll import example_text, parse_typed_roll


class Match:
    """One game at one terminal."""

    def __init__(self, table: Table, players: list[Player], language: str) -> None:
        self.table = table
        self.players = players
        self._language = language
        self._saved = self._progress()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.setting.game

    @property
    def position(self) -> Position:
        """The position of the game."""
        return self.table.position

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [player.name for player in self.players]

    def is_over(self) -> bool:
        """Is the game over?"""
        return self.position.phase == OVER

    def next_seat(self) -> int:
        """The next seat to move: people first, so that they can undo until the bots move."""
        return min(self.position.waiting(), key=lambda seat: (bool(self.players[seat].bot), seat))

    # --- rolls and moves -------------------------------------------------------------

    def example_roll(self) -> str:
        """An example of a roll that is possible now, as it is typed."""
        return example_text(self.position)

    def roll_typed(self, typed: str) -> Events:
        """Apply a typed roll of real dice."""
        return self.table.take_outcome(parse_typed_roll(self.game, self.position, typed))

    def advice(self, seat: int, bot: str = DEFAULT_BOT) -> Suggestion:
        """What a bot would do, the same for every query at this point of the game."""
        return find_bot(bot).advise(self.game, self.position.copy(), seat, self._luck(seat))

    def _luck(self, seat: int) -> Luck:
        turn = self.table.turns[-1]
        # The commitment is public, so a bot can't learn anything about the dice from this.
        seed = f"{self.table.setting.commitment} {len(self.table.turns)} {turn.moves} {seat}"
        return Luck(seed)

    def hint(self, seat: int) -> Counsel:
        """What a good bot would do, after about as much time as it takes among people."""
        bot, position = find_bot(ADVISER), self.position
        found = bot.counsel(self.game, position.copy(), seat, self._luck(seat), bot.patience)
        return counsel_of(self.game, position, seat, found)

    def play_bot(self, seat: int) -> Events:
        """Let a bot play to the end of its turn."""
        events: Events = []
        number = len(self.table.turns)
        while self.position.is_waiting(seat) and len(self.table.turns) == number:
            for move in self.advice(seat, self.players[seat].bot).line:
                events += self.table.play(seat, self.position.text(seat, move))
        return events

    # --- undo -----------------------------------------------------------------------

    def undo(self, seat: int | None) -> str:
        """Take back a person's last move since the roll, preferably of this seat, and return it."""
        moves = self.table.turns[-1].moves if self.table.turns else []
        people = [mover for mover, _ in moves if not self.players[mover].bot]
        if not people and not moves and self.table.turns and self.table.setting.dice == MANUAL:
            # A mistyped roll may be corrected as long as no move was made with it.
            return self.table.undo_roll()
        if not people:
            raise NothingToUndo(Message("cli.nothing-to-undo"))
        return self.table.undo(seat if seat in people else people[-1])

    # --- saving ----------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_text(path, save_text(self.table, self.players, self._language))
        self._saved = self._progress()

    def is_saved(self) -> bool:
        """Would quitting lose nothing?"""
        return self._saved == self._progress()

    def _progress(self) -> tuple[list[str], list[tuple[int, str]]]:
        """The moves and the typed dice; automatic dice need not be saved."""
        turns = self.table.turns
        typed = [turn.outcome for turn in turns] if self.table.setting.dice == MANUAL else []
        return typed, [move for turn in turns for move in turn.moves]
