"""Saved positions with inconsistent values are refused, and the error names the location."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.dice_realms.table import Table, load, table

REALMS = ("banker tower", "tinker tinker")


def rolling() -> Table:
    return table(*REALMS, fate="innovation")


def collecting() -> Table:
    return rolling().keep().play("collect")


def attacked() -> Table:
    return table("highwayman tinker", "tinker tinker", fate="innovation").keep()


def bought() -> Table:
    game = table("matchmaker mine patron grain=9", "farm farm", fate="good-harvest").keep()
    return game.play("collect", "buy:gray")


MOMENTS = {"roll": rolling, "collect": collecting, "attack": attacked, "bought": bought}
Path = tuple[str | int, ...]
DIE: Path = ("dice", 0)
UNTIMELY: dict[str, tuple[str, Path, object]] = {
    "a die lost before any attack": ("roll", (*DIE, "active"), False),
    "a power used before it could be": ("roll", (*DIE, "used"), 1),
    "a shield used before any attack": ("roll", ("dice", 1, "blocked"), 1),
    "coins before they come": ("roll", ("coins",), 50),
    "coins under attack": ("attack", ("coins",), 1),
    "more shields used than it shows": ("collect", (*DIE, "blocked"), 1),
    "an exchange of no Banker": ("collect", ("bank",), 1),
    "an exchange that was not opened": ("collect", ("bank",), 0),
    "an exchange in the Roll step": ("roll", ("bank",), 0),
    "a discount of nobody": ("collect", ("discounts",), 1),
    "a discount of one too many": ("bought", ("discounts",), 2),
    "at most less than now": ("collect", ("drawn",), [3, 2, 0, 0]),
    "at most less than nothing": ("collect", ("drawn",), [-5, -9, 0, 0]),
    "points at most less than now": ("collect", ("drawn",), [0, 0, 1, 0]),
    "something taken in an attack": ("attack", ("drawn",), [1, 1, 0, 0]),
    "grain spent on nothing": ("collect", ("spent",), 2),
    "an attacker who attacks itself": ("attack", ("busy",), True),
}


@pytest.mark.parametrize("mistake", UNTIMELY)
def test_what_can_t_be_at_this_moment_is_named(mistake: str) -> None:
    moment, path, value = UNTIMELY[mistake]
    data = MOMENTS[moment]().json()
    inner = data["realms"][0]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        load(data)
    field = "dice[0]." if path[:2] == DIE else "dice[1]." if "dice" in path else ""
    assert str(refusal.value).startswith(f"Realms[0].{field}{path[-1]}: ")


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_came_about_in_play_is_read(moment: str) -> None:
    data = MOMENTS[moment]().json()
    assert load(data).json() == data


def test_no_last_round_before_anything_can_run_out() -> None:
    for game in (table(*REALMS), table(*REALMS).roll("fate innovation"), rolling()):
        data = game.json() | {"ran_out": "grain"}
        with pytest.raises(BadPosition, match="Ran_out: this can't be so at this moment"):
            load(data)


def test_a_winter_and_a_reroll_can_be_the_end() -> None:
    tiles = "plow-team steward temple shrine castellan"
    winter = table("farm farm grain=0 misery=8", "farm farm", tiles=tiles, fate="winter")
    grain = table("plow-team farm grain=0", "farm farm grain=24", tiles=tiles, fate="innovation")
    for game in (winter, grain.reroll("resolve:black", "plow-team")):
        assert (game.position.final, game.step) == (True, "roll")
        assert load(game.json()).json() == game.json()


def test_a_shield_that_was_destroyed_after_its_use_is_read() -> None:
    game = table("tower farm barony", "saboteur siege", fate="innovation").keep()
    game.play("block:black", "destroy:black")
    data = game.json()
    assert data["realms"][0]["dice"][0]["blocked"] == 1
    assert load(data).json() == data


def test_a_face_that_made_a_die_cheaper_may_be_swapped_afterwards() -> None:
    game = table("matchmaker mine grain=9", "farm farm", fate="innovation").keep()
    game.play("buy:gray").collect().play("black:matchmaker>mill")
    data = game.json()
    assert data["realms"][0]["discounts"] == 1
    assert load(data).json() == data
