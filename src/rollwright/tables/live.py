"""A live table: the one authority over a game that people play together.

It is its log: commands are decided (`decision`) into events, and events change the table, here
and nowhere else. Applying the same events again gives the same table.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Final

from rollwright.bots import bot_title
from rollwright.core.errors import BadRecord, NothingToUndo, RollwrightError
from rollwright.core.message import Message
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games import find_game
from rollwright.tables.events import (
    AnyEvent,
    BotSat,
    Followed,
    Handed,
    Left,
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
from rollwright.tables.rolled import RolledDice
from rollwright.tables.seat import BOT, OPEN, PERSON, Seat, Told
from rollwright.tables.table import MANUAL, Table, new_table

EVENT: Final = "event"

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "over"

# So many of a guest's last commands are remembered, so that repeating one is harmless.
REMEMBERED: Final = 32
# So many of the last things that happened can be told.
_TOLD: Final = 50


class LiveTable:
    """One table, as its log has made it."""

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
        self.has_bots = False
        self.next_table = ""
        self.version = 1
        # The version of the last thing that happened to all seats.
        self.turned = 1
        self.last_roll: tuple[Message, ...] = ()
        self.rolled = RolledDice()
        self.told: deque[Told] = deque(maxlen=_TOLD)
        # The versions that the last commands of each guest made.
        self.done: dict[str, dict[str, int]] = {}
        # The version up to which a snapshot of it is kept.
        self.snapped = 0
        # Which seats may take a move back, as far as somebody asked at that version.
        self._undoable: dict[int, bool] = {}
        self._undo_asked = 0
        self._remember(opened)

    # --- what it is ------------------------------------------------------------------

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
        """Does everybody who comes before the start get a seat?"""
        return self.opened.kind == EVENT

    @property
    def running(self) -> Table:
        """The game itself, once it has started."""
        assert self.table is not None
        return self.table

    def must_roll(self) -> bool:
        """Is it time for chance?"""
        return self.stage == PLAYING and self.running.position.phase == ROLL

    def waits_for(self, seat: int) -> bool:
        """Has this seat something to decide?"""
        return self.table is not None and self.table.position.is_waiting(seat)

    def can_undo(self, seat: int) -> bool:
        """Has this seat a move that may still be taken back?"""
        if self.stage != PLAYING or not self.seats[seat].moves:
            return False
        # Thousands ask after every change: those whom nobody can have built upon get it at once.
        if self.running.seats_are_apart:
            return True
        if self._undo_asked != self.version:
            self._undo_asked = self.version
            self._undoable.clear()
        if seat not in self._undoable:
            self._undoable[seat] = self._may_undo(seat)
        return self._undoable[seat]

    def can_unroll(self) -> bool:
        """May the host take the last roll of real dice back? Until somebody but a bot moves."""
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
        """The version that a guest's command made, if it was done lately."""
        return self.done.get(guest, {}).get(command)

    # --- what happens ----------------------------------------------------------------

    def apply(self, event: AnyEvent) -> None:
        """Let an event that was found right happen; raises RollwrightError and changes nothing."""
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
        self._tell(event.seat, Message("table.sat", {"name": event.name}))

    def _sit_bot(self, event: BotSat) -> None:
        self.has_bots = True
        self._take(event.seat, Seat(BOT, event.bot, "", event.bot, event.word))
        self._tell(event.seat, Message("table.bot-sat", {"bot": bot_title(event.bot)}))

    def _take(self, number: int, seat: Seat) -> None:
        if number == len(self.seats):
            self.seats.append(seat)
        # What was done on a seat stays with it, and so does its word once the dice roll.
        before = self.seats[number]
        seat.moves, seat.changed, seat.since = before.moves, self.version, self.version
        seat.word = before.word or seat.word
        self.seats[number] = seat
        self._note_name(number)

    def _note_name(self, number: int) -> None:
        """The record names those who play now."""
        if self.table is not None:
            self.table.rename(number, self.seats[number].name)

    def _leave(self, event: Left) -> None:
        seat = self.seats[event.seat]
        self.seat_of.pop(seat.guest, None)
        if event.barred and seat.guest:
            self.barred.add(seat.guest)
        name = bot_title(seat.bot) if seat.kind == BOT else seat.name
        self._tell(event.seat, Message("table.left", {"name": name}))
        word = seat.word if self.table is not None else ""
        free = Seat(word=word, moves=seat.moves, changed=self.version, since=self.version)
        self.seats[event.seat] = free

    def _rename(self, event: Renamed) -> None:
        args: dict[str, object] = {"before": self.seats[event.seat].name, "name": event.name}
        self._tell(event.seat, Message("table.renamed", args))
        self.seats[event.seat].name = event.name
        self._note_name(event.seat)

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
        )
        for at, seat in enumerate(taken):
            if seat is not self.seats[at]:
                seat.since = self.version
        self.seats = taken
        self.seat_of = {seat.guest: at for at, seat in enumerate(taken) if seat.guest}
        self.turned = self.version
        self._tell(None, Message("table.started"))

    def _roll(self, event: Rolled) -> None:
        table = self.running
        outcome = table.position.parse_outcome_text(event.outcome)
        self.rolled.note(table.position, self.version)
        caused = table.take_outcome(outcome)
        self.turned = self.version
        for seat in self.seats:
            seat.moves = 0
        self.last_roll = tuple(caused)
        self._tell(None, *caused)

    def _move(self, event: Moved) -> None:
        table, seat = self.running, self.seats[event.seat]
        said = Message("table.moved", {"move": self._label(event.seat, event.move)})
        caused = table.play(event.seat, event.move)
        seat.moves += 1
        seat.changed = self.version
        self._tell(event.seat, *(caused or [said]))
        if table.position.phase != PLAY:
            self.turned = self.version

    def _label(self, seat: int, move: str) -> Message | str:
        """A move in words, as long as it can still be made. At an event nobody is told."""
        position = self.running.position
        if self.is_event:
            return move
        return position.label(seat, position.parse(seat, move))

    def _undo(self, event: Undone) -> None:
        was_playing = self.running.position.phase == PLAY
        move = self.running.undo(event.seat)
        seat = self.seats[event.seat]
        seat.moves -= 1
        seat.changed = self.version
        if not was_playing:
            self.turned = self.version
        label = self._label(event.seat, move)
        self._tell(event.seat, Message("table.took-back", {"move": label}))

    def _unroll(self, event: Unrolled) -> None:
        table = self.running
        table.undo_roll()
        # What was done before that roll may be taken back again.
        moves = Counter([seat for seat, _ in table.turns[-1].moves] if table.turns else [])
        for at, seat in enumerate(self.seats):
            seat.moves = moves[at]
        self.turned = self.version
        self.last_roll = ()
        self._tell(None, Message("table.took-back-roll"))

    def _pause(self, event: Paused) -> None:
        self.is_paused = True
        self._tell(None, Message("table.paused"))

    def _resume(self, event: Resumed) -> None:
        self.is_paused = False
        self._tell(None, Message("table.resumed"))

    def _hand(self, event: Handed) -> None:
        self.host = self.seats[event.seat].guest
        # Of a crowd, too, everybody is told who leads it.
        seat = None if self.is_event else event.seat
        self._tell(seat, Message("table.handed", {"name": self.seats[event.seat].name}))

    def _follow(self, event: Followed) -> None:
        self.next_table = event.table

    def _tell(self, seat: int | None, *messages: Message) -> None:
        # Of a crowd nobody could read what everybody does.
        if messages and (seat is None or not self.is_event):
            self.told.append(Told(self.version, seat, messages))

    def _remember(self, event: AnyEvent) -> None:
        if not event.command:
            return
        done = self.done.setdefault(event.guest, {})
        done[event.command] = self.version
        if len(done) > REMEMBERED:
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
        Resumed: _resume,
        Handed: _hand,
        Followed: _follow,
    }


def rebuild(table_id: str, log: list[AnyEvent]) -> LiveTable:
    """The table that a log has made."""
    opened = log[0]
    assert isinstance(opened, Opened)
    live = LiveTable(table_id, opened)
    for event in log[1:]:
        live.apply(event)
    return live
