"""The logs of a server that is killed and stopped explain all that its clients saw."""

import asyncio

from bench.races import run
from rollwright.games import all_games


def test_a_kill_and_a_stop_while_tabs_race_in_every_game() -> None:
    figures = asyncio.run(run(kills=1, stops=1, tables=len(all_games()), seed=1))
    assert figures.faults == []
    assert sorted(figures.games) == sorted(all_games())
    assert figures.acknowledged > 10
    assert figures.refused, "the tabs of a guest have raced"
    assert figures.repeated
    assert figures.states_seen > 50
