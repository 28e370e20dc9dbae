"""Gùgōng: a greater number gains a resource, any other pays it."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NEXT = "A>gugong:next"
FLEET = "fleet-the-dice-game"
# The resource of each box, and the stars above it.
RESOURCES = "phchpchcph"
STARS = {3: 1, 5: 1, 7: 1, 8: 1, 10: 2}
BOXES = range(1, 11)


def boxes(*numbers: int) -> dict[str, str]:
    return {f"box{box}": str(number) for box, number in enumerate(numbers, 1)}


def written(*numbers: int) -> Seat:
    stars = sum(STARS.get(box, 0) for box in range(1, len(numbers) + 1))
    return Seat("gugong").write("gugong", stars, **boxes(*numbers))


def one(box: int) -> list[int]:
    """One resource of the kind of this box."""
    return [int(kind == RESOURCES[box - 1]) for kind in "phc"]


# --- boxes in order ----------------------------------------------------------------------------


def test_numbers_are_written_in_order_the_upper_row_first() -> None:
    seat = Seat("gugong").give(5, 5, 5)
    numbers = (2, 5, 6, 1, 4, 6)
    for number in numbers:
        seat.roll(number, number % 6 + 1).play(NEXT)
    assert seat.marks("gugong") == boxes(*numbers)


def test_a_full_card_takes_no_more() -> None:
    seat = written(1, 2, 3, 4, 5, 6, 1, 2, 3, 4).give(5, 5, 5).roll(5, 1)
    assert seat.legal("A>gugong:") == []
    assert seat.why(NEXT)


# --- gaining -----------------------------------------------------------------------------------


def test_the_first_box_always_gains() -> None:
    for value in range(1, 7):
        seat = Seat("gugong").roll(value, 1).play(NEXT)
        assert seat.marks("gugong") == boxes(value)
        assert seat.resources() == (1, 0, 0)


@pytest.mark.parametrize("box", BOXES)
def test_a_greater_number_gains_the_resource(box: int) -> None:
    seat = written(*[3] * (box - 1)).roll(4, 1).play(NEXT)
    assert list(seat.resources()) == one(box)


@pytest.mark.parametrize("last", range(1, 7))
def test_what_is_greater(last: int) -> None:
    greater = list(range(last + 1, 7)) if last < 6 else [1]
    gained = []
    for value in range(1, 7):
        seat = written(last).give(heart=1).roll(value, 1).play(NEXT)
        gained += [value] if seat.resources() == (0, 2, 0) else []
        assert seat.resources() in ((0, 2, 0), (0, 0, 0))
    assert gained == greater


def test_an_adjusted_number_is_written_and_compared() -> None:
    # A 5 would have to be paid for; a 6 is greater, and the next 1 is greater again.
    seat = written(5).give(pumpkin=2).roll(5, 1)
    assert seat.legal("A>gugong:") == []
    seat.play("A+1", NEXT)
    assert (seat.marks("gugong"), seat.resources()) == (boxes(5, 6), (0, 1, 0))
    assert seat.roll(1, 2).play(NEXT).resources() == (0, 1, 1)


def test_the_lower_row_goes_on_from_the_end_of_the_upper_one() -> None:
    seat = written(1, 2, 3, 4, 5).roll(4, 6)
    assert seat.legal("A>gugong:") == []
    assert seat.play("B>gugong:next").resources() == (0, 0, 1)


# --- paying ------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", range(2, 11))
@pytest.mark.parametrize("value", [3, 2])
def test_an_equal_or_lower_number_pays_the_resource(box: int, value: int) -> None:
    seat = written(*[3] * (box - 1)).give(*one(box)).roll(value, 1).play(NEXT)
    assert seat.resources() == (0, 0, 0)
    assert seat.marks("gugong") == boxes(*[3] * (box - 1), value)


@pytest.mark.parametrize("box", range(2, 11))
def test_without_the_resource_the_number_cannot_be_used(box: int) -> None:
    others = [3 - 3 * count for count in one(box)]
    seat = written(*[3] * (box - 1)).give(*others).roll(3, 1)
    assert seat.legal("A>gugong:") == []


def test_what_is_missing_is_told() -> None:
    assert "a heart is missing" in written(3).roll(2, 1).why(NEXT)


def test_who_could_gain_does_not_pay() -> None:
    seat = written(3).give(heart=1).roll(5, 1).play(NEXT)
    assert seat.resources() == (0, 2, 0)


def test_a_1_after_a_1_has_to_be_paid() -> None:
    assert written(1).roll(1, 2).legal("A>gugong:") == []


def test_a_choice_of_gains_does_not_pay() -> None:
    seat = Seat("gugong", FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.write("gugong", 0, **boxes(3)).roll(2, 5)
    assert seat.legal("A>gugong:") == []
    seat.play("B>gugong:next", f"{FLEET}:coin").roll(4, 2)
    assert seat.play(NEXT).resources() == (0, 0, 0)


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("value", [4, 3])
def test_the_stars_above_a_box_are_scored_whether_one_gains_or_pays(box: int, value: int) -> None:
    seat = written(*[3] * (box - 1)).give(1, 1, 1)
    before = seat.stars("gugong")
    seat.roll(value, 1).play(NEXT)
    assert seat.stars("gugong") == before + STARS.get(box, 0)


def test_ten_numbers_are_all_six_stars() -> None:
    assert written(1, 2, 3, 4, 5, 6, 1, 2, 3).roll(4, 1).play(NEXT).stars("gugong") == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize("marks", [{"box2": "3"}, {"box1": "x"}, {"box1": "7"}, {"above3": "x"}])
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat("gugong").write("gugong", None, **marks)
