"""Yardsticks: what was measured fits the games of today, and compares rightly."""

import pytest

from rollwright.bots import find_bot
from rollwright.bots.yardstick import BANDS, Yardstick, find_yardstick, is_usual, measured_games
from rollwright.games import find_game


def of_scores(*scores: int) -> Yardstick:
    """A yardstick of these scores, each twenty times."""
    return Yardstick(
        "any", 1, 0, {}, "greedy", 100, tuple(one for one in scores for _ in range(20))
    )


def test_a_score_is_better_than_the_games_that_were_worse_not_than_equal_ones() -> None:
    stick = of_scores(1, 2, 3, 4, 5)
    better = [stick.better_than(score, higher_is_better=True) for score in (0, 1, 2, 5, 6)]
    assert better == [0, 0, 20, 80, 100]


def test_where_low_scores_win_a_low_one_is_better() -> None:
    stick = of_scores(13, 11, 9, 7, 5)
    better = [stick.better_than(score, higher_is_better=False) for score in (14, 9, 5, 4)]
    assert better == [0, 40, 80, 100]


@pytest.mark.parametrize("higher", [True, False])
def test_the_limit_of_a_band_is_the_worst_score_in_it(higher: bool) -> None:
    stick = of_scores(1, 2, 3, 4, 5) if higher else of_scores(5, 4, 3, 2, 1)
    worse = -1 if higher else 1
    for beaten in BANDS[:-1]:
        limit = stick.least(beaten, higher_is_better=higher)
        assert limit is not None
        assert stick.better_than(limit, higher_is_better=higher) >= beaten
        assert stick.better_than(limit + worse, higher_is_better=higher) < beaten
    assert stick.least(BANDS[-1], higher_is_better=higher) is None


@pytest.mark.parametrize(
    "game", ["rolling-america", "rolling-realms", "youtoma", "youtoma-together", "dice-realms"]
)
def test_the_usual_game_is_measured_for_every_number_of_seats(game: str) -> None:
    found = find_game(game)
    for seats in range(found.min_seats, (found.max_seats or 3) + 1):
        stick = find_yardstick(found, seats, found.new(seats, {}).round_count(), {})
        assert stick is not None
        assert is_usual(stick, found, {})


@pytest.mark.parametrize("stick", measured_games(), ids=lambda one: f"{one.game} {one.options}")
def test_what_was_measured_can_be_played_and_is_sorted(stick: Yardstick) -> None:
    game = find_game(stick.game)
    assert game.new(stick.seats, stick.options).round_count() == stick.rounds
    assert find_bot(stick.bot)
    assert len(stick.scores) == 100
    assert list(stick.scores) == sorted(stick.scores, reverse=not game.higher_is_better)
    assert find_yardstick(game, stick.seats, stick.rounds, stick.options) == stick


def test_other_cards_are_not_usual() -> None:
    game = find_game("rolling-realms")
    stick = find_yardstick(game, 1, 1, {"rounds": 1})
    assert stick is not None
    assert is_usual(stick, game, {"rounds": 1})
    assert not is_usual(stick, game, {"rounds": 1, "set": ["scythe", "wingspan", "euphoria"]})
