"""What only one viewer sees: the own sheet and moves, and who that is."""

from typing import NamedTuple

import msgspec

from rollwright.core.message import say
from rollwright.server.drawing import Cell, changed_cells, drawing_for
from rollwright.server.front import Front
from rollwright.server.view import Parts, namer
from rollwright.server.wire import json_text
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.table import AUTO


class OwnView(NamedTuple):
    """The parts for one viewer, encoded: cells and moves one by one, the others as a whole.

    A spectator has no cells.
    """

    cells: list[Cell]
    moves: list[str]
    others: dict[str, str]


def own_view(live: LiveTable, guest: str, language: str, front: Front | None) -> OwnView:
    """What a guest sees now; at an event also a part of the seats."""
    seat = live.seat_of.get(guest)
    cells: list[Cell] = []
    moves: list[str] = []
    others = {"you": _you(live, guest, seat), "can_undo": "false", "question": '""'}
    others["real_dice"] = _real_dice(live, language) if guest == live.host else "[]"
    if seat is not None and live.table is not None:
        position = live.table.position
        drawing = drawing_for(live.opened.game, language)
        cells = drawing.cells(position, seat)
        if live.stage == PLAYING:
            moves = drawing.moves(position, seat)
            if moves and not live.is_event:
                others["question"] = json_text(_question(live, seat, language))
        if live.can_undo(seat):
            others["can_undo"] = "true"
    if front is not None:
        others["count"] = str(front.count())
        others["seats"] = front.seats(seat, language)
        others["result"] = front.result(seat, language)
        others["winners"] = str(front.winners)
    return OwnView(cells, moves, others)


def _question(live: LiveTable, seat: int, language: str) -> str:
    question = live.running.position.question(seat)
    return "" if question is None else say(question, language, namer(live, language))


def _real_dice(live: LiveTable, language: str) -> str:
    """The dice whose sides the host picks, where that is quicker than typing them."""
    if live.opened.dice == AUTO or not live.must_roll():
        return "[]"
    wanted = live.running.position.wanted()
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


def whole(own: OwnView, game_id: str, language: str) -> dict[str, str]:
    """All parts of it, by name."""
    drawing = drawing_for(game_id, language)
    sheet, moves = drawing.sheet_text(own.cells), drawing.moves_text(own.moves)
    return {"sheet": sheet, "moves": moves, **own.others}


def raw_parts(own: OwnView, game_id: str, language: str) -> Parts:
    """All parts of it, to be encoded together with others."""
    parts = whole(own, game_id, language)
    return {name: msgspec.Raw(text.encode()) for name, text in parts.items()}


def changes(
    before: OwnView, now: OwnView, game_id: str, language: str
) -> tuple[dict[str, str], str]:
    """The parts that have changed, and the cells of a sheet that has changed only here and there.

    Both are empty if nothing has changed.
    """
    drawing = drawing_for(game_id, language)
    parts = {name: text for name, text in now.others.items() if before.others[name] != text}
    if now.moves != before.moves:
        parts["moves"] = drawing.moves_text(now.moves)
    cells = changed_cells(before.cells, now.cells)
    if cells is None:
        parts["sheet"] = drawing.sheet_text(now.cells)
    return parts, cells or ""
