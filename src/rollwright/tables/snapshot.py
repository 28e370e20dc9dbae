"""Snapshots: a live table at one version, so that its log need not be replayed from the start.

They are caches; the log is authoritative. A snapshot that is missing, unreadable or made by other
rules only costs the time to replay the log.
"""

from typing import Final

import msgspec

from rollwright.core.message import Message, Who
from rollwright.tables.beginning import begun_table
from rollwright.tables.events import AnyEvent, Opened
from rollwright.tables.live import LiveTable
from rollwright.tables.rolled_dice import RolledDice
from rollwright.tables.seat import BOT, Notice, NoticeKind, Seat
from rollwright.tables.table import RolledTurn, Table
from rollwright.tables.toss_state import Toss
from rollwright.tables.turn_limit import TurnKey, TurnLimit

# To be raised with every incompatible change.
_FORMAT: Final = 7


class _NoticeJson(msgspec.Struct):
    """A notice with its messages as JSON."""

    version: int
    seat: int | None
    messages: list[dict[str, object]]
    kind: NoticeKind
    closes: bool


class _Game(msgspec.Struct):
    """A running game: the position, the position after the last roll, and the turns so far."""

    names: list[str]
    words: list[str]
    position: dict[str, object]
    rolled: dict[str, object]
    turns: list[RolledTurn]


class _Snapshot(msgspec.Struct, kw_only=True):
    """The complete state of a live table.

    What is newer has a default: the audit still reads the position in an older snapshot.
    """

    format: int
    opened: Opened
    version: int
    turn_version: int = msgspec.field(name="turned")
    common_version: int
    hurried_turn: TurnKey | None
    limit: TurnLimit | None
    host: str
    toss: Toss | None = None
    seats: list[Seat]
    barred: list[str]
    is_paused: bool
    next_table: str
    last_roll: list[dict[str, object]]
    rolled: RolledDice
    notices: list[_NoticeJson] = msgspec.field(name="told")
    done: dict[str, dict[str, int]]
    game: _Game | None
    is_locked: bool = False
    next_host: str = ""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Snapshot)


def dump(live: LiveTable) -> bytes:
    """The snapshot of a table."""
    return _ENCODER.encode(
        _Snapshot(
            format=_FORMAT,
            opened=live.opened,
            version=live.version,
            turn_version=live.turn_version,
            common_version=live.common_version,
            hurried_turn=live.hurried_turn,
            limit=live.limit,
            host=live.host,
            toss=live.toss,
            seats=live.seats,
            barred=sorted(live.barred),
            is_paused=live.is_paused,
            is_locked=live.is_locked,
            next_table=live.next_table,
            next_host=live.next_host,
            last_roll=[_message_json(message) for message in live.last_roll],
            rolled=live.rolled,
            notices=[_notice_json(notice) for notice in live.notices],
            done=live.done,
            game=None if live.table is None else _game(live.table),
        )
    )


def position_in(data: bytes) -> dict[str, object] | None:
    """The position in a snapshot, as it was saved; None if there is none, or it can't be read."""
    try:
        found = _DECODER.decode(data)
    except msgspec.MsgspecError:
        return None
    return None if found.game is None else found.game.position


def load(table_id: str, data: bytes, log: list[AnyEvent]) -> LiveTable | None:
    """The table of a snapshot with the later events applied; None if it can't be used."""
    try:
        found = _DECODER.decode(data)
        if found.format != _FORMAT:
            return None
        live = _restored(table_id, found)
        live.snapshot_version = live.version
        for event in log:
            live.apply(event)
    except Exception:
        # Whatever is wrong with it: the table is then rebuilt from the whole log.
        return None
    return live


def _restored(table_id: str, found: _Snapshot) -> LiveTable:
    live = LiveTable(table_id, found.opened)
    live.version, live.turn_version, live.host = found.version, found.turn_version, found.host
    live.common_version, live.hurried_turn = found.common_version, found.hurried_turn
    live.limit, live.toss = found.limit, found.toss
    live.seats = found.seats
    live.seat_of = {seat.guest: at for at, seat in enumerate(found.seats) if seat.guest}
    live.has_bots = any(seat.kind == BOT for seat in found.seats)
    live.barred = set(found.barred)
    live.is_locked = found.is_locked
    live.next_table, live.next_host = found.next_table, found.next_host
    live.is_paused = found.is_paused
    live.last_roll = tuple([_message(data) for data in found.last_roll])
    live.rolled = found.rolled
    live.notices.extend(_notice(notice) for notice in found.notices)
    live.done = found.done
    if found.game is not None:
        live.table = _table(live, found.game)
    return live


# --- the game ----------------------------------------------------------------------------


def _game(table: Table) -> _Game:
    return _Game(
        names=list(table.setting.names),
        words=list(table.setting.words),
        position=table.position.to_json(),
        rolled=table.rolled.to_json(),
        turns=table.turns,
    )


def _table(live: LiveTable, game: _Game) -> Table:
    table = begun_table(live.opened, game.names, game.words)
    table.resume(live.game.load(game.position), live.game.load(game.rolled), game.turns)
    if live.toss is not None:
        table.note_toss(live.toss.seed, live.toss.attempt(), live.toss.broken)
    return table


# --- messages ----------------------------------------------------------------------------


def _notice_json(notice: Notice) -> _NoticeJson:
    messages = [_message_json(message) for message in notice.messages]
    return _NoticeJson(notice.version, notice.seat, messages, notice.kind, notice.closes)


def _notice(found: _NoticeJson) -> Notice:
    messages = tuple([_message(data) for data in found.messages])
    return Notice(found.version, found.seat, messages, found.kind, found.closes)


def _message_json(message: Message) -> dict[str, object]:
    return {
        "key": message.key,
        "args": {name: _arg_json(arg) for name, arg in message.args.items()},
    }


def _arg_json(value: object) -> object:
    if isinstance(value, Message):
        return _message_json(value)
    if isinstance(value, Who):
        return {"who": value.seat}
    return [_arg_json(item) for item in value] if isinstance(value, list | tuple) else value


def _message(data: dict[str, object]) -> Message:
    key, args = data.get("key"), data.get("args")
    if not isinstance(key, str) or not isinstance(args, dict):
        raise ValueError("not a message")
    return Message(key, {name: _arg(arg) for name, arg in args.items()})


def _arg(value: object) -> object:
    if isinstance(value, dict):
        seat = value.get("who")
        return Who(seat) if isinstance(seat, int) else _message(value)
    return [_arg(item) for item in value] if isinstance(value, list) else value
