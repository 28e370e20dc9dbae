"""Snapshots: a live table at one version, so that its log need not be replayed from the start.

They are caches. The log alone counts: a snapshot that is missing, can't be read or was made by
other rules changes nothing but the time it takes to find a table again.
"""

from typing import Final

import msgspec

from rollwright.core.message import Message, Who
from rollwright.tables.events import AnyEvent, Opened
from rollwright.tables.live import LiveTable
from rollwright.tables.rolled import RolledDice
from rollwright.tables.seat import BOT, Seat, Told
from rollwright.tables.table import RolledTurn, Table, new_table

# Raised whenever a snapshot means something else than before.
_FORMAT: Final = 3


class _Saying(msgspec.Struct):
    """Something that happened, with its messages as JSON."""

    version: int
    seat: int | None
    messages: list[dict[str, object]]


class _Game(msgspec.Struct):
    """A running game: where it stands, where it stood at the last roll, and how it came there."""

    names: list[str]
    words: list[str]
    position: dict[str, object]
    rolled: dict[str, object]
    turns: list[RolledTurn]


class _Snapshot(msgspec.Struct):
    """Everything that a log has made of a table."""

    format: int
    opened: Opened
    version: int
    turned: int
    host: str
    seats: list[Seat]
    barred: list[str]
    is_paused: bool
    next_table: str
    last_roll: list[dict[str, object]]
    rolled: RolledDice
    told: list[_Saying]
    done: dict[str, dict[str, int]]
    game: _Game | None


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Snapshot)


def dump(live: LiveTable) -> bytes:
    """A table as it is now."""
    return _ENCODER.encode(
        _Snapshot(
            format=_FORMAT,
            opened=live.opened,
            version=live.version,
            turned=live.turned,
            host=live.host,
            seats=live.seats,
            barred=sorted(live.barred),
            is_paused=live.is_paused,
            next_table=live.next_table,
            last_roll=[_message_json(message) for message in live.last_roll],
            rolled=live.rolled,
            told=[_saying(told) for told in live.told],
            done=live.done,
            game=None if live.table is None else _game(live.table),
        )
    )


def load(table_id: str, data: bytes, log: list[AnyEvent]) -> LiveTable | None:
    """The table of a snapshot after the events that came later; None if it is of no use."""
    try:
        found = _DECODER.decode(data)
        if found.format != _FORMAT:
            return None
        live = _restored(table_id, found)
        live.snapped = live.version
        for event in log:
            live.apply(event)
    except Exception:
        # Whatever is wrong with it, or does not fit what came later: the whole log tells more.
        return None
    return live


def _restored(table_id: str, found: _Snapshot) -> LiveTable:
    live = LiveTable(table_id, found.opened)
    live.version, live.turned, live.host = found.version, found.turned, found.host
    live.seats = found.seats
    live.seat_of = {seat.guest: at for at, seat in enumerate(found.seats) if seat.guest}
    live.has_bots = any(seat.kind == BOT for seat in found.seats)
    live.barred = set(found.barred)
    live.is_paused, live.next_table = found.is_paused, found.next_table
    live.last_roll = tuple([_message(data) for data in found.last_roll])
    live.rolled = found.rolled
    live.told.extend(
        Told(told.version, told.seat, tuple([_message(data) for data in told.messages]))
        for told in found.told
    )
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
    opened = live.opened
    table = new_table(
        live.game,
        len(live.seats),
        opened.options,
        names=game.names,
        dice=opened.dice,
        seed=opened.seed,
        words=game.words,
        open_seed=False,
    )
    table.position = live.game.load(game.position)
    table.rolled = live.game.load(game.rolled)
    table.turns = game.turns
    return table


# --- messages ----------------------------------------------------------------------------


def _saying(told: Told) -> _Saying:
    messages = [_message_json(message) for message in told.messages]
    return _Saying(told.version, told.seat, messages)


def _message_json(message: Message) -> dict[str, object]:
    return {"key": message.key, "args": {name: _out(arg) for name, arg in message.args.items()}}


def _out(value: object) -> object:
    if isinstance(value, Message):
        return _message_json(value)
    if isinstance(value, Who):
        return {"who": value.seat}
    return [_out(item) for item in value] if isinstance(value, list | tuple) else value


def _message(data: dict[str, object]) -> Message:
    key, args = data.get("key"), data.get("args")
    if not isinstance(key, str) or not isinstance(args, dict):
        raise ValueError("this is no message")
    return Message(key, {name: _in(arg) for name, arg in args.items()})


def _in(value: object) -> object:
    if isinstance(value, dict):
        seat = value.get("who")
        return Who(seat) if isinstance(seat, int) else _message(value)
    return [_in(item) for item in value] if isinstance(value, list) else value
