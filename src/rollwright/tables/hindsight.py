"""What a seat of a finished game could have reached if it had known all rolls."""

from rollwright.bots.best_play import BestPlay, best_play
from rollwright.core.position import OVER
from rollwright.tables.table import NO_ROLL, Table


def best_in_hindsight(table: Table, seat: int, effort: float | None = None) -> BestPlay | None:
    """The best play found for all rolls of a game that is over; None if its game can't tell."""
    if table.position.phase != OVER:
        return None
    first = table.setting.first_position()
    position, rolls = first.copy(), list[int]()
    for turn in table.turns:
        if turn.outcome != NO_ROLL:
            rolls.append(position.parse_outcome_text(turn.outcome))
            position.roll(rolls[-1])
        for mover, text in turn.moves:
            position.apply(mover, position.parse(mover, text))
    return best_play(table.setting.game, first, seat, rolls, effort)
