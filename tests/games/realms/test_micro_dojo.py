"""Micro Dojo: a number that gains, another one that doesn't, and squares in rows and columns."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "micro-dojo"
FLEET = "fleet-the-dice-game"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
C = f"C>{NAME}:"
THEN = f"{NAME}:off="
# The two numbers of each square, and what they give: pumpkins, hearts, coins, stars.
PUMPKIN, HEART, COIN, STAR = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
GAINS = {
    "a1": {1: PUMPKIN, 4: HEART},
    "b1": {2: COIN, 6: PUMPKIN},
    "c1": {3: STAR, 5: HEART},
    "a2": {2: COIN, 5: STAR},
    "b2": {3: PUMPKIN, 4: COIN},
    "c2": {1: HEART, 6: COIN},
    "a3": {3: HEART, 6: PUMPKIN},
    "b3": {1: STAR, 5: COIN},
    "c3": {2: PUMPKIN, 4: HEART},
}
NUMBERS = [(square, value) for square, gains in GAINS.items() for value in gains]


def of(value: int) -> list[str]:
    """The ids of all numbers of this value."""
    return [f"{square}-{number}" for square, number in NUMBERS if number == value]


def town(*others: str) -> Seat:
    return Seat(NAME, *others)


def marks(ringed: str, crossed: str) -> dict[str, str]:
    """Numbers that gained and numbers that did not, with the crests and goals that follow."""
    found = dict.fromkeys(ringed.split(), "x") | dict.fromkeys(crossed.split(), "-")
    full = [
        square for square in GAINS if all(f"{square}-{value}" in found for value in GAINS[square])
    ]
    found |= dict.fromkeys(full, "x")
    if any({f"a{row}", f"b{row}", f"c{row}"} <= set(full) for row in "123"):
        found["first-row"] = "x"
    if any({f"{column}1", f"{column}2", f"{column}3"} <= set(full) for column in "abc"):
        found["first-column"] = "x"
    if len(full) == len(GAINS):
        found["whole"] = "x"
    return found


def with_marks(ringed: str, crossed: str, stars: int | None = None, *others: str) -> Seat:
    return town(*others).write(NAME, stars, **marks(ringed, crossed))


# --- the number that gains ---------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_marks_one_of_its_three_numbers(value: int) -> None:
    seat = town().roll(value, 1)
    assert seat.legal(A) == of(value)
    assert len(of(value)) == 3


@pytest.mark.parametrize(("square", "value"), NUMBERS)
def test_a_marked_number_gives_its_benefit(square: str, value: int) -> None:
    seat = town().roll(value, value % 6 + 1).play(f"{A}{square}-{value}")
    assert (*seat.resources(), seat.stars(NAME)) == GAINS[square][value]
    assert seat.marks(NAME) == {f"{square}-{value}": "x"}


def test_each_resource_is_printed_five_times_and_three_stars() -> None:
    rules = find_realm(NAME)
    gains = [gain for place in rules.card.places if place.number for gain in place.gains]
    assert [gains.count(gain) for gain in range(4)] == [5, 5, 5, 3]


def test_a_number_is_marked_once() -> None:
    seat = with_marks("a1-1 b1-2", "c2-1 a2-2").roll(1, 2)
    assert seat.legal(A) == ["b3-1"]
    assert seat.legal(B) == ["c3-2"]
    assert "taken already" in seat.why(A + "a1-1")
    assert "taken already" in seat.why(A + "c2-1")


# --- the number of the other rolled die --------------------------------------------------------


def test_the_other_rolled_die_crosses_a_number_off_and_gains_nothing() -> None:
    seat = town().roll(1, 5).play(A + "a1-1")
    assert seat.legal() == [THEN + number for number in of(5)]
    seat.play(THEN + "c1-5")
    assert seat.marks(NAME) == {"a1-1": "x", "c1-5": "-"}
    assert (seat.resources(), seat.stars(NAME)) == ((1, 0, 0), 0)


def test_a_number_to_cross_off_is_called_so() -> None:
    seat = town().roll(1, 5).play(A + "a1-1")
    label = seat.game.words.label(seat.position, 0, seat.position.parse(0, THEN + "c1-5"))
    assert say(label) == "Micro Dojo: cross off the 5 in square c1, for no gain"
    assert say(label, "es") == "Micro Dojo: tachar el 5 de la casilla c1, sin ganar nada"


def test_a_star_that_is_crossed_off_is_lost() -> None:
    seat = town().roll(4, 5).play(A + "a1-4", THEN + "a2-5")
    assert seat.stars(NAME) == 0
    assert seat.roll(5, 1).legal(A) == ["c1-5", "b3-5"]


def test_it_has_to_be_crossed_off_before_anything_else() -> None:
    seat = town().roll(1, 5).play(A + "a1-1")
    assert "waits for a choice first" in seat.why("done")
    assert "waits for a choice first" in seat.why("B>wingspan:1")


def test_the_other_die_stays_available() -> None:
    seat = town().roll(1, 5).play(A + "a1-1", THEN + "c1-5")
    assert "B>wingspan:1" in seat.legal()


def test_the_other_die_may_have_been_used_before() -> None:
    seat = town().roll(1, 5).play("B>wingspan:1", A + "a1-1")
    assert seat.legal() == [THEN + number for number in of(5)]


def test_the_last_number_of_a_value_is_crossed_off_by_itself() -> None:
    seat = with_marks("a1-1 c1-5", "c2-1 a2-5").roll(2, 5).play(A + "b1-2")
    assert seat.marks(NAME)["b3-5"] == "-"
    assert "done" in seat.legal()


def test_without_such_a_number_the_realm_is_still_used() -> None:
    seat = with_marks("c1-5 b3-5 b1-2", "a2-5 c2-1 a2-2").roll(3, 5).play(A + "b2-3")
    assert seat.marks(NAME) == {**marks("c1-5 b3-5 b1-2 b2-3", "a2-5 c2-1 a2-2")}
    assert "done" in seat.legal()
    assert seat.resources() == (1, 0, 0)


def test_the_other_number_alone_is_not_enough() -> None:
    seat = with_marks("c1-5 b3-5 b1-2", "a2-5 c2-1 a2-2").roll(5, 3)
    assert seat.legal(A) == []


def test_a_pair_marks_two_numbers_of_one_value() -> None:
    seat = town().roll(4, 4).play(A + "b2-4")
    assert seat.legal() == [THEN + "a1-4", THEN + "c3-4"]
    assert seat.play(THEN + "c3-4").marks(NAME) == {"b2-4": "x", "c3-4": "-"}


def test_a_pair_with_one_number_left_crosses_nothing_off() -> None:
    seat = with_marks("a1-4", "c3-4").roll(4, 4).play(A + "b2-4")
    assert seat.marks(NAME) == marks("a1-4 b2-4", "c3-4")
    assert "done" in seat.legal()


def test_the_other_die_counts_as_rolled() -> None:
    seat = town().give(pumpkin=2).roll(1, 5).play("B+1", A + "a1-1")
    assert seat.legal() == [THEN + number for number in of(5)]


def test_the_die_that_is_used_counts_as_adjusted() -> None:
    seat = town().give(pumpkin=2).roll(1, 5).play("A+1")
    assert seat.legal(A) == of(2)


def test_a_die_altered_by_fleet_counts_as_rolled() -> None:
    seat = with_middle_ability(town(FLEET)).roll(1, 5)
    seat.play(f"{FLEET}:B+1", A + "a1-1")
    assert seat.legal() == [THEN + number for number in of(6)]


def test_a_created_die_lets_choose_between_both_rolled_dice() -> None:
    seat = town().give(coin=6).roll(1, 5).play("coins:6", C + "a3-6")
    assert sorted(seat.legal()) == sorted(THEN + number for number in of(1) + of(5))
    assert seat.play(THEN + "c2-1").marks(NAME) == {"a3-6": "x", "c2-1": "-"}


def test_a_created_die_crosses_off_what_is_left_of_either_die() -> None:
    seat = with_marks("c1-5 b3-5 b1-2", "a2-5 c2-1 a2-2").give(coin=6).roll(1, 5)
    seat.play("coins:6", C + "a3-6")
    assert seat.legal() == [THEN + "a1-1", THEN + "b3-1"]


def test_a_created_die_crosses_nothing_off_if_nothing_is_left() -> None:
    seat = with_marks("c1-5 b3-5", "a2-5 c2-1").give(coin=6).roll(5, 5)
    seat.play("coins:6", C + "a3-6")
    assert "done" in seat.legal()
    assert seat.marks(NAME) == marks("c1-5 b3-5 a3-6", "a2-5 c2-1")


def test_a_freed_die_marks_again_and_the_first_one_is_the_other() -> None:
    seat = town().give(pumpkin=3).roll(1, 5).play(A + "a1-1", THEN + "c1-5", "B*", B + "a2-5")
    assert seat.legal() == [THEN + "c2-1", THEN + "b3-1"]


def test_beside_fleet_the_benefit_is_chosen_before_the_other_number() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = town(FLEET).write(FLEET, 1, **left).roll(1, 5).play(A + "a1-1")
    assert seat.legal() == [f"{FLEET}:pumpkin", f"{FLEET}:heart", f"{FLEET}:coin"]
    assert seat.play(f"{FLEET}:coin").legal() == [THEN + number for number in of(5)]


# --- squares, rows and columns -----------------------------------------------------------------


def test_a_full_square_gets_its_crest_marked() -> None:
    seat = town().roll(1, 4).play(A + "a1-1", THEN + "a1-4")
    assert seat.marks(NAME) == {"a1-1": "x", "a1-4": "-", "a1": "x"}


def test_the_first_row_is_a_star() -> None:
    seat = with_marks("a1-1 b1-2 c2-6", "a1-4 b1-6 c1-3", 0).roll(5, 1)
    seat.play(A + "c1-5", THEN + "b3-1")
    assert seat.marks(NAME)["first-row"] == "x"
    assert seat.stars(NAME) == 1


def test_a_row_is_also_completed_by_a_number_that_is_crossed_off() -> None:
    seat = with_marks("a1-1 b1-2 c2-6", "a1-4 b1-6 c1-3", 0).roll(2, 5)
    seat.play(A + "c3-2", THEN + "c1-5")
    assert (seat.marks(NAME)["first-row"], seat.stars(NAME)) == ("x", 1)


def test_a_second_row_brings_nothing() -> None:
    first = "a1-1 b1-2 c1-5 a2-2 b2-3 c2-1"
    seat = with_marks(first, "a1-4 b1-6 c1-3 a2-5 b2-4 a3-3", 1).roll(6, 1)
    seat.play(A + "c2-6")
    assert (seat.marks(NAME)["c2"], seat.stars(NAME)) == ("x", 1)


def test_the_first_column_is_a_star() -> None:
    seat = with_marks("a1-1 a2-2 c2-6", "a1-4 a2-5 a3-3", 0).roll(6, 1)
    seat.play(A + "a3-6", THEN + "b3-1")
    assert seat.marks(NAME)["first-column"] == "x"
    assert seat.stars(NAME) == 1


def test_a_column_is_also_completed_by_a_number_that_is_crossed_off() -> None:
    seat = with_marks("a1-1 a2-2 c2-6", "a1-4 a2-5 a3-3", 0).roll(2, 6)
    seat.play(A + "c3-2", THEN + "a3-6")
    assert (seat.marks(NAME)["first-column"], seat.stars(NAME)) == ("x", 1)


def test_a_second_column_brings_nothing() -> None:
    ringed, crossed = "a1-1 a2-2 a3-6 b1-2 b2-3 c2-6", "a1-4 a2-5 a3-3 b1-6 b2-4 b3-1"
    seat = with_marks(ringed, crossed, 1).roll(5, 2).play(A + "b3-5")
    assert (seat.marks(NAME)["b3"], seat.stars(NAME)) == ("x", 1)


def test_one_number_may_complete_a_row_and_a_column() -> None:
    ringed, crossed = "a1-1 b1-2 c1-5 a2-2 a3-6 c2-6", "b1-6 c1-3 a2-5 a3-3 b2-3 c3-2"
    seat = with_marks(ringed, crossed, 0).roll(4, 2).play(A + "a1-4")
    assert seat.stars(NAME) == 2
    assert {"first-row", "first-column"} <= set(seat.marks(NAME))


def test_all_18_numbers_are_a_star() -> None:
    ringed = [f"{square}-{value}" for square, value in NUMBERS[0::2]]
    crossed = [f"{square}-{value}" for square, value in NUMBERS[1::2] if square != "c3"]
    seat = with_marks(" ".join(ringed), " ".join(crossed), 4).roll(4, 1).play(A + "c3-4")
    assert (seat.marks(NAME)["whole"], seat.stars(NAME)) == ("x", 5)


def test_the_last_of_the_18_numbers_may_be_crossed_off() -> None:
    ringed = [f"{square}-{value}" for square, value in NUMBERS[0::2] if square != "c3"]
    crossed = [f"{square}-{value}" for square, value in NUMBERS[1::2] if square != "c3"]
    seat = with_marks(" ".join(ringed), " ".join(crossed), 4).roll(2, 4).play(A + "c3-2")
    assert seat.marks(NAME)["c3-4"] == "-"
    assert (seat.marks(NAME)["whole"], seat.stars(NAME)) == ("x", 5)


def test_six_stars_need_everything() -> None:
    ringed = "c1-3 a2-5 b3-1 a1-1 b1-2 b2-3 c2-1 a3-3 c3-2"
    crossed = "a1-4 b1-6 c1-5 a2-2 b2-4 c2-6 a3-6 b3-5"
    seat = with_marks(ringed, crossed, 5).roll(4, 1).play(A + "c3-4")
    assert seat.stars(NAME) == 6


def test_what_a_number_completes_is_part_of_what_it_touches() -> None:
    seat = with_marks("a1-1 b1-2 c2-6", "a1-4 b1-6 c1-3", 0).roll(5, 1)
    offers = {offer.text: offer for offer in seat.game.paper.offers(seat.position, 0)}
    places = seat.game.paper.places(seat.position, 0)
    touched = [places[number].id for number in offers[A + "c1-5"].touches]
    assert touched == [f"{NAME}:c1-5", f"{NAME}:c1", f"{NAME}:first-row"]
    touched = [places[number].id for number in offers[A + "b3-5"].touches]
    assert touched == [f"{NAME}:b3-5"]
    seat = with_marks("a1-1 b1-2 c2-6", "a1-4 b1-6 c1-3", 0).roll(2, 5).play(A + "c3-2")
    offers = {offer.text: offer for offer in seat.game.paper.offers(seat.position, 0)}
    touched = [places[number].id for number in offers[THEN + "c1-5"].touches]
    assert touched == [f"{NAME}:c1-5", f"{NAME}:c1", f"{NAME}:first-row"]


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        # One number alone, although the other rolled die has some left.
        {"a1-1": "x"},
        {"a1-1": "-"},
        {"a1-1": "x", "b1-2": "-", "a2-2": "-"},
        # A crest without its numbers, and numbers without their crest.
        {"a1-1": "x", "b1-2": "-", "a1": "x"},
        {"a1-1": "x", "a1-4": "-"},
        {"a1-1": "x", "a1-4": "-", "a1": "x", "first-row": "x"},
        {"a1-1": "o", "b1-2": "-"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        town().write(NAME, None, **marks)


def test_a_full_row_without_its_goal_is_refused() -> None:
    found = marks("a1-1 b1-2 c1-5", "a1-4 b1-6 c1-3")
    del found["first-row"]
    with pytest.raises(BadPosition):
        town().write(NAME, None, **found)


def test_a_star_that_was_crossed_off_is_not_scored() -> None:
    with pytest.raises(BadPosition):
        with_marks("a1-1", "a2-5", 1)
    with_marks("a2-5", "a1-1", 1)


def test_a_card_is_saved_while_a_number_is_due() -> None:
    seat = town().roll(1, 5).play(A + "a1-1")
    data = json.loads(json.dumps(seat.position.to_json()))
    assert seat.game.load(data).to_json() == seat.position.to_json()
    data["pads"][0]["pending"] = []
    with pytest.raises(BadPosition):
        seat.game.load(data)
