"""Collect: points, grain, coins and upgrades of the faces that show."""

import pytest

from tests.games.dice_realms.table import table


def test_everybody_collects_the_points_and_grain_that_show() -> None:
    game = table("barony farm", "county mill", fate="innovation").collect()
    assert game.has("vp grain") == [1, 5]
    assert game.has("vp grain", seat=1) == [2, 7]


def test_points_and_grain_come_out_of_the_supply() -> None:
    game = table("barony farm", "tinker tinker", fate="innovation")
    grain, points = game.position.grain, game.position.vp
    game.collect()
    assert (game.position.grain, game.position.vp) == (grain - 2, points - 1)


def test_coins_are_those_that_show_and_the_one_in_the_treasury() -> None:
    game = table("prospector tower", "quarry barony treasury=0", fate="innovation").keep()
    assert game.has("coins treasury") == [2 + 1 + 1, 0]
    assert game.has("coins treasury", seat=1) == [3, 0]


def test_hidden_sides_bring_nothing() -> None:
    game = table("barony+grange barony", "barony farm", fate="innovation").collect()
    assert game.has("grain") == [3]


def test_who_has_nothing_to_convert_collects_at_once() -> None:
    game = table("barony farm", "brewer farm", fate="innovation").keep()
    assert "Seat 0 collects 2 grain and 1 point." in game.told()
    assert "collect" in game.legal(seat=1)


def test_who_has_something_to_convert_chooses_the_order() -> None:
    game = table("brewer farm grain=1", "barony farm", fate="innovation").keep()
    assert game.legal() == ["collect", "take:black", "take:white"]
    game.play("take:white", "convert:black")
    assert game.has("grain vp") == [1, 3]
    assert game.play("collect").has("grain vp") == [2, 3]


def test_everything_is_collected_before_anything_is_bought() -> None:
    game = table("brewer prospector", "barony farm", fate="innovation").keep()
    assert game.why("buy:token") == "First collect what your dice show."
    assert game.why("done") == "First collect what your dice show."
    game.play("collect")
    assert "buy:token" in game.legal()
    assert game.why("collect") == "There is nothing to collect there any more."
    assert game.why("take:black") == "There is nothing to collect there any more."


def test_reroll_tokens_of_the_collect_step_are_for_later_rounds() -> None:
    game = table("mine barony tokens=0", "shrine barony", fate="innovation").keep()
    assert game.has("tokens") == [1]
    assert game.legal("token") == []
    game.end_round().start("innovation", "mine barony", "shrine barony")
    assert game.legal("token") == ["token:black", "token:white"]


def test_mine_and_shrine_are_no_reroll_faces() -> None:
    game = table("mine shrine", "barony farm", fate="innovation")
    assert "done" in game.legal()
    assert game.legal("resolve") == []


def test_innovation_gives_everybody_two_upgrades() -> None:
    game = table("barony farm", "barony farm", fate="innovation").collect()
    assert game.has("upgrades") == game.has("upgrades", seat=1) == [2]


def test_golden_age_gives_everybody_an_upgrade_and_a_point() -> None:
    game = table("farm farm", "farm farm", fate="golden-age").collect()
    assert game.has("upgrades vp") == [1, 1]


def test_bob_of_the_rulebook() -> None:
    """Innovation, a Tinker, a Tower and the coin of the treasury make four upgrades."""
    game = table("tinker tower grain=0", "barony farm", fate="innovation").keep()
    assert game.has("grain coins upgrades") == [1, 2, 3]
    game.play("buy:upgrade")
    assert game.has("coins upgrades") == [0, 4]
    game.finish(3)
    assert game.has("treasury upgrades") == [0, 4]


def test_upgrades_have_no_limit() -> None:
    realm = "university university university university"
    game = table(realm, "barony farm", fate="innovation").collect()
    assert game.has("upgrades") == [14]


@pytest.mark.parametrize("order", [("take:black", "take:black.2"), ("take:black.2", "take:black")])
def test_the_order_of_holdings_is_free_where_something_converts(order: tuple[str, str]) -> None:
    game = table("feodum brewer grain=4", "barony farm", fate="innovation").keep()
    game.play(*order)
    assert game.has("grain vp") == [9, 3 if order[0] == "take:black" else 1]


def test_all_grain_of_holdings_comes_before_their_points() -> None:
    game = table("feodum plantation grain=3", "barony farm", fate="innovation").collect()
    assert game.has("grain vp") == [11, 3 + 2]


def test_collecting_everything_by_hand_takes_grain_first_too() -> None:
    game = table("feodum plantation banker grain=3", "barony farm", fate="innovation").keep()
    assert game.play("collect").has("grain vp") == [11, 3 + 2]


def test_what_is_collected_is_told() -> None:
    game = table("tower tinker", "destroyed barony lost=farm", fate="good-harvest").collect()
    assert "Seat 0 collects 2 grain, 1 coin and 1 upgrade." in game.told()
