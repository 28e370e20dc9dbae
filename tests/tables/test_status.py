"""The status of a table, in terms of the protocol."""

from rollwright.tables.status import status_of
from rollwright.tables.table import MANUAL, new_table
from tests.tables.recorded_table import GAME, finished


def test_before_a_roll() -> None:
    assert status_of(new_table(GAME, 2)) == {
        "phase": "roll",
        "round": 1,
        "turn": 1,
        "dice": [],
        "waiting": [],
        "scores": [0, 0],
    }


def test_while_seats_decide() -> None:
    table = new_table(GAME, 2, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    for move in ("r3>PA", "w5>TX", "done"):
        table.play(0, move)
    status = status_of(table)
    assert (status["phase"], status["dice"]) == ("play", [["red", 3], ["wild", 5]])
    assert status["waiting"] == [1]
    assert "ranking" not in status


def test_at_the_end_ranking_and_results_are_told() -> None:
    table = finished()
    status = status_of(table)
    assert (status["phase"], status["waiting"], status["dice"]) == ("over", [], [])
    assert status["ranking"] == table.position.ranking()
    scores = table.position.scores()
    results = status["result"]
    assert isinstance(results, list)
    assert [result["xs"] for result in results] == scores == status["scores"]
