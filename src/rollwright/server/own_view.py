"""The parts of the view that differ between clients: the own sheet, moves and seat."""

from typing import NamedTuple

import msgspec

from rollwright.core.message import say
from rollwright.server.encoding import json_text
from rollwright.server.event_seats import EventSeats
from rollwright.server.sheet_encoder import EncodedCell, changed_cells, sheet_encoder
from rollwright.server.view import Parts, namer
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.table import AUTO


class OwnView(NamedTuple):
    """The own parts of one client as JSON: its cells, its moves, and the others by name.

    A spectator has no cells.
    """

    cells: list[EncodedCell]
    moves: list[str]
    others: dict[str, str]


def own_view(live: LiveTable, guest: str, language: str, event_seats: EventSeats | None) -> OwnView:
    """The own parts of a guest; at an event these include its part of the seats."""
    seat = live.seat_of.get(guest)
    cells: list[EncodedCell] = []
    moves: list[str] = []
    others = {"you": _you(live, guest, seat), "can_undo": "false", "question": '""'}
    others["real_dice"] = _real_dice(live, language) if guest == live.host else "[]"
    if seat is not None and live.table is not None:
        position = live.table.position
        encoder = sheet_encoder(live.opened.game, language)
        cells = encoder.cells(position, seat)
        if live.stage == PLAYING:
            moves = encoder.moves(position, seat)
            if moves and not live.is_event:
                others["question"] = json_text(_question(live, seat, language))
        if live.can_undo(seat):
            others["can_undo"] = "true"
    if event_seats is not None:
        others["count"] = str(event_seats.count())
        others["seats"] = event_seats.seats(seat, language)
        others["result"] = event_seats.result(seat, language)
        others["winners"] = str(event_seats.winners)
    return OwnView(cells, moves, others)


def _question(live: LiveTable, seat: int, language: str) -> str:
    question = live.game.words.question(live.running.position, seat)
    return "" if question is None else say(question, language, namer(live, language))


def _real_dice(live: LiveTable, language: str) -> str:
    """The dice whose sides the host picks, where the game offers that instead of typing."""
    if live.opened.dice == AUTO or not live.must_roll():
        return "[]"
    wanted = live.game.words.wanted(live.running.position)
    dice = [
        {
            "name": say(die.name, language),
            "sides": [{"text": side.text, "name": say(side.name, language)} for side in die.sides],
        }
        for die in (wanted.dice if wanted.is_picked else [])
    ]
    return json_text(dice)


def _you(live: LiveTable, guest: str, seat: int | None) -> str:
    name = "" if seat is None else live.seats[seat].name
    return json_text({"seat": seat, "host": guest == live.host, "name": name})


def all_parts(own: OwnView, game_id: str, language: str) -> dict[str, str]:
    """All own parts by name, as JSON."""
    encoder = sheet_encoder(game_id, language)
    sheet, moves = encoder.sheet_text(own.cells), encoder.moves_text(own.moves)
    return {"sheet": sheet, "moves": moves, **own.others}


def raw_parts(own: OwnView, game_id: str, language: str) -> Parts:
    """All own parts by name, to be encoded together with the shared ones."""
    parts = all_parts(own, game_id, language)
    return {name: msgspec.Raw(text.encode()) for name, text in parts.items()}


def changed_parts(
    before: OwnView, now: OwnView, game_id: str, language: str
) -> tuple[dict[str, str], str]:
    """The changed parts, and the changed cells where the sheet need not be sent as a whole.

    Both are empty if nothing has changed.
    """
    encoder = sheet_encoder(game_id, language)
    parts = {name: text for name, text in now.others.items() if before.others[name] != text}
    if now.moves != before.moves:
        parts["moves"] = encoder.moves_text(now.moves)
    cells = changed_cells(before.cells, now.cells)
    if cells is None:
        parts["sheet"] = encoder.sheet_text(now.cells)
    return parts, cells or ""
