"""Stamp Swap: stamps of the highest and the lowest die, room for all of them, and the goals."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "stamp-swap"
SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


def swap(*others: str) -> Seat:
    return Seat(NAME, *others)


def ranks(seat: Seat, die: str) -> set[str]:
    """As what a die may be used."""
    return {text.split("=")[0] for text in seat.legal(f"{die}>{NAME}:")}


def stamps(*drawn: str) -> dict[str, str]:
    """The squares of these stamps, each with the number of its stamp."""
    return {
        square: str(number)
        for number, stamp in enumerate(drawn, start=1)
        for square in stamp.split()
    }


def all_but(*free: str) -> dict[str, str]:
    """Single stamps everywhere but on these squares."""
    return stamps(*[square for square in SQUARES if square not in free])


# --- the highest and the lowest die ----------------------------------------------------------


def test_the_highest_die_draws_its_stamps_and_gains() -> None:
    seat = swap().roll(6, 2)
    assert ranks(seat, "A") == {"high"}
    seat.play(f"A>{NAME}:high=a1,a2,b1,b2", f"{NAME}:e5")
    assert seat.marks(NAME) == stamps("a1 b1 a2 b2", "e5")
    assert seat.resources() == (0, 1, 0)


def test_the_lowest_die_draws_other_stamps() -> None:
    seat = swap().roll(6, 2)
    assert ranks(seat, "B") == {"low"}
    seat.play(f"B>{NAME}:low=b3,c3")
    assert seat.marks(NAME) == stamps("b3 c3")
    assert seat.resources() == (0, 0, 1)


def test_the_second_die_may_be_the_highest() -> None:
    seat = swap().roll(2, 6)
    assert (ranks(seat, "A"), ranks(seat, "B")) == ({"low"}, {"high"})


def test_each_die_of_a_pair_is_either() -> None:
    seat = swap().roll(4, 4)
    assert ranks(seat, "A") == ranks(seat, "B") == {"high", "low"}


@pytest.mark.parametrize("number", [2, 4])
def test_a_created_die_is_either(number: int) -> None:
    seat = swap().give(coin=6).roll(2, 4).play(f"coins:{number}")
    assert ranks(seat, "C") == {"high", "low"}


def test_a_stepped_die_keeps_its_rank() -> None:
    seat = swap().give(pumpkin=4).roll(3, 4).play("A+1", "A+1")
    assert ranks(seat, "A") == {"low"}
    # A 5 as the lowest: three squares side by side.
    seat.play(f"A>{NAME}:low=a1,b1,c1")
    assert seat.marks(NAME) == stamps("a1 b1 c1")


def test_a_die_that_is_stepped_to_the_same_number_makes_no_pair() -> None:
    seat = swap().give(pumpkin=2).roll(3, 4).play("A+1")
    assert (ranks(seat, "A"), ranks(seat, "B")) == ({"low"}, {"high"})


def test_beside_fleet_a_die_that_counts_as_rolled_changes_the_ranks() -> None:
    seat = with_middle_ability(swap("fleet-the-dice-game")).roll(3, 3)
    seat.play("fleet-the-dice-game:A+1")
    assert (ranks(seat, "A"), ranks(seat, "B")) == ({"high"}, {"low"})


# --- stamps ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "rank", "shape", "gains"),
    [
        (1, "high", "a1,b1", (1, 0, 0)),
        (2, "high", "a1,a2", (0, 0, 0)),
        (3, "high", "a1,b1,c1", (0, 0, 0)),
        (4, "high", "a1,a2,b1,b2", (0, 0, 1)),
        (5, "high", "a1,a2,a3", (0, 0, 0)),
        (6, "high", "a1,a2,b1,b2", (0, 1, 0)),
        (1, "low", "a1", (0, 0, 0)),
        (2, "low", "a1,b1", (0, 0, 1)),
        (3, "low", "a1,a2", (0, 0, 0)),
        (4, "low", "a1", (1, 0, 0)),
        (5, "low", "a1,b1,c1", (0, 0, 0)),
        (6, "low", "a1,b1", (0, 1, 0)),
    ],
)
def test_each_number_begins_with_its_first_stamp(
    number: int, rank: str, shape: str, gains: tuple[int, int, int]
) -> None:
    seat = swap().roll(number, number)
    found = [text for text in seat.legal(f"A>{NAME}:{rank}=") if text.startswith("a1")]
    assert found == [shape]
    assert seat.play(f"A>{NAME}:{rank}={shape}").resources() == gains


def test_stamps_are_not_turned() -> None:
    seat = swap().roll(2, 1)
    assert f"A>{NAME}:high=a1,a2" in seat.legal()
    assert f"A>{NAME}:high=a1,b1" not in seat.legal()


def test_stamps_do_not_overlap() -> None:
    seat = swap().write(NAME, None, **stamps("b2")).roll(4, 1)
    found = [text for text in seat.legal(f"A>{NAME}:high=") if "b2" in text.split(",")]
    assert found == []
    assert len(seat.legal(f"A>{NAME}:high=")) == 12


def test_stamps_of_one_set_may_lie_apart_and_are_drawn_in_order() -> None:
    seat = swap().roll(5, 1).play(f"A>{NAME}:high=a1,a2,a3")
    assert "d5,e5" in seat.legal(f"{NAME}:")
    assert "a1,b1" not in seat.legal(f"{NAME}:")
    seat.play(f"{NAME}:d5,e5")
    assert seat.marks(NAME) == stamps("a1 a2 a3", "d5 e5")


def test_the_turn_does_not_end_before_all_are_drawn() -> None:
    seat = swap().roll(5, 1).play(f"A>{NAME}:high=a1,a2,a3")
    assert "done" not in seat.legal()


# --- room for all of them -----------------------------------------------------------------------


def test_a_stamp_has_to_leave_room_for_the_next_one() -> None:
    seat = swap().write(NAME, None, **all_but("a1", "b1", "c1", "d1", "a2", "a3")).roll(5, 1)
    # Three upright at a1, then two side by side in what is left of the row.
    seat.play(f"A>{NAME}:high=a1,a2,a3")
    assert seat.legal(f"{NAME}:") == ["b1,c1", "c1,d1"]


def test_a_way_that_leaves_no_room_is_not_offered() -> None:
    # Three upright, then two side by side: at c1 the first would take the only room for the second.
    free = ("a1", "a2", "a3", "c1", "c2", "c3", "d2")
    seat = swap().write(NAME, None, **all_but(*free)).roll(5, 1)
    assert seat.legal(f"A>{NAME}:high=") == ["a1,a2,a3"]


def test_the_last_place_for_a_stamp_is_taken_by_itself() -> None:
    free = ("a1", "a2", "a3", "c2", "d2")
    seat = swap().write(NAME, None, **all_but(*free)).roll(5, 1).play(f"A>{NAME}:high=a1,a2,a3")
    assert (seat.marks(NAME)["c2"], seat.marks(NAME)["d2"]) == ("22", "22")
    assert "done" in seat.legal()


def test_what_does_not_fit_is_left_out_and_the_resource_is_gained() -> None:
    # A 6 as the highest: no room for two by two, but for the single one.
    seat = swap().write(NAME, None, **all_but("a1", "c3", "e5")).roll(6, 1)
    assert seat.legal(f"A>{NAME}:high=") == ["a1", "c3", "e5"]
    seat.play(f"A>{NAME}:high=c3")
    assert seat.resources() == (0, 1, 0)
    assert "done" in seat.legal()


def test_the_first_stamp_comes_first_where_only_one_of_them_fits() -> None:
    seat = swap().write(NAME, None, **all_but("a1", "b1", "a2", "b2")).roll(6, 1)
    assert seat.legal(f"A>{NAME}:high=") == ["a1,a2,b1,b2"]


def test_a_number_whose_stamps_do_not_fit_is_not_used() -> None:
    seat = swap().write(NAME, None, **all_but("a1", "c3", "e5")).roll(4, 5)
    assert seat.legal(f"B>{NAME}:") == []
    assert seat.legal(f"A>{NAME}:") == ["low=a1", "low=c3", "low=e5"]


# --- goals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "stars"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_the_rows_1_3_and_5_score(row: int, stars: int) -> None:
    swap().write(NAME, stars, **stamps(*[f"{column}{row}" for column in "abcde"]))


def test_twelve_stamps_score() -> None:
    apart = [square for square in SQUARES if square[0] != "e"]
    assert swap().write(NAME, 0, **stamps(*apart[:11])).stars(NAME) == 0
    assert swap().write(NAME, 1, **stamps(*apart[:12])).stars(NAME) == 1


def test_three_large_stamps_score() -> None:
    large = ("a1 b1 a2 b2", "c1 d1 c2 d2", "a3 b3 a4 b4")
    swap().write(NAME, 0, **stamps(*large[:2], "a3 b3 c3"))
    swap().write(NAME, 1, **stamps(*large))


def test_a_full_grid_is_six_stars_with_all_goals() -> None:
    large = ("a1 b1 a2 b2", "c1 d1 c2 d2", "a3 b3 a4 b4")
    taken = {square for stamp in large for square in stamp.split()}
    rest = [square for square in SQUARES if square not in taken]
    swap().write(NAME, 6, **stamps(*large, *rest))


def test_a_full_grid_of_large_and_few_stamps_lacks_the_star_for_many() -> None:
    drawn = ["a1 b1 a2 b2", "c1 d1 c2 d2", "a3 b3 a4 b4", "c3 d3 c4 d4"]
    drawn += ["e1 e2 e3", "e4 e5", "a5 b5 c5", "d5"]
    swap().write(NAME, 5, **stamps(*drawn))


# --- the card -----------------------------------------------------------------------------------


def test_each_resource_is_given_twice() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert [gains.count(resource) for resource in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    "marks",
    [
        {"a1": "2"},
        {"a1": "1", "c1": "1"},
        {"a1": "1", "b1": "1", "b2": "1"},
        {"a1": "x"},
        {"a1": "1", "a2": "3"},
        {"high1": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        swap().write(NAME, None, **marks)
