"""Youtoma's Viticulture: orders of 9, 10 and 11, filled as exactly as possible."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat, YoutomaSeat

NAME = "youtoma-viticulture"
PLACE = f"A>{NAME}:"
TEXT = "Viticulture (Youtoma)"


def vineyard(*grapes: int, **marks: str) -> Seat:
    """These grapes were gained before."""
    held = {f"grape{number}": "o" for number in grapes}
    return YoutomaSeat(NAME).write(NAME, None, **held, **marks)


@pytest.mark.parametrize(("value", "order"), [(3, 9), (4, 10), (5, 11)])
def test_the_orders_are_9_10_and_11_for_two_stars_each(value: int, order: int) -> None:
    seat = vineyard(6).roll(value, 1)
    assert seat.legal(PLACE) == [f"wine{order}:6"]
    seat.play(f"{PLACE}wine{order}:6")
    assert seat.marks(NAME) == {"grape6": "-", f"wine{order}": "x"}
    assert (seat.stars(NAME), seat.resources()) == (2, (0, 0, 0))


def test_an_exact_match_must_be_chosen_over_all_orders() -> None:
    # A 6 with the 5 is 11; that is too much for the 9 and the 10.
    seat = vineyard(5).roll(6, 1)
    assert seat.legal(PLACE) == ["wine11:5"]
    assert seat.why(PLACE + "wine9:5").startswith(
        f"{TEXT}, wine order 9 with the grape 5: not with"
    )


def test_an_exact_match_must_be_chosen_over_all_grapes() -> None:
    # The 6 with the 4 would do for the 9, too.
    seat = vineyard(2, 3, 6, wine10="x", wine11="x", grape4="-", grape5="-").roll(4, 1)
    assert seat.legal(PLACE) == ["wine9:2+3"]


def test_among_exact_matches_the_choice_is_free() -> None:
    seat = vineyard(1, 5, 6).roll(4, 1)
    assert seat.legal(PLACE) == ["wine9:5", "wine10:1+5", "wine10:6", "wine11:1+6"]


def test_without_an_exact_match_the_sum_goes_as_little_above_as_possible() -> None:
    # Only the 10 is open: 6 and 5 are 11, 6 and 6 are 12.
    seat = vineyard(5, 6, wine9="x", wine11="x", grape2="-", grape3="-", grape4="-").roll(6, 1)
    assert seat.legal(PLACE) == ["wine10:5"]
    assert seat.why(PLACE + "wine10:6") == (
        f"{TEXT}, wine order 10 with the grape 6: not with a 6 now, but with 4."
    )


def test_a_wine_that_can_be_made_must_be_made() -> None:
    seat = vineyard(5).roll(4, 6)
    assert seat.legal(PLACE) == ["wine9:5"]
    assert seat.why(PLACE + "grape") == (
        f"A 4 can score a star in {TEXT}, and has to: another place there does not."
    )
    # With less a grape is gained.
    seat = vineyard(5).roll(3, 6)
    assert seat.legal(PLACE) == ["grape"]
    assert seat.play(PLACE + "grape").resources() == (0, 1, 0)


def test_the_rulebook_s_example_a_6_leads_to_two_stars_and_a_3_nowhere() -> None:
    seat = vineyard(3).roll(3, 6)
    assert seat.legal(PLACE) == []
    assert seat.play(f"B>{NAME}:wine9:3").stars(NAME) == 2


def test_three_orders_are_six_stars() -> None:
    seat = vineyard(4, 5, 6)
    for value, order, grape in ((5, 9, 4), (5, 10, 5), (5, 11, 6)):
        assert f"wine{order}:{grape}" in seat.roll(value, 1).legal(PLACE)
        seat.play(f"{PLACE}wine{order}:{grape}")
        seat.play(f"B>{seat.legal('B>')[0]}")
    assert seat.stars(NAME) == 6


def test_orders_without_grapes_are_no_position_of_play() -> None:
    with pytest.raises(BadPosition):
        vineyard(wine9="x")
