"""A live table: a game that people play together, with its lobby, its seats and its host.

It is event-sourced: `decision` turns commands into events, and only applying an event changes the
table. Applying the same log again gives the same table.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Final

from rollwright.bots import bot_title
from rollwright.core.errors import BadRecord, NothingToUndo, RollwrightError
from rollwright.core.message import Message, Who
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games import find_game
from rollwright.tables.events import (
    AnyEvent,
    BotSat,
    CountdownSet,
    Followed,
    Handed,
    Hurried,
    Left,
    Locked,
    Moved,
    Opened,
    Paused,
    Renamed,
    Resumed,
    Rolled,
    Sat,
    Started,
    Undone,
    Unrolled,
)
from rollwright.tables.rolled_dice import RolledDice
from rollwright.tables.seat import BOT, OPEN, PERSON, Notice, NoticeKind, Seat
from rollwright.tables.table import MANUAL, Table, new_table
from rollwright.tables.turn_limit import TurnKey, TurnLimit

EVENT: Final = "event"
# From this many seats or connections on an event is large: some updates are reduced, and
# its objects are mostly exempted from garbage collection.
LARGE_EVENT: Final = 500

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "over"

# How many of a guest's latest commands are remembered, so that repeating one is harmless.
COMMANDS_REMEMBERED: Final = 32
# How many of the latest notices clients can see.
_MAX_NOTICES: Final = 50


class LiveTable:
    """The state of one table, built from its log."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game = find_game(opened.game)
        if opened.rules != self.game.rules:
            args: dict[str, object] = {"name": "Rules", "value": str(opened.rules)}
            raise BadRecord(Message("core.record-bad-tag", args))
        self.host = opened.guest
        self.seats = [Seat() for _ in range(opened.seats)]
        self.seat_of: dict[str, int] = {}
        self.barred = set(opened.barred)
        self.table: Table | None = None
        self.is_paused = False
        self.is_locked = False
        self.has_bots = False
        self.next_table = ""
        self.version = 1
        # The version of the last event that concerned all seats.
        self.turn_version = 1
        # That of the last one after which no seat may go on as before: not a reroll by another.
        self.common_version = 1
        # The turn that bots finish for everybody, and how long all have for a turn.
        self.hurried_turn: TurnKey | None = None
        self.limit: TurnLimit | None = None
        self.last_roll: tuple[Message, ...] = ()
        self.rolled = RolledDice()
        self.notices: deque[Notice] = deque(maxlen=_MAX_NOTICES)
        # By guest, the versions that the latest commands produced.
        self.done: dict[str, dict[str, int]] = {}
        # The version of the latest snapshot.
        self.snapshot_version = 0
        # A cache for `can_undo`: the answers by seat, all for one version.
        self._undoable: dict[int, bool] = {}
        self._undo_version = 0
        self._remember(opened)

    # --- state ------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """LOBBY, PLAYING, PAUSED or FINISHED."""
        if self.table is None:
            return LOBBY
        if self.table.position.phase == OVER:
            return FINISHED
        return PAUSED if self.is_paused else PLAYING

    @property
    def is_event(self) -> bool:
        """Is it an event, where everyone who joins before the start gets a new seat?"""
        return self.opened.kind == EVENT

    @property
    def running(self) -> Table:
        """The running game; only after the start."""
        assert self.table is not None
        return self.table

    def must_roll(self) -> bool:
        """Does the game wait for a roll?"""
        return self.stage == PLAYING and self.running.position.phase == ROLL

    def waits_for(self, seat: int) -> bool:
        """Does the game wait for this seat?"""
        return self.table is not None and self.table.position.is_waiting(seat)

    def turn_key(self) -> TurnKey | None:
        """The round and the turn that is being played; None where no seat has to decide."""
        if self.table is None or self.table.position.phase != PLAY:
            return None
        return (self.table.position.round, self.table.position.turn)

    def is_hurried(self) -> bool:
        """Do bots finish this turn for everybody?"""
        return self.hurried_turn is not None and self.hurried_turn == self.turn_key()

    def can_undo(self, seat: int) -> bool:
        """Has this seat a move that may still be taken back?"""
        if self.stage != PLAYING or not self.seats[seat].moves:
            return False
        # Fast path: at an event this is asked for thousands of seats after every change.
        if self.running.seats_are_apart:
            return True
        if self._undo_version != self.version:
            self._undo_version = self.version
            self._undoable.clear()
        if seat not in self._undoable:
            self._undoable[seat] = self._may_undo(seat)
        return self._undoable[seat]

    def can_unroll(self) -> bool:
        """May the host take back the last roll of real dice? Until a person makes a move."""
        if self.stage != PLAYING or self.opened.dice != MANUAL or not self.running.turns:
            return False
        return not any(seat.moves for seat in self.seats if seat.kind != BOT)

    def _may_undo(self, seat: int) -> bool:
        try:
            self.running.check_undo(seat)
        except NothingToUndo:
            return False
        return True

    def version_of(self, guest: str, command: str) -> int | None:
        """The version that a recent command of a guest produced; None if unknown."""
        return self.done.get(guest, {}).get(command)

    # --- events ----------------------------------------------------------------

    def apply(self, event: AnyEvent) -> None:
        """Apply a decided event; if it raises RollwrightError, nothing has changed."""
        self.version += 1
        try:
            self._APPLY[type(event)](self, event)
        except RollwrightError:
            self.version -= 1
            raise
        self._remember(event)

    def _sit(self, event: Sat) -> None:
        self._take(event.seat, Seat(PERSON, event.name, event.guest, "", event.word))
        self.seat_of[event.guest] = event.seat
        self._notify(event.seat, Message("table.sat", {"name": event.name}), kind="seat")

    def _sit_bot(self, event: BotSat) -> None:
        self.has_bots = True
        self._take(event.seat, Seat(BOT, event.bot, "", event.bot, event.word))
        sat = Message("table.bot-sat", {"bot": bot_title(event.bot)})
        self._notify(event.seat, sat, kind="seat")

    def _take(self, number: int, seat: Seat) -> None:
        if number == len(self.seats):
            self.seats.append(seat)
        # The moves and the word stay with the seat: the dice of a running game depend on the word.
        before = self.seats[number]
        seat.moves, seat.changed, seat.since = before.moves, self.version, self.version
        seat.word = before.word or seat.word
        self.seats[number] = seat
        self._update_record_name(number)

    def _update_record_name(self, number: int) -> None:
        """Keep the names in the record up to date."""
        if self.table is not None:
            self.table.rename(number, self.seats[number].name)

    def _leave(self, event: Left) -> None:
        seat = self.seats[event.seat]
        self.seat_of.pop(seat.guest, None)
        if event.barred and seat.guest:
            self.barred.add(seat.guest)
        name = bot_title(seat.bot) if seat.kind == BOT else seat.name
        self._notify(event.seat, Message("table.left", {"name": name}), kind="seat")
        word = seat.word if self.table is not None else ""
        free = Seat(word=word, moves=seat.moves, changed=self.version, since=self.version)
        self.seats[event.seat] = free

    def _rename(self, event: Renamed) -> None:
        args: dict[str, object] = {"before": self.seats[event.seat].name, "name": event.name}
        self._notify(event.seat, Message("table.renamed", args), kind="seat")
        self.seats[event.seat].name = event.name
        self._update_record_name(event.seat)

    def _start(self, event: Started) -> None:
        taken = [seat for seat in self.seats if seat.kind != OPEN]
        self.table = new_table(
            self.game,
            len(taken),
            self.opened.options,
            names=[seat.name for seat in taken],
            dice=self.opened.dice,
            seed=self.opened.seed,
            words=[seat.word for seat in taken],
            open_seed=False,
            cards=self.opened.cards,
        )
        for at, seat in enumerate(taken):
            if seat is not self.seats[at]:
                seat.since = self.version
        self.seats = taken
        self.seat_of = {seat.guest: at for at, seat in enumerate(taken) if seat.guest}
        self._turn_on()
        self._notify(None, Message("table.started"))

    def _roll(self, event: Rolled) -> None:
        table = self.running
        outcome = table.position.parse_outcome_text(event.outcome)
        rolling = self.rolled.note(self.game, table.position, self.version)
        before = (table.position.round, table.position.turn)
        caused = table.take_outcome(outcome)
        self.turn_version = self.version
        if rolling is None or before != (table.position.round, table.position.turn):
            self._turn_on()
        for at in rolling or []:
            self.seats[at].changed = self.version
        for seat in self.seats:
            seat.moves = 0
        self._limit_turn()
        self.last_roll = tuple(caused)
        self._notify(None, *caused, kind="roll")

    def _move(self, event: Moved) -> None:
        table, seat = self.running, self.seats[event.seat]
        said = Message("table.moved", {"move": self._label(event.seat, event.move)})
        number, turn = table.position.round, table.position.turn
        caused = table.play(event.seat, event.move)
        seat.moves += 1
        seat.changed = self.version
        closes = table.position.round != number or table.position.phase == OVER
        self._notify(event.seat, *(caused or [said]), kind="move", closes=closes)
        if (table.position.round, table.position.turn) != (number, turn):
            self._turn_on()
        elif table.position.phase != PLAY:
            self.turn_version = self.version
            self._limit_turn()

    def _turn_on(self) -> None:
        """All seats see something else now: a turn has begun."""
        self.turn_version = self.common_version = self.version
        self._limit_turn()

    def _limit_turn(self) -> None:
        """A limit may begin, or end, with the turn."""
        if self.limit is not None:
            self.limit = None if self.stage == FINISHED else self.limit.in_turn(self.turn_key())

    def _label(self, seat: int, move: str) -> Message | str:
        """The label of a move that can still be made; at an event, which shows none, its text."""
        position = self.running.position
        if self.is_event:
            return move
        return self.game.words.label(position, seat, position.parse(seat, move))

    def _undo(self, event: Undone) -> None:
        was_playing = self.running.position.phase == PLAY
        self.running.undo(event.seat)
        seat = self.seats[event.seat]
        seat.moves -= 1
        seat.changed = self.version
        if not was_playing:
            self._turn_on()
        self._forget_move(event.seat)

    def _forget_move(self, seat: int) -> None:
        """Who takes a move back has not made it, and nobody needs to read of it."""
        for notice in reversed(self.notices):
            if notice.seat == seat and notice.kind == "move":
                self.notices.remove(notice)
                return

    def _unroll(self, event: Unrolled) -> None:
        table = self.running
        table.undo_roll()
        # The moves before that roll may be taken back again.
        moves = Counter([seat for seat, _ in table.turns[-1].moves] if table.turns else [])
        for at, seat in enumerate(self.seats):
            seat.moves = moves[at]
        self.hurried_turn = None
        self._turn_on()
        self.last_roll = ()
        self._notify(None, Message("table.took-back-roll"))

    def _pause(self, event: Paused | Resumed) -> None:
        self.is_paused = isinstance(event, Paused)
        self._notify(None, Message("table.paused" if self.is_paused else "table.resumed"))

    def _lock(self, event: Locked) -> None:
        self.is_locked = event.on
        self._notify(None, Message("table.locks" if event.on else "table.unlocks"), kind="seat")

    def _hurry(self, event: Hurried) -> None:
        self.hurried_turn = self.turn_key()
        reason = "hurried" if event.guest else "time-up"
        if self.is_event:
            self._notify(None, Message(f"table.{reason}"), kind="time")
            return
        for at, seat in enumerate(self.seats):
            if seat.kind != BOT and self.waits_for(at):
                self._notify(at, Message(f"table.{reason}-for", {"seat": Who(at)}), kind="time")

    def _set_countdown(self, event: CountdownSet) -> None:
        limit = TurnLimit(event.seconds, event.every, self.version) if event.seconds else None
        self.limit = limit and limit.in_turn(self.turn_key())

    def _hand(self, event: Handed) -> None:
        self.host = self.seats[event.seat].guest
        # Who is the host now has chosen no countdown.
        self.limit = None
        # At an event, too, everyone is notified of a new host.
        seat = None if self.is_event else event.seat
        name = self.seats[event.seat].name
        self._notify(seat, Message("table.handed", {"name": name}), kind="seat")

    def _follow(self, event: Followed) -> None:
        self.next_table = event.table

    def _notify(
        self, seat: int | None, *messages: Message, kind: NoticeKind = "other", closes: bool = False
    ) -> None:
        # At an event, notices about single seats would be too many to read.
        if messages and (seat is None or not self.is_event):
            self.notices.append(Notice(self.version, seat, messages, kind, closes))

    def _remember(self, event: AnyEvent) -> None:
        if not event.command:
            return
        done = self.done.setdefault(event.guest, {})
        done[event.command] = self.version
        if len(done) > COMMANDS_REMEMBERED:
            del done[next(iter(done))]

    _APPLY: Final[dict[type, Callable[..., None]]] = {
        Sat: _sit,
        BotSat: _sit_bot,
        Left: _leave,
        Renamed: _rename,
        Started: _start,
        Rolled: _roll,
        Moved: _move,
        Undone: _undo,
        Unrolled: _unroll,
        Paused: _pause,
        Resumed: _pause,
        Locked: _lock,
        Hurried: _hurry,
        CountdownSet: _set_countdown,
        Handed: _hand,
        Followed: _follow,
    }


def rebuild(table_id: str, log: list[AnyEvent]) -> LiveTable:
    """The table that results from a log."""
    opened = log[0]
    assert isinstance(opened, Opened)
    live = LiveTable(table_id, opened)
    for event in log[1:]:
        live.apply(event)
    return live
