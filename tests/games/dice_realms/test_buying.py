"""Buy: the use of coins, and the coin in the treasury."""

import pytest

from tests.games.dice_realms.table import START, Table, load, table


def rich(coins: int, grain: int = 6) -> Table:
    """Seat 0 has this many coins to spend."""
    game = table("patron patron", "barony tinker", fate="good-harvest").keep()
    data = game.json()
    data["realms"][0] |= {"coins": coins, "grain": grain}
    return load(data)


@pytest.mark.parametrize(
    ("ware", "price", "field"),
    [("token", 1, "tokens"), ("set", 4, "sets"), ("upgrade", 2, "upgrades")],
)
def test_tokens_and_upgrades_have_their_price(ware: str, price: int, field: str) -> None:
    game = rich(price)
    before = game.has(field)[0]
    game.play(f"buy:{ware}")
    assert isinstance(before, int)
    assert game.has(f"{field} coins") == [before + 1, 0]
    poor = rich(price - 1)
    coins = f"That costs {price} coin{'s' * (price > 1)}, and you have {price - 1}."
    assert poor.why(f"buy:{ware}") == coins


@pytest.mark.parametrize("color", ["gray", "green"])
def test_a_die_costs_five_coins_and_two_grain(color: str) -> None:
    game = rich(5, grain=3)
    supply = game.position.grain
    game.play(f"buy:{color}")
    assert game.has("coins grain") == [0, 1]
    assert game.position.grain == supply + 2
    assert rich(4).why(f"buy:{color}") == "That costs 5 coins, and you have 4."
    wanted = "A die also costs 2 grain, and you have 1."
    assert rich(5, grain=1).why(f"buy:{color}") == wanted


def test_a_gray_die_starts_like_the_first_dice() -> None:
    game = rich(5).play("buy:gray")
    assert game.faces(2) == START
    assert game.position.gray == 2


def test_a_green_die_starts_with_six_baronies() -> None:
    game = rich(5).play("buy:green")
    assert game.faces(2) == ["barony"] * 6
    assert game.position.green == 1


def test_everything_can_be_bought_several_times() -> None:
    game = rich(22, grain=4)
    game.play(
        "buy:token", "buy:token", "buy:set", "buy:set", "buy:upgrade", "buy:gray", "buy:green"
    )
    assert game.has("coins grain tokens sets upgrades") == [0, 0, 3, 2, 1]
    assert [die.name() for die in game.position.realms[0].dice] == [
        *("black", "white", "gray1", "green1")
    ]


def test_tokens_have_no_limit() -> None:
    game = rich(60).play(*["buy:token"] * 20, *["buy:set"] * 10)
    assert game.has("tokens sets coins") == [21, 10, 0]


def test_a_bought_die_shows_nothing_until_the_next_round() -> None:
    game = rich(5).play("buy:green")
    assert game.legal("take") == []
    vp = game.has("vp")
    game.end_round()
    assert game.has("vp") == vp
    assert game.position.phase == 0
    game.roll("fate winter")
    assert game.has("grain") == [4 - 3], "it has to be fed in winter"


def test_a_spent_treasury_stays_empty() -> None:
    game = table("barony barony treasury=1", "barony farm", fate="good-harvest").keep()
    game.play("buy:token").finish(3)
    assert game.has("treasury tokens") == [0, 2]
    game.end_round().start("good-harvest", "barony barony", "barony farm").collect()
    assert game.has("treasury") == [0]


def test_a_coin_left_over_goes_to_the_treasury_and_the_others_are_lost() -> None:
    game = table("mine barony treasury=0", "barony farm", fate="good-harvest").keep()
    game.play("done").finish(3)
    assert game.has("treasury coins") == [1, 0]


def test_the_treasury_holds_one_coin_only() -> None:
    game = table("mine barony treasury=1", "barony farm", fate="good-harvest").keep()
    assert game.has("coins") == [6]
    assert game.play("done").finish(3).has("treasury coins") == [1, 0]


def test_who_can_not_buy_anything_is_not_asked() -> None:
    game = table("barony barony treasury=0", "barony farm", fate="good-harvest").keep()
    assert game.position.waiting() == [1]


def test_a_matchmaker_makes_one_die_cheaper() -> None:
    game = table("matchmaker mine grain=4", "barony farm", fate="innovation").keep()
    assert game.has("coins") == [2 + 5 + 1]
    game.play("buy:gray")
    assert game.has("coins") == [8 - 3]
    game.play("buy:gray")
    assert game.has("coins") == [0], "the second one costs 5 again"


def test_two_matchmakers_make_two_dice_cheaper() -> None:
    game = table("matchmaker matchmaker mine grain=4", "barony farm", fate="innovation").keep()
    assert game.play("buy:gray").has("coins") == [10 - 3], "one Matchmaker for each die"
    assert game.play("buy:green").has("coins") == [10 - 3 - 3]


def test_a_matchmaker_is_optional() -> None:
    game = table("matchmaker mine grain=4", "barony farm", fate="innovation").keep()
    assert game.play("done").finish(3).has("grain") == [4]
