"""Writes what an analysis found into a record: a remark behind the moves that cost something."""

from collections.abc import Iterable

from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.record import Record, Remarks, Roll, SeatMoves
from rollwright.tables.analysis import TurnAnalysis, unit_of


def annotated(
    record: Record, game: Game, seat: int, turns: Iterable[TurnAnalysis], language: str
) -> Record:
    """The record with a remark behind the moves of a seat that cost something."""
    remarks: dict[int, list[str]] = {}
    for turn in turns:
        if turn.loss:
            remarks.setdefault(turn.roll, []).append(_remark(game, turn, language))
    rolls = [
        _with_remark(roll, seat, remarks.get(at, [])) for at, roll in enumerate(record.rolls, 1)
    ]
    return record._replace(rolls=tuple(rolls))


def _remark(game: Game, turn: TurnAnalysis, language: str) -> str:
    unit = unit_of(game)
    args: dict[str, object] = {
        "loss": f"{turn.loss * unit:.2f}",
        "error": f"{turn.error * unit:.2f}",
        "line": " ".join(turn.best),
    }
    return say(Message("table.cost-remark", args), language)


def _with_remark(roll: Roll, seat: int, words: list[str]) -> Roll:
    if not words:
        return roll
    seats: list[SeatMoves] = []
    for entry in roll.seats:
        if entry.seat == seat:
            behind = "; ".join([*([entry.remarks.behind] if entry.remarks.behind else []), *words])
            entry = entry._replace(remarks=Remarks(entry.remarks.before, behind))
        seats.append(entry)
    return roll._replace(seats=tuple(seats))
