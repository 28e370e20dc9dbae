"""Youtoma's Between Two Cities: two prefilled squares, and the stars of the stronger neighbour."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import YoutomaSeat
from tests.games.realms.test_between_two_cities import BIRDS, GLASSES, OCTAGONS

NAME = "youtoma-between-two-cities"
CASTLES = "youtoma-between-two-castles"
VITICULTURE = "youtoma-viticulture"
PLACE = f"A>{NAME}:"
BLANK = ["b1", "c1", "a2", "b2", "c2", "a3", "b3"]


def cities(marks: dict[str, str], birds: int = 0, pendulum: int = 0) -> YoutomaSeat:
    """A seat with Wingspan and Pendulum next to it, with this many stars."""
    seat = YoutomaSeat(NAME, "wingspan", "pendulum")
    seat.write("wingspan", birds, **BIRDS[birds])
    if pendulum:
        seat.write("pendulum", pendulum, **GLASSES[pendulum], **OCTAGONS)
    seat.write(NAME, None, **marks)
    return seat


@pytest.mark.parametrize("value", [1, 2, 5, 6])
def test_two_squares_are_full_from_the_start(value: int) -> None:
    assert cities({}).roll(value, 1).legal(PLACE) == BLANK


@pytest.mark.parametrize(
    ("value", "fits"),
    [(3, ["c1", "b2", "c2", "a3", "b3"]), (4, ["b1", "c1", "a2", "b2", "a3"])],
)
def test_no_equal_number_stands_beside_a_prefilled_one(value: int, fits: list[str]) -> None:
    assert cities({}).roll(value, 1).legal(PLACE) == fits


def test_the_refusal_says_which_numbers_would_do() -> None:
    seat = cities({}).roll(3, 1)
    assert seat.why(PLACE + "b1").endswith("not with a 3 now, but with 1, 2, 4, 5 and 6.")
    assert "taken already" in seat.why(PLACE + "a1")


@pytest.mark.parametrize(
    ("filled", "square", "reward"),
    [
        ("b1", "c1", (1, 0, 1)),
        ("a2 c2", "b2", (0, 1, 1)),
        ("a3", "b3", (1, 1, 0)),
        ("a2", "a3", (2, 0, 0)),
        ("b1 b3", "b2", (0, 0, 2)),
        ("c1", "c2", (0, 2, 0)),
    ],
)
def test_prefilled_squares_help_to_complete_rows_and_columns(
    filled: str, square: str, reward: tuple[int, int, int]
) -> None:
    marks = {name: str(number) for number, name in enumerate(filled.split(), 1)}
    assert cities(marks).roll(6, 1).play(PLACE + square).resources() == reward


@pytest.mark.parametrize(
    ("wingspan", "pendulum", "worth"), [(0, 2, 2), (4, 2, 4), (2, 4, 4), (3, 0, 3), (0, 0, 0)]
)
def test_it_scores_the_higher_of_the_other_two(wingspan: int, pendulum: int, worth: int) -> None:
    assert cities({"b2": "1", "c1": "2"}, wingspan, pendulum).stars(NAME) == worth


@pytest.mark.parametrize(
    ("marks", "worth"), [({}, 2), ({"b2": "1"}, 3), ({"b2": "1", "c1": "2", "a3": "2"}, 5)]
)
def test_it_has_no_more_stars_than_full_squares_the_prefilled_ones_included(
    marks: dict[str, str], worth: int
) -> None:
    assert cities(marks, 6).stars(NAME) == worth


def test_it_scores_at_the_end_so_that_no_die_has_to_score_here() -> None:
    # The sixth pumpkin, from the first row, would be worth 2 stars there and so here as well.
    seat = YoutomaSeat(NAME, "my-little-scythe", "wingspan").give(pumpkin=5)
    seat.write(NAME, 0, b1="5", b2="1", c2="2").roll(6, 4)
    assert seat.legal(PLACE) == ["c1", "a2", "a3", "b3"]
    assert seat.play(PLACE + "c1").stars(NAME) == 2


def test_the_rulebook_s_example_a_3_and_a_6_beside_castles_and_viticulture() -> None:
    seat = YoutomaSeat(NAME, CASTLES, VITICULTURE)
    seat.write(NAME, None, b2="3", c1="5", a3="6")
    seat.write(CASTLES, 1, R2a="5", R2b="4")
    seat.write(VITICULTURE, 2, grape2="-", grape3="-", grape4="o", wine11="x").roll(3, 6)
    # The 6 fits everywhere: here in places that give 2 resources each.
    assert seat.legal(f"B>{NAME}:") == ["b1", "c2"]
    assert seat.legal(f"B>{CASTLES}:") == ["R1"]
    assert seat.legal(f"B>{VITICULTURE}:") == ["wine10:4"]
    # The 3 fits in the second row of the right castle alone.
    assert seat.legal("A>") == [f"{CASTLES}:R1"]
    seat.play(f"B>{CASTLES}:R1")
    assert seat.legal("A>") == ["pumpkin", "heart", "coin"]
    before = seat.resources()
    assert seat.play("A>coin").resources() == (before[0], before[1], before[2] + 1)


@pytest.mark.parametrize("square", ["b1", "c2"])
def test_the_rulebook_s_example_the_6_leads_to_2_resources_here(square: str) -> None:
    seat = cities({"b2": "3", "c1": "5", "a3": "6"}).roll(3, 6).play(f"B>{NAME}:{square}")
    assert sum(seat.resources()) == 2


def test_two_versions_of_this_realm_leave_each_other_out() -> None:
    usual = "between-two-cities"
    seat = YoutomaSeat(NAME, usual, "wingspan").write(usual, None, a1="1", b2="2", c3="3")
    seat.write("wingspan", 2, **BIRDS[2])
    assert (seat.stars(NAME), seat.stars(usual)) == (2, 2)


@pytest.mark.parametrize(
    "marks", [{"a1": "5"}, {"c3": ""}, {"b1": "3"}, {"c2": "4"}, {"b1": "1", "c1": "2"}]
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        YoutomaSeat(NAME).write(NAME, None, **marks)
