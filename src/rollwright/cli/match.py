"""A game at one terminal: its table, who sits there, and the file it is kept in."""

from pathlib import Path

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.cli.files import write_text
from rollwright.cli.saving import saved_text
from rollwright.cli.seating import Player
from rollwright.core.chance import Luck
from rollwright.core.errors import NothingToUndo
from rollwright.core.message import Message
from rollwright.core.position import OVER, Events, Position
from rollwright.tables.table import MANUAL, Table
from rollwright.tables.typed import example_text, read_typed


class Match:
    """One game at one terminal."""

    def __init__(self, table: Table, players: list[Player], language: str) -> None:
        self.table = table
        self.players = players
        self._language = language
        self._saved = self._progress()

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.table.position

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [player.name for player in self.players]

    def is_over(self) -> bool:
        """Is the game over?"""
        return self.position.phase == OVER

    def next_seat(self) -> int:
        """The seat to move: people first, so that they can take back until the bots move."""
        return min(self.position.waiting(), key=lambda seat: (bool(self.players[seat].bot), seat))

    # --- rolls and moves -------------------------------------------------------------

    def example_roll(self) -> str:
        """A roll that might come up now, as one would type it."""
        return example_text(self.position)

    def roll_typed(self, typed: str) -> Events:
        """Take a roll of real dice."""
        return self.table.take_outcome(read_typed(self.position, typed))

    def advice(self, seat: int, bot: str = DEFAULT_BOT) -> int:
        """What a bot would do; asked twice at the same moment, it answers the same."""
        turn = self.table.turns[-1]
        # Neither the rolls nor the secret behind them can be told from this.
        moment = f"{self.table.setting.commitment} {len(self.table.turns)} {turn.moves} {seat}"
        return find_bot(bot).advise(self.position.copy(), seat, Luck(moment)).move

    def play_bot(self, seat: int) -> Events:
        """Let a bot play until its turn is done."""
        events: Events = []
        number = len(self.table.turns)
        while self.position.is_waiting(seat) and len(self.table.turns) == number:
            move = self.advice(seat, self.players[seat].bot)
            events += self.table.play(seat, self.position.text(seat, move))
        return events

    # --- taking back -----------------------------------------------------------------

    def undo(self, seat: int | None) -> str:
        """Take back a person's last move since the roll, and tell it: rather this seat's."""
        moves = self.table.turns[-1].moves if self.table.turns else []
        people = [mover for mover, _ in moves if not self.players[mover].bot]
        if not people and not moves and self.table.turns and self.table.setting.dice == MANUAL:
            # Real dice that were typed wrong may be typed again, as long as nobody used them.
            return self.table.undo_roll()
        if not people:
            raise NothingToUndo(Message("cli.nothing-to-undo"))
        return self.table.undo(seat if seat in people else people[-1])

    # --- keeping ---------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_text(path, saved_text(self.table, self.players, self._language))
        self._saved = self._progress()

    def is_saved(self) -> bool:
        """Is there nothing that leaving would lose?"""
        return self._saved == self._progress()

    def _progress(self) -> tuple[list[str], list[tuple[int, str]]]:
        """What people did: their moves, and the dice they typed; others would come up again."""
        turns = self.table.turns
        typed = [turn.outcome for turn in turns] if self.table.setting.dice == MANUAL else []
        return typed, [move for turn in turns for move in turn.moves]
