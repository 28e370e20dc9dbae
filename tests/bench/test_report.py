"""The arithmetic of the benchmark's report."""

import tomllib
from pathlib import Path

import pytest

from bench.report import Measured, best_peers, best_speeds, by_game, judge, ratios
from rollwright.games import all_games

TARGETS = Path(__file__).parents[2] / "bench" / "targets.toml"


def playouts(moves_per_s: float, copy_us: float) -> Measured:
    speed = {
        "games_per_s": moves_per_s / 10,
        "moves_per_s": moves_per_s,
        "copy_us": copy_us,
        "greedy_games_per_s": moves_per_s / 100,
        "greedy_turn_ms": 2 * copy_us,
    }
    return {"build": "pure", "games": [{"game": "g", "moves": 7, **speed}]}


def peers(moves_per_s: float) -> Measured:
    peer = {"name": "lib", "game": "go", "version": "1", "moves": 7}
    return {"peers": [{**peer, "games_per_s": 1.0, "moves_per_s": moves_per_s}], "skipped": []}


def test_the_best_round_counts_for_us_and_for_the_peers() -> None:
    ours = best_speeds([playouts(100.0, 1.5), playouts(300.0, 1.9), playouts(200.0, 1.7)])
    best = {"games_per_s": 30.0, "moves_per_s": 300.0, "greedy_games_per_s": 3.0}
    assert ours == {"g": {**best, "copy_us": 1.5, "greedy_turn_ms": 3.0}}
    theirs = best_peers([peers(40.0), peers(60.0), peers(50.0)])
    assert theirs == {"lib: go": {"version": "1", "games_per_s": 1.0, "moves_per_s": 60.0}}


def test_ratios_are_moves_against_moves() -> None:
    speed = by_game({"pure": best_speeds([playouts(300.0, 1.0)])})
    assert ratios(speed, best_peers([peers(40.0)])) == {"g": {"pure": {"lib: go": 7.5}}}


@pytest.mark.parametrize(
    ("limit", "got", "met"),
    [
        ({"at_least": 50}, 50.0, True),
        ({"at_least": 50}, 49.9, False),
        ({"at_most": 2}, 2.0, True),
        ({"at_most": 2}, 2.1, False),
        ({"at_least": 50}, None, None),
        ({"at_most": 2}, None, None),
        ({"at_most": 1024}, 0, True),
    ],
)
def test_a_target_is_met_missed_or_not_measured(
    limit: dict[str, int], got: float | None, met: bool | None
) -> None:
    report = {"speed": {} if got is None else {"g": got}}
    verdict = judge({"name": "n", "number": ["speed", "g"], **limit}, report)
    assert (verdict["got"], verdict["met"]) == (got, met)


def test_every_target_is_about_a_game_that_there_is() -> None:
    targets = tomllib.loads(TARGETS.read_text(encoding="utf-8"))["target"]
    assert {target["number"][1] for target in targets} <= set(all_games())
