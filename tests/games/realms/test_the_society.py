"""The Society: numbers fall from the top of the pyramid to its foot."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "the-society"
PLACE = f"A>{NAME}:"
ALL = ["a1", "a2", "b1", "b2", "b3", "c1", "c2", "c3", "c4"]
# One way to fill the whole pyramid.
FULL = {"a1": "6", "a2": "5", "b1": "5", "b2": "4", "b3": "4"}
FULL |= {"c1": "3", "c2": "3", "c3": "2", "c4": "1"}


def society(**cards: str) -> Seat:
    """A pyramid with these numbers, and a mark for each row that is full."""
    return Seat(NAME).write(NAME, None, **with_rows(cards))


def with_rows(cards: dict[str, str]) -> dict[str, str]:
    rows = [[card for card in ALL if card.startswith(row)] for row in "abc"]
    full = [row[0][0] for row in rows if set(row) <= set(cards)]
    return {**cards, **{f"row-{row}": "x" for row in full}}


@pytest.mark.parametrize("value", range(1, 7))
def test_cards_are_filled_in_any_order(value: int) -> None:
    assert society().roll(value, 1).legal(PLACE) == ALL


def test_a_card_holds_one_number() -> None:
    seat = society().roll(4, 1).play(PLACE + "b2")
    assert seat.marks(NAME) == {"b2": "4"}
    assert "b2" not in seat.roll(4, 1).legal(PLACE)


def test_cards_may_have_the_same_number() -> None:
    # Beside each other, or far apart; only right above each other they must differ.
    assert society(b1="4").roll(4, 1).legal(PLACE) == ["a2", "b2", "b3", "c3", "c4"]


def test_example_1_a_5_left_in_the_middle_row_lies_below_the_6_only() -> None:
    seat = society(a1="6", a2="5").roll(5, 1)
    assert "b1" in seat.legal(PLACE)
    assert "b2" not in seat.legal(PLACE)
    assert "b3" not in seat.legal(PLACE)


def test_example_2_no_1_between_a_6_and_a_2() -> None:
    seat = society(a1="6", c1="2").roll(1, 3)
    assert "b1" not in seat.legal(PLACE)
    assert "b1" in seat.legal(f"B>{NAME}:")


@pytest.mark.parametrize(("value", "fits"), [(1, True), (3, True), (4, False), (5, False)])
def test_a_card_between_two_is_lower_than_both_above(value: int, fits: bool) -> None:
    assert ("b2" in society(a1="5", a2="4").roll(value, 1).legal(PLACE)) == fits


@pytest.mark.parametrize(("value", "fits"), [(2, False), (3, False), (4, True), (6, True)])
def test_a_card_above_two_is_higher_than_both(value: int, fits: bool) -> None:
    assert ("a1" in society(b1="2", b2="3").roll(value, 1).legal(PLACE)) == fits


def test_only_direct_neighbours_are_compared() -> None:
    # With b1 empty, the top and the bottom row are independent.
    seat = society(a1="3").roll(5, 4)
    assert "c1" in seat.legal(PLACE)
    seat.play(PLACE + "c1")
    assert "b1" not in seat.roll(4, 2).legal(PLACE)
    assert "b1" not in seat.legal(f"B>{NAME}:")


@pytest.mark.parametrize(("row", "reward"), [("a", (0, 1, 1)), ("b", (1, 1, 1)), ("c", (2, 1, 1))])
def test_completing_a_row_gives_its_bonus(row: str, reward: tuple[int, int, int]) -> None:
    cards = {card: number for card, number in FULL.items() if card.startswith(row)}
    last = f"{row}2"
    value = int(cards.pop(last))
    seat = society(**cards).roll(value, 1).play(PLACE + last)
    assert seat.resources() == reward
    assert seat.marks(NAME)[f"row-{row}"] == "x"


def test_an_incomplete_row_gives_nothing() -> None:
    seat = society().roll(4, 1).play(PLACE + "a1")
    assert seat.resources() == (0, 0, 0)


@pytest.mark.parametrize("pyramid", ["a1 b1 b2", "a2 b2 b3", "b1 c1 c2", "b2 c2 c3", "b3 c3 c4"])
def test_a_set_is_a_card_and_the_two_below_it(pyramid: str) -> None:
    top, *rest = pyramid.split()
    seat = society(**{card: FULL[card] for card in rest})
    assert seat.stars(NAME) == 0
    assert seat.roll(int(FULL[top]), 1).play(PLACE + top).stars(NAME) == 1


def test_a_set_upside_down_is_none() -> None:
    # Two cards and the one below both of them.
    seat = society(a1="6", a2="6").roll(3, 1).play(PLACE + "b2")
    assert seat.stars(NAME) == 0


def test_most_cards_belong_to_several_sets() -> None:
    # b2 completes the sets of a1, of a2 and its own.
    cards = {card: number for card, number in FULL.items() if card not in ("b2", "c1")}
    seat = society(**cards).roll(4, 1).play(PLACE + "b2")
    assert seat.stars(NAME) == 3


def test_all_nine_cards_are_a_sixth_star() -> None:
    cards = dict(FULL)
    last = int(cards.pop("c4"))
    seat = society().write(NAME, 4, **with_rows(cards)).roll(last, 1).play(PLACE + "c4")
    assert seat.stars(NAME) == 6


def test_playing_the_whole_pyramid_scores_six_stars_and_nine_resources() -> None:
    seat = society()
    for card, number in FULL.items():
        seat.roll(int(number), 1).play(PLACE + card)
    assert (seat.stars(NAME), seat.resources()) == (6, (3, 3, 3))
