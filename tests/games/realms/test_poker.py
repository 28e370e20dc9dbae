"""Poker: the flop, the hands, and what they make together."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "poker"
FLEET = "fleet-the-dice-game"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
# The cards of the flop that each number may be written on.
FLOP = {1: "12", 2: "12", 3: "123", 4: "123", 5: "23", 6: "23"}


def table(flop: str = "", *hands: str, played: str = "", stars: int = 0) -> Seat:
    """Numbers on the flop (`.` is blank) and in the hands, and the hands that were played."""
    marks = {f"open{at}": number for at, number in enumerate(flop, 1) if number != "."}
    for at, hand in enumerate(hands, 1):
        marks |= {f"{at}a": hand[0], f"{at}b": hand[1]}
    marks |= {f"hand{at}": "o" for at in played}
    return Seat(NAME).write(NAME, stars, **marks)


def combinations(seat: Seat) -> list[str]:
    """What the first hand may be played as, with any number."""
    return seat.roll(6, 1).legal(A + "hand1=")


# --- writing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_is_written_where_the_flop_takes_it(value: int) -> None:
    seat = Seat(NAME).roll(value, 1)
    assert seat.legal(A) == [f"open{at}" for at in FLOP[value]] + ["deal"]


@pytest.mark.parametrize(("card", "gain"), [("open2", (0, 1, 0)), ("open3", (0, 0, 1))])
def test_a_card_of_the_flop_gives_its_resource(card: str, gain: tuple[int, int, int]) -> None:
    seat = Seat(NAME).roll(4, 1).play(A + card)
    assert seat.marks(NAME) == {card: "4"}
    assert seat.resources() == gain


def test_the_first_card_gives_a_heart_or_a_coin() -> None:
    seat = Seat(NAME).roll(4, 1).play(A + "open1")
    assert sorted(seat.legal(f"{NAME}:")) == ["coin", "heart"]
    assert seat.play(f"{NAME}:coin").resources() == (0, 0, 1)


def test_a_card_of_the_flop_is_written_once() -> None:
    assert table("2").roll(2, 1).legal(A + "open") == ["2"]


# --- dealing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [A, B])
def test_a_deal_notes_both_rolled_numbers_and_leaves_the_other_die(die: str) -> None:
    seat = Seat(NAME, "scythe").roll(5, 2).play(die + "deal")
    assert seat.marks(NAME) == {"1a": "5", "1b": "2"}
    other = "B" if die == A else "A"
    assert seat.legal(f"{other}>scythe:") != []


def test_hands_are_dealt_in_their_order_until_all_are() -> None:
    seat = table("", "12").roll(5, 2).play(A + "deal")
    assert seat.marks(NAME) == {"1a": "1", "1b": "2", "2a": "5", "2b": "2"}
    assert "deal" not in table("", "12", "13", "14").roll(5, 2).legal(A)


def test_a_changed_or_created_die_does_not_deal() -> None:
    seat = Seat(NAME).give(pumpkin=2, coin=3).roll(5, 1).play("coins:3", "A-1")
    assert "deal" not in seat.legal(A)
    assert "deal" not in seat.legal(f"C>{NAME}:")
    # The number of the changed die is noted as it was rolled.
    assert seat.play(B + "deal").marks(NAME) == {"1a": "5", "1b": "1"}


def test_a_die_that_was_changed_and_changed_back_does_not_deal() -> None:
    seat = Seat(NAME).give(pumpkin=4).roll(5, 1).play("A-1", "A+1")
    assert seat.legal(A) == ["open2", "open3"]


def test_a_die_let_in_without_a_change_deals_the_same_numbers_again() -> None:
    seat = Seat(NAME).give(pumpkin=3).roll(5, 1).play(A + "deal", "B*", B + "deal")
    assert seat.marks(NAME) == {"1a": "5", "1b": "1", "2a": "5", "2b": "1"}


def test_the_number_of_a_die_used_elsewhere_is_noted_too() -> None:
    seat = Seat(NAME, "wingspan").roll(5, 1).play("A>wingspan:1", B + "deal")
    assert seat.marks(NAME) == {"1a": "5", "1b": "1"}


def test_a_die_that_fleet_altered_counts_as_rolled() -> None:
    seat = with_middle_ability(Seat(NAME, FLEET)).roll(5, 3).play(f"{FLEET}:A+1")
    assert seat.play(A + "deal").marks(NAME) == {"1a": "6", "1b": "3"}


# --- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_plays_a_hand_which_is_outlined(value: int) -> None:
    seat = table("2", "25").roll(value, 1).play(A + "hand1=pair")
    assert seat.marks(NAME) == {"open1": "2", "1a": "2", "1b": "5", "hand1": "o"}
    assert seat.stars(NAME) == 1


def test_a_hand_is_played_once_and_the_flop_stays() -> None:
    seat = table("2", "25", "26", played="1", stars=1).roll(6, 1)
    assert seat.legal(A + "hand") == ["2=pair"]


def test_a_hand_that_is_not_dealt_or_makes_nothing_is_not_played() -> None:
    assert table("255").roll(6, 1).legal(A + "hand") == []
    assert combinations(table("134", "26")) == []


@pytest.mark.parametrize(
    ("flop", "hand", "made"),
    [
        ("", "33", ["pair"]),
        ("3", "35", ["pair"]),
        ("355", "12", ["pair"]),
        ("355", "31", ["pair", "two-pair"]),
        ("3", "33", ["pair", "three"]),
        ("33", "33", ["pair", "three", "four"]),
        ("335", "35", ["pair", "two-pair", "three", "house"]),
        ("345", "12", ["straight"]),
        ("345", "26", ["straight"]),
        ("245", "13", ["straight"]),
        ("345", "66", ["pair"]),
        ("346", "15", []),
    ],
)
def test_hand_and_flop_make_combinations(flop: str, hand: str, made: list[str]) -> None:
    assert combinations(table(flop, hand)) == made


# --- scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flop", "hand", "made", "stars", "gain"),
    [
        ("", "33", "pair", 1, (0, 0, 0)),
        ("355", "31", "two-pair", 1, (1, 0, 0)),
        ("3", "33", "three", 1, (1, 0, 0)),
        ("33", "33", "four", 2, (1, 0, 0)),
        ("335", "35", "house", 2, (0, 1, 0)),
        ("345", "12", "straight", 2, (0, 0, 1)),
    ],
)
def test_a_combination_pays(
    flop: str, hand: str, made: str, stars: int, gain: tuple[int, int, int]
) -> None:
    seat = table(flop, hand).roll(6, 1).play(f"{A}hand1={made}")
    assert (seat.stars(NAME), seat.resources()) == (stars, gain)


def test_three_hands_may_score_six_stars() -> None:
    seat = table("333", "31", "35", "36", played="12", stars=4).roll(6, 1)
    assert seat.play(A + "hand3=four").stars(NAME) == 6


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"open1": "5"},
        {"open3": "2"},
        {"1a": "3"},
        {"1b": "3"},
        {"2a": "3", "2b": "4"},
        {"hand1": "o"},
        {"1a": "3", "1b": "4", "hand1": "o"},
        {"pair": "x"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)


def test_more_stars_than_the_played_hands_could_score_are_refused() -> None:
    with pytest.raises(BadPosition):
        table("", "33", played="1", stars=2)
