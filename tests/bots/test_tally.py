"""Counting the results of games, with results that are easy to add up."""

from collections import Counter

import pytest

from rollwright.bots.spread import wilson
from rollwright.bots.tally import Tally
from rollwright.core.advice import Advice
from rollwright.core.game import Game
from rollwright.core.position import OVER, Position


class Finished(Position):
    """A finished game with given scores and ranking."""

    def __init__(self, scores: list[int], ranking: list[list[int]]) -> None:
        self.phase, self.round, self.turn = OVER, 1, 1
        self._scores, self._ranking = scores, ranking

    def seats(self) -> int:
        return len(self._scores)

    def scores(self) -> list[int]:
        return self._scores

    def ranking(self) -> list[list[int]]:
        return self._ranking

    def result(self, seat: int) -> dict[str, object]:
        return {"stars": self._scores[seat] * 2, "perfect": True, "words": "many", "mean": 1.5}


class Gold(Advice[Finished]):
    """Seats with a high score have gold."""

    def features(self, position: Finished, seat: int) -> dict[str, int]:
        return {"gold": max(0, position.scores()[seat] - 6)}


GAME = Game("any", 1)
GAME.advice = Gold()
GAMES = (
    Finished([5, 9, 5], [[1], [0, 2]]),
    Finished([8, 8, 2], [[0, 1], [2]]),
    Finished([7, 7, 7], [[0, 1, 2]]),
    Finished([1, 2, 3], [[2], [1], [0]]),
)


def tally_of(seat: int, games: tuple[Finished, ...] = GAMES) -> Tally:
    tally = Tally()
    for over in games:
        tally.add_game(GAME, over, seat)
    return tally


def test_shared_victories_count_as_shares() -> None:
    assert tally_of(0).win_rate() == pytest.approx((1 / 2 + 1 / 3) / 4)
    assert tally_of(1).win_rate() == pytest.approx((1 + 1 / 2 + 1 / 3) / 4)
    assert tally_of(2).win_rate() == pytest.approx((1 / 3 + 1) / 4)
    assert tally_of(2).win_interval() == pytest.approx(wilson(4 / 3, 4))


def test_who_ties_shares_the_mean_of_the_places() -> None:
    assert tally_of(0).mean_place() == (2.5 + 1.5 + 2 + 3) / 4
    assert tally_of(1).mean_place() == (1 + 1.5 + 2 + 2) / 4
    assert tally_of(2).mean_place() == (2.5 + 3 + 2 + 1) / 4


def test_every_whole_number_of_the_result_is_counted_and_nothing_else() -> None:
    tally = tally_of(1)
    assert tally.scores == Counter([9, 8, 7, 2])
    assert tally.numbers == {"stars": Counter([18, 16, 14, 4])}


def test_features_are_counted_with_scores_and_victories() -> None:
    gold = tally_of(0).features["gold"]
    assert (gold.having.seats, gold.lacking.seats, gold.amount) == (2, 2, 3)
    assert gold.having.mean_score() == 7.5
    assert gold.having.win_rate() == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert gold.lacking.win_rate() == 0


def test_tallies_add_up() -> None:
    together = tally_of(0, GAMES[:1])
    together.add(tally_of(0, GAMES[1:]))
    assert together == tally_of(0)


def test_the_document_tells_it_all() -> None:
    tally = tally_of(0, GAMES[:2])
    tally.moves, tally.seconds = 12, 0.5
    ends = {"0": 5, "5": 5, "25": 5, "50": 5, "75": 8, "95": 8, "100": 8}
    doubled = {percent: 2 * value for percent, value in ends.items()}
    assert tally.to_json() == {
        "games": 2,
        "win_rate": 0.25,
        "win_interval": list(wilson(0.5, 2)),
        "mean_place": 2.0,
        "score": {"mean": 6.5, "deviation": pytest.approx(4.5**0.5), "quantiles": ends},
        "numbers": {
            "stars": {"mean": 13.0, "deviation": pytest.approx(18**0.5), "quantiles": doubled}
        },
        "rounds": {
            "mean": 1.0,
            "deviation": 0.0,
            "quantiles": dict.fromkeys(ends, 1),
        },
        "features": {"gold": tally.features["gold"].to_json()},
        "moves": 12,
        "seconds": 0.5,
    }
