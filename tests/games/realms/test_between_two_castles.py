"""Between Two Castles: numbers from the bottom up, stars for rows."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "between-two-castles"
PLACE = f"A>{NAME}:"


def castles() -> Seat:
    return Seat(NAME)


def test_squares_are_filled_from_the_bottom_up() -> None:
    seat = castles().roll(5, 1).play(PLACE + "L3").roll(3, 1).play(PLACE + "L3")
    assert seat.marks(NAME) == {"L3a": "5", "L3b": "3", "L3top": "x"}


@pytest.mark.parametrize(("value", "fits"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_number_is_lower_than_the_one_right_below_it(value: int, fits: bool) -> None:
    seat = castles().write(NAME, L3a="4").roll(value, 1)
    assert ("L3" in seat.legal(PLACE)) == fits


def test_the_refusal_names_the_numbers_that_would_do() -> None:
    seat = castles().write(NAME, L3a="4").roll(4, 1)
    why = seat.why(PLACE + "L3")
    square = "Between Two Castles, left castle, column 3, square b"
    assert why == f"{square}: not with a 4 now, but with 1, 2 and 3."


def test_only_the_number_of_the_same_column_counts() -> None:
    # The condition holds in each column by itself: a 6 beside a 1 is fine.
    seat = castles().write(NAME, L1a="1", L1top="x", L2a="2").roll(6, 1)
    assert seat.legal(PLACE) == ["L3", "R1", "R2"]


def test_the_first_square_of_a_column_takes_any_number() -> None:
    for value in range(1, 7):
        assert castles().roll(value, 1).legal(PLACE) == ["L1", "L2", "L3", "R1", "R2"]


@pytest.mark.parametrize(("column", "square"), [("L2", "L2a"), ("R1", "R1a")])
def test_the_square_above_a_door_may_be_the_very_first(column: str, square: str) -> None:
    # The compendium's example: no ground floor is needed for a second floor.
    assert castles().roll(2, 6).play(PLACE + column).marks(NAME) == {square: "2"}


@pytest.mark.parametrize(
    ("column", "filled", "reward"),
    [
        ("L1", {}, (1, 0, 0)),
        ("L2", {"L2a": "5"}, (2, 0, 0)),
        ("L3", {"L3a": "5"}, (0, 2, 0)),
        ("R1", {"R1a": "5"}, (0, 1, 1)),
        ("R2", {"R2a": "6", "R2b": "5"}, (0, 0, 2)),
    ],
)
def test_completing_a_column_gives_what_is_on_top(
    column: str, filled: dict[str, str], reward: tuple[int, int, int]
) -> None:
    seat = castles().write(NAME, None, **filled).roll(2, 1).play(PLACE + column)
    assert seat.resources() == reward


def test_nothing_is_gained_before_the_column_is_complete() -> None:
    seat = castles().roll(6, 1).play(PLACE + "R2").roll(5, 1).play(PLACE + "R2")
    assert seat.resources() == (0, 0, 0)


def test_a_complete_column_takes_nothing_more() -> None:
    assert "L1" not in castles().write(NAME, L1a="6", L1top="x").roll(1, 1).legal(PLACE)


@pytest.mark.parametrize(
    ("filled", "value", "column"),
    [
        ({"L1a": "1", "L1top": "x"}, 6, "L3"),
        ({"L3a": "6", "L3b": "5", "L3top": "x"}, 6, "L2"),
        ({"L2a": "6"}, 1, "L2"),
        ({}, 6, "R2"),
        ({"R1a": "6", "R2a": "6"}, 5, "R2"),
        ({"R1a": "6", "R2a": "6", "R2b": "5", "R2c": "4", "R2top": "x"}, 5, "R1"),
    ],
)
def test_each_row_filled_from_side_to_side_is_a_star_doors_count_as_filled(
    filled: dict[str, str], value: int, column: str
) -> None:
    # Left: the ground floor has a door in the middle, the top floor is a single square.
    # Right: the ground floor is a door and one square.
    seat = castles().write(NAME, None, **filled).roll(value, 1).play(PLACE + column)
    assert seat.stars(NAME) == 1


def test_a_column_is_worth_no_star() -> None:
    seat = castles().roll(3, 1).play(PLACE + "L1")
    assert (seat.resources(), seat.stars(NAME)) == ((1, 0, 0), 0)


def test_both_castles_are_worth_three_stars_each() -> None:
    seat = castles()
    for value, column in [(6, "L1"), (6, "L3"), (5, "L3"), (6, "L2"), (5, "L2")]:
        seat.roll(value, 1).play(PLACE + column)
    assert seat.stars(NAME) == 3
    for value, column in [(6, "R2"), (5, "R2"), (4, "R2"), (6, "R1")]:
        seat.roll(value, 1).play(PLACE + column)
    assert seat.stars(NAME) == 5
    # The tenth square needs a second activation in one of the nine turns.
    seat.give(pumpkin=3).play("B*").play(f"B>{NAME}:R1")
    assert (seat.stars(NAME), seat.legal(PLACE)) == (6, [])


def test_one_square_may_complete_a_row_and_a_column() -> None:
    seat = castles().write(NAME, L3a="4", L2a="4").roll(3, 1).play(PLACE + "L3")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 2, 0), 1)
