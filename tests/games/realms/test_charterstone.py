"""Charterstone: buildings note the other rolled die on their crates."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "charterstone"


def town() -> Seat:
    return Seat(NAME)


@pytest.mark.parametrize(
    ("value", "reward"),
    [
        (1, (1, 0, 0)),
        (2, (1, 0, 0)),
        (3, (0, 1, 0)),
        (4, (0, 1, 0)),
        (5, (0, 0, 1)),
        (6, (0, 0, 1)),
    ],
)
def test_a_number_marks_its_building_and_gains_the_resource(
    value: int, reward: tuple[int, int, int]
) -> None:
    seat = town().roll(value, 4).play(f"A>{NAME}:building=4")
    assert seat.marks(NAME)[f"building{value}"] == "x"
    assert seat.resources() == reward


def test_the_other_rolled_die_is_noted_on_the_crate_below() -> None:
    # Step 1 of the overview: the 6 marks its building and notes the 2.
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2")
    assert seat.marks(NAME) == {"building6": "x", "crate6": "2"}


def test_the_noted_die_stays_available_for_another_realm() -> None:
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2")
    assert seat.legal("B>wingspan:") == ["1", "2", "3"]


def test_no_other_number_can_be_noted() -> None:
    seat = town().roll(6, 2)
    assert seat.legal(f"A>{NAME}:") == ["building=2"]
    assert seat.legal(f"B>{NAME}:") == ["building=6"]


def test_the_noted_die_is_never_adjusted() -> None:
    # Pumpkins on the other die change nothing about what is noted.
    seat = town().roll(6, 2).give(pumpkin=2).play("B+1")
    assert seat.legal(f"A>{NAME}:") == ["building=2"]


def test_an_adjusted_die_marks_the_building_of_its_new_value() -> None:
    seat = town().roll(6, 2).give(pumpkin=2).play("A-1", f"A>{NAME}:building=2")
    assert seat.marks(NAME) == {"building5": "x", "crate5": "2"}


def test_a_die_that_was_used_already_is_still_the_other_rolled_die() -> None:
    seat = town().roll(6, 2).play("B>wingspan:1", f"A>{NAME}:building=2")
    assert seat.marks(NAME)["crate6"] == "2"


def test_with_a_created_die_either_rolled_die_is_noted() -> None:
    seat = town().roll(6, 2).give(coin=4).play("coins:4")
    assert seat.legal(f"C>{NAME}:") == ["building=6", "building=2"]
    assert seat.play(f"C>{NAME}:building=6").marks(NAME) == {"building4": "x", "crate4": "6"}


def test_with_a_created_die_on_a_pair_there_is_one_number_to_note() -> None:
    seat = town().roll(5, 5).give(coin=4).play("coins:4")
    assert seat.legal(f"C>{NAME}:") == ["building=5"]


def test_a_created_die_is_never_noted() -> None:
    seat = town().roll(6, 2).give(coin=3).play("coins:3")
    assert seat.legal(f"A>{NAME}:") == ["building=2"]
    assert seat.legal(f"C>{NAME}:") == ["building=6", "building=2"]


def test_a_building_is_marked_once() -> None:
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2").roll(6, 3)
    assert seat.legal(f"A>{NAME}:") == []
    why = seat.why(f"A>{NAME}:building=3")
    assert why == "Charterstone, building 6: that is taken already (marked)."


def test_a_number_marks_all_crates_on_which_it_is_noted() -> None:
    seat = town().write(NAME, building1="x", crate1="4", building5="x", crate5="4")
    seat.write(NAME, building3="x", crate3="2").roll(4, 1).play(f"A>{NAME}:crates")
    assert [seat.marks(NAME)[f"crate{at}"] for at in (1, 3, 5)] == ["4x", "2", "4x"]
    assert seat.stars(NAME) == 2


def test_crates_gain_no_resource_and_mark_no_building() -> None:
    seat = town().write(NAME, building1="x", crate1="4").roll(4, 1).play(f"A>{NAME}:crates")
    assert seat.resources() == (0, 0, 0)
    assert seat.marks(NAME) == {"building1": "x", "crate1": "4x"}


def test_a_number_that_is_noted_may_still_mark_its_building() -> None:
    seat = town().write(NAME, building1="x", crate1="4").roll(4, 1)
    assert seat.legal(f"A>{NAME}:") == ["building=1", "crates"]


def test_a_crate_without_a_number_is_never_marked() -> None:
    assert "crates" not in town().roll(4, 1).legal(f"A>{NAME}:")


def test_marking_crates_needs_an_unmarked_one_with_the_number() -> None:
    seat = town().write(NAME, 1, building1="x", crate1="4x").roll(4, 1)
    assert seat.legal(f"A>{NAME}:") == ["building=1"]


def test_marked_crates_are_not_marked_again() -> None:
    seat = town().write(NAME, 1, building1="x", crate1="4x", building2="x", crate2="4")
    assert seat.roll(4, 1).play(f"A>{NAME}:crates").stars(NAME) == 2


def test_adjusted_and_created_dice_mark_crates_by_their_present_value() -> None:
    seat = town().write(NAME, building1="x", crate1="4").roll(5, 1).give(pumpkin=2, coin=4)
    assert "crates" in seat.play("A-1").legal(f"A>{NAME}:")
    assert "crates" in seat.play("coins:4").legal(f"C>{NAME}:")


def test_a_later_turn_may_mark_the_crate_noted_before() -> None:
    # The overview: each realm once a turn, so the new crate has to wait.
    seat = town().roll(6, 2).play(f"A>{NAME}:building=2")
    assert seat.legal(f"B>{NAME}:") == []
    assert seat.roll(2, 1).play(f"A>{NAME}:crates").stars(NAME) == 1


def test_six_crates_are_six_stars() -> None:
    marks = {f"building{at}": "x" for at in range(1, 7)} | {f"crate{at}": "3" for at in range(1, 7)}
    seat = town().write(NAME, None, **marks).roll(3, 1).play(f"A>{NAME}:crates")
    assert seat.stars(NAME) == 6
