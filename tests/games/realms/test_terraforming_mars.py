"""Terraforming Mars: cards that open with what is gained anywhere."""

import pytest

from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

CARD = find_realm("terraforming-mars").card

MARS = "terraforming-mars"
FLEET = "fleet-the-dice-game"
USE = f"A>{MARS}:"


def mars() -> Seat:
    return Seat(MARS, "wingspan", "scythe")


def test_at_first_no_card_takes_a_number() -> None:
    seat = mars().roll(2, 5)
    assert seat.legal(USE) == []
    assert "does not take a 2" in seat.why(f"{USE}pumpkin3")


def test_the_fifth_pumpkin_outlines_the_card_at_the_bottom_left() -> None:
    """Three pumpkins are spent and two are not; the card gives 2 hearts in a later turn."""
    seat = mars().give(pumpkin=4).roll(4, 1).play("A*", "A>wingspan:1")
    assert seat.resources() == (2, 0, 0)
    assert seat.marks(MARS)["pumpkin5"] == "o"
    seat.roll(5, 1).play(f"{USE}pumpkin5")
    assert seat.marks(MARS)["pumpkin5"] == "x"
    assert seat.resources() == (2, 2, 0)


def test_the_card_for_five_pumpkins_is_the_one_at_the_bottom_left() -> None:
    corners = {place.id: place.outline.numbers[:2] for place in CARD.places}
    left = [name for name, corner in corners.items() if corner[0] == 0]
    assert max(left, key=lambda name: corners[name][1]) == "pumpkin5"


def test_outlining_gains_nothing_yet() -> None:
    seat = mars().give(heart=2).roll(2, 1).play("A>scythe:top")
    assert seat.marks(MARS) == {"heart3": "o"}
    assert seat.stars(MARS) == 0
    assert seat.resources() == (0, 3, 0)


def test_a_card_is_outlined_only_when_its_requirement_is_reached() -> None:
    seat = mars().give(heart=1).roll(2, 1).play("A>scythe:top")
    assert seat.marks(MARS) == {}


def test_gains_of_every_realm_count() -> None:
    seat = mars().roll(3, 6).play("A>wingspan:1", "B>scythe:top")
    seat.roll(3, 1).play("A>scythe:top")
    assert seat.marks(MARS) == {"pumpkin3": "o"}


def test_a_resource_for_a_die_that_no_realm_takes_counts_too() -> None:
    seat = Seat(MARS, "charterstone", "euphoria").give(coin=2).roll(5, 5)
    seat.write("charterstone", building5="x", crate5="2").write("euphoria", left5="x", right5="x")
    assert seat.play("A>coin").marks(MARS) == {"coin3": "o"}


def test_an_outlined_card_takes_a_number_in_the_same_turn() -> None:
    seat = mars().give(heart=2).roll(2, 1).play("A>scythe:top", f"B>{MARS}:heart3")
    assert seat.stars(MARS) == 1


@pytest.mark.parametrize("value", range(1, 7))
def test_an_outlined_card_takes_any_number(value: int) -> None:
    seat = mars().give(heart=3, coin=3).roll(value, value)
    assert seat.legal(USE) == ["heart3", "coin3"]
    assert seat.play(f"{USE}coin3").stars(MARS) == 1


def test_a_marked_card_is_not_marked_again() -> None:
    seat = mars().give(heart=3, coin=3).write(MARS, coin3="x").roll(2, 2)
    assert seat.legal(USE) == ["heart3"]


def test_a_gain_after_marking_a_card_does_not_open_it_again() -> None:
    seat = mars().give(heart=3).write(MARS, heart3="x").roll(2, 1).play("A>scythe:top")
    assert seat.marks(MARS) == {"heart3": "x"}


def test_what_a_card_gives_counts_for_the_others() -> None:
    seat = mars().give(pumpkin=5, heart=1).roll(2, 1)
    seat.play(f"{USE}pumpkin5")
    assert seat.marks(MARS) == {"pumpkin3": "o", "pumpkin5": "x", "heart3": "o"}


def test_several_cards_wait_for_the_same_resource() -> None:
    seat = mars().give(coin=4).roll(1, 2).play("A>scythe:top")
    assert seat.marks(MARS) == {"coin3": "o", "coin5": "o"}


def test_with_fleet_the_resource_that_was_chosen_counts() -> None:
    seat = Seat(MARS, FLEET, "wingspan").give(pumpkin=2, coin=2)
    seat.write(FLEET, left1="x", left2="x", left3="x", pick="o", stars=1).roll(3, 3)
    seat.play("A>wingspan:1", f"{FLEET}:coin")
    assert seat.marks(MARS) == {"coin3": "o"}


def test_all_stars_of_the_card_are_six() -> None:
    stars = [place.gains.count(STAR) for place in CARD.places]
    assert sum(stars) == 6


def test_the_card_wants_and_gives_each_resource_alike() -> None:
    gains = [gain for place in CARD.places for gain in place.gains if gain != STAR]
    assert {gain: gains.count(gain) for gain in gains} == {0: 2, 1: 2, 2: 2}
    wanted = [[CARD.places[card].number for card in cards] for cards in CARD.places_of("cards")]
    assert wanted[0] == wanted[1] == wanted[2]


def test_excellent_play_scores_six_stars() -> None:
    seat = Seat(MARS, "scythe", "euphoria")
    seat.roll(2, 2).play("A>euphoria:both", "coins:1", "C>scythe:top", f"B>{MARS}:coin3")
    seat.roll(1, 5).play("B>scythe:top+bottom", "coins:1", "C>euphoria:left", "A>coin", "coins:1")
    seat.play(f"D>{MARS}:coin5")
    seat.roll(4, 2).play("A>scythe:top+bottom", "B>pumpkin", "coins:1", f"C>{MARS}:pumpkin3")
    seat.play("coins:1", "D>euphoria:right")
    seat.roll(6, 1).play("A>scythe:top+bottom", "coins:1", f"C>{MARS}:coin7", "B>pumpkin")
    seat.roll(6, 6).play("A>euphoria:both", f"B>{MARS}:pumpkin5")
    seat.roll(3, 1).play(f"B>{MARS}:heart3", "A>euphoria:left")
    seat.roll(2, 3).play("A>scythe:top+bottom", "B>euphoria:right", "hearts3:2")
    seat.play(f"C>{MARS}:pumpkin7")
    seat.roll(1, 3).play(f"{USE}heart5", "B>scythe:top+bottom")
    seat.roll(5, 2).play("A>scythe:bottom", "coins:1", "B>heart", f"C>{MARS}:heart7")
    assert seat.stars(MARS) == 6
