"""The steps of a game: its rolls and moves in order."""

from typing import NamedTuple

from rollwright.tables.table import NO_ROLL, Table


class ReplayedStep(NamedTuple):
    """A roll (`seat` is None) or a move, in the notation of records."""

    seat: int | None
    text: str


def steps_of(table: Table, only: int | None) -> list[ReplayedStep]:
    """All rolls and moves in order, or from the first roll on only the moves of one seat."""
    steps: list[ReplayedStep] = []
    for turn in table.turns:
        if turn.outcome != NO_ROLL:
            steps.append(ReplayedStep(None, turn.outcome))
        elif only is not None:
            continue
        steps += [ReplayedStep(seat, move) for seat, move in turn.moves if only in (None, seat)]
    return steps
