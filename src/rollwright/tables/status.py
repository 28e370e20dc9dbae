"""The status of a table, in the words that every surface uses."""

from rollwright.core.position import OVER, PHASES
from rollwright.tables.table import Table


def status_of(table: Table) -> dict[str, object]:
    """Where the game stands, and who has to decide."""
    position = table.position
    status: dict[str, object] = {
        "phase": PHASES[position.phase],
        "round": position.round,
        "turn": position.turn,
        "dice": position.dice(),
        "waiting": position.waiting(),
        "scores": position.scores(),
    }
    status.update(position.details())
    if position.phase == OVER:
        status["ranking"] = position.ranking()
        status["result"] = [position.result(seat) for seat in range(position.seats())]
    return status
