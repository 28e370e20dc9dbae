"""Obsession: a reputation that rises, and guests who come if it is high enough."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

A = "A>obsession:"
B = "B>obsession:"


def levels(reputation: int) -> dict[str, str]:
    """The levels that were outlined in play: the first one is printed so."""
    return {f"level{level}": "o" for level in range(2, reputation + 1)}


def at_reputation(reputation: int, **guests: str) -> Seat:
    stars = 1 if reputation == 5 else 0
    return Seat("obsession").write("obsession", stars, **{**levels(reputation), **guests})


# --- the reputation ----------------------------------------------------------------------------


def test_the_reputation_starts_at_1() -> None:
    seat = Seat("obsession").roll(1, 2)
    assert seat.legal(A) == ["guest1a", "guest1b"]
    assert seat.play(B + "raise").marks("obsession") == {"level2": "o"}


@pytest.mark.parametrize("reputation", [1, 2, 3, 4])
def test_a_higher_number_raises_it_by_1(reputation: int) -> None:
    for value in range(reputation + 1, 7):
        seat = at_reputation(reputation).roll(value, 1)
        assert seat.legal(A) == ["raise"]
        assert seat.play(A + "raise").marks("obsession") == levels(reputation + 1)


def test_at_reputation_3_high_numbers_raise_and_low_ones_invite() -> None:
    seat = at_reputation(3)
    for value in (4, 5, 6):
        assert seat.roll(value, 1).legal(A) == ["raise"]
    for value in (1, 2, 3):
        assert seat.roll(value, 1).legal(A) == [f"guest{value}a", f"guest{value}b"]


def test_raising_brings_nothing_but_the_star_of_level_5() -> None:
    seat = Seat("obsession")
    for reputation in (2, 3, 4):
        seat.roll(6, 1).play(A + "raise")
        assert seat.marks("obsession") == levels(reputation)
        assert (seat.resources(), seat.stars("obsession")) == ((0, 0, 0), 0)
    seat.roll(5, 1).play(A + "raise")
    assert (seat.resources(), seat.stars("obsession")) == ((0, 0, 0), 1)


def test_a_raise_opens_guests_within_the_same_turn() -> None:
    # Three pumpkins let the second die in, and the level that was just outlined counts already.
    seat = at_reputation(1).give(pumpkin=3).roll(6, 2).play(A + "raise", "B*")
    assert seat.legal(B) == ["guest2a", "guest2b"]


def test_after_level_5_a_6_has_no_use() -> None:
    seat = at_reputation(5).roll(6, 5)
    assert seat.legal(A) == []
    assert seat.legal(B) == ["guest5a", "guest5b"]


# --- the guests --------------------------------------------------------------------------------

# What the guests bring: pumpkins, hearts, coins, stars.
GUESTS = [
    ("1a", (1, 1, 0, 0)),
    ("1b", (0, 0, 1, 0)),
    ("2a", (0, 0, 0, 1)),
    ("2b", (1, 0, 1, 0)),
    ("3a", (0, 0, 0, 1)),
    ("3b", (0, 2, 0, 0)),
    ("4a", (0, 0, 0, 2)),
    ("4b", (0, 0, 2, 0)),
    ("5a", (0, 0, 0, 1)),
    ("5b", (1, 1, 1, 0)),
]


@pytest.mark.parametrize(("guest", "gains"), GUESTS)
def test_a_guest_is_marked_and_brings_a_benefit(
    guest: str, gains: tuple[int, int, int, int]
) -> None:
    number = int(guest[0])
    seat = at_reputation(number)
    before = seat.stars("obsession")
    seat.roll(number, 6).play(f"{A}guest{guest}")
    assert seat.marks("obsession") == {**levels(number), f"guest{guest}": "x"}
    assert seat.resources() == gains[:3]
    assert seat.stars("obsession") == before + gains[3]


def test_a_guest_may_have_a_lower_number_than_the_reputation() -> None:
    assert at_reputation(5).roll(1, 6).legal(A) == ["guest1a", "guest1b"]


def test_a_number_invites_no_guest_of_another_number() -> None:
    seat = at_reputation(3).roll(2, 1)
    assert seat.legal(A) == ["guest2a", "guest2b"]
    assert seat.why(A + "guest1a")
    assert seat.why(A + "guest3a")


def test_a_higher_number_invites_nobody_and_a_lower_one_does_not_raise() -> None:
    seat = at_reputation(2).roll(3, 2)
    assert seat.why(A + "guest3a")
    assert seat.why(B + "raise")


def test_each_guest_comes_once() -> None:
    seat = at_reputation(2, guest1a="x").roll(1, 2)
    assert seat.legal(A) == ["guest1b"]
    assert "already" in seat.why(A + "guest1a")


def test_without_a_guest_left_a_number_has_no_use() -> None:
    seat = at_reputation(2, guest1a="x", guest1b="x").roll(1, 2)
    assert seat.legal(A) == []


def test_all_stars_are_the_five_of_guests_and_the_one_of_level_5() -> None:
    seat = at_reputation(5)
    for guest, gains in GUESTS:
        if gains[3]:
            seat.roll(int(guest[0]), 6).play(f"{A}guest{guest}")
    assert seat.stars("obsession") == 6


# --- saved positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"level3": "o"},
        {"level2": "x"},
        {"guest2a": "x"},
        {"level2": "o", "guest3b": "x"},
        {"guest1a": "1"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat("obsession").write("obsession", None, **marks)
