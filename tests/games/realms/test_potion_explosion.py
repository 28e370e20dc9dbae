"""Potion Explosion: potions of different numbers, and labels for the right moment."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games import find_game
from rollwright.games.realms.pending import resources_to_choose
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

POTIONS = "potion-explosion"
FLEET = "fleet-the-dice-game"
FIRST = {"bubble1a": "1", "bubble1b": "2", "stars1": "x", "label1": "o"}
SECOND = {"bubble2a": "1", "bubble2b": "2", "bubble2c": "3", "stars2": "x", "label2": "o"}
THIRD = {**{f"bubble3{at}": str(n) for n, at in enumerate("abcd", 1)}, "stars3": "x", "label3": "o"}
DICE = [f"die={value}" for value in range(1, 7)]


def brewed(*potions: dict[str, str], stars: int) -> Seat:
    """A seat that completed some potions and has not used their labels."""
    seat = Seat(POTIONS, "wingspan", "scythe")
    marks = {place: mark for potion in potions for place, mark in potion.items()}
    return seat.write(POTIONS, stars=stars, **marks)


def labels(seat: Seat) -> list[str]:
    return seat.legal(f"{POTIONS}:")


# --- bubbles ---------------------------------------------------------------------------


def test_any_number_fills_a_bubble_of_any_potion() -> None:
    for value in range(1, 7):
        assert Seat(POTIONS).roll(value, 1).legal(f"A>{POTIONS}:") == ["1", "2", "3"]


def test_all_numbers_within_a_potion_are_different() -> None:
    seat = Seat(POTIONS).roll(4, 5).play(f"A>{POTIONS}:2")
    assert seat.marks(POTIONS) == {"bubble2a": "4"}
    seat.roll(4, 5)
    assert "not with a 4 now, but with 1, 2, 3, 5 and 6." in seat.why(f"A>{POTIONS}:2")
    assert seat.legal(f"B>{POTIONS}:") == ["1", "2", "3"]


def test_different_potions_may_hold_the_same_number() -> None:
    seat = Seat(POTIONS).roll(4, 5).play(f"A>{POTIONS}:2")
    assert seat.roll(4, 5).legal(f"A>{POTIONS}:") == ["1", "3"]


def test_a_complete_potion_takes_no_more() -> None:
    assert brewed(FIRST, stars=1).roll(6, 6).legal(f"A>{POTIONS}:") == ["2", "3"]


@pytest.mark.parametrize(("potion", "size"), [(1, 2), (2, 3), (3, 4)])
def test_the_potions_score_1_2_and_3_stars_as_soon_as_they_are_complete(
    potion: int, size: int
) -> None:
    seat = Seat(POTIONS)
    for value in range(1, size + 1):
        assert seat.stars(POTIONS) == 0
        seat.roll(value, 6).play(f"A>{POTIONS}:{potion}")
    assert seat.stars(POTIONS) == potion
    assert seat.marks(POTIONS)[f"label{potion}"] == "o"


# --- labels ----------------------------------------------------------------------------


def test_only_the_label_of_a_complete_potion_is_used() -> None:
    seat = Seat(POTIONS).write(POTIONS, bubble1a="1").roll(2, 3)
    assert labels(seat) == []
    assert "that can't be chosen now. " in seat.why(f"{POTIONS}:die=4")
    assert labels(seat.play(f"A>{POTIONS}:1")) == DICE


def test_a_label_that_was_used_is_taken() -> None:
    seat = brewed(FIRST, stars=1).roll(2, 3).play(f"{POTIONS}:die=6")
    assert "that is taken already" in seat.why(f"{POTIONS}:die=5")


def test_a_label_is_used_at_any_time_even_without_activating_the_realm() -> None:
    seat = brewed(FIRST, stars=1).roll(2, 3).play(f"{POTIONS}:die=6")
    assert seat.pad()["activated"] == []
    seat = brewed(FIRST, stars=1).roll(2, 3).play("A>wingspan:1", "B>scythe:top")
    assert labels(seat.play(f"{POTIONS}:die=6")) == []


def test_a_label_is_used_only_once() -> None:
    seat = brewed(FIRST, stars=1).roll(2, 3).play(f"{POTIONS}:die=6")
    assert seat.marks(POTIONS)["label1"] == "x"
    assert labels(seat) == []
    assert labels(seat.roll(2, 3)) == []


@pytest.mark.parametrize("value", range(1, 7))
def test_the_first_label_creates_a_die_of_any_number(value: int) -> None:
    seat = brewed(FIRST, stars=1).roll(2, 3)
    assert labels(seat) == DICE
    seat.play(f"{POTIONS}:die={value}", "C>wingspan:1")
    assert seat.marks("wingspan") == {"1a": str(value)}


def test_the_die_of_the_first_label_follows_the_rules_of_created_dice() -> None:
    seat = brewed(FIRST, stars=1).give(pumpkin=5).roll(2, 3)
    seat.play("A>wingspan:1", f"{POTIONS}:die=4")
    assert "used already" in seat.why("C>wingspan:1")
    seat.play("C+1", "C*", "C>wingspan:1")
    assert seat.marks("wingspan") == {"1a": "2", "1b": "5"}
    seat = brewed(FIRST, stars=1).roll(2, 3).play(f"{POTIONS}:die=4")
    assert "no such die" in seat.roll(2, 3).why("C>wingspan:1")


def test_the_first_label_waits_when_there_is_no_room_for_a_die() -> None:
    seat = brewed(FIRST, stars=1).roll(1, 2)
    data = json.loads(json.dumps(seat.position.to_json()))
    dice = data["pads"][0]["dice"]
    dice += [dict(dice[0], rolled=False) for _ in range(23)]
    position = seat.game.load(data)
    label = position.parse(0, f"{POTIONS}:die=6")
    assert GAME.words.why_not(position, 0, label) is None
    GAME.play(position, 0, label)
    dice.append(dict(dice[0], rolled=False))
    assert GAME.words.why_not(seat.game.load(data), 0, label) is not None


def test_the_second_label_gives_a_chosen_resource_for_each_star_scored_here() -> None:
    """With the second and third potion complete, that is five, in any combination."""
    seat = brewed(SECOND, THIRD, stars=5).roll(2, 3).play(f"{POTIONS}:resources")
    for chosen in ("coin", "coin", "heart", "pumpkin", "coin"):
        assert labels(seat) == ["pumpkin", "heart", "coin"]
        assert "waits for a choice" in seat.why("done")
        seat.play(f"{POTIONS}:{chosen}")
    assert seat.resources() == (1, 1, 3)
    assert "done" in seat.legal()


def test_the_second_label_alone_counts_the_stars_of_its_own_potion() -> None:
    seat = brewed(SECOND, stars=2).roll(2, 3)
    seat.play(f"{POTIONS}:resources", f"{POTIONS}:heart", f"{POTIONS}:heart")
    assert seat.resources() == (0, 2, 0)
    assert labels(seat) == []


def test_stars_scored_after_the_second_label_bring_nothing_more() -> None:
    seat = brewed(SECOND, stars=2).write(POTIONS, label2="x", bubble1a="1").roll(2, 3)
    seat.play(f"A>{POTIONS}:1")
    assert seat.stars(POTIONS) == 3
    assert labels(seat) == DICE


def test_a_chosen_resource_is_not_chosen_again_in_fleet() -> None:
    seat = Seat(POTIONS, FLEET).write(POTIONS, stars=2, **SECOND)
    seat.write(FLEET, left1="x", left2="x", left3="x", pick="o", stars=1).roll(3, 3)
    seat.play(f"{POTIONS}:resources", f"{POTIONS}:coin", f"{POTIONS}:heart")
    assert seat.resources() == (0, 1, 1)
    assert "done" in seat.legal()


def test_the_third_label_lets_a_realm_be_activated_again_for_no_pumpkins() -> None:
    seat = brewed(THIRD, stars=3).roll(2, 3).play("A>wingspan:1")
    assert "used already" in seat.why("B>wingspan:1")
    seat.play(f"{POTIONS}:open=wingspan", "B>wingspan:1")
    assert seat.marks("wingspan") == {"1a": "2", "1b": "3"}


def test_the_third_label_opens_only_a_realm_activated_this_turn() -> None:
    seat = brewed(THIRD, stars=3).roll(2, 3)
    assert labels(seat) == []
    seat.play("A>wingspan:1")
    assert labels(seat) == ["open=wingspan"]
    assert labels(seat.play("B>scythe:top")) == ["open=wingspan", "open=scythe"]
    assert labels(seat.roll(2, 3)) == []


def test_the_third_label_may_open_potion_explosion_itself() -> None:
    seat = brewed(THIRD, stars=3).roll(2, 3).play(f"A>{POTIONS}:1")
    seat.play(f"{POTIONS}:open={POTIONS}", f"B>{POTIONS}:1")
    assert seat.stars(POTIONS) == 4


def test_a_potion_completed_this_turn_may_open_its_own_realm() -> None:
    almost = {place: mark for place, mark in THIRD.items() if place in ("bubble3a", "bubble3b")}
    seat = Seat(POTIONS).write(POTIONS, None, bubble3c="3", **almost).roll(6, 5)
    seat.play(f"A>{POTIONS}:3", f"{POTIONS}:open={POTIONS}", f"B>{POTIONS}:1")
    assert seat.marks(POTIONS)["bubble1a"] == "5"


def test_an_opened_realm_is_closed_again_after_one_more_activation() -> None:
    seat = brewed(THIRD, stars=3).give(coin=4).roll(2, 3).play("A>wingspan:1")
    seat.play(f"{POTIONS}:open=wingspan", "B>wingspan:1", "coins:4")
    assert "used already" in seat.why("C>wingspan:1")


def test_a_realm_that_is_not_on_the_table_can_not_be_opened() -> None:
    seat = brewed(THIRD, stars=3).roll(2, 3).play("A>wingspan:1")
    assert "open=tapestry" in seat.why(f"{POTIONS}:open=tapestry")
    assert "open=nowhere" in seat.why(f"{POTIONS}:open=nowhere")
    assert "die=7" in seat.why(f"{POTIONS}:die=7")


def test_resources_still_to_choose_survive_saving_and_loading() -> None:
    seat = brewed(SECOND, stars=2).roll(2, 3).play(f"{POTIONS}:resources")
    data = json.loads(json.dumps(seat.position.to_json()))
    assert find_game("rolling-realms").load(data).to_json() == data
    for wrong in (resources_to_choose(0), resources_to_choose(7), resources_to_choose(1, 0)):
        data["pads"][0]["pending"][0][2] = wrong
        with pytest.raises(BadPosition):
            find_game("rolling-realms").load(data)


# --- the card as a whole -----------------------------------------------------------------


def test_excellent_play_scores_six_stars() -> None:
    seat = Seat(POTIONS, "charterstone", "viticulture")
    seat.roll(4, 5).play("B>charterstone:building=4", "A>viticulture:grape", "coins:1")
    seat.play(f"C>{POTIONS}:3")
    seat.roll(4, 4).play("A>charterstone:crates", f"B>{POTIONS}:3")
    seat.roll(5, 5).play("A>viticulture:grape", f"B>{POTIONS}:3")
    seat.roll(2, 2).play("A>viticulture:wine10:4+5", f"B>{POTIONS}:3")
    seat.roll(5, 4).play(f"A>{POTIONS}:1", f"{POTIONS}:open={POTIONS}", f"B>{POTIONS}:1")
    seat.play(f"{POTIONS}:die=6", "C>charterstone:building=4")
    seat.roll(6, 5).play("A>viticulture:grape", f"B>{POTIONS}:2")
    seat.roll(2, 1).play("B>viticulture:grape", f"A>{POTIONS}:2")
    seat.roll(3, 6).play("A>charterstone:building=6", f"B>{POTIONS}:2")
    assert seat.stars(POTIONS) == 6
