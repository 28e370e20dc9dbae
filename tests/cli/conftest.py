import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.core.record import write_record
from rollwright.games import find_game
from rollwright.tables.archive import record_of
from rollwright.tables.table import new_table


@pytest.fixture(scope="session")
def finished_record() -> str:
    """The record of a whole game of two seats, with provable dice."""
    table = new_table(find_game("rolling-america"), 2, names=["Ann", "Bob"], seed="a test")
    luck = Luck("moves")
    while table.position.phase != OVER:
        if table.position.phase == ROLL:
            table.roll()
        for seat in table.position.waiting():
            while table.position.is_waiting(seat):
                moves = table.position.legal(seat)
                table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    return write_record(record_of(table))
