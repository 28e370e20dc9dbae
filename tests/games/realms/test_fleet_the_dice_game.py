"""Fleet: The Dice Game: columns of boxes, and abilities that reach into every realm."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games import find_game
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME

CARD = find_realm("fleet-the-dice-game").card

FLEET = "fleet-the-dice-game"
CATS = "biddy-and-walter"
LEFT = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
MIDDLE = {"middle1": "x", "middle2": "x", "middle3": "x", "alter": "o"}
RIGHT = {"right1": "x", "right2": "x", "right3": "x", "sail": "o"}
ALTERATIONS = ["A+1", "A-1", "B+1", "B-1"]


def engaged(marks: dict[str, str], *realms: str) -> Seat:
    """A seat with one ability of Fleet engaged in an earlier turn."""
    return Seat(FLEET, *realms).write(FLEET, stars=1, **marks)


def alterations(seat: Seat) -> list[str]:
    return seat.legal(f"{FLEET}:")


# --- the columns -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "column"),
    [(1, "left"), (2, "left"), (3, "middle"), (4, "middle"), (5, "right"), (6, "right")],
)
def test_a_number_goes_to_the_matching_column(value: int, column: str) -> None:
    assert Seat(FLEET).roll(value, value).legal(f"A>{FLEET}:") == [column]


def test_boxes_are_marked_from_the_top_and_give_their_benefit() -> None:
    seat = Seat(FLEET).roll(1, 3).play(f"A>{FLEET}:left")
    assert seat.marks(FLEET) == {"left1": "x"}
    assert seat.resources() == (1, 0, 0)
    seat.roll(2, 3).play(f"A>{FLEET}:left")
    assert seat.marks(FLEET) == {"left1": "x", "left2": "x"}
    assert seat.resources() == (1, 1, 1)


def test_a_number_can_not_go_to_another_column() -> None:
    assert "not with a 1 now, but with 5 and 6." in Seat(FLEET).roll(1, 3).why(f"A>{FLEET}:right")


def test_a_full_column_takes_no_more_numbers() -> None:
    seat = engaged(RIGHT).roll(5, 4)
    assert seat.legal(f"A>{FLEET}:") == []
    assert seat.legal(f"B>{FLEET}:") == ["middle"]


def test_the_last_box_is_a_star_and_engages_the_ability() -> None:
    seat = Seat(FLEET).write(FLEET, left1="x", left2="x").roll(2, 3)
    assert seat.stars(FLEET) == 0
    seat.play(f"A>{FLEET}:left")
    assert seat.stars(FLEET) == 1
    assert seat.marks(FLEET) == LEFT


# --- left: choosing what is gained -----------------------------------------------------


def test_a_pumpkin_of_wingspan_can_be_taken_as_a_coin() -> None:
    seat = engaged(LEFT, "wingspan").roll(4, 4).play("A>wingspan:1")
    assert seat.resources() == (0, 0, 0)
    assert seat.legal() == [f"{FLEET}:pumpkin", f"{FLEET}:heart", f"{FLEET}:coin"]
    assert seat.play(f"{FLEET}:coin").resources() == (0, 0, 1)


def test_the_choice_is_there_at_once_in_the_turn_that_engages_it() -> None:
    seat = Seat(FLEET, "wingspan").write(FLEET, left1="x", left2="x").roll(2, 3)
    seat.play(f"A>{FLEET}:left", "B>wingspan:1", f"{FLEET}:heart")
    assert seat.resources() == (0, 1, 0)


def test_before_it_is_engaged_gains_are_as_printed() -> None:
    seat = Seat(FLEET, "wingspan").write(FLEET, left1="x", left2="x").roll(2, 3)
    assert seat.play("B>wingspan:1").resources() == (1, 0, 0)


def test_each_of_several_gains_is_chosen_by_itself_in_fleet_too() -> None:
    seat = engaged({**LEFT, "middle1": "x"}).roll(3, 3).play(f"A>{FLEET}:middle")
    assert "waits for a choice" in seat.why("done")
    seat.play(f"{FLEET}:coin", f"{FLEET}:heart")
    assert seat.resources() == (0, 1, 1)
    assert "done" in seat.legal()


def test_each_circle_of_ark_nova_gives_a_resource_to_choose() -> None:
    seat = engaged(LEFT, "ark-nova").write("ark-nova", None, **{"1b": "o", "1c": "o"})
    seat.roll(1, 5).play("A>ark-nova:column1")
    seat.play(f"{FLEET}:coin", f"{FLEET}:heart", f"{FLEET}:coin")
    assert seat.resources() == (0, 1, 2)
    assert "done" in seat.legal()


def test_what_a_roll_gives_is_chosen_too() -> None:
    seat = engaged(LEFT, CATS).roll(1, 3)
    assert seat.legal() == [f"{FLEET}:{name}" for name in ("pumpkin", "heart", "coin")]
    assert seat.play(f"{FLEET}:heart").resources() == (0, 1, 0)


def test_a_printed_resource_without_room_can_be_taken_as_another() -> None:
    seat = engaged(LEFT, "scythe").give(pumpkin=18).roll(3, 5).play("A>scythe:top")
    assert seat.play(f"{FLEET}:coin").resources() == (18, 0, 1)


def test_a_resource_for_a_die_that_no_realm_takes_is_chosen_only_once() -> None:
    seat = engaged({**LEFT, **RIGHT}, "charterstone", "euphoria").roll(5, 5)
    seat.write("charterstone", building5="x", crate5="2").write("euphoria", left5="x", right5="x")
    assert seat.play("A>heart").resources() == (0, 1, 0)


# --- middle: altering a rolled die -----------------------------------------------------


def test_a_die_is_altered_by_one_if_both_rolled_dice_are_odd() -> None:
    seat = engaged(MIDDLE).roll(3, 5)
    assert alterations(seat) == ALTERATIONS
    seat.play(f"{FLEET}:B+1")
    assert seat.pad()["rolled"] == [3, 6]
    assert seat.resources() == (0, 0, 0)


@pytest.mark.parametrize("roll", [(2, 3), (3, 2), (4, 6)])
def test_nothing_is_altered_when_a_rolled_die_is_even(roll: tuple[int, int]) -> None:
    seat = engaged(MIDDLE).roll(*roll)
    assert alterations(seat) == []
    assert "that can't be chosen now. " in seat.why(f"{FLEET}:A+1")


def test_nothing_is_altered_before_the_ability_is_engaged() -> None:
    assert alterations(Seat(FLEET).roll(3, 5)) == []


def test_it_can_be_used_at_once_in_the_turn_that_engages_it() -> None:
    seat = Seat(FLEET).write(FLEET, middle1="x", middle2="x").roll(3, 5)
    assert alterations(seat.play(f"A>{FLEET}:middle")) == ["B+1", "B-1"]


def test_a_die_is_never_altered_below_one() -> None:
    assert alterations(engaged(MIDDLE).roll(1, 5)) == ["A+1", "B+1", "B-1"]


def test_only_one_die_is_altered_and_only_once_a_turn() -> None:
    seat = engaged(MIDDLE).roll(3, 5).play(f"{FLEET}:A-1")
    assert alterations(seat) == []
    assert alterations(seat.roll(1, 3)) == ["A+1", "B+1", "B-1"]


def test_it_is_still_there_after_other_moves_for_a_die_that_is_as_rolled() -> None:
    seat = engaged(MIDDLE, "wingspan").give(pumpkin=4).roll(3, 5)
    assert alterations(seat.play("A>wingspan:1")) == ["B+1", "B-1"]
    assert alterations(seat.play("B+1")) == []


def test_an_altered_die_counts_as_rolled_and_is_adjusted_further_from_there() -> None:
    """The 3 of 3 and 5 becomes a 2, is noted by Charterstone as a 2, and is used as a 1."""
    seat = engaged(MIDDLE, "charterstone", "legacy-of-yu").give(pumpkin=2).roll(3, 5)
    seat.play(f"{FLEET}:A-1", "B>charterstone:building=2")
    assert seat.marks("charterstone") == {"building5": "x", "crate5": "2"}
    seat.play("A-1", "A>legacy-of-yu:upper2")
    assert seat.marks("legacy-of-yu") == {"upper2": "1"}
    assert seat.resources() == (0, 1, 1)


def test_an_altered_die_counts_as_rolled_for_created_dice() -> None:
    seat = engaged(MIDDLE).give(heart=3, coin=2).roll(3, 5)
    assert seat.legal("hearts3:") == ["3", "5"]
    assert seat.legal("coins2:") == []
    seat.play(f"{FLEET}:A-1")
    assert seat.legal("hearts3:") == ["2", "5"]
    assert seat.legal("coins2:") == ["2", "5"]


def test_an_altered_die_that_no_realm_takes_gives_a_resource() -> None:
    seat = engaged(MIDDLE, "euphoria", "scythe").write("euphoria", left4="x", right4="x")
    seat.write("scythe", 1, top4="x", bottom4="x").roll(3, 5)
    assert seat.legal("A>heart") == []
    seat.play(f"{FLEET}:A+1", "A>heart")
    assert seat.resources() == (0, 1, 0)


def test_an_altered_pair_is_no_pair_any_more() -> None:
    seat = engaged(MIDDLE, "euphoria").give(heart=2).roll(3, 3)
    assert "hearts2" in seat.legal()
    assert seat.legal("A>euphoria:") == ["left", "right", "both"]
    seat.play(f"{FLEET}:B+1")
    assert "hearts2" not in seat.legal()
    assert seat.legal("A>euphoria:") == ["left", "right"]


def test_an_altered_die_stays_free_for_any_realm() -> None:
    seat = engaged(MIDDLE, "wingspan").give(pumpkin=3).roll(3, 5)
    seat.play("B>wingspan:1", "A*", f"{FLEET}:A+1", "A>wingspan:1")
    assert seat.marks("wingspan") == {"1a": "5", "1b": "4"}


def test_the_die_is_altered_for_its_owner_alone() -> None:
    game = find_game("rolling-realms")
    position = game.new(2, {"rounds": 1, "realms": [[FLEET, "wingspan", "scythe"]]})
    data = json.loads(json.dumps(position.to_json()))
    for pad in data["pads"]:
        pad["realms"][FLEET] = MIDDLE
        pad["stars"][FLEET] = 1
    position = game.load(data)
    position.roll(position.parse_outcome([3, 5]))
    GAME.play(position, 0, position.parse(0, f"{FLEET}:A-1"))
    assert position.dice() == [3, 5]
    texts = [position.text(1, move) for move in position.legal(1)]
    assert f"{FLEET}:A-1" in texts
    assert "A>scythe:top" in texts


# --- middle, before what a roll triggers -----------------------------------------------


def test_with_biddy_and_walter_a_die_may_be_altered_first() -> None:
    """3 and 5 call for sleep; with the 3 as a 2, they call for play."""
    seat = engaged(MIDDLE, CATS).roll(3, 5)
    assert seat.marks(CATS) == {}
    assert seat.legal() == [f"{FLEET}:{text}" for text in [*ALTERATIONS, "wait"]]
    assert seat.play(f"{FLEET}:A-1").marks(CATS) == {"play1": "x"}


def test_with_biddy_and_walter_a_die_may_be_altered_afterwards() -> None:
    seat = engaged(MIDDLE, CATS).roll(3, 5).play(f"{FLEET}:wait")
    assert seat.marks(CATS) == {"cat1": "o"}
    seat.play(f"{FLEET}:A-1")
    assert seat.pad()["rolled"] == [2, 5]
    assert seat.marks(CATS) == {"cat1": "o"}


def test_nobody_is_asked_first_when_nothing_can_be_altered() -> None:
    seat = engaged(MIDDLE, CATS).roll(3, 4)
    assert seat.marks(CATS) == {"play1": "x"}
    assert "done" in seat.legal()


def test_the_question_survives_saving_and_loading() -> None:
    seat = engaged(MIDDLE, CATS).roll(3, 5)
    saved = json.loads(json.dumps(seat.position.to_json()))
    assert seat.game.load(saved).to_json() == seat.position.to_json()


def test_a_question_that_fleet_never_asks_is_not_loaded() -> None:
    data = json.loads(json.dumps(engaged(MIDDLE, CATS).roll(3, 5).position.to_json()))
    data["pads"][0]["pending"][0][1] = 1
    with pytest.raises(BadPosition):
        find_game("rolling-realms").load(data)


# --- right: a star for a turn with all three realms --------------------------------------


def test_a_turn_with_all_three_realms_scores_a_star() -> None:
    seat = engaged(RIGHT, "wingspan", "scythe").give(coin=1).roll(2, 3)
    seat.play("coins:1", f"C>{FLEET}:left", "A>wingspan:1", "B>scythe:top")
    assert seat.stars(FLEET) == 1
    seat.play("done")
    assert seat.stars(FLEET) == 2


def test_a_turn_with_two_realms_scores_none() -> None:
    seat = engaged(RIGHT, "wingspan", "scythe").give(coin=1).roll(2, 3)
    seat.play("A>wingspan:1", "B>scythe:top", "done")
    assert seat.stars(FLEET) == 1


def test_two_uses_of_one_realm_are_not_three_realms() -> None:
    seat = engaged(RIGHT, "wingspan", "scythe").give(pumpkin=3, coin=1).roll(2, 3)
    seat.play("A>wingspan:1", "B>scythe:top", "coins:1", "C*", "C>wingspan:1", "done")
    assert seat.stars(FLEET) == 1


def test_a_realm_that_was_opened_again_was_activated_all_the_same() -> None:
    potions = "potion-explosion"
    brewed = {"bubble3a": "1", "bubble3b": "2", "bubble3c": "3", "bubble3d": "4"}
    seat = engaged(RIGHT, potions, "wingspan").give(coin=6)
    seat.write(potions, 3, stars3="x", label3="o", **brewed).roll(1, 3).play("coins:6")
    seat.play(f"A>{FLEET}:left", f"B>{potions}:1", "C>wingspan:1", f"{potions}:open=wingspan")
    assert seat.play("done").stars(FLEET) == 2


def test_the_turn_that_engages_it_counts_too() -> None:
    seat = Seat(FLEET, "wingspan", "scythe").write(FLEET, right1="x", right2="x").give(coin=1)
    seat.roll(2, 5).play("A>wingspan:1", "coins:1", "C>scythe:top", f"B>{FLEET}:right")
    assert seat.stars(FLEET) == 1
    assert seat.play("done").stars(FLEET) == 2


def test_before_it_is_engaged_three_realms_score_nothing() -> None:
    seat = Seat(FLEET, "wingspan", "scythe").give(coin=1).roll(2, 5)
    seat.play("A>wingspan:1", "coins:1", "C>scythe:top", f"B>{FLEET}:right", "done")
    assert seat.stars(FLEET) == 0


def test_there_are_never_more_than_six_stars() -> None:
    # A star a turn for three realms, and one for the middle column in the third.
    seat = engaged(RIGHT, "wingspan", "wonderlands-war").give(coin=5)
    for column, value, circle in zip(
        ("middle", "middle", "middle", "left", "left"), (3, 3, 3, 2, 2), "abcab", strict=True
    ):
        ground = "5" if value == 3 else "7"
        bird = "1" if value == 3 else "2"
        seat.roll(value, 6).play(f"A>{FLEET}:{column}", f"B>wingspan:{bird}")
        seat.play("coins:1", f"C>wonderlands-war:{ground}{circle}")
    assert seat.play("done").stars(FLEET) == 6


# --- the card as a whole -----------------------------------------------------------------


def test_the_card_gives_each_resource_equally_often() -> None:
    gains = [gain for place in CARD.places for gain in place.gains if gain != STAR]
    assert {gain: gains.count(gain) for gain in gains} == {0: 3, 1: 3, 2: 3}


def test_excellent_play_scores_six_stars() -> None:
    seat = Seat(FLEET, "wingspan", "scythe")
    seat.roll(1, 6).play("A>wingspan:3", f"B>{FLEET}:right", "coins:1", "C>scythe:top+bottom")
    seat.roll(2, 5).play(f"B>{FLEET}:right", "A>scythe:top+bottom", "coins:1", "C>wingspan:1")
    seat.roll(5, 6).play(f"A>{FLEET}:right", "B>wingspan:1", "coins:1", "C>scythe:bottom")
    seat.roll(2, 2).play("A>wingspan:2", "B>scythe:bottom", "hearts2", f"C>{FLEET}:left")
    seat.roll(2, 6).play(f"A>{FLEET}:left", "coins:1", "C>wingspan:1", "B>scythe:top+bottom")
    seat.roll(4, 4).play("A>scythe:top", "coins:1", "B>wingspan:2", f"C>{FLEET}:left", "done")
    assert seat.stars(FLEET) == 6


# --- what bots expect ----------------------------------------------------------------------------


def promise(stars: int, **marks: str) -> float:
    pad = Seat(FLEET).pass_to(6).write(FLEET, stars, **marks).position.pads[0]
    return find_realm(FLEET).realm.promise(pad, pad.realms[0])


def test_bots_see_the_stars_of_columns_and_most_of_all_the_way_to_sail() -> None:
    assert promise(0) == 0
    assert promise(0, left1="x") < promise(0, left1="x", left2="x")
    assert promise(0, left1="x") < promise(0, right1="x")
    engaged = {"right1": "x", "right2": "x", "right3": "x", "sail": "o"}
    assert promise(1, **engaged) > 3
    assert promise(5, **engaged) == 1
