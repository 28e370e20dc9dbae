"""Resources: gaining, spending, and every line of the resource table."""

import pytest

from rollwright.core.message import say
from tests.games.realms.scenario import Seat


def seat_with(pumpkin: int = 0, heart: int = 0, coin: int = 0) -> Seat:
    return Seat("charterstone", "euphoria", "wingspan").give(pumpkin, heart, coin)


def counts(seat: Seat) -> object:
    return seat.pad()["resources"]


def value_of(seat: Seat, die: str) -> int:
    """The present value of a die."""
    dice = seat.pad()["dice"]
    assert isinstance(dice, list)
    value = dice["ABCDEFG".index(die)]["value"]
    assert isinstance(value, int)
    return value


# --- gaining and spending --------------------------------------------------------------------


def test_gained_resources_are_circled_and_spent_ones_crossed_out() -> None:
    # What is crossed out stays circled: it was gained.
    seat = seat_with(pumpkin=3).roll(5, 1).play("A-1")
    assert counts(seat) == {
        "pumpkin": {"gained": 3, "spent": 2},
        "heart": {"gained": 0, "spent": 0},
        "coin": {"gained": 0, "spent": 0},
    }


def test_only_what_was_gained_and_not_spent_can_be_spent() -> None:
    seat = seat_with(pumpkin=3).roll(5, 1).play("A-1")
    assert seat.legal("A+") == []
    assert seat.why("A+1") == "That costs 2 pumpkins, and you have 1 to spend."
    assert seat.why("coins:1") == "That costs 1 coin, and you have 0 to spend."


def test_resources_may_be_spent_before_the_dice_are_used() -> None:
    seat = seat_with(pumpkin=2, heart=3, coin=4).roll(5, 1)
    assert {"A-1", "B+1", "hearts3:5", "hearts3:1", "coins:4"} <= set(seat.legal())


def test_resources_may_be_spent_between_two_activations() -> None:
    seat = seat_with(pumpkin=2).roll(5, 1).play("A>euphoria:left")
    assert "B+1" in seat.legal()


def test_resources_may_be_spent_after_both_dice_are_used() -> None:
    seat = seat_with(coin=4).roll(5, 1).play("A>euphoria:left", "B>wingspan:1")
    seat.play("coins:4", "C>charterstone:building=5")
    assert seat.marks("charterstone") == {"building4": "x", "crate4": "5"}


def test_resources_may_be_spent_immediately_after_earning_them() -> None:
    seat = seat_with().roll(6, 1)
    assert seat.legal("coins") == []
    assert seat.play("A>charterstone:building=1").legal("coins") == [":1"]


def test_resources_may_be_spent_as_often_as_they_last() -> None:
    seat = seat_with(pumpkin=4, heart=6, coin=3).roll(2, 6)
    seat.play("A+1", "A+1", "hearts3:2", "hearts3:6", "coins:1", "coins:2")
    assert [value_of(seat, die) for die in "ABCDEF"] == [4, 6, 2, 6, 1, 2]
    assert seat.resources() == (0, 0, 0)


def test_gains_beyond_the_resource_card_are_lost() -> None:
    # The card has room for 18 of each.
    seat = Seat("between-two-castles").give(pumpkin=17).write("between-two-castles", L2a="5")
    assert seat.roll(4, 1).play("A>between-two-castles:L2").resources() == (18, 0, 0)


def test_spending_makes_no_room_on_the_resource_card() -> None:
    seat = Seat("wingspan", "euphoria", "scythe").give(pumpkin=18).roll(5, 1).play("A-1")
    assert seat.play("A>wingspan:1").resources() == (16, 0, 0)


def test_a_resource_instead_of_a_die_is_lost_too_when_the_card_is_full() -> None:
    seat = Seat("charterstone", "euphoria", "scythe").give(heart=18)
    seat.write("charterstone", building1="x", crate1="6").write("euphoria", left1="x", right1="x")
    seat.write("scythe", 1, top1="x", bottom1="x").roll(1, 6).play("A>heart")
    assert seat.resources() == (0, 18, 0)


# --- 2 pumpkins ------------------------------------------------------------------------------


def test_2_pumpkins_turn_a_5_into_a_4() -> None:
    seat = seat_with(pumpkin=2).roll(5, 1).play("A-1", "A>charterstone:building=1")
    assert seat.marks("charterstone") == {"building4": "x", "crate4": "1"}


def test_4_pumpkins_turn_a_1_into_a_2_and_then_into_a_3() -> None:
    seat = seat_with(pumpkin=4).roll(1, 6).play("A+1", "A+1", "A>euphoria:left")
    assert (seat.marks("euphoria"), seat.resources()) == ({"left3": "x"}, (0, 0, 1))


@pytest.mark.parametrize(("value", "move"), [(6, "A+1"), (1, "A-1"), (6, "A*+1"), (1, "A*-1")])
def test_a_die_never_leaves_the_range_from_1_to_6(value: int, move: str) -> None:
    # A 6 doesn't turn into a 1, nor a 1 into a 6.
    seat = seat_with(pumpkin=6).roll(value, 3)
    assert move not in seat.legal()
    assert "between 1 and 6" in seat.why(move)


def test_a_created_die_may_be_adjusted() -> None:
    seat = seat_with(pumpkin=2, coin=2).roll(6, 4).play("coins:2", "C+1")
    assert value_of(seat, "C") == 3


def test_adjusting_creates_no_new_die() -> None:
    seat = seat_with(pumpkin=2).roll(6, 4).play("B+1")
    assert not [move for move in seat.legal() if move.startswith("C")]
    seat.play("B>wingspan:1")
    assert seat.legal("B") == []


def test_a_used_die_cannot_be_adjusted_or_freed() -> None:
    seat = seat_with(pumpkin=3).roll(5, 4).play("A>wingspan:1")
    assert seat.legal("A") == []
    assert "used already" in seat.why("A+1")
    assert "used already" in seat.why("A*")


def test_adjusting_does_not_open_an_activated_realm() -> None:
    seat = seat_with(pumpkin=2).roll(5, 4).play("A>wingspan:1", "B+1")
    assert seat.legal("B>wingspan:") == []


# --- 3 pumpkins ------------------------------------------------------------------------------


def test_3_pumpkins_turn_a_3_into_a_2_for_the_realm_that_took_the_5() -> None:
    # The compendium's example.
    seat = seat_with(pumpkin=3).roll(3, 5).play("B>euphoria:left", "A*-1", "A>euphoria:left")
    assert seat.marks("euphoria") == {"left5": "x", "left2": "x"}
    assert seat.resources()[0] == 0


def test_3_pumpkins_may_use_a_realm_twice_without_adjusting() -> None:
    seat = seat_with(pumpkin=3).roll(3, 5).play("B>euphoria:left", "A*", "A>euphoria:left")
    assert seat.marks("euphoria") == {"left5": "x", "left3": "x"}


@pytest.mark.parametrize(("move", "value"), [("A*", 3), ("A*+1", 4), ("A*-1", 2)])
def test_3_pumpkins_adjust_by_one_or_not_at_all(move: str, value: int) -> None:
    seat = seat_with(pumpkin=3).roll(3, 5).play(move)
    assert (value_of(seat, "A"), seat.resources()) == (value, (0, 0, 0))


def test_3_pumpkins_may_be_spent_before_any_realm_is_activated() -> None:
    seat = seat_with(pumpkin=3).roll(3, 5).play("A*", "B>euphoria:left")
    assert seat.legal("A>euphoria:") == ["left", "right"]


def test_a_freed_die_goes_to_realms_not_activated_too() -> None:
    seat = seat_with(pumpkin=3).roll(3, 5).play("A*", "B>euphoria:left")
    assert seat.legal("A>wingspan:") == ["1", "2", "3"]


def test_a_die_is_freed_once_and_may_still_be_adjusted() -> None:
    seat = seat_with(pumpkin=9).roll(3, 5).play("A*+1")
    assert seat.legal("A*") == []
    assert "any realm already" in seat.why("A*")
    assert {"A+1", "A-1"} <= set(seat.legal())
    assert value_of(seat.play("A+1", "A+1"), "A") == 6


def test_only_the_freed_die_may_go_to_an_activated_realm() -> None:
    seat = seat_with(pumpkin=3, coin=2).roll(3, 5).play("coins:2", "A*", "B>euphoria:left")
    assert seat.legal("C>euphoria:") == []


def test_a_freed_die_is_still_used_only_once() -> None:
    seat = seat_with(pumpkin=6).roll(3, 5).play("A*", "A>wingspan:1")
    assert seat.legal("A") == []


def test_a_realm_used_by_a_freed_die_is_activated() -> None:
    seat = seat_with(pumpkin=3).roll(3, 5).play("A*", "A>wingspan:1")
    assert seat.legal("B>wingspan:") == []


def test_both_dice_may_go_to_one_realm_again_and_again() -> None:
    seat = seat_with(pumpkin=6, coin=2).roll(3, 5).play("A>wingspan:1", "B*", "B>wingspan:1")
    seat.play("coins:2", "C*", "C>wingspan:1")
    assert seat.marks("wingspan") == {"1a": "3", "1b": "5", "1c": "2"}


# --- 2 hearts on a pair ----------------------------------------------------------------------


def test_2_hearts_on_a_pair_of_4s_create_a_4() -> None:
    seat = seat_with(heart=2).roll(4, 4).play("hearts2")
    assert (value_of(seat, "C"), seat.resources()) == (4, (0, 0, 0))


def test_2_hearts_need_a_rolled_pair() -> None:
    seat = seat_with(pumpkin=2, heart=2).roll(4, 5)
    assert "hearts2" not in seat.legal()
    assert "no pair" in seat.why("hearts2")
    assert "hearts2" not in seat.play("A+1").legal()


def test_a_rolled_pair_stays_a_pair_when_a_die_is_adjusted_or_used() -> None:
    seat = seat_with(pumpkin=2, heart=2).roll(4, 4).play("A+1", "B>wingspan:1", "hearts2")
    assert value_of(seat, "C") == 4


def test_2_hearts_may_be_spent_twice_on_the_same_pair() -> None:
    seat = seat_with(heart=4).roll(4, 4).play("hearts2", "hearts2")
    assert (value_of(seat, "C"), value_of(seat, "D")) == (4, 4)


# --- 3 hearts --------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 6])
def test_3_hearts_on_1_and_6_create_a_1_or_a_6(value: int) -> None:
    seat = seat_with(heart=3).roll(1, 6)
    assert seat.legal("hearts") == ["3:1", "3:6"]
    seat.play(f"hearts3:{value}")
    assert (value_of(seat, "C"), seat.resources()) == (value, (0, 0, 0))


def test_3_hearts_copy_a_die_as_it_was_rolled() -> None:
    seat = seat_with(pumpkin=2, heart=3).roll(1, 6).play("A+1")
    assert seat.legal("hearts") == ["3:1", "3:6"]
    assert "No rolled die shows a 2" in seat.why("hearts3:2")


def test_3_hearts_copy_no_created_die() -> None:
    seat = seat_with(heart=3, coin=2).roll(1, 6).play("coins:2")
    assert seat.legal("hearts") == ["3:1", "3:6"]


def test_on_a_pair_3_hearts_stay_legal_though_2_would_do() -> None:
    assert seat_with(heart=3).roll(4, 4).legal("hearts") == ["2", "3:4"]


# --- 2 coins on a seven ----------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(2, 5), (5, 2), (3, 4), (1, 6)])
def test_2_coins_on_a_sum_of_7_copy_either_die(first: int, second: int) -> None:
    for value in (first, second):
        seat = seat_with(coin=2).roll(first, second)
        assert seat.legal("coins2") == [f":{first}", f":{second}"]
        seat.play(f"coins2:{value}")
        assert (value_of(seat, "C"), seat.resources()) == (value, (0, 0, 0))


def test_2_coins_need_a_rolled_sum_of_7() -> None:
    seat = seat_with(pumpkin=2, coin=2).roll(2, 4)
    assert seat.legal("coins2") == []
    refusal = "sum to 6, not to 7: only then do 2 coins create a die like either of the two."
    assert refusal in seat.why("coins2:4")
    assert seat.play("B+1").legal("coins2") == []


def test_a_rolled_7_stays_a_7_when_a_die_is_adjusted() -> None:
    seat = seat_with(pumpkin=2, coin=2).roll(2, 5).play("B+1")
    assert seat.legal("coins2") == [":2", ":5"]


def test_2_coins_copy_only_a_rolled_die() -> None:
    assert "No rolled die shows a 3" in seat_with(coin=2).roll(2, 5).why("coins2:3")


def test_2_coins_for_a_2_stay_a_choice_on_a_7() -> None:
    assert seat_with(coin=2).roll(2, 5).legal("coins") == ["2:2", "2:5", ":1", ":2"]


# --- X coins ---------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_x_coins_create_a_die_of_value_x(value: int) -> None:
    seat = seat_with(coin=6).roll(1, 1).play(f"coins:{value}")
    assert (value_of(seat, "C"), seat.resources()) == (value, (0, 0, 6 - value))


def test_x_coins_must_be_there() -> None:
    seat = seat_with(coin=3).roll(1, 1)
    assert seat.legal("coins:") == ["1", "2", "3"]
    assert "That costs 4" in seat.why("coins:4")


# --- created dice ----------------------------------------------------------------------------


@pytest.mark.parametrize("buy", ["hearts2", "hearts3:3", "coins:3"])
def test_a_created_die_cannot_go_to_an_activated_realm(buy: str) -> None:
    seat = seat_with(heart=3, coin=3).roll(3, 3).play("A>euphoria:left", "B>wingspan:1", buy)
    assert seat.legal("C>") == ["charterstone:building=3"]


def test_a_realm_activated_by_a_created_die_is_closed_to_the_rolled_ones() -> None:
    seat = seat_with(coin=3).roll(3, 5).play("coins:3", "C>wingspan:1")
    assert seat.legal("A>wingspan:") == []


def test_unless_3_pumpkins_are_spent_on_it() -> None:
    seat = seat_with(pumpkin=3, coin=3).roll(3, 5).play("A>wingspan:1", "coins:3", "C*")
    assert seat.legal("C>wingspan:") == ["1", "2", "3"]


def test_a_created_die_is_used_once() -> None:
    seat = seat_with(pumpkin=3, coin=3).roll(3, 5).play("coins:3", "C>wingspan:1")
    assert seat.legal("C") == []


def test_a_created_die_is_only_for_this_turn() -> None:
    seat = seat_with(coin=3).roll(3, 5).play("coins:3").roll(1, 1)
    assert [move for move in seat.legal() if move.startswith("C")] == []
    assert "no such die" in seat.why("C>wingspan:1")


def test_created_dice_are_named_anew_each_turn() -> None:
    seat = seat_with(coin=6).roll(3, 5).play("coins:2", "coins:1").roll(1, 1).play("coins:3")
    assert value_of(seat, "C") == 3
    assert seat.legal("D>") == []


def test_there_are_letters_for_24_created_dice() -> None:
    # More than any real turn needs; beyond that nothing is bought and nothing is paid.
    seat = seat_with(heart=18, coin=18).roll(4, 4)
    seat.play(*["coins:1"] * 18, *["hearts2"] * 6)
    assert "Z>wingspan:1" in seat.legal()
    assert (seat.legal("hearts"), seat.legal("coins")) == ([], [])
    assert "can't be more dice" in seat.why("hearts2")


# --- counters --------------------------------------------------------------------------------


def test_what_is_left_to_spend_is_counted() -> None:
    seat = seat_with(pumpkin=3, heart=4, coin=5).roll(5, 1)
    paper = seat.game.paper
    assert [counter.id for counter in paper.counters(seat.position)] == ["pumpkin", "heart", "coin"]
    assert paper.counts(seat.position, 0) == [3, 4, 5]
    seat.play("A-1", "coins:4")
    assert paper.counts(seat.position, 0) == [1, 4, 1]


def test_a_counter_tells_what_its_resource_buys() -> None:
    pumpkin = seat_with().game.paper.counters(seat_with().position)[0]
    assert say(pumpkin.name) == "pumpkins"
    assert say(pumpkin.about).startswith("2 pumpkins: a die 1 higher or lower. 3 ")
    assert say(pumpkin.about, "es").startswith("2 calabazas: un dado, 1 más o 1 menos. 3 ")


# --- what a move makes -----------------------------------------------------------------------


def made(seat: Seat) -> dict[str, str]:
    """What each legal move makes that no place shows."""
    offers = seat.game.paper.offers(seat.position, 0)
    return {offer.text: offer.terms.makes for offer in offers if offer.terms.makes}


def test_a_changed_die_is_told_with_the_value_it_will_have() -> None:
    told = made(seat_with(pumpkin=3).roll(5, 1))
    changes = {"A+1": "die6", "A-1": "die4", "A*": "die5", "A*+1": "die6", "A*-1": "die4"}
    assert told == {**changes, "B+1": "die2", "B*": "die1", "B*+1": "die2"}
    # The same moves with other dice make other values.
    assert made(seat_with(pumpkin=2).roll(2, 2))["A+1"] == "die3"


def test_a_created_die_is_told_with_its_value() -> None:
    told = made(seat_with(heart=3, coin=2).roll(4, 4))
    assert told == {"hearts2": "die4", "hearts3:4": "die4", "coins:1": "die1", "coins:2": "die2"}
    assert made(seat_with(heart=2).roll(3, 3)) == {"hearts2": "die3"}
    assert made(seat_with(coin=2).roll(3, 4))["coins2:4"] == "die4"


def test_a_resource_instead_of_a_die_is_told() -> None:
    seat = Seat("charterstone", "euphoria", "scythe")
    seat.write("charterstone", building1="x", crate1="6").write("euphoria", left1="x", right1="x")
    seat.write("scythe", 1, top1="x", bottom1="x").roll(1, 6)
    assert made(seat) == {"A>pumpkin": "pumpkin", "A>heart": "heart", "A>coin": "coin"}
