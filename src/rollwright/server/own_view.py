"""The parts of the view that differ between clients: the own seat, its moves, and boards."""

from functools import cache
from typing import Final, NamedTuple

import msgspec

from rollwright.core.message import Message, say, say_briefly
from rollwright.core.offer import OfferGroup
from rollwright.server.board_view import (
    BoardState,
    board_change,
    board_of,
    encoded_moves,
    whole_board,
)
from rollwright.server.encoding import Json, encode
from rollwright.server.event_seats import EventSeats
from rollwright.server.view import namer
from rollwright.server.wire.boards import BoardChange
from rollwright.server.wire.view_parts import RealDieView, RealSide, You
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.table import AUTO

_YES, _NO, _NOTHING, _NONE = encode(True), encode(False), encode(""), encode([])
# The parts that are each client's own; the result of a table without an event is shared.
_OWN: Final = ("you", "can_undo", "question", "ending", "real_dice", "result")
_NO_PARTS: Final[Json] = {}


class OwnView(NamedTuple):
    """The parts of one client: boards by seat, its moves, others as JSON in the order of `_OWN`.

    `common` are the parts by name that all clients of its language have in common at an event.
    """

    boards: dict[int, BoardState]
    offers: list[OfferGroup]
    own: tuple[bytes, ...]
    common: Json


class BoardRoom:
    """The boards of a table at one moment, each made once for all who see it."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._boards: dict[int, BoardState] = {}
        # The last ones that were asked for, to be used again.
        self._new_boards: dict[str, tuple[BoardState, BoardChange]] = {}
        self._common: tuple[Json, Json, dict[str, msgspec.Raw]] | None = None
        self._moves: tuple[list[OfferGroup], msgspec.Raw] = ([], msgspec.Raw(_NONE))

    def board(self, seat: int, before: BoardState | None = None) -> BoardState:
        """The board of a seat, perhaps known from before; the game has begun."""
        found = self._boards.get(seat)
        if found is None:
            live = self._live
            found = board_of(live.game, live.running.position, seat, before)
            self._boards[seat] = found
        return found

    def new_board(self, seat: int, language: str) -> BoardChange:
        """The board of a seat for somebody who has not seen it; many begin with the same one."""
        state = self.board(seat)
        last = self._new_boards.get(language)
        if last is None or last[0] != state:
            position = self._live.running.position
            whole = whole_board(self._live.game, position, state, language)
            change = BoardChange(**msgspec.structs.asdict(whole))
            last = self._new_boards[language] = (state, change)
        return last[1]

    def common_change(self, before: Json, now: Json) -> dict[str, msgspec.Raw]:
        """What has changed in the parts that many have in common."""
        last = self._common
        if last is None or last[0] is not before or last[1] is not now:
            change = {
                name: msgspec.Raw(part) for name, part in now.items() if before.get(name) != part
            }
            last = self._common = (before, now, change)
        return last[2]

    def moves(self, offers: list[OfferGroup]) -> msgspec.Raw:
        """These moves as JSON; many have the same ones in the first turns."""
        if offers != self._moves[0]:
            self._moves = (offers, msgspec.Raw(encoded_moves(offers)))
        return self._moves[1]


def own_view(
    live: LiveTable,
    guest: str,
    language: str,
    event_seats: EventSeats | None,
    boards: BoardRoom,
    watched: tuple[int, ...] = (),
    before: OwnView | None = None,
) -> OwnView:
    """The own parts of a guest, who watches the boards of these seats, too."""
    known = {} if before is None else before.boards
    seat = live.seat_of.get(guest)
    offers: list[OfferGroup] = []
    shown: dict[int, BoardState] = {}
    can_undo, question, ending = _NO, _NOTHING, _NOTHING
    if live.table is not None:
        if seat is not None:
            shown[seat] = boards.board(seat, known.get(seat))
            if live.stage == PLAYING:
                offers = live.game.paper.offer_groups(live.table.position, seat)
                question = _question(live, seat, language)
                if any([group.terms.ends for group in offers]):
                    ending = _ending(live, seat, language)
            if live.can_undo(seat):
                can_undo = _YES
        for other in watched:
            if other < len(live.seats):
                shown[other] = boards.board(other, known.get(other))
    you = _you(live, guest, seat, language, event_seats)
    real = encode(_real_dice(live, language)) if guest == live.host else _NONE
    if event_seats is None:
        return OwnView(shown, offers, (you, can_undo, question, ending, real), _NO_PARTS)
    result = event_seats.result(seat, language)
    return OwnView(
        shown,
        offers,
        (you, can_undo, question, ending, real, result),
        event_seats.parts(language),
    )


def _question(live: LiveTable, seat: int, language: str) -> bytes:
    question = live.game.words.question(live.running.position, seat)
    if question is None:
        return _NOTHING
    return encode(say_briefly(question, language, namer(live, language)))


def _ending(live: LiveTable, seat: int, language: str) -> bytes:
    return _ending_text(live.game.words.ending(live.running.position, seat).key, language)


@cache
def _ending_text(key: str, language: str) -> bytes:
    """The name of a move that ends the turn: it stands for itself, and a crowd has one of them."""
    return encode(say(Message(key), language))


def _real_dice(live: LiveTable, language: str) -> list[RealDieView]:
    """The dice whose sides the host picks, where the game offers that instead of typing."""
    if live.opened.dice == AUTO or not live.must_roll():
        return []
    wanted = live.game.words.wanted(live.running.position)
    return [
        RealDieView(
            say(die.name, language),
            [RealSide(side.text, say(side.name, language)) for side in die.sides],
        )
        for die in (wanted.dice if wanted.is_picked else [])
    ]


def _you(
    live: LiveTable, guest: str, seat: int | None, language: str, event_seats: EventSeats | None
) -> bytes:
    name = "" if seat is None else live.seats[seat].name
    entry = None
    if event_seats is not None and seat is not None:
        entry = event_seats.seat(seat, language)
    pledge = None if live.toss is None or seat is None else live.toss.pledges.get(seat)
    digest = "" if pledge is None else pledge.hash
    return encode(You(seat, guest == live.host, name, entry, digest))


# --- encoding ----------------------------------------------------------------------------------


def all_parts(live: LiveTable, own: OwnView, language: str) -> Json:
    """All own parts by name, as JSON."""
    boards = {
        seat: whole_board(live.game, live.running.position, state, language)
        for seat, state in own.boards.items()
    }
    parts = {"boards": encode(boards), "moves": encoded_moves(own.offers), **own.common}
    parts.update(zip(_OWN, own.own, strict=False))
    return parts


def changed_parts(before: OwnView, now: OwnView, boards: BoardRoom) -> dict[str, msgspec.Raw]:
    """The changed parts, without the boards."""
    parts: dict[str, msgspec.Raw] = {}
    if now.common is not before.common:
        parts.update(boards.common_change(before.common, now.common))
    if now.own != before.own:
        for name, old, new in zip(_OWN, before.own, now.own, strict=False):
            if old != new:
                parts[name] = msgspec.Raw(new)
    if now.offers != before.offers:
        parts["moves"] = boards.moves(now.offers)
    return parts


def changed_boards(
    live: LiveTable, before: OwnView, now: OwnView, language: str, boards: BoardRoom
) -> dict[int, BoardChange]:
    """What has changed on the boards, by seat; a new one is given whole."""
    if not now.boards:
        return {}
    game, position = live.game, live.running.position
    changes: dict[int, BoardChange] = {}
    for seat, state in now.boards.items():
        old = before.boards.get(seat)
        if old is None:
            changes[seat] = boards.new_board(seat, language)
            continue
        change = board_change(game, position, old, state, language)
        if change is not None:
            changes[seat] = change
    return changes
