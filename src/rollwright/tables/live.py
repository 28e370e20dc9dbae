"""A live table: a game that people play together, with its lobby, its seats and its host.

It is event-sourced: `decision` turns commands into events, and only applying an event changes the
table. Applying the same log again gives the same table.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Final, get_args

from rollwright.bots import bot_title
from rollwright.core.errors import BadRecord, RollwrightError
from rollwright.core.message import Message, Who
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games import find_game
from rollwright.tables.beginning import begun_table
from rollwright.tables.done_commands import remember
from rollwright.tables.events import (
    FROM_TABLE,
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
    Pledged,
    Renamed,
    Resumed,
    Revealed,
    Rolled,
    Sat,
    Started,
    TossEvent,
    Undone,
    Unrolled,
)
from rollwright.tables.rolled_dice import RolledDice
from rollwright.tables.seat import BOT, OPEN, PERSON, Notice, NoticeKind, Seat, forget_move
from rollwright.tables.table import AUTO, MANUAL, Table, has_decided
from rollwright.tables.toss_state import SETTLED, Toss
from rollwright.tables.turn_limit import TurnKey, TurnLimit
from rollwright.tables.undo_cache import UndoCache

EVENT: Final = "event"
# From this many seats or connections on an event is large: some updates are reduced, and
# its objects are mostly exempted from garbage collection.
LARGE_EVENT: Final = 500

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "over"

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
        # None with real dice, and for games that were begun before there was a toss.
        self.toss = Toss(opened.seed) if opened.dice == AUTO else None
        self.is_paused = False
        self.is_locked = False
        self.has_bots = False
        self.next_table = ""
        # Who opened it.
        self.next_host = ""
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
        self._undo_cache = UndoCache()
        remember(self.done, opened, self.version)

    # --- state ------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """LOBBY, PLAYING, PAUSED or FINISHED."""
        if self.table is None:
            return LOBBY
        puzzle = self.opened.puzzle
        is_decided = puzzle is not None and has_decided(self.table, puzzle.seat)
        if is_decided or self.table.position.phase == OVER:
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
        """Does the game wait for a roll, and are its dice made?"""
        is_tossed = self.toss is None or self.toss.phase == SETTLED
        return self.stage == PLAYING and self.running.position.phase == ROLL and is_tossed

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
        is_apart = self.running.seats_are_apart
        return is_apart or self._undo_cache.may_undo(self.running, seat, self.version)

    def can_unroll(self) -> bool:
        """May the host take back the last roll of real dice? Until a person makes a move."""
        if self.stage != PLAYING or self.opened.dice != MANUAL or not self.running.turns:
            return False
        return not any(seat.moves for seat in self.seats if seat.kind != BOT)

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
        remember(self.done, event, self.version)

    def _sit(self, event: Sat) -> None:
        seat = Seat(PERSON, event.name, event.guest, "", event.word, event.adds_word)
        self._take(event.seat, seat)
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
        # The moves stay with the seat, and so does a word on which the dice depend already.
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
        if self.toss is not None:
            self.toss.drop(event.seat)
        word = seat.word if self.table is not None else ""
        free = Seat(word=word, moves=seat.moves, changed=self.version, since=self.version)
        self.seats[event.seat] = free

    def _rename(self, event: Renamed) -> None:
        args: dict[str, object] = {"before": self.seats[event.seat].name, "name": event.name}
        self._notify(event.seat, Message("table.renamed", args), kind="seat")
        self.seats[event.seat].name = event.name
        self._update_record_name(event.seat)

    def _start(self, event: Started) -> None:
        numbers = [at for at, seat in enumerate(self.seats) if seat.kind != OPEN]
        taken = [self.seats[at] for at in numbers]
        words = [] if event.toss else [seat.word for seat in taken if seat.word]
        if not event.toss:
            self.toss = None
        self.table = begun_table(self.opened, [seat.name for seat in taken], words)
        for at, seat in enumerate(taken):
            if seat is not self.seats[at]:
                seat.since = self.version
        self.seats = taken
        self.seat_of = {seat.guest: at for at, seat in enumerate(taken) if seat.guest}
        if self.toss is not None:
            self.toss.begin(numbers, is_wanted=any(seat.adds_word for seat in taken))
        self._note_toss()
        self._turn_on()
        self._notify(None, Message("table.started"))
        origin = self.opened.origin
        if origin is not None and origin.kind == FROM_TABLE:
            self._notify(None, Message("table.started-from", {"roll": origin.roll}))

    def _advance_toss(self, event: TossEvent) -> None:
        assert self.toss is not None
        told = self.toss.apply(event, is_crowd=self.is_event)
        if isinstance(event, Pledged):
            self.seats[event.seat].adds_word = True
        elif self.toss.phase == SETTLED or not isinstance(event, Revealed):
            self._note_toss()
        self._notify(None, *told)

    def _note_toss(self) -> None:
        """Keep the dice of the record up to date."""
        if self.toss is not None:
            self.running.note_toss(self.toss.seed, self.toss.attempt(), self.toss.broken)

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
        forget_move(self.notices, event.seat)

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
        # Two who ask at once get the same table.
        if not self.next_table:
            self.next_table, self.next_host = event.table, event.guest

    def _notify(
        self, seat: int | None, *messages: Message, kind: NoticeKind = "other", closes: bool = False
    ) -> None:
        # At an event, notices about single seats would be too many to read.
        if messages and (seat is None or not self.is_event):
            self.notices.append(Notice(self.version, seat, messages, kind, closes))

    _APPLY: Final[dict[type, Callable[..., None]]] = {
        Sat: _sit,
        BotSat: _sit_bot,
        Left: _leave,
        Renamed: _rename,
        Started: _start,
        **dict.fromkeys(get_args(TossEvent), _advance_toss),
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
