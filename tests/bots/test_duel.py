"""Two bots over the same dice."""

from rollwright.bots.duel import Duel
from rollwright.bots.sequential import BETTER, NOT_BETTER
from rollwright.bots.simulation import Plan


def test_a_better_bot_is_found_out_before_all_games_are_played() -> None:
    duel = Duel(Plan("rolling-america", ("greedy", "random"), 200, "duel"))
    assert list(duel.run(jobs=1))[-1] == len(duel.bouts) < 60
    assert duel.test.verdict() == BETTER
    # Fewer Xs are better.
    assert all(bout.difference == bout.second - bout.first for bout in duel.bouts)


def test_the_order_of_the_bots_turns_the_answer_around() -> None:
    duel = Duel(Plan("rolling-america", ("random", "greedy"), 200, "duel"))
    list(duel.run(jobs=1))
    assert duel.test.verdict() == NOT_BETTER


def test_the_same_bot_ties_with_itself_on_the_same_dice() -> None:
    duel = Duel(Plan("rolling-america", ("greedy", "greedy"), 3, "duel"))
    assert list(duel.run(jobs=1, whole=True)) == [1, 2, 3]
    assert [bout.difference for bout in duel.bouts] == [0, 0, 0]


def test_where_seats_meet_both_sit_at_each_seat_and_victories_count() -> None:
    duel = Duel(Plan("dice-realms", ("random", "random"), 2, "duel"))
    list(duel.run(jobs=1, whole=True))
    assert all(bout.first + bout.second == 1 for bout in duel.bouts)
    assert all(bout.first in (0, 0.25, 0.5, 0.75, 1) for bout in duel.bouts)


def test_processes_change_nothing() -> None:
    plan = Plan("rolling-america", ("random", "beginner"), 6, "duel")
    alone, together = Duel(plan), Duel(plan)
    list(alone.run(jobs=1, whole=True))
    list(together.run(jobs=2, whole=True))
    assert alone.bouts == together.bouts
