"""Good Harvest, Bad Harvest and Aqueduct: the grain that a face collects."""

import pytest

from tests.games.dice_realms.table import table


@pytest.mark.parametrize(
    ("fate", "realm", "grain"),
    [
        ("innovation", "farm tower", 2 + 1),
        ("good-harvest", "farm tower", 3 + 2),
        ("bad-harvest", "farm tower", 1 + 0),
        ("innovation", "aqueduct farm", 2 + 3),
        ("good-harvest", "aqueduct farm", 3 + 4),
        ("bad-harvest", "aqueduct farm", 1 + 2),
        ("innovation", "aqueduct aqueduct farm", 3 + 3 + 4),
        ("good-harvest", "barony tinker", 0),
        ("good-harvest", "stall barony", 1 + 1),
        ("bad-harvest", "herder herder", 1 + 1),
    ],
)
def test_each_face_that_collects_grain_collects_more_or_less(
    fate: str, realm: str, grain: int
) -> None:
    game = table(f"{realm} grain=0", "barony barony", fate=fate).collect()
    assert game.has("grain") == [grain]


@pytest.mark.parametrize(
    ("fate", "other", "grain"),
    [
        *(("innovation", "barony", 2), ("good-harvest", "barony", 3), ("bad-harvest", "barony", 1)),
        *(("innovation", "aqueduct", 3), ("good-harvest", "aqueduct", 4)),
        ("bad-harvest", "aqueduct", 2),
    ],
)
def test_the_plow_team_is_affected_in_the_roll_step(fate: str, other: str, grain: int) -> None:
    game = table(f"plow-team {other} grain=0", "barony barony", fate=fate)
    assert game.reroll("resolve:black", "barony").has("grain") == [grain]


def test_an_aqueduct_helps_its_owner_only() -> None:
    game = table("aqueduct farm", "farm barony grain=0", fate="innovation").collect()
    assert game.has("grain", seat=1) == [2]


def test_an_aqueduct_set_aside_helps_nobody() -> None:
    game = table("aqueduct farm grain=0", "barony barony", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1).collect()
    assert game.has("grain") == [2]


def test_no_harvest_makes_grain_negative() -> None:
    game = table("tower tower grain=3", "barony farm", fate="bad-harvest").collect()
    assert game.has("grain") == [3]


def test_a_harvest_does_not_touch_what_is_converted_or_exchanged() -> None:
    game = table("banker barony grain=0 vp=1", "barony farm", fate="good-harvest").keep()
    game.play("bank:black", "vp>grain", "close")
    assert game.has("grain vp") == [1, 0]


def test_in_a_bad_harvest_pairs_of_grain_become_coins_as_often_as_wished() -> None:
    game = table("barony barony grain=5 treasury=0", "barony farm", fate="bad-harvest").keep()
    game.play("sell", "sell")
    assert game.has("grain coins") == [1, 2]
    assert game.why("sell") == "There is nothing to sell: that needs a Bad Harvest, and two grain."


def test_grain_is_sold_in_a_bad_harvest_only() -> None:
    game = table("prospector barony", "barony farm", fate="good-harvest").keep()
    assert game.why("sell") == "There is nothing to sell: that needs a Bad Harvest, and two grain."
