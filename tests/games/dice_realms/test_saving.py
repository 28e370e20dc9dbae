"""Positions as JSON: their content, and the errors for invalid ones."""

from typing import Any

import pytest

from rollwright.core.errors import BadPosition
from tests.games.dice_realms.table import Table, load, new_game, table


def _refusal(data: object) -> str:
    with pytest.raises(BadPosition) as refusal:
        load(data)
    return str(refusal.value)


def _edit(game: Table, value: object, *path: str | int) -> Any:
    data = game.json()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


def test_a_position_looks_as_the_notation_page_says() -> None:
    data = new_game().roll("fate innovation", "0 barony tinker").json()
    assert {name: data[name] for name in ("game", "rules", "phase", "round", "turn", "fate")} == {
        "game": "dice-realms",
        "rules": 3,
        "phase": "roll",
        "round": 1,
        "turn": 1,
        "fate": "innovation",
    }
    assert data["options"] == {"setup": "first-game", "attacks": "no-destruction", "tiles": None}
    assert data["realms"][0]["dice"][1] == {
        "color": "white",
        "faces": ["barony", "farm", "prospector", "tower", "tinker", "tinker"],
        "side": 4,
        "active": True,
        "used": 0,
        "blocked": 0,
    }


MOMENTS = {
    "tiles are drawn": new_game(setup="random").roll("tile temple"),
    "before the Fate die": new_game(),
    "before the dice": new_game().roll("fate winter"),
    "before the second dice": new_game().roll("fate winter", "0 barony farm"),
    "rerolls": table("plow-team farm", "barony farm", fate="innovation"),
    "a die is rolled again": table("barony farm", "farm farm", fate="winter").play("reroll:black"),
    "an attack": table("barony farm", "barony farm", fate="robber").keep(),
    "an attack of a player": table("farm farm", "tower siege hero", fate="innovation").keep(),
    "a second attack": table("hero farm", "hero farm", fate="plague").keep().play("block:black"),
    "collecting": table("brewer farm", "barony farm", fate="bad-harvest").keep(),
    "an exchange": table("banker farm vp=2", "barony farm", fate="winter")
    .keep()
    .play("bank:black", "vp>grain"),
    "a bought die": table("mine mine grain=9", "barony farm", fate="winter")
    .keep()
    .play("buy:gray"),
    "a repaired face": table("destroyed mine lost=farm", "barony farm", fate="innovation")
    .keep()
    .play("repair:black=farm"),
    "upgrading": table("tinker farm", "barony farm", fate="innovation").collect(),
    "the end": table("barony farm vp=36", "barony farm", fate="innovation").end_round(),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_can_be_saved_and_goes_on_alike(moment: str) -> None:
    game = MOMENTS[moment]
    again = load(game.json())
    assert again.json() == game.json()
    assert again.position.stock == game.position.stock
    supply = ("gray", "green", "grain", "vp", "misery", "fates", "tiles")
    for name in supply:
        assert getattr(again.position, name) == getattr(game.position, name)
    for seat in range(game.position.seats()):
        assert again.legal(seat=seat) == game.legal(seat=seat)


REALM = ("realms", 0)
DIE = ("realms", 0, "dice", 0)
BROKEN: dict[str, tuple[str, object, tuple[str | int, ...]]] = {
    "another game": ("Game", "chess", ("game",)),
    "another rules version": ("version 1", 1, ("rules",)),
    "a fifth step": ("Turn", 5, ("turn",)),
    "a set-up there isn't": ("Options.setup", "chess", ("options", "setup")),
    "tiles of another set-up": ("Tiles", ["temple"], ("tiles",)),
    "a tile there isn't": ("Tiles", ["castle"], ("tiles",)),
    "a Fate face not on the die": ("Fate", "plague", ("fate",)),
    "no Fate face after the roll": ("rolled together", None, ("fate",)),
    "a third holder": ("Holder", 2, ("holder",)),
    "one realm": ("Realms", [], ("realms",)),
    "a realm without grain": ("Realms[0].dice", {}, REALM),
    "grain below nothing": ("Realms[0].grain", -1, (*REALM, "grain")),
    "two coins in the treasury": ("Realms[0].treasury", 2, (*REALM, "treasury")),
    "a lost face without a ruin": ("Realms[0].lost", ["farm"], (*REALM, "lost")),
    "a ruin that was lost": ("Realms[0].faces", ["destroyed"], (*REALM, "lost")),
    "an exchange of a third die": ("Realms[0].bank", 2, (*REALM, "bank")),
    "goods of no exchange": ("Realms[0].got", ["grain"], (*REALM, "got")),
    "a flag that is a number": ("Realms[0].busy", 1, (*REALM, "busy")),
    "a red die": ("Realms[0].dice[0].color", "red", (*DIE, "color")),
    "a gray die in the place of the black": ("Realms[0].dice", "gray", (*DIE, "color")),
    "five faces": ("Realms[0].dice[0].faces", ["farm"] * 5, (*DIE, "faces")),
    "a face twice that stands alone": ("on one die", ["gardener"] * 6, (*DIE, "faces")),
    "faces that are not in play": ("not in play", ["banker"] * 6, (*DIE, "faces")),
    "more faces than there are": ("not so many", ["hero"] * 6, (*DIE, "faces")),
    "a seventh side": ("Realms[0].dice[0].side", 6, (*DIE, "side")),
    "one die not rolled": ("rolled together", -1, (*DIE, "side")),
    "a reroll while seats decide": ("don't go together", [0, 0], ("reroll",)),
    "a reroll of a third die": ("Reroll", [0, 2], ("reroll",)),
    "an attack there isn't": ("no such attack", [-1, 0, 0], ("attack",)),
    "an end that came too early": ("don't go together", "over", ("phase",)),
    "dice that lie already": ("don't go together", "roll", ("phase",)),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_what_is_wrong_is_named(mistake: str) -> None:
    wanted, value, path = BROKEN[mistake]
    realms = ("hero farm", "hero+hero+hero farm")
    game = table(*realms, setup="first-game", fate="innovation")
    assert wanted.lower() in _refusal(_edit(game, value, *path)).lower()


def test_green_dice_are_green() -> None:
    game = table("barony farm green/barony", "barony farm", fate="innovation")
    faces = ["barony"] * 5 + ["farm"]
    wanted = "these faces can't be on one die"
    assert wanted in _refusal(_edit(game, faces, *REALM, "dice", 2, "faces")).lower()


def test_no_more_dice_than_there_are() -> None:
    game = table("barony farm green/barony", "barony farm green/barony")
    data = game.json()
    data["realms"][0]["dice"].append(data["realms"][0]["dice"][2])
    assert "within the supply" in _refusal(data)


@pytest.mark.parametrize("short", ["grain", "vp"])
def test_something_may_run_short_only_until_the_step_is_settled(short: str) -> None:
    game = table("barony farm", "barony farm", fate="winter")
    data = _edit(game, 999, *REALM, short)
    assert getattr(load(data).position, short) < 0
    # When the last misery is taken the game ends: without a word of that, something is wrong.
    data["realms"][1]["misery"] = 999
    assert "don't go together" in _refusal(data)
    assert load(data | {"ran_out": "misery"}).position.misery < 0


def test_an_exchange_under_way_keeps_what_it_brought() -> None:
    game = load(MOMENTS["an exchange"].json())
    assert game.has("got") == [["grain"]]
    assert game.why("grain>vp") == "What came in this exchange does not go out again in it."
    for wrong in (["grain", "grain"], ["vp", "grain"], ["token"]):
        assert "Realms[0].got" in _refusal(_edit(game, wrong, *REALM, "got"))


@pytest.mark.parametrize("data", [None, 3, [], {}, "dice-realms"])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    assert _refusal(data)
