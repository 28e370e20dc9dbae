"""Decides commands: each becomes an event, or is refused. Nothing is changed here."""

from collections.abc import Callable
from typing import Final

from rollwright.bots import find_bot
from rollwright.core.errors import BadOptions, IllegalMove, NothingToUndo
from rollwright.core.limits import MOST_SEATS
from rollwright.core.message import Message
from rollwright.tables.commands import (
    AnyCommand,
    Claim,
    Command,
    Countdown,
    Follow,
    Hand,
    Hurry,
    Join,
    Kick,
    Leave,
    Lock,
    Pause,
    Play,
    Rename,
    Resume,
    Reveal,
    RollDice,
    SeatBot,
    SendPledge,
    Start,
    Undo,
)
from rollwright.tables.errors import NotHost, NotSeated, Refused, Stale
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
    Paused,
    Pledged,
    Renamed,
    Resumed,
    Rolled,
    Sat,
    Started,
    Undone,
    Unrolled,
)
from rollwright.tables.live import FINISHED, LOBBY, PAUSED, PLAYING, LiveTable
from rollwright.tables.names import clean_name, free_name
from rollwright.tables.seat import OPEN, PERSON, Seat
from rollwright.tables.table import MANUAL, Table
from rollwright.tables.toss_decision import check_pledge, check_reveal
from rollwright.tables.toss_state import SETTLED, Toss
from rollwright.tables.typed_roll import parse_typed_roll

MAX_EVENT_SEATS: Final = 20_000
# How many events a log may have; then only what brings the game to its end is accepted.
_LONGEST_LOG: Final = 20_000
_LONGER_BY_SEAT: Final = 500
_ENDING: Final = (Play, RollDice, Start, Kick, Leave, Follow)


def decide(live: LiveTable, guest: str, command: AnyCommand) -> AnyEvent:
    """The event that a command produces; raises RollwrightError if it is refused."""
    _check_version(live, command)
    _check_length(live, command)
    return _DECIDE[type(command)](live, guest, command)


def decide_roll(live: LiveTable) -> Rolled:
    """The next roll of the provable dice."""
    table = live.running
    return Rolled(outcome=table.position.outcome_text(table.draw()))


def decide_bot(seat: int, bot: str) -> BotSat:
    """A bot takes a seat."""
    return BotSat(seat=seat, bot=find_bot(bot).name)


def decide_host(live: LiveTable) -> Handed | None:
    """The first seated person becomes the host if the host has left the seats; else None."""
    if live.is_event or live.host in live.seat_of or not live.seat_of:
        return None
    return Handed(seat=min(live.seat_of.values()))


def decide_claim(live: LiveTable, guest: str, command: Claim, is_away: bool) -> Handed:
    """A seated person becomes the host in place of one who is disconnected."""
    _check_version(live, command)
    seat = _own_seat(live, guest)
    if guest == live.host or not is_away:
        raise Refused(Message("table.host-is-here"))
    return Handed(seat=seat, guest=guest, command=command.command)


def decide_move(live: LiveTable, seat: int, move: str) -> Moved:
    """A move of a seat, made by a person or by a bot."""
    position = live.running.position
    position.check_waiting(seat)
    reason = live.game.words.why_not(position, seat, position.parse(seat, move))
    if reason is not None:
        raise IllegalMove(reason)
    return Moved(seat=seat, move=move)


def decide_reveal(live: LiveTable, guest: str, command: Reveal) -> tuple[int, str]:
    """The seat that shows its word, and the word; raises RollwrightError if it is another one."""
    seat = _own_seat(live, guest)
    check_reveal(_toss(live), seat, command)
    return seat, command.word


# --- checks ----------------------------------------------------------------------------


def _check_host(live: LiveTable, guest: str) -> None:
    if guest != live.host:
        raise NotHost(Message("table.not-host"))


def check_rematch(live: LiveTable, guest: str) -> None:
    """Raise NotHost unless the guest may open the next table: of a crowd only the host may."""
    if live.is_event or guest not in live.seat_of:
        _check_host(live, guest)


def _check_stage(live: LiveTable, *stages: str) -> None:
    if live.stage not in stages:
        raise Refused(Message(f"table.stage-is-{live.stage}"))


def _own_seat(live: LiveTable, guest: str) -> int:
    if guest not in live.seat_of:
        raise NotSeated(Message("table.not-seated"))
    return live.seat_of[guest]


def _find_seat(live: LiveTable, command: Kick | SeatBot | Hand) -> Seat:
    """The seat that a command names; refused if its holder has changed since that version."""
    if command.seat >= len(live.seats):
        raise Refused(Message("core.no-such-seat", {"seat": command.seat}))
    seat = live.seats[command.seat]
    _check_version(live, command, seat.since)
    return seat


def _check_length(live: LiveTable, command: AnyCommand) -> None:
    """Refuse what could be repeated for ever, once a log is far longer than any game needs."""
    longest = _LONGEST_LOG + _LONGER_BY_SEAT * len(live.seats)
    if live.version >= longest and not isinstance(command, _ENDING):
        raise Refused(Message("table.log-full"))


def _check_version(live: LiveTable, command: Command, since: int = 0) -> None:
    """Refuse a version older than `since`, and one that the table has not reached."""
    if command.version is not None and not since <= command.version <= live.version:
        raise Stale(Message("table.stale"))


def _toss(live: LiveTable) -> Toss:
    if live.toss is None:
        raise Refused(Message("table.no-toss"))
    return live.toss


# --- for guests ------------------------------------------------------------------------


def _join(live: LiveTable, guest: str, command: Join) -> AnyEvent:
    name = clean_name(command.name)
    if guest in live.barred:
        raise Refused(Message("table.barred"))
    if live.stage == FINISHED:
        raise Refused(Message("table.stage-is-over"))
    if live.is_locked:
        raise Refused(Message("table.locked"))
    seat, name = _free_seat(live), free_name(live, name)
    return Sat(
        seat=seat,
        name=name,
        adds_word=command.adds_word,
        guest=guest,
        command=command.command,
    )


def _free_seat(live: LiveTable) -> int:
    if live.is_event and live.stage != LOBBY:
        raise Refused(Message("table.started-already"))
    if live.is_event:
        most = min(live.game.max_seats or MOST_SEATS, MOST_SEATS)
        if len(live.seats) < most:
            return len(live.seats)
    for at, seat in enumerate(live.seats):
        if seat.kind == OPEN:
            return at
    raise Refused(Message("table.full"))


def _pledge(live: LiveTable, guest: str, command: SendPledge) -> AnyEvent:
    seat = _own_seat(live, guest)
    check_pledge(_toss(live), seat, command)
    return Pledged(seat=seat, hash=command.hash, guest=guest, command=command.command)


def _play(live: LiveTable, guest: str, command: Play) -> AnyEvent:
    seat = _own_seat(live, guest)
    _check_stage(live, PLAYING)
    _check_version(live, command, max(live.seats[seat].changed, live.common_version))
    moved = decide_move(live, seat, command.move)
    return Moved(seat=seat, move=moved.move, guest=guest, command=command.command)


def _undo(live: LiveTable, guest: str, command: Undo) -> AnyEvent:
    at = live.seat_of.get(guest)
    has_moved = at is not None and live.seats[at].moves > 0
    if guest == live.host and live.opened.dice == MANUAL and not has_moved:
        return _unroll(live, guest, command)
    seat = _own_seat(live, guest)
    _check_stage(live, PLAYING)
    _check_version(live, command, max(live.seats[seat].changed, live.common_version))
    live.running.check_undo(seat)
    return Undone(seat=seat, guest=guest, command=command.command)


def _unroll(live: LiveTable, guest: str, command: Undo) -> AnyEvent:
    _check_stage(live, PLAYING)
    _check_version(live, command, live.turn_version)
    if not live.can_unroll():
        raise NothingToUndo(Message("table.roll-stays"))
    return Unrolled(guest=guest, command=command.command)


def _rename(live: LiveTable, guest: str, command: Rename) -> AnyEvent:
    seat = _own_seat(live, guest)
    name = free_name(live, clean_name(command.name), seat)
    return Renamed(seat=seat, name=name, guest=guest, command=command.command)


def _leave(live: LiveTable, guest: str, command: Leave) -> AnyEvent:
    seat = _own_seat(live, guest)
    _check_stage(live, LOBBY, PLAYING, PAUSED)
    return Left(seat=seat, guest=guest, command=command.command)


# --- for the host ----------------------------------------------------------------------


def _roll(live: LiveTable, guest: str, command: RollDice) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, PLAYING)
    _check_version(live, command, live.turn_version)
    table = live.running
    table.position.check_rolling()
    if table.setting.dice != MANUAL:
        if command.outcome is not None:
            raise BadOptions(Message("table.outcome-unwanted"))
        if live.toss is not None and live.toss.phase != SETTLED:
            raise Refused(Message("table.toss-open"))
        outcome = decide_roll(live).outcome
    elif command.outcome is None:
        raise BadOptions(Message("table.outcome-wanted"))
    else:
        outcome = table.position.outcome_text(_typed_outcome(table, command.outcome))
    return Rolled(outcome=outcome, guest=guest, command=command.command)


def _typed_outcome(table: Table, outcome: object) -> int:
    """What real dice show, as JSON or as typed text."""
    if isinstance(outcome, str):
        return parse_typed_roll(table.setting.game, table.position, outcome)
    return table.position.parse_outcome(outcome)


def _start(live: LiveTable, guest: str, command: Start) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, LOBBY)
    taken = sum(seat.kind != OPEN for seat in live.seats)
    if taken < live.game.min_seats:
        raise Refused(Message("table.too-few", {"least": live.game.min_seats}))
    # The options may allow fewer seats than the game does.
    live.game.new_with(taken, live.opened.options, live.opened.cards)
    return Started(toss=live.toss is not None, guest=guest, command=command.command)


def _kick(live: LiveTable, guest: str, command: Kick) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, LOBBY, PLAYING, PAUSED)
    seat = _find_seat(live, command)
    if seat.kind == OPEN or seat.guest == guest:
        raise Refused(Message("table.nobody-there", {"seat": command.seat}))
    return Left(seat=command.seat, barred=True, guest=guest, command=command.command)


def _seat_bot(live: LiveTable, guest: str, command: SeatBot) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, LOBBY, PLAYING, PAUSED)
    if _find_seat(live, command).kind != OPEN:
        raise Refused(Message("table.seat-taken", {"seat": command.seat}))
    sat = decide_bot(command.seat, command.bot)
    return BotSat(seat=sat.seat, bot=sat.bot, guest=guest, command=command.command)


def _pause(live: LiveTable, guest: str, command: Pause) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, PLAYING)
    return Paused(guest=guest, command=command.command)


def _resume(live: LiveTable, guest: str, command: Resume) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, PAUSED)
    return Resumed(guest=guest, command=command.command)


def _lock(live: LiveTable, guest: str, command: Lock) -> AnyEvent:
    _check_host(live, guest)
    _check_stage(live, LOBBY, PLAYING, PAUSED)
    if live.is_locked == command.on:
        raise Refused(Message(f"table.is-{'locked' if command.on else 'unlocked'}-already"))
    return Locked(on=command.on, guest=guest, command=command.command)


def check_help(live: LiveTable) -> None:
    """Raise Refused where nobody may be helped: at a puzzle."""
    if live.opened.puzzle is not None:
        raise Refused(Message("table.no-help"))


def _hurry(live: LiveTable, guest: str, command: Hurry) -> AnyEvent:
    check_help(live)
    _check_host(live, guest)
    _check_stage(live, PLAYING)
    _check_version(live, command, live.turn_version)
    return Hurried(guest=guest, command=command.command)


def _countdown(live: LiveTable, guest: str, command: Countdown) -> AnyEvent:
    check_help(live)
    _check_host(live, guest)
    _check_stage(live, LOBBY, PLAYING, PAUSED)
    return CountdownSet(
        seconds=command.seconds, every=command.every, guest=guest, command=command.command
    )


def _hand(live: LiveTable, guest: str, command: Hand) -> AnyEvent:
    _check_host(live, guest)
    if _find_seat(live, command).kind != PERSON:
        raise Refused(Message("table.nobody-there", {"seat": command.seat}))
    return Handed(seat=command.seat, guest=guest, command=command.command)


def _follow(live: LiveTable, guest: str, command: Follow) -> AnyEvent:
    check_rematch(live, guest)
    _check_stage(live, FINISHED)
    return Followed(table=command.table, guest=guest, command=command.command)


_DECIDE: Final[dict[type, Callable[..., AnyEvent]]] = {
    Join: _join,
    SendPledge: _pledge,
    Play: _play,
    Undo: _undo,
    RollDice: _roll,
    Start: _start,
    Kick: _kick,
    SeatBot: _seat_bot,
    Pause: _pause,
    Resume: _resume,
    Lock: _lock,
    Hurry: _hurry,
    Countdown: _countdown,
    Hand: _hand,
    Rename: _rename,
    Leave: _leave,
    Follow: _follow,
}
