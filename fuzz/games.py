"""Small games to begin with: tables in the middle of a turn, and at the end."""

from functools import cache

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import all_games, find_game
from rollwright.tables.table import Table, new_table

# Options that make a game short and name what the usual ones leave to chance.
_OPTIONS: dict[str, dict[str, object]] = {
    "rolling-realms": {"rounds": 1, "realms": [["wingspan", "viticulture", "tapestry"]]},
    "youtoma": {"rounds": 1},
    "youtoma-together": {"rounds": 1, "level": "own"},
}
_SEATS = {"youtoma": 1, "youtoma-together": 1}


def game_ids() -> list[str]:
    """All games, in a fixed order."""
    return sorted(all_games())


@cache
def played(game_id: str, steps: int) -> Table:
    """A table after so many rolls and moves by chance, or after the last one."""
    seats, options = _SEATS.get(game_id, 2), _OPTIONS.get(game_id, {})
    names, words = ("Ann", "Bob")[:seats], ("north", "south")[:seats]
    table = new_table(find_game(game_id), seats, options, names=names, seed="a seed", words=words)
    luck = Luck(f"{game_id} {steps}")
    for _ in range(steps):
        if table.position.phase == OVER:
            break
        if table.position.phase == ROLL:
            table.roll()
            continue
        waiting = table.position.waiting()
        seat = waiting[luck.below(len(waiting))]
        moves = table.position.legal(seat)
        table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    return table
