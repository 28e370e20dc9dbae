"""Youtoma's Scythe: the bottom row costs nothing, and the top row takes it along."""

import pytest

from tests.games.realms.scenario import Seat, YoutomaSeat

NAME = "youtoma-scythe"
PLACE = f"A>{NAME}:"
# Top number, what it gives, and the number below it.
COLUMNS = [
    (1, (0, 0, 1), 5),
    (2, (0, 1, 0), 6),
    (3, (1, 0, 0), 2),
    (4, (0, 0, 1), 1),
    (5, (0, 1, 0), 4),
    (6, (1, 0, 0), 3),
]


def mat(**marks: str) -> Seat:
    stars = len([place for place in marks if place.startswith("bottom")])
    return YoutomaSeat(NAME).write(NAME, stars, **marks)


@pytest.mark.parametrize(("top", "gain", "bottom"), COLUMNS)
def test_a_number_of_the_bottom_row_is_a_star_and_costs_nothing(
    top: int, gain: tuple[int, int, int], bottom: int
) -> None:
    seat = mat().give(1, 1, 1).roll(bottom, 6).play(PLACE + "bottom")
    assert (seat.marks(NAME), seat.stars(NAME)) == ({f"bottom{bottom}": "x"}, 1)
    assert seat.resources() == (1, 1, 1)


@pytest.mark.parametrize(("top", "gain", "bottom"), COLUMNS)
def test_a_number_of_the_top_row_marks_the_bottom_one_as_well(
    top: int, gain: tuple[int, int, int], bottom: int
) -> None:
    seat = mat().roll(top, 6)
    assert seat.legal(PLACE) == ["top+bottom", "bottom"]
    seat.play(PLACE + "top+bottom")
    assert seat.marks(NAME) == {f"top{top}": "x", f"bottom{bottom}": "x"}
    assert (seat.resources(), seat.stars(NAME)) == (gain, 1)


def test_the_top_number_alone_is_refused_as_long_as_the_bottom_one_is_free() -> None:
    why = mat().roll(1, 6).why(PLACE + "top")
    assert why.startswith("Scythe (Youtoma) does not take a 1 so. Mark the number in the top row")


@pytest.mark.parametrize(("top", "gain", "bottom"), COLUMNS)
def test_a_marked_bottom_number_leaves_the_top_one_alone(
    top: int, gain: tuple[int, int, int], bottom: int
) -> None:
    seat = mat(**{f"bottom{bottom}": "x", f"bottom{top}": "x"}).roll(top, 6)
    assert seat.legal(PLACE) == ["top"]
    seat.play(PLACE + "top")
    assert (seat.resources(), seat.stars(NAME)) == (gain, 2)


def test_a_star_in_the_bottom_row_goes_before_a_top_number_without_one() -> None:
    # The 5 below the 1 is marked, the 1 of the bottom row is not.
    seat = mat(bottom5="x").roll(1, 6)
    assert seat.legal(PLACE) == ["bottom"]
    assert seat.why(PLACE + "top") == (
        "A 1 can score a star in Scythe (Youtoma), and has to: another place there does not."
    )


def test_a_number_is_marked_once_in_each_row() -> None:
    assert mat(top1="x", bottom5="x", bottom1="x").roll(1, 6).legal(PLACE) == []


def test_six_bottom_numbers_are_six_stars() -> None:
    seat = mat(bottom5="x", bottom6="x", bottom2="x", bottom1="x", bottom4="x")
    assert seat.roll(6, 1).play(PLACE + "top+bottom").stars(NAME) == 6
