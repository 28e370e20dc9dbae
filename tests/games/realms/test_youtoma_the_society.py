"""Youtoma's The Society: rows of three, four and five cards, four of them prefilled."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat, YoutomaSeat

NAME = "youtoma-the-society"
PLACE = f"A>{NAME}:"
PRINTED = {"a2": 5, "b1": 4, "b4": 3, "c3": 2}
ROWS = {"a": 3, "b": 4, "c": 5}
# One way to fill the rest.
FULL = {"a1": "6", "a3": "6", "b2": "3", "b3": "4", "c1": "2", "c2": "2", "c4": "1", "c5": "1"}
SETS = ["a1 b1 b2", "a2 b2 b3", "a3 b3 b4", "b1 c1 c2", "b2 c2 c3", "b3 c3 c4", "b4 c4 c5"]


def society(*cards: str, stars: int | None = None) -> Seat:
    """A pyramid with these cards of the full one, and a mark for each row that is full."""
    marks = {card: FULL[card] for card in cards}
    for row, count in ROWS.items():
        if {f"{row}{number}" for number in range(1, count + 1)} <= {*cards, *PRINTED}:
            marks[f"row-{row}"] = "x"
    return YoutomaSeat(NAME).write(NAME, stars, **marks)


def test_the_rows_are_wider_by_a_card_and_four_cards_are_prefilled() -> None:
    card = YoutomaSeat(NAME).position.pads[0].realms[0].rules.card
    cards = [f"{row}{number}" for row in ROWS for number in range(1, ROWS[row] + 1)]
    starts = {place.id: place.number for place in card.places if place.start}
    assert {*cards} == {place.id for place in card.places if not place.id.startswith("row")}
    assert starts == PRINTED


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        (1, "c1 c2 c4 c5"),
        (2, "c1 c2 c4 c5"),
        (3, "b2 b3 c1 c2"),
        (4, "a3 b2 b3"),
        (5, "a1 a3"),
        (6, "a1 a3"),
    ],
)
def test_printed_numbers_count_like_written_ones(value: int, fits: str) -> None:
    assert sorted(society().roll(value, 6).legal(PLACE)) == fits.split()


def test_nothing_is_written_on_a_prefilled_card() -> None:
    why = society().roll(5, 6).why(PLACE + "a2")
    assert why.startswith("The Society (Youtoma), card a2: that is taken already")
    with pytest.raises(BadPosition):
        YoutomaSeat(NAME).write(NAME, None, a2="5")


def test_a_number_is_lower_than_above_and_higher_than_below() -> None:
    # The b2 lies above the c2, and beside the b3.
    seat = YoutomaSeat(NAME).write(NAME, None, b2="3").roll(3, 6)
    assert "c2" not in seat.legal(PLACE)
    assert "b3" in seat.legal(PLACE)


@pytest.mark.parametrize("cards", SETS)
def test_each_of_the_seven_sets_is_a_star(cards: str) -> None:
    *others, last = [card for card in cards.split() if card not in PRINTED]
    seat = society(*others, stars=0).roll(int(FULL[last]), int(FULL[last]))
    assert seat.play(PLACE + last).stars(NAME) == 1


def test_a_card_of_a_set_that_scores_must_be_chosen() -> None:
    seat = society("c1").roll(2, 6)
    assert seat.legal(PLACE) == ["c2"]
    assert seat.why(PLACE + "c4") == (
        "A 2 can score a star in The Society (Youtoma), and has to: another place there does not."
    )


def test_one_star_is_enough_where_another_card_scores_more() -> None:
    # The b2 would complete three sets, the b3 only its own.
    seat = society("a1", "c1", "c2", "c4", stars=1).roll(4, 6)
    assert seat.legal(PLACE) == ["b2", "b3"]
    assert seat.play(PLACE + "b3").stars(NAME) == 2


@pytest.mark.parametrize(("row", "reward"), [("a", (0, 1, 1)), ("b", (1, 1, 1)), ("c", (2, 1, 1))])
def test_completing_a_row_gives_its_reward(row: str, reward: tuple[int, int, int]) -> None:
    *others, last = [card for card in FULL if card.startswith(row)]
    seat = society(*others).roll(int(FULL[last]), 6)
    assert seat.resources() == (0, 0, 0)
    assert seat.play(PLACE + last).resources() == reward
    assert seat.marks(NAME)[f"row-{row}"] == "x"


def test_all_cards_are_no_more_than_six_stars() -> None:
    others = [card for card in FULL if card != "c5"]
    seat = society(*others, stars=6).roll(1, 6).play(PLACE + "c5")
    assert seat.stars(NAME) == 6


def test_cards_out_of_order_are_no_position_of_play() -> None:
    with pytest.raises(BadPosition):
        YoutomaSeat(NAME).write(NAME, None, a1="4")
