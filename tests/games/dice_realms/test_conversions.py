"""Collect powers that convert: in any order, never one within another, once each."""

from tests.games.dice_realms.table import table


def test_a_conversion_is_optional() -> None:
    game = table("patron prospector vp=0", "barony farm", fate="innovation").keep()
    game.play("collect", "done")
    assert game.has("vp") == [0]


def test_a_conversion_can_be_used_once() -> None:
    game = table("patron mine vp=0", "barony farm", fate="innovation").keep()
    game.play("collect", "convert:black")
    assert game.has("vp coins") == [4, 4]
    assert game.why("convert:black") == (
        "Patron has nothing to convert now, or you have not what it takes."
    )


def test_a_conversion_needs_what_it_takes() -> None:
    game = table("patron barony treasury=1", "barony farm", fate="innovation").keep()
    assert game.legal("convert") == []
    assert game.why("convert:white").startswith("Barony has nothing to convert")


def test_a_power_may_be_used_between_purchases() -> None:
    game = table("patron mine", "barony farm", fate="innovation").keep()
    game.play("collect", "buy:token", "convert:black", "buy:token")
    assert game.has("coins vp") == [6 - 1 - 2 - 1, 4]


def test_conversions_come_before_or_after_gains() -> None:
    game = table("brewer plantation grain=4", "barony farm", fate="innovation").keep()
    game.play("convert:black", "collect")
    assert game.has("grain vp") == [2 + 1 + 3, 3 + 1]


def test_selling_and_conversions_can_be_mixed() -> None:
    game = table("patron barony grain=4 treasury=0", "barony farm", fate="bad-harvest").keep()
    game.play("sell", "sell", "convert:black", "collect")
    assert game.has("grain coins vp") == [0, 0, 5]


def test_a_face_set_aside_converts_nothing() -> None:
    game = table("patron prospector", "barony farm", fate="robber").keep()
    game.play("lose:black").play("lose:black", seat=1)
    assert game.legal("convert") == []
