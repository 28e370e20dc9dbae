"""The Banker: coins, points and grain into each other, once each, never within another power."""

from tests.games.dice_realms.table import table

TILES = "banker steward temple gardener shrine"
REALM = "banker barony grain=2 vp=2 treasury=1"


def test_any_amounts_go_one_for_one() -> None:
    game = table(REALM, "barony farm", fate="innovation").keep()
    game.play("collect", "bank:black")
    assert game.legal() == [
        *("close", "grain>vp", "grain>coin", "vp>grain", "vp>coin", "coin>grain", "coin>vp")
    ]
    game.play("vp>grain", "vp>grain", "vp>grain", "coin>grain", "close")
    assert game.has("grain vp coins") == [6, 0, 0]


def test_what_came_in_an_exchange_does_not_go_out_in_it() -> None:
    """With one Banker one can drain the supply of grain, but not turn it back into points."""
    game = table(REALM, "barony farm", fate="innovation").keep()
    game.play("bank:black", "coin>grain", "vp>grain")
    assert game.legal() == ["close", "vp>grain", "vp>coin"]
    assert game.why("grain>vp") == "What came in this exchange does not go out again in it."


def test_nothing_is_exchanged_that_one_has_not() -> None:
    game = table("banker barony grain=0", "barony farm", fate="innovation").keep()
    game.play("bank:black")
    wanted = "An exchange turns grain, points or coins you have into another of them."
    assert game.why("grain>vp") == game.why("token>vp") == game.why("coin>coin") == wanted


def test_a_banker_is_used_once_a_round() -> None:
    game = table(REALM, "barony farm", fate="innovation").keep()
    game.play("bank:black", "close")
    assert game.why("bank:black").startswith("Banker has nothing to convert now")
    assert game.why("coin>vp") == game.why("close") == "There is no exchange under way."


def test_nothing_interrupts_an_exchange() -> None:
    game = table(REALM, "barony farm", fate="innovation").keep()
    game.play("bank:black")
    wanted = "The exchange of the Banker comes to its end first."
    for text in ("collect", "buy:token", "done", "take:white", "sell"):
        assert game.why(text) == wanted


def test_two_bankers_around_holdings() -> None:
    """Coins and points to grain, points for that grain, then all grain to points."""
    game = table("banker banker feodum grain=1 vp=4", "barony farm", fate="innovation").keep()
    game.play("take:gray1", "bank:black", "vp>grain", "vp>grain", "vp>grain", "vp>grain")
    game.play("coin>grain", "close")
    assert game.has("grain vp coins") == [11, 0, 0]
    game.play("take:gray1.2")
    assert game.has("grain vp") == [11, 3]
    game.play("bank:white", *["grain>vp"] * 11, "close", "done")
    assert game.has("grain vp") == [0, 14]


def test_an_exchange_can_end_the_game_with_too_much_grain() -> None:
    """Of 24 grain for two 6 are out, so 18 are left."""
    game = table("banker barony vp=19 tokens=0", "barony tinker", tiles=TILES, fate="innovation")
    game.keep().play("collect", "bank:black", *["vp>grain"] * 19, "close", "done").collect()
    assert game.position.final


def test_an_exchange_of_all_the_grain_there_is_does_not_end_it() -> None:
    game = table("banker barony vp=19 tokens=0", "barony tinker", tiles=TILES, fate="innovation")
    game.keep().play("collect", "bank:black", *["vp>grain"] * 18, "close", "done").collect()
    assert not game.position.final
