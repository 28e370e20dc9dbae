"""The status of a table as JSON, the same for the engine and the server."""

from rollwright.core.position import OVER, PHASES
from rollwright.tables.table import Table


def status_of(table: Table, *, by_seat: bool = True) -> dict[str, object]:
    """The phase of the game, and which seats have to decide.

    Without `by_seat`, the lists with one entry per seat are empty: events have thousands of seats.
    """
    position = table.position
    status: dict[str, object] = {
        "phase": PHASES[position.phase],
        "round": position.round,
        "turn": position.turn,
        "dice": position.dice(),
        "waiting": position.waiting() if by_seat else [],
        "scores": position.scores() if by_seat else [],
    }
    status.update(position.details())
    if position.phase == OVER:
        seats = range(position.seats()) if by_seat else ()
        status["ranking"] = position.ranking() if by_seat else []
        status["result"] = [position.result(seat) for seat in seats]
    return status
