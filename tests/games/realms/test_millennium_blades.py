"""Millennium Blades: cards from 0 to 9, numbers that reach them, and the dice they give."""

import pytest

from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

CARD = find_realm("millennium-blades").card

BLADES = "millennium-blades"
USE = f"A>{BLADES}:"


def blades() -> Seat:
    return Seat(BLADES, "wingspan", "scythe")


def row(*cards: int) -> dict[str, str]:
    """Marked cards with their dice."""
    return {f"{kind}{card}": "x" for card in cards for kind in ("card", "die")}


# --- reaching a card -------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_marks_the_card_of_that_number(value: int) -> None:
    seat = blades().roll(value, value)
    assert seat.legal(USE) == [str(value)]
    assert seat.play(f"{USE}{value}").marks(BLADES)[f"card{value}"] == "x"


def test_the_die_below_a_card_does_not_matter() -> None:
    """A 3 lies below card 0, and does not help a 3 to mark it."""
    assert "costs 3 coins, and 3 coins are missing." in blades().roll(3, 3).why(f"{USE}0")


def test_a_marked_card_is_not_marked_again() -> None:
    assert blades().write(BLADES, None, **row(4)).roll(4, 5).legal(USE) == []


def test_two_pumpkins_make_a_step_as_usual() -> None:
    seat = blades().give(pumpkin=2).roll(4, 5)
    assert seat.legal(USE) == ["3+p1", "4", "5+p1"]
    seat.play(f"{USE}3+p1")
    assert seat.marks(BLADES) == row(3)
    assert seat.resources() == (0, 0, 1)


def test_pumpkins_bring_a_number_down_to_zero() -> None:
    seat = blades().give(pumpkin=2).roll(1, 5)
    assert "between 1 and 6" in seat.why("A-1")
    seat.play(f"{USE}0+p1")
    assert seat.marks(BLADES) == row(0)
    assert seat.resources() == (0, 0, 0)


def test_a_coin_makes_a_step_too() -> None:
    seat = blades().give(coin=2).roll(1, 5)
    assert seat.legal(USE) == ["0", "1", "2", "3"]
    seat.play(f"{USE}3")
    assert seat.resources() == (0, 0, 1)  # the coin of card 3


def test_a_6_with_two_pumpkins_and_two_coins_marks_the_9() -> None:
    seat = blades().give(pumpkin=2, coin=2).roll(6, 5)
    seat.play(f"{USE}9+p1")
    assert seat.marks(BLADES) == row(9)
    assert seat.resources() == (0, 0, 0)


def test_the_owner_chooses_which_steps_pumpkins_pay() -> None:
    seat = blades().give(pumpkin=4, coin=2).roll(6, 5)
    assert [text for text in seat.legal(USE) if text.startswith("8")] == ["8", "8+p1", "8+p2"]
    assert blades().give(pumpkin=4, coin=2).roll(6, 5).play(f"{USE}8").resources() == (4, 0, 0)
    assert blades().give(pumpkin=4, coin=2).roll(6, 5).play(f"{USE}8+p2").resources() == (0, 0, 2)


def test_a_step_that_can_not_be_paid_is_not_made() -> None:
    seat = blades().give(pumpkin=1, heart=6).roll(6, 5)
    assert seat.legal(USE) == ["6"]
    assert "costs a coin, and a coin is missing." in seat.why(f"{USE}7")
    assert "costs 2 pumpkins, and a pumpkin is missing." in seat.why(f"{USE}7+p1")


def test_an_adjusted_die_goes_on_from_where_it_is() -> None:
    seat = blades().give(pumpkin=4).roll(5, 5).play("A+1", f"{USE}7+p1")
    assert seat.marks(BLADES) == row(7)
    assert seat.resources() == (1, 1, 0)  # of card 7


def test_three_pumpkins_activate_the_realm_again() -> None:
    seat = blades().give(pumpkin=3).roll(6, 5).play(f"{USE}6")
    assert "used already" in seat.why(f"B>{BLADES}:5")
    seat.play("B*", f"B>{BLADES}:5")
    assert seat.marks(BLADES) == row(6, 5)


def test_three_pumpkins_include_a_step_beyond_the_range_too() -> None:
    seat = blades().give(pumpkin=3).roll(5, 6).play(f"{USE}5", "B*")
    assert seat.legal(f"B>{BLADES}:") == ["4", "6", "7", "8"]
    seat.play(f"B>{BLADES}:7")
    assert seat.marks(BLADES) == row(5, 7)
    assert seat.resources() == (2, 1, 1)  # of cards 7 and 5: an 8 would have cost that coin


def test_a_die_that_was_freed_and_adjusted_pays_every_further_step() -> None:
    seat = blades().give(pumpkin=5).roll(6, 5).play(f"{USE}6", "B*+1")
    assert seat.legal(f"B>{BLADES}:") == ["4+p1", "5", "5+p1", "7", "7+p1", "8+p1"]


@pytest.mark.parametrize("moves", [["B-1", "B*"], ["B*", "B-1"], ["B*-1"]])
def test_the_step_of_three_pumpkins_stays_beside_one_for_two(moves: list[str]) -> None:
    """Five pumpkins take a 2 to card 0 in any order."""
    seat = blades().give(pumpkin=5).roll(6, 2).play(f"{USE}6", *moves)
    way = "0+p1" if moves == ["B*-1"] else "0"
    assert way in seat.legal(f"B>{BLADES}:")
    seat.play(f"B>{BLADES}:{way}")
    assert seat.marks(BLADES) == row(6, 0)
    assert seat.resources()[0] == 0


@pytest.mark.parametrize("coins", [0, 1, 9])
def test_a_die_that_needs_steps_is_not_used_as_rolled(coins: int) -> None:
    """So it may be traded for a resource, whatever could be paid."""
    full = {f"{row}{column}": "1" for row in range(1, 4) for column in "abc"}
    seat = Seat(BLADES, "wingspan", "charterstone").write("wingspan", 3, **full)
    seat.write("charterstone", building3="x", crate3="1").write(BLADES, None, **row(3))
    seat.give(coin=coins).roll(3, 6)
    assert bool(seat.legal(USE)) == bool(coins)
    assert seat.legal("A>")[-3:] == ["pumpkin", "heart", "coin"]
    assert seat.play("A>heart").resources() == (0, 1, coins)


def test_a_die_that_a_card_takes_gives_no_resource() -> None:
    seat = blades().give(coin=1).roll(3, 6)
    assert "can be used as rolled" in seat.why("A>heart")


@pytest.mark.parametrize("text", ["10", "9+p0", "09", "9p1", "9+p", "-1", ""])
def test_a_card_is_written_in_one_way_only(text: str) -> None:
    assert f"{USE}{text}" in blades().give(pumpkin=9, coin=9).roll(6, 5).why(f"{USE}{text}")


# --- what a card gives -------------------------------------------------------------------


@pytest.mark.parametrize("card", range(10))
def test_every_card_gives_its_resource_or_star_and_a_die(card: int) -> None:
    seat = blades().give(coin=9).roll(1, 1).play(f"{USE}{card}")
    place, die = CARD.places[CARD.index[f"card{card}"]], CARD.places[CARD.index[f"die{card}"]]
    assert seat.stars(BLADES) == place.gains.count(STAR)
    gained = [place.gains.count(resource) for resource in range(3)]
    assert seat.resources() == (gained[0], gained[1], gained[2] + 9 - abs(card - 1))
    seat.play("C>wingspan:1")
    assert seat.marks("wingspan") == {"1a": str(die.number)}


def test_stars_come_from_cards_0_4_8_and_9() -> None:
    stars = [card for card in range(10) if STAR in CARD.places[CARD.index[f"card{card}"]].gains]
    assert stars == [0, 4, 8, 9]


def test_the_die_of_a_card_follows_the_rules_of_created_dice() -> None:
    seat = blades().give(pumpkin=3).roll(3, 6).play(f"{USE}3")
    assert "used already" in seat.why(f"C>{BLADES}:4")
    seat.play("C*", f"C>{BLADES}:4", "D>wingspan:1")
    assert seat.marks(BLADES) == row(3, 4)
    assert "no such die" in seat.roll(1, 1).why("C>wingspan:1")


@pytest.mark.parametrize(("cards", "last"), [((0, 1, 2, 3), 4), ((6, 7, 8, 9), 5)])
def test_a_completed_row_scores_a_star(cards: tuple[int, ...], last: int) -> None:
    seat = blades().write(BLADES, stars=0, **row(*cards)).roll(last, last)
    seat.play(f"{USE}{last}")
    of_the_card = 1 if last == 4 else 0
    assert seat.stars(BLADES) == 1 + of_the_card
    assert seat.marks(BLADES)["row1" if last == 4 else "row2"] == "x"


def test_a_completed_row_scores_only_once() -> None:
    seat = blades().write(BLADES, 3, **row(0, 1, 2, 3, 4), row1="x").roll(6, 5)
    assert seat.play(f"{USE}6").stars(BLADES) == 3


def test_all_ten_cards_are_six_stars() -> None:
    upper = {**row(0, 1, 2, 3, 4), "row1": "x"}
    seat = blades().write(BLADES, stars=5, **upper, **row(5, 7, 8, 9)).roll(6, 1)
    assert seat.play(f"{USE}6").stars(BLADES) == 6


# --- the card as a whole -----------------------------------------------------------------


def test_the_card_gives_each_resource_equally_often() -> None:
    gains = [gain for place in CARD.places for gain in place.gains if gain != STAR]
    assert {gain: gains.count(gain) for gain in gains} == {0: 3, 1: 3, 2: 3}


def test_excellent_play_scores_six_stars() -> None:
    seat = Seat(BLADES, "wingspan", "my-little-scythe")
    seat.roll(1, 3).play("B>wingspan:2", f"{USE}0", "C>my-little-scythe:pumpkin")
    seat.roll(4, 1).play(f"{USE}4", "B>my-little-scythe:pumpkin", "C>wingspan:1")
    seat.roll(3, 5).play(f"{USE}3", "B*", f"B>{BLADES}:5", "C>wingspan:1")
    seat.roll(5, 1).play("B>my-little-scythe:heart", f"{USE}9", "C>wingspan:1")
    seat.roll(6, 1).play(f"{USE}6", "C>my-little-scythe:heart", "B>wingspan:2")
    seat.roll(6, 3).play(f"{USE}7", "C>my-little-scythe:pumpkin")
    seat.roll(2, 4).play(f"{USE}2", "B>my-little-scythe:heart")
    seat.roll(6, 1).play(f"{USE}8+p1", "C>my-little-scythe:pumpkin")
    seat.roll(6, 5).play("B>my-little-scythe:heart", "coins:1", f"C>{BLADES}:1")
    assert seat.stars(BLADES) == 6
