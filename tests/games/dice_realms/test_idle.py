"""Seats that have nothing to decide don't have to act."""

import pytest

from tests.games.dice_realms.table import Table, table


def waiting(game: Table) -> list[int]:
    return game.position.waiting()


# --- the Roll step -------------------------------------------------------------------------


def test_who_used_the_free_reroll_and_has_no_token_keeps_the_dice() -> None:
    game = table("barony farm tokens=0", "barony farm", fate="innovation")
    game.reroll("reroll:black", "tower")
    assert waiting(game) == [1]


def test_the_last_reroll_of_all_ends_the_step() -> None:
    game = table("mine farm tokens=0", "barony farm", fate="innovation").play("done", seat=1)
    game.reroll("reroll:white", "tower")
    assert game.step == "collect"


@pytest.mark.parametrize("goods", ["tokens=1", "tokens=0 sets=1"])
def test_who_has_a_token_left_is_asked(goods: str) -> None:
    game = table(f"barony farm {goods}", "barony farm", fate="innovation")
    game.reroll("reroll:black", "tower")
    assert waiting(game) == [0, 1]


def test_a_face_that_must_be_rolled_again_is_asked_about() -> None:
    game = table("barony+plow-team farm tokens=0", "barony farm", fate="innovation")
    game.reroll("reroll:black", "plow-team")
    assert game.legal() == ["resolve:black"]


def test_what_can_still_be_taken_back_is_not_the_end() -> None:
    """A token turned the die without a roll; only the roll of another settles it."""
    game = table("barony farm tokens=0 sets=1", "barony farm", fate="innovation")
    game.reroll("reroll:black", "tower").play("set:black=farm")
    assert game.legal() == ["done"]
    game.reroll("reroll:black", "tower", seat=1)
    assert waiting(game) == [1]


def test_in_turns_the_next_one_comes() -> None:
    game = table("barony+highwayman farm tokens=0", "barony farm", fate="innovation")
    assert waiting(game) == [0]
    game.reroll("reroll:black", "tower")
    assert waiting(game) == [1]


def test_the_last_round_is_told_when_the_last_who_could_give_back_is_done() -> None:
    """Three grain are left, and seat 1 takes four; a reroll is all that seat 0 has left."""
    realms = ("tinker tinker grain=10 tokens=0", "plow-team tinker grain=11 tokens=3")
    tiles = "plow-team gardener steward hero temple"
    game = table(*realms, tiles=tiles, fate="innovation")
    game.reroll("resolve:black", "plow-team", seat=1).reroll("resolve:black", "tinker", seat=1)
    assert not game.position.final
    game.reroll("reroll:black", "farm")
    assert (game.position.final, waiting(game)) == (True, [1])


# --- the Collect step ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("realm", "asked"),
    [
        ("tinker tinker grain=1", False),
        ("barony tinker grain=0", False),
        # A Farm brings one in a Bad Harvest, a Tower none.
        ("farm tinker grain=0", False),
        ("farm tinker grain=1", True),
        ("farm farm grain=0", True),
        ("tinker tinker grain=2", True),
        ("banker tinker grain=0", True),
    ],
)
def test_in_a_bad_harvest_who_has_no_grain_to_sell_is_not_asked(realm: str, asked: bool) -> None:
    game = table(f"{realm} treasury=0", "farm farm", fate="bad-harvest").keep()
    assert (0 in waiting(game)) == asked


def test_they_collect_and_buy_all_the_same() -> None:
    game = table("prospector tinker grain=1", "farm farm", fate="bad-harvest").keep()
    assert game.legal() == ["done", "buy:upgrade", "buy:token"]
    assert game.has("coins upgrades") == [3, 1]


# --- the Upgrade step ----------------------------------------------------------------------

KEEPS = "keep+keep+keep+keep+keep+keep"
POOR = "barony barony treasury=0"


@pytest.mark.parametrize(
    ("realm", "asked"),
    [
        (f"steward+keep+keep+keep+keep+keep {KEEPS}", False),
        (f"steward+barony+keep+keep+keep+keep {KEEPS}", True),
        (f"steward+duchy+keep+keep+keep+keep {KEEPS}", False),
        (f"castellan+keep {KEEPS}", True),
    ],
)
def test_a_power_that_has_nothing_to_lift_is_not_asked_about(realm: str, asked: bool) -> None:
    game = table(f"{realm} treasury=0", POOR, fate="good-harvest").collect()
    assert (game.step == "upgrade") == asked


SIX = "duchy+duchy+duchy+duchy+duchy+duchy"


@pytest.mark.parametrize(("other", "asked"), [("tower", False), ("tinker", True)])
def test_without_a_face_left_it_is_asked_only_if_one_may_come_back(other: str, asked: bool) -> None:
    """Twelve Duchies are on dice, and who has upgrades may swap one away."""
    realms = ("steward+barony tower treasury=0", f"{SIX} {other} {SIX} treasury=0")
    game = table(*realms, tiles="steward temple shrine hero plow-team", fate="good-harvest")
    game.collect()
    assert game.left("duchy") == 0
    assert (0 in waiting(game)) == asked
    if asked:
        game.play("black:duchy>mine", seat=1).play("black:barony>>duchy")
        assert "duchy" in game.faces(0)
