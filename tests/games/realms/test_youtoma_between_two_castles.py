"""Youtoma's Between Two Castles: squares give resources, two of them refuse low numbers."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import YoutomaSeat

NAME = "youtoma-between-two-castles"
PLACE = f"A>{NAME}:"
# The ground floor of the right castle, so that no single square completes a row but the top left.
GROUND = {"R2a": "6"}


def castles(**marks: str) -> YoutomaSeat:
    seat = YoutomaSeat(NAME)
    seat.write(NAME, None, **marks)
    return seat


@pytest.mark.parametrize(
    ("column", "filled", "reward"),
    [
        ("L1", {}, (1, 0, 0)),
        ("L2", {}, (1, 0, 0)),
        ("L2", {"L2a": "6"}, (1, 0, 0)),
        ("L3", {}, (0, 1, 0)),
        ("L3", {"L3a": "6", "L2a": "6"}, (0, 1, 0)),
        ("R1", {}, (0, 0, 1)),
        ("R1", {"R1a": "6", "R2b": "5", "R2c": "4"}, (0, 1, 0)),
        ("R2", {"R1a": "6"}, (0, 0, 1)),
        ("R2", {"R1a": "6", "R1b": "5", "R2b": "5"}, (0, 0, 1)),
    ],
)
def test_a_square_gives_its_resource_at_once(
    column: str, filled: dict[str, str], reward: tuple[int, int, int]
) -> None:
    seat = castles(**GROUND, **filled).roll(3, 4).play(PLACE + column)
    assert seat.resources() == reward


def test_one_square_gives_nothing() -> None:
    assert castles().roll(3, 4).play(PLACE + "R2").resources() == (0, 0, 0)


def test_a_complete_column_gives_nothing_more() -> None:
    # The usual card gives 2 hearts for it; here each square gave one.
    seat = castles(**GROUND, L1a="6", L3a="6").roll(3, 4).play(PLACE + "L3")
    assert seat.resources() == (0, 1, 0)
    assert seat.marks(NAME) == {"L1a": "6", "L3a": "6", "L3b": "3", "R2a": "6"}


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        (1, ["L1", "L2", "R1"]),
        (2, ["L1", "L2", "L3", "R1"]),
        (3, ["R2"]),
        (6, ["R2"]),
    ],
)
def test_low_numbers_do_not_fit_in_the_bottom_right_squares(value: int, fits: list[str]) -> None:
    # From 3 on, the right castle's ground floor is complete at once, which is a duty.
    assert castles().roll(value, 4).legal(PLACE) == fits


def test_the_refusal_of_a_low_number_names_those_that_would_do() -> None:
    seat = castles(R2a="6").roll(1, 4)
    square = "Between Two Castles (Youtoma), left castle, column 3, square a"
    assert seat.why(PLACE + "L3") == f"{square}: not with a 1 now, but with 2, 3, 4, 5 and 6."


@pytest.mark.parametrize(("value", "column"), [(1, "L3"), (1, "R2"), (2, "R2")])
def test_low_numbers_fit_above_the_bottom_right_squares(value: int, column: str) -> None:
    assert column in castles(L1a="4", L3a="4", R2a="4").roll(value, 4).legal(PLACE)


def test_the_rulebook_s_example_a_first_3_completes_the_right_ground_floor() -> None:
    seat = castles().roll(3, 1)
    assert seat.legal(PLACE) == ["R2"]
    assert "A 3 can score a star" in seat.why(PLACE + "L1")
    assert seat.play(PLACE + "R2").stars(NAME) == 1


def test_the_rulebook_s_example_where_a_1_and_a_2_fit_after_that() -> None:
    seat = castles(R2a="3").roll(1, 2)
    assert seat.legal(PLACE) == ["L1", "L2", "R1", "R2"]
    assert seat.legal(f"B>{NAME}:") == ["L1", "L2", "L3", "R1", "R2"]


@pytest.mark.parametrize(
    ("filled", "column"),
    [
        ({"L1a": "4"}, "L3"),
        ({"L1a": "6", "L3a": "6", "L3b": "5"}, "L2"),
        ({"L2a": "6"}, "L2"),
        ({"R1a": "6"}, "R2"),
        ({"R1a": "6", "R2b": "5", "R1b": "4"}, "R2"),
    ],
)
def test_a_row_that_can_be_completed_must_be(filled: dict[str, str], column: str) -> None:
    seat = castles(**GROUND, **filled).roll(3, 4)
    assert seat.legal(PLACE) == [column]
    before = seat.stars(NAME)
    assert seat.play(PLACE + column).stars(NAME) == before + 1


def test_of_two_rows_that_could_be_completed_one_is_chosen() -> None:
    seat = castles(**GROUND, L1a="4", R1a="6").roll(3, 4)
    assert seat.legal(PLACE) == ["L3", "R2"]


@pytest.mark.parametrize("marks", [{"L3a": "1"}, {"R2a": "1"}, {"R2a": "2"}, {"R2b": "3"}])
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        castles(**marks)


def test_the_usual_card_still_takes_a_1_there() -> None:
    seat = YoutomaSeat("between-two-castles").roll(1, 4)
    assert seat.legal("A>between-two-castles:") == ["R2"]
