"""Youtoma's Euphoria: other sums, and no double mark on a pair."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import YoutomaSeat

NAME = "youtoma-euphoria"
LEFT = f"A>{NAME}:left"


def areas(**marks: str) -> YoutomaSeat:
    seat = YoutomaSeat(NAME)
    seat.write(NAME, None, **marks)
    return seat


@pytest.mark.parametrize(
    ("marked", "value", "reward", "stars"),
    [
        ([], 1, (0, 0, 1), 0),
        ([1], 3, (0, 0, 1), 0),
        ([], 4, (0, 0, 1), 0),
        ([], 5, (0, 0, 0), 1),
        ([1, 2], 3, (0, 0, 0), 1),
        ([4], 5, (0, 0, 0), 1),
        ([4], 6, (1, 1, 0), 0),
        ([1, 2, 3], 4, (1, 1, 0), 0),
        ([1, 2, 3, 4, 5], 6, (1, 1, 0), 0),
    ],
)
def test_the_sum_of_the_area_decides_what_is_gained(
    marked: list[int], value: int, reward: tuple[int, int, int], stars: int
) -> None:
    # The number is taken on the right, so that nothing else can score.
    taken = {f"right{value}": "x"} | {f"left{number}": "x" for number in marked}
    seat = areas(**taken).roll(value, value % 6 + 1).play(LEFT)
    assert (seat.resources(), seat.stars(NAME)) == (reward, stars)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_pair_marks_its_number_in_one_area_only(value: int) -> None:
    seat = areas().roll(value, value)
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]
    seat.play(LEFT)
    assert seat.marks(NAME) == {f"left{value}": "x"}
    assert seat.legal(f"B>{NAME}:") == []
    assert seat.legal("B>wingspan:") == ["1", "2", "3"]


def test_there_is_no_word_for_both_areas() -> None:
    assert "both" not in areas().position.pads[0].realms[0].rules.option_of
    assert "both" in YoutomaSeat("euphoria").position.pads[0].realms[0].rules.option_of


def test_each_number_is_marked_once_in_each_area() -> None:
    seat = areas(left3="x").roll(3, 3)
    assert seat.legal(f"A>{NAME}:") == ["right"]
    assert "taken already" in seat.why(LEFT)
    assert seat.write(NAME, None, right3="x").legal(f"A>{NAME}:") == []


def test_a_number_that_scores_in_one_area_has_to_go_there() -> None:
    # 1 + 4 is 5 and a star; a lone 4 is a coin.
    seat = areas(right1="x").roll(4, 6)
    assert seat.legal(f"A>{NAME}:") == ["right"]
    assert "A 4 can score a star" in seat.why(LEFT)
    assert seat.play(f"A>{NAME}:right").stars(NAME) == 1


def test_where_it_scores_in_both_areas_one_is_chosen() -> None:
    assert areas().roll(5, 1).legal(f"A>{NAME}:") == ["left", "right"]


def test_a_seventh_star_is_no_duty() -> None:
    # A 4 makes 9 on the right, which scores, and 12 on the left, which doesn't.
    marks = dict.fromkeys(("left1", "left2", "left5", "right2", "right3"), "x")
    seat = YoutomaSeat(NAME).write(NAME, 4, **marks).roll(4, 6)
    assert seat.legal(f"A>{NAME}:") == ["right"]
    seat.position.pads[0].realms[0].star(2)
    assert seat.legal(f"A>{NAME}:") == ["left", "right"]


def test_no_more_stars_than_the_marks_account_for() -> None:
    # In the best order 1, 4, 3 are two stars; on the usual card they would be as many.
    marks = dict.fromkeys(("left1", "left3", "left4"), "x")
    YoutomaSeat(NAME).write(NAME, 2, **marks)
    with pytest.raises(BadPosition):
        YoutomaSeat(NAME).write(NAME, 3, **marks)
