"""A table: one running game, with its dice and its history.

It derives the rolls from the seed, keeps what was rolled and played, and takes moves back.
"""

import copy
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rollwright.core.chance import Source
from rollwright.core.errors import (
    BadOptions,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UnknownSeed,
)
from rollwright.core.game import Editions, Game
from rollwright.core.limits import LONGEST_NAME, LONGEST_SEED
from rollwright.core.message import Message, Who
from rollwright.core.position import OVER, PLAY, Events, Position
from rollwright.core.provable import ProvableRoll, commitment_of, is_word
from rollwright.core.record import is_writable
from rollwright.core.toss import Attempt, TossedRoll

AUTO: Final = "auto"
MANUAL: Final = "manual"
# Replaces the first roll where a game was loaded in the middle of a turn.
NO_ROLL: Final = "-"


@dataclass(slots=True)
class RolledTurn:
    """One roll, and the moves since, in the order they were made."""

    outcome: str
    moves: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class Setting:
    """The setup of a table.

    The dice are derived from `seed`; `open_seed` says whether it may be shown before the end.
    """

    game: Game
    options: dict[str, object]
    names: tuple[str, ...]
    dice: str = AUTO
    seed: str = ""
    open_seed: bool = False
    words: tuple[str, ...] = ()
    start: dict[str, object] | None = None
    # The editions of its cards, as far as it is tied to them from the start.
    cards: Editions = field(default_factory=dict)
    # The commitment in a record whose seed is secret.
    known_commitment: str = ""
    # The toss that made the dice, without its seed, and its mix once that is settled.
    toss: Attempt | None = None
    mix: str = ""
    # The attempts that were broken off before it.
    broken: tuple[Attempt, ...] = ()

    def first_position(self) -> Position:
        """The position before the first roll; raises BadOptions or BadPosition."""
        if self.start is None:
            return self.game.new_with(len(self.names), self.options, self.cards)
        return self.game.load(self.start)

    @property
    def commitment(self) -> str:
        """The hash of the seed, which is public from the start."""
        return self.known_commitment or commitment_of(self.seed)

    @property
    def knows_seed(self) -> bool:
        """Is the seed known? Not for a record that keeps it secret."""
        return not self.known_commitment or self.open_seed


class Table:
    """One running game."""

    def __init__(self, setting: Setting, position: Position) -> None:
        self.setting = setting
        self.position = position
        # A game that was loaded in the middle of a turn has moves before its first roll.
        self.turns = [RolledTurn(NO_ROLL)] if position.phase == PLAY else []
        # The position right after the last roll, once a move has changed it.
        self._rolled: Position | None = None
        # If a seat can be split off, no move affects another seat before the next roll.
        self.seats_are_apart = position.alone(0)[0].seats() < position.seats()

    @property
    def rolled(self) -> Position:
        """The position right after the last roll: moves are taken back from here."""
        return self.position if self._rolled is None else self._rolled

    def resume(self, position: Position, rolled: Position, turns: list[RolledTurn]) -> None:
        """Go on from a saved state."""
        self.position, self._rolled, self.turns = position, rolled, turns

    def roll(self, outcome: object = None) -> Events:
        """Roll the provable dice, or apply the given outcome where the dice are manual."""
        self.position.check_rolling()
        if self.setting.dice == MANUAL:
            if outcome is None:
                raise BadOptions(Message("table.outcome-wanted"))
            drawn = self.position.parse_outcome(outcome)
        elif outcome is not None:
            raise BadOptions(Message("table.outcome-unwanted"))
        else:
            drawn = self.draw()
        return self.take_outcome(drawn)

    def draw(self) -> int:
        """The next outcome of the provable dice."""
        if not self.setting.knows_seed:
            raise UnknownSeed(Message("table.seed-unknown"))
        return self.position.sample(self.source())

    def source(self) -> Source:
        """The source of the next roll."""
        setting, number = self.setting, self.position.rolled() + 1
        if setting.toss is None:
            return ProvableRoll(setting.seed, setting.words, number)
        return TossedRoll(setting.seed, setting.mix, number)

    def note_toss(self, seed: str, attempt: Attempt, broken: Sequence[Attempt]) -> None:
        """The dice are made by a toss, which stands like this."""
        self.setting = replace(
            self.setting, seed=seed, toss=attempt, mix=attempt.mix(), broken=tuple(broken)
        )

    def take_outcome(self, outcome: int) -> Events:
        """Apply the outcome of a roll."""
        events: Events = []
        text = self.position.outcome_text(outcome)
        self.position.roll(outcome, events)
        self.turns.append(RolledTurn(text))
        self._rolled = None
        return events

    def play(self, seat: int, text: str) -> Events:
        """Make a move; raises RollwrightError and changes nothing if it is illegal."""
        self.position.check_waiting(seat)
        events: Events = []
        move = self.position.parse(seat, text)
        if self._rolled is None:
            # Not at the roll: a crowd would wait for its dice until this copy is made.
            self._rolled = self.position.copy()
        self.setting.game.play(self.position, seat, move, events)
        self.turns[-1].moves.append((seat, text))
        return events

    def undo(self, seat: int) -> str:
        """Take back a seat's last move since the last roll, and return its text."""
        last = self._last_move(seat)
        self.position = self._without(self.position, last)
        return self.turns[-1].moves.pop(last)[1]

    def undo_roll(self) -> str:
        """Take back the last roll with all moves since, and return its outcome.

        No earlier position is stored, so everything before that roll is replayed.
        """
        again = Table(self.setting, self.setting.first_position())
        for turn in self.turns[:-1]:
            if turn.outcome != NO_ROLL:
                again.take_outcome(again.position.parse_outcome_text(turn.outcome))
            for seat, move in turn.moves:
                again.play(seat, move)
        self.position, self._rolled = again.position, again._rolled
        return self.turns.pop().outcome

    def check_undo(self, seat: int) -> None:
        """Raise what `undo` would raise, and change nothing."""
        last = self._last_move(seat)
        # No other move can depend on this one.
        if not self.seats_are_apart and last != len(self.turns[-1].moves) - 1:
            self._without(self.position.copy(), last)

    def _last_move(self, seat: int) -> int:
        """The index of a seat's last move among those since the last roll."""
        if self.position.phase == OVER:
            raise NothingToUndo(Message("core.undo-over"))
        moves = self.turns[-1].moves if self.turns else []
        for at in range(len(moves) - 1, -1, -1):
            if moves[at][0] == seat:
                return at
        raise NothingToUndo(Message("core.nothing-to-undo", {"seat": Who(seat)}))

    def _without(self, position: Position, last: int) -> Position:
        """The position without the last move of a seat; the given position may be modified."""
        moves = self.turns[-1].moves
        seat = moves[last][0]
        if not position.rewind_seat(seat, self.rolled):
            return self._replayed(moves[:last] + moves[last + 1 :])
        for mover, text in moves[:last]:
            if mover == seat:
                position.apply(seat, position.parse(seat, text))
        return position

    def _replayed(self, moves: list[tuple[int, str]]) -> Position:
        """The position after these moves; raises NothingToUndo if one is no longer legal."""
        position = self.rolled.copy()
        for seat, move in moves:
            try:
                self.setting.game.play(position, seat, position.parse(seat, move))
            except (IllegalMove, NotYourTurn):
                raise NothingToUndo(Message("core.undo-built-on", {"seat": Who(seat)})) from None
        return position

    def rename(self, seat: int, name: str) -> None:
        """Change the name of a seat."""
        names = self.setting.names
        self.setting = replace(self.setting, names=(*names[:seat], name, *names[seat + 1 :]))

    def restart_turn(self) -> None:
        """Take back all moves since the last roll."""
        self.position = self.rolled.copy()
        self.turns[-1].moves.clear()

    def copy(self) -> "Table":
        """An independent copy."""
        other = copy.copy(self)
        other.position = self.position.copy()
        other.turns = [RolledTurn(turn.outcome, list(turn.moves)) for turn in self.turns]
        return other


def new_table(
    game: Game,
    seats: int,
    options: dict[str, object] | None = None,
    *,
    names: Sequence[str] = (),
    dice: str = AUTO,
    seed: str | None = None,
    words: Sequence[str] = (),
    open_seed: bool | None = None,
    cards: Editions | None = None,
    start: dict[str, object] | None = None,
) -> Table:
    """A table before the first roll. Without a seed, a secret one is drawn.

    A given seed may be shown before the end, unless `open_seed` says otherwise. Without `cards`
    the game is played with the present editions. With `start` it goes on from that position, which
    has as many seats.
    """
    settled = game.settle(options or {})
    # Before anything is made for each seat: strangers may ask for billions.
    game.check_new(seats, settled)
    setting = _setting(game, seats, settled, names, dice, seed, words)
    setting.cards, setting.start = cards or {}, start
    if open_seed is not None:
        setting.open_seed = open_seed
    return Table(setting, setting.first_position())


def load_table(
    game: Game,
    data: dict[str, object],
    *,
    names: Sequence[str] = (),
    dice: str = AUTO,
    seed: str | None = None,
    words: Sequence[str] = (),
) -> Table:
    """A table that goes on from a saved position. Without a seed, a secret one is drawn."""
    position = game.load(data)
    setting = _setting(game, position.seats(), {}, names, dice, seed, words)
    setting.start = data
    return Table(setting, position)


def _setting(
    game: Game,
    seats: int,
    options: dict[str, object],
    names: Sequence[str],
    dice: str,
    seed: str | None,
    words: Sequence[str],
) -> Setting:
    _check_words(words, seats)
    _check_names(names, seats)
    _check_seed(seed)
    return Setting(
        game=game,
        options=options,
        names=tuple(names) or ("",) * seats,
        dice=dice,
        seed=secrets.token_hex(32) if seed is None else seed,
        open_seed=seed is not None,
        words=tuple(words),
    )


def _check_words(words: Sequence[str], seats: int) -> None:
    for word in words:
        if not is_word(word):
            raise BadOptions(Message("table.bad-word", {"word": word}))
    if len(words) not in (0, seats):
        raise BadOptions(Message("table.bad-words", {"seats": seats}))


def _check_names(names: Sequence[str], seats: int) -> None:
    is_fine = all(is_writable(name) and len(name) <= LONGEST_NAME for name in names)
    if len(names) not in (0, seats) or not is_fine:
        args: dict[str, object] = {"seats": seats, "most": LONGEST_NAME}
        raise BadOptions(Message("table.bad-names", args))


def _check_seed(seed: str | None) -> None:
    if seed is not None and (not is_writable(seed) or len(seed) > LONGEST_SEED):
        raise BadOptions(Message("table.bad-seed", {"most": LONGEST_SEED}))


def has_decided(table: Table, seat: int) -> bool:
    """Has a seat played its turn since the last roll, so that it waits for others or for dice?"""
    position, rolled = table.position, table.rolled
    has_moved = any(mover == seat for mover, _ in table.turns[-1].moves)
    same_turn = (position.round, position.turn) == (rolled.round, rolled.turn)
    return has_moved and not (same_turn and position.is_waiting(seat))
