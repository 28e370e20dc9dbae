"""Opening live tables: the request for one, and the first events of its log."""

import secrets
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import OVER, Position
from rollwright.games import find_game
from rollwright.tables.commands import ShortText
from rollwright.tables.errors import Refused
from rollwright.tables.events import (
    AnyEvent,
    BotSat,
    Locked,
    Opened,
    Origin,
    Pledged,
    Sat,
    Started,
)
from rollwright.tables.live import EVENT, FINISHED, LiveTable
from rollwright.tables.names import clean_name
from rollwright.tables.next_bot import next_bot
from rollwright.tables.seat import BOT, PERSON
from rollwright.tables.table import AUTO
from rollwright.tables.toss_decision import check_hash

# The limit for the seats of a table, and for the bots of an event.
_MAX_OPENING_SEATS: Final = 100
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 8


class TableSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The specification of a new table. Bots take the last seats.

    At an event the host has no seat unless `seat` is true. With `start` the game starts at once
    if all seats are taken. `pledge` is the hash of the opener's word for the dice, made with the
    commitment `seal` and the seat 0; an opener with `adds_word` pledges later.
    """

    game: ShortText
    options: dict[str, object] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=_MAX_OPENING_SEATS)] = 1
    bots: Annotated[list[ShortText], msgspec.Meta(max_length=_MAX_OPENING_SEATS)] = []
    dice: Literal["auto", "manual"] = "auto"
    name: ShortText = ""
    kind: Literal["table", "event"] = "table"
    start: bool = False
    seat: bool = False
    adds_word: bool = False
    pledge: Annotated[str, msgspec.Meta(max_length=64)] = ""
    # The commitment of a secret that the server has drawn before.
    seal: Annotated[str, msgspec.Meta(max_length=64)] = ""


def new_table_id() -> str:
    """A random id, short enough to type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Has this text the form of a table id?"""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def opening_events(
    guest: str, spec: TableSpec, bot_names: list[str], secret: str
) -> list[AnyEvent]:
    """The first events of the log; raises BadOptions if the specification is not valid."""
    game = find_game(spec.game)
    is_event = spec.kind == EVENT
    if is_event and game.max_seats is not None:
        raise BadOptions(Message("table.no-event", {"most": game.max_seats}))
    seats = len(bot_names) if is_event else spec.seats
    game.new(max(seats, game.min_seats) if is_event else seats, spec.options)
    options = game.settle(spec.options)
    sits = spec.seat or not is_event
    if not is_event and len(bot_names) + 1 > seats:
        raise BadOptions(Message("table.too-many-bots", {"seats": seats}))
    seats += int(is_event and sits)
    log: list[AnyEvent] = [_opened(guest, spec, game, options, seats, secret)]
    if sits:
        log += _sat(guest, spec)
    first_bot = seats - len(bot_names)
    log += [BotSat(seat=first_bot + at, bot=bot) for at, bot in enumerate(bot_names)]
    if spec.start and int(sits) + len(bot_names) == seats >= game.min_seats:
        log.append(Started(guest=guest, toss=spec.dice == AUTO))
    return log


def _opened(
    guest: str,
    spec: TableSpec,
    game: Game,
    options: dict[str, object],
    seats: int,
    secret: str,
) -> Opened:
    return Opened(
        game=spec.game,
        rules=game.rules,
        options=options,
        cards=game.editions(options),
        kind=spec.kind,
        seats=seats,
        dice=spec.dice,
        seed=secret if spec.dice == AUTO else "",
        guest=guest,
    )


def _sat(guest: str, spec: TableSpec) -> list[AnyEvent]:
    """The opener takes the first seat, and may have pledged a word for the dice already."""
    sat = Sat(seat=0, name=clean_name(spec.name), adds_word=spec.adds_word, guest=guest)
    if not spec.pledge or spec.dice != AUTO:
        return [sat]
    if not spec.seal:
        raise BadOptions(Message("table.pledge-without-seal"))
    check_hash(spec.pledge)
    return [sat, Pledged(seat=0, hash=spec.pledge, guest=guest)]


class BranchSpec(NamedTuple):
    """A game that begins in the middle: who goes on from a position, and where that comes from.

    The bot takes all other seats.
    """

    game: str
    options: dict[str, object]
    position: Position
    origin: Origin
    seat: int
    name: str
    bot: str
    adds_word: bool = False


def branch_events(guest: str, spec: BranchSpec, secret: str) -> list[AnyEvent]:
    """The first events of the log of a game that begins in the middle; it starts at once."""
    game, position = find_game(spec.game), spec.position
    if not 0 <= spec.seat < position.seats():
        raise BadOptions(Message("core.no-such-seat", {"seat": spec.seat}))
    if position.phase == OVER:
        raise BadOptions(Message("table.branch-over"))
    opened = Opened(
        game=game.id,
        rules=game.rules,
        options=spec.options,
        cards=position.editions(),
        kind="table",
        seats=position.seats(),
        dice=AUTO,
        seed=secret,
        guest=guest,
        start=position.to_json(),
        origin=spec.origin,
    )
    name = clean_name(spec.name)
    log: list[AnyEvent] = [opened]
    for seat in range(position.seats()):
        if seat == spec.seat:
            log.append(Sat(seat=seat, name=name, adds_word=spec.adds_word, guest=guest))
        else:
            log.append(BotSat(seat=seat, bot=spec.bot))
    log.append(Started(guest=guest, toss=True))
    return log


def rematch_events(live: LiveTable, guest: str, present: set[str], secret: str) -> list[AnyEvent]:
    """The first events of the log of a rematch, with the guests who are present.

    Whoever had a word in the dice pledges a new one on arrival.
    """
    if live.stage != FINISHED:
        raise Refused(Message(f"table.stage-is-{live.stage}"))
    seed = secret if live.opened.dice == AUTO else ""
    opened = msgspec.structs.replace(
        live.opened,
        seats=len(live.seats),
        seed=seed,
        guest=guest,
        command="",
        cards=live.game.editions(live.opened.options),
        barred=sorted(live.barred - {guest}),
    )
    log: list[AnyEvent] = [opened]
    for at, seat in enumerate(live.seats):
        if seat.kind == BOT:
            log.append(BotSat(seat=at, bot=next_bot(live, at)))
        elif seat.kind == PERSON and seat.guest in present:
            sat = Sat(seat=at, name=seat.name, adds_word=seat.adds_word, guest=seat.guest)
            log.append(sat)
    is_full = len(log) == 1 + len(live.seats)
    if live.is_locked:
        log.append(Locked(on=True, guest=guest))
    if is_full and not live.is_event:
        log.append(Started(guest=guest, toss=live.opened.dice == AUTO))
    return log
