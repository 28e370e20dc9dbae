"""The shop: the price of a die is shown at any time, and correct."""

from rollwright.core.message import say
from rollwright.games.dice_realms.paper.goods_print import shop_print
from rollwright.games.dice_realms.steps.buying import price_of
from rollwright.games.dice_realms.steps.move import WARE_GRAY
from tests.games.dice_realms.table import Table, table


def price(game: Table, seat: int = 0) -> int:
    """The price of a gray die for a seat, in the shop."""
    return price_of(game.position.realms[seat], WARE_GRAY)


def test_a_matchmaker_that_was_not_rolled_yet_makes_nothing_cheaper() -> None:
    last = "barony+farm+tower+tinker+tinker+matchmaker"
    game = table(f"{last} {last}", "farm farm")
    assert price(game) == 5
    assert price(game.roll("fate innovation")) == 5
    assert price(game.roll("0 barony matchmaker")) == 3


def test_a_new_round_has_its_discounts_again_from_its_roll_on() -> None:
    game = table("matchmaker mine grain=9", "farm farm", fate="good-harvest").keep()
    assert price(game.play("buy:gray")) == 5
    game.end_round()
    assert game.has("discounts") == [0]
    game.start("innovation", "matchmaker mine tinker", "farm farm")
    assert price(game) == 3
    assert price(game.keep()) == 3


def test_a_discount_stays_used_until_the_round_ends() -> None:
    game = table("matchmaker mine grain=9", "farm farm", fate="innovation").keep()
    game.play("buy:gray").collect()
    assert (game.step, price(game)) == ("upgrade", 5)


def test_a_matchmaker_on_a_die_set_aside_makes_nothing_cheaper() -> None:
    game = table("matchmaker mine grain=9", "farm farm", fate="robber").keep()
    game.play("lose:black")
    assert price(game) == 5


def test_the_price_of_a_ware_is_told_in_words() -> None:
    told = {place.id: place.printed for place in shop_print(has_discount=False).places}
    said = {ware: say(words, "en") for ware, words in told.items() if words is not None}
    assert said["shop:token"] == "costs 1 coin"
    assert said["shop:set"] == "costs 4 coins"
    assert said["shop:gray"] == "costs 5 coins and 2 grain"
