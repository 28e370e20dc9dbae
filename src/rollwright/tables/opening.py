"""How a live table comes to be: what is asked for, and the first entries of its log."""

import secrets
from typing import Annotated, Final, Literal

import msgspec

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.games import find_game
from rollwright.tables.commands import ShortText
from rollwright.tables.decision import checked_word, clean_name, new_word
from rollwright.tables.errors import Refused
from rollwright.tables.events import AnyEvent, BotSat, Opened, Sat, Started
from rollwright.tables.live import EVENT, FINISHED, LiveTable
from rollwright.tables.seat import BOT, PERSON
from rollwright.tables.table import AUTO

# The seats of a table of friends, and the bots that are at an event from the start.
_MOST_AT_OPENING: Final = 100
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 8


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody asks for. Bots take the last seats.

    At an event the host only watches, unless `seat` says otherwise. With `start` the game
    begins at once if all seats are taken.
    """

    game: ShortText
    options: dict[str, object] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=_MOST_AT_OPENING)] = 1
    bots: Annotated[list[ShortText], msgspec.Meta(max_length=_MOST_AT_OPENING)] = []
    dice: Literal["auto", "manual"] = "auto"
    name: ShortText = ""
    kind: Literal["table", "event"] = "table"
    start: bool = False
    seat: bool = False
    word: ShortText = ""
    # The commitment under which the secret of the dice was sealed before.
    seal: Annotated[str, msgspec.Meta(max_length=64)] = ""


def new_table_id() -> str:
    """A short code that is hard to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Could a table be called so?"""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def opening_events(
    guest: str, opening: Opening, bot_names: list[str], secret: str
) -> list[AnyEvent]:
    """The first entries of the log; raises BadOptions where such a table can't be."""
    game = find_game(opening.game)
    is_event = opening.kind == EVENT
    if is_event and game.max_seats is not None:
        raise BadOptions(Message("table.no-event", {"most": game.max_seats}))
    seats = len(bot_names) if is_event else opening.seats
    game.new(max(seats, game.min_seats) if is_event else seats, opening.options)
    sits = opening.seat or not is_event
    if not is_event and len(bot_names) + 1 > seats:
        raise BadOptions(Message("table.too-many-bots", {"seats": seats}))
    seats += int(is_event and sits)
    log: list[AnyEvent] = [_opened(guest, opening, game.rules, seats, secret)]
    if sits:
        log.append(_sat(guest, opening))
    first_bot = seats - len(bot_names)
    log += [
        BotSat(seat=first_bot + at, bot=bot, word=new_word()) for at, bot in enumerate(bot_names)
    ]
    if opening.start and int(sits) + len(bot_names) == seats >= game.min_seats:
        log.append(Started(guest=guest))
    return log


def _opened(guest: str, opening: Opening, rules: int, seats: int, secret: str) -> Opened:
    return Opened(
        game=opening.game,
        rules=rules,
        options=opening.options,
        kind=opening.kind,
        seats=seats,
        dice=opening.dice,
        seed=secret if opening.dice == AUTO else "",
        guest=guest,
    )


def _sat(guest: str, opening: Opening) -> Sat:
    name = clean_name(opening.name)
    return Sat(seat=0, name=name, word=checked_word(opening.word), guest=guest)


def rematch_events(
    live: LiveTable, guest: str, present: set[str], secret: str, word: str
) -> list[AnyEvent]:
    """The first entries of the log of the next table, with those people who are present.

    The host's word is new; those who are taken along get one.
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
        barred=sorted(live.barred - {guest}),
    )
    log: list[AnyEvent] = [opened]
    for at, seat in enumerate(live.seats):
        if seat.kind == BOT:
            log.append(BotSat(seat=at, bot=seat.bot, word=new_word()))
        elif seat.kind == PERSON and seat.guest in present:
            own = checked_word(word if seat.guest == guest else "")
            log.append(Sat(seat=at, name=seat.name, word=own, guest=seat.guest))
    if len(log) == 1 + len(live.seats) and not live.is_event:
        log.append(Started(guest=guest))
    return log
