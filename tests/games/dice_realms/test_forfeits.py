"""What a seat loses that ends a step too early."""

from rollwright.core.offer import Offer
from tests.games.dice_realms.table import GAME, Table, table


def lost(game: Table) -> tuple[str, ...]:
    """The signs of what the end of the step takes away."""
    offers: list[Offer] = GAME.paper.offers(game.position, 0)
    (end,) = [offer for offer in offers if offer.terms.ends]
    return end.terms.forfeits


def test_coins_are_lost_except_the_one_that_is_kept() -> None:
    game = table("mine mine", "farm farm", fate="good-harvest").keep()
    coins = game.has("coins")
    assert coins == [len(lost(game)) + 1]
    assert set(lost(game)) == {"coin"}
    while len(lost(game)):
        game.play("buy:token")
    assert game.has("coins") == [1]


def test_upgrades_are_lost_that_could_be_spent() -> None:
    game = table("farm farm", "farm farm", fate="innovation").collect()
    assert (game.step, lost(game)) == ("upgrade", ("upgrade", "upgrade"))


def test_whoever_keeps_the_dice_loses_nothing() -> None:
    assert lost(table("farm farm", "farm farm", fate="innovation")) == ()


def test_a_repair_that_costs_nothing_is_lost() -> None:
    game = table("mason destroyed lost=county", "farm farm", fate="good-harvest").keep()
    if game.legal("collect"):
        game.play("collect")
    assert "repair" in lost(game)


def test_a_lifted_face_is_lost() -> None:
    game = table("steward barony", "farm farm", fate="good-harvest")
    assert "lift" in lost(game.collect())
