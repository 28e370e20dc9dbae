"""The turn: each die once, each in another realm, and a resource for a die no realm takes."""

import json

import pytest

from rollwright.core.errors import BadPosition, IllegalMove, NotYourTurn
from rollwright.games import find_game
from tests.games.realms.scenario import Seat

REALMS = ("charterstone", "euphoria", "scythe")


def deaf_to_1() -> Seat:
    """No realm here takes a 1, and every realm takes a 6."""
    seat = Seat(*REALMS).write("charterstone", building1="x", crate1="5")
    seat.write("euphoria", left1="x", right1="x")
    return seat.write("scythe", 1, top1="x", bottom1="x")


# --- activating realms ---------------------------------------------------------------------


def test_the_overview_of_a_turn_in_three_steps() -> None:
    seat = Seat("charterstone", "euphoria", "tapestry").give(pumpkin=2)
    seat.write("euphoria", left1="x", right3="x").write("tapestry", c1="x", c2="x", d2="x")
    seat.roll(6, 2)
    # 1. The 6 marks its building, gains a coin and notes the 2, which stays available.
    seat.play("A>charterstone:building=2")
    assert seat.marks("charterstone") == {"building6": "x", "crate6": "2"}
    assert seat.resources() == (2, 0, 1)
    # 2. Two pumpkins make the 2 a 3; beside a marked 1 it sums to 4: a star.
    seat.play("B+1", "B>euphoria:left")
    assert (seat.resources(), seat.stars("euphoria")) == ((0, 0, 1), 1)
    # 3. The coin just gained creates a 1, which completes a big square: a heart.
    seat.play("coins:1", "C>tapestry:d1")
    assert seat.resources() == (0, 1, 0)
    # The physical dice were never changed.
    assert seat.position.dice() == [6, 2]


def test_each_die_is_used_once() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("A>euphoria:left")
    assert seat.legal("A>") == []
    assert "used already" in seat.why("A>charterstone:building=2")


def test_the_dice_go_to_different_realms() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("A>euphoria:left")
    assert seat.legal("B>euphoria") == []
    assert seat.legal("B>") == [
        "charterstone:building=6",
        "scythe:top",
    ]
    assert "Euphoria was used already this turn" in seat.why("B>euphoria:left")


def test_the_dice_are_used_in_any_order() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("B>euphoria:left", "A>charterstone:building=2")
    assert seat.marks("euphoria") == {"left2": "x"}
    assert (seat.legal("A"), seat.legal("B")) == ([], [])


def test_a_realm_may_be_activated_again_next_turn() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("A>euphoria:left").roll(5, 2)
    assert seat.legal("A>euphoria:") == ["left", "right"]


def test_using_a_die_is_never_forced() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("done").roll(5, 2).play("A>euphoria:left", "done")
    assert seat.position.turn == 3


def test_the_turn_may_be_ended_whenever_nothing_is_pending() -> None:
    seat = Seat(*REALMS).give(pumpkin=5, coin=3).roll(6, 2)
    for move in ("A-1", "A>euphoria:left", "coins:3", "C*", "C>euphoria:left"):
        assert "done" in seat.legal()
        seat.play(move)
    assert "done" in seat.legal()


def test_nothing_can_be_done_after_the_end_of_the_turn() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("done")
    with pytest.raises(NotYourTurn):
        seat.play("A>euphoria:left")


def test_dice_that_were_not_used_are_gone_with_the_turn() -> None:
    seat = Seat(*REALMS).roll(6, 2).play("done").roll(5, 4)
    assert [seat.legal(f"{die}>charterstone:") for die in "AB"] == [["building=4"], ["building=5"]]


# --- a resource instead ----------------------------------------------------------------------


def test_a_die_that_no_realm_takes_as_rolled_gives_a_resource_of_choice() -> None:
    seat = deaf_to_1().roll(1, 6)
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]
    assert seat.play("A>heart").resources() == (0, 1, 0)


def test_that_uses_the_die_up_and_activates_no_realm() -> None:
    seat = deaf_to_1().roll(1, 6).play("A>coin")
    assert seat.legal("A") == []
    assert len(seat.legal("B>")) == 4
    assert (seat.pad()["activated"], seat.pad()["closed"]) == ([], [])


def test_the_resource_may_be_spent_at_once() -> None:
    seat = deaf_to_1().roll(1, 6).play("A>coin")
    assert seat.legal("coins") == [":1"]


def test_it_is_a_choice() -> None:
    assert "done" in deaf_to_1().roll(1, 6).legal()


def test_both_dice_may_give_a_resource() -> None:
    seat = deaf_to_1().roll(1, 1).play("A>coin", "B>pumpkin")
    assert seat.resources() == (1, 0, 1)


def test_a_die_that_some_realm_takes_gives_none() -> None:
    seat = deaf_to_1().roll(1, 6)
    assert not {"heart", "coin", "pumpkin"} & set(seat.legal("B>"))
    assert "can be used as rolled" in seat.why("B>heart")


def test_a_realm_that_was_activated_is_not_open_to_the_die() -> None:
    # Only Euphoria would take the 1, until the other die closes it.
    seat = _only_euphoria()
    assert seat.legal("A>") == ["euphoria:left"]
    assert seat.play("B>euphoria:left").legal("A>") == ["pumpkin", "heart", "coin"]


def test_a_freed_die_finds_every_realm_open() -> None:
    seat = _only_euphoria().give(pumpkin=3).play("B>euphoria:left", "A*")
    assert seat.legal("A>") == ["euphoria:left"]


def test_freeing_alone_adjusts_nothing() -> None:
    assert deaf_to_1().roll(1, 6).give(pumpkin=3).play("A*").legal("A>") == [
        "pumpkin",
        "heart",
        "coin",
    ]


@pytest.mark.parametrize("moves", [["A-1"], ["A-1", "A+1"], ["A*-1"], ["A*", "A-1", "A+1"]])
def test_a_die_that_was_ever_adjusted_gives_none(moves: list[str]) -> None:
    # Even when its value is the rolled one again.
    seat = deaf_to_1().roll(2, 6).give(pumpkin=7)
    seat.write("charterstone", building2="x", crate2="5").write("euphoria", left2="x", right2="x")
    seat.write("scythe", 2, top2="x", bottom2="x")
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]
    seat.play(*moves)
    assert seat.legal("A>") == []
    assert "was adjusted" in seat.why("A>heart")


def test_a_created_die_gives_none() -> None:
    seat = deaf_to_1().roll(6, 5).give(coin=1).play("coins:1")
    assert seat.legal("C>") == []
    assert "was created" in seat.why("C>heart")


def test_a_realm_takes_a_die_only_if_its_cost_can_be_paid() -> None:
    # Scythe has only its bottom 1 left for a 1: a pumpkin opens it.
    seat = Seat("charterstone", "euphoria", "scythe").write(
        "charterstone", building1="x", crate1="6"
    )
    seat.write("euphoria", left1="x", right1="x").write("scythe", top1="x").roll(1, 6)
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]
    assert seat.give(pumpkin=1).legal("A>") == ["scythe:bottom"]


def test_a_realm_that_gives_nothing_takes_the_die_all_the_same() -> None:
    # A full row of resources doesn't close a realm: what counts is that the move is legal.
    seat = deaf_to_1().give(heart=18).roll(3, 6)
    assert not {"pumpkin", "heart", "coin"} & set(seat.legal("A>"))


def _only_euphoria() -> Seat:
    """Only Euphoria takes a 1, and once."""
    seat = Seat(*REALMS).write("charterstone", building1="x", crate1="5")
    seat.write("euphoria", right1="x")
    return seat.write("scythe", 1, top1="x", bottom1="x").roll(1, 6)


# --- texts and values --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "done ",
        "Done",
        "A",
        "A+2",
        "A++1",
        "A+1*",
        "a+1",
        "AB+1",
        "A**",
        "A>",
        "A>star",
        "A>euphoria",
        "A>euphoria:",
        "A>euphoria:middle",
        "A>Euphoria:left",
        "A>wingspan:1",
        "A>charterstone:building=7",
        "A>charterstone:building=",
        "euphoria:left:right",
        "hearts2:4",
        "hearts3",
        "hearts3:7",
        "coins2",
        "coins:0",
        "coins:7",
        "coins:+1",
        "coins:\u0661",
        "pumpkins2",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    seat = Seat(*REALMS).give(pumpkin=9, heart=9, coin=9)
    before = seat.roll(6, 2).position.to_json()
    with pytest.raises(IllegalMove):
        seat.play(text)
    assert seat.position.to_json() == before


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("C>euphoria:left", "There is no such die"),
        ("Z+1", "There is no such die"),
        ("A>euphoria:both", "Euphoria does not take a 6 so"),
        ("A>charterstone:building=3", "Charterstone does not take a 6 so"),
        ("A>charterstone:crates", "Charterstone does not take a 6 so"),
        ("euphoria:left", "Euphoria, left: that takes a die. "),
        ("A>heart", "can be used as rolled"),
    ],
)
def test_moves_that_are_refused_with_their_reason(move: str, reason: str) -> None:
    seat = Seat(*REALMS).give(pumpkin=9, heart=9, coin=9)
    assert reason in seat.roll(6, 2).why(move)


def test_a_turn_can_be_saved_and_loaded_after_every_move() -> None:
    seat = Seat("charterstone", "euphoria", "tapestry").give(pumpkin=10, heart=6, coin=6)
    seat.roll(4, 4)
    moves = ["hearts2", "A*+1", "A-1", "A>charterstone:building=4", "C>euphoria:both", "coins:1"]
    moves += ["D+1", "D*", "D>charterstone:building=4", "hearts3:4", "B>tapestry:a3,a4,a5,b4"]
    for move in moves:
        seat.play(move)
        saved = json.loads(json.dumps(seat.position.to_json()))
        loaded = seat.game.load(saved)
        assert loaded.to_json() == saved
        assert loaded.legal(0) == seat.position.legal(0)


@pytest.mark.parametrize("value", [0, 7])
def test_a_saved_die_shows_1_to_6(value: int) -> None:
    data = json.loads(json.dumps(Seat(*REALMS).roll(6, 2).position.to_json()))
    data["pads"][0]["dice"][0]["value"] = value
    with pytest.raises(BadPosition, match="from 1 to 6"):
        find_game("rolling-realms").load(data)


@pytest.mark.parametrize("pending", [[2, 0, 3], [0, -2, 0], [0, -1, 1], [0, -3, 0]])
def test_a_saved_turn_never_waits_for_something_without_a_choice(pending: list[int]) -> None:
    data = json.loads(json.dumps(Seat(*REALMS).roll(6, 2).position.to_json()))
    data["pads"][0]["pending"] = [pending]
    with pytest.raises(BadPosition, match="waiting for a decision"):
        find_game("rolling-realms").load(data)


def test_a_copy_goes_its_own_way() -> None:
    seat = Seat(*REALMS).give(pumpkin=2).roll(6, 2)
    before = seat.position.to_json()
    copy = seat.position.copy()
    for move in ("A-1", "A>euphoria:left", "B>charterstone:building=6"):
        seat.game.play(copy, 0, copy.parse(0, move))
    assert seat.position.to_json() == before
