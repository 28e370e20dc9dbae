"""Small games to begin with: tables in the middle of a turn, and at the end."""

from functools import cache

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import all_games, find_game
from rollwright.games.realms.registry import usual_realms
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


def realms_in_threes() -> list[list[str]]:
    """All realms of Rolling Realms, three by three."""
    names = list(usual_realms())
    return [
        [names[(at + more) % len(names)] for more in range(3)] for at in range(0, len(names), 3)
    ]


@cache
def played(game_id: str, steps: int) -> Table:
    """A table after so many rolls and moves by chance, or after the last one."""
    return played_with(game_id, steps, _OPTIONS.get(game_id, {}))


def played_with(game_id: str, steps: int, options: dict[str, object]) -> Table:
    """A table with these options, after so many rolls and moves by chance."""
    seats = _SEATS.get(game_id, 2)
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
