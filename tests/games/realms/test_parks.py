"""Parks: three trails to the right, and no way back."""

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

A = "A>parks:"
B = "B>parks:"
FLEET = "fleet-the-dice-game"
# The numbers of each trail, and what its sites give: pumpkins, hearts, coins, stars.
NUMBERS = {"a": (2, 5, 1, 4, 6, 3), "b": (4, 1, 6, 3, 2, 5), "c": (6, 3, 5, 2, 4, 1)}
GAINS = {
    "a": ((0, 0, 1, 0), (1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 0, 1), (1, 0, 1, 0), (0, 0, 0, 1)),
    "b": ((0, 1, 0, 0), (2, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 1, 0), (0, 0, 0, 1)),
    "c": ((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 2, 0), (0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 0, 1)),
}
# The price of the last site, by resource.
PRICES = [("a", 0), ("b", 1), ("c", 2)]
SITES = [(trail, site) for trail in "abc" for site in range(1, 7)]


# --- visits ------------------------------------------------------------------------------------


def test_a_number_visits_its_sites_and_no_others() -> None:
    for value in range(1, 7):
        seat = Seat("parks").give(1, 1, 1).roll(value, 1)
        sites = [f"{trail}{site}" for trail, site in SITES if NUMBERS[trail][site - 1] == value]
        assert seat.legal(A) == sites
        assert len(sites) == 3


@pytest.mark.parametrize(("trail", "site"), SITES)
def test_a_visited_site_is_outlined_and_gives_what_is_in_it(trail: str, site: int) -> None:
    seat = Seat("parks")
    if site == 6:
        seat.give(*[int(PRICES["abc".index(trail)][1] == resource) for resource in range(3)])
    seat.roll(NUMBERS[trail][site - 1], 1).play(f"{A}{trail}{site}")
    skipped = {f"{trail}{left}": "-" for left in range(1, site)}
    assert seat.marks("parks") == {**skipped, f"{trail}{site}": "o"}
    assert (*seat.resources(), seat.stars("parks")) == GAINS[trail][site - 1]


def test_only_unvisited_sites_to_the_left_are_crossed_off() -> None:
    seat = Seat("parks").write("parks", None, a1="o").roll(4, 6).play(A + "a4")
    assert seat.marks("parks") == {"a1": "o", "a2": "-", "a3": "-", "a4": "o"}


def test_other_trails_stay_as_they_are() -> None:
    seat = Seat("parks").write("parks", None, b1="o", c1="-", c2="o").roll(1, 6).play(A + "a3")
    marks = {"a1": "-", "a2": "-", "a3": "o", "b1": "o", "c1": "-", "c2": "o"}
    assert seat.marks("parks") == marks


def test_nobody_goes_back_to_the_left_of_a_visited_site() -> None:
    seat = Seat("parks").write("parks", 1, a1="-", a2="-", a3="-", a4="o").roll(2, 5)
    assert seat.legal(A) == ["b5", "c4"]
    assert seat.legal(B) == ["c3"]
    assert seat.why(A + "a1")
    assert seat.why(B + "a2")


def test_sites_to_the_right_are_open_even_if_others_are_skipped() -> None:
    seat = Seat("parks").write("parks", None, a1="o").roll(6, 1)
    assert seat.legal(A) == ["a5", "b3", "c1"]


def test_a_site_is_visited_once() -> None:
    seat = Seat("parks").write("parks", None, c1="o").roll(6, 1)
    assert seat.legal(A) == ["a5", "b3"]
    assert "already" in seat.why(A + "c1")


def test_crossed_sites_bring_nothing() -> None:
    # Three sites with a coin, a pumpkin and two hearts are passed by.
    seat = Seat("parks").roll(4, 1).play(A + "a4")
    assert (seat.resources(), seat.stars("parks")) == ((0, 0, 0), 1)


# --- the price of the last site ------------------------------------------------------------------


@pytest.mark.parametrize(("trail", "resource"), PRICES)
def test_the_last_site_has_to_be_paid(trail: str, resource: int) -> None:
    price = [int(one == resource) for one in range(3)]
    others = [2 - 2 * one for one in price]
    value = NUMBERS[trail][5]
    assert f"{trail}6" not in Seat("parks").give(*others).roll(value, 2).legal(A)
    seat = Seat("parks").give(*price).roll(value, 2).play(f"{A}{trail}6")
    assert (seat.resources(), seat.stars("parks")) == ((0, 0, 0), 1)


def test_a_price_that_is_missing_is_told() -> None:
    seat = Seat("parks").give(heart=1).roll(3, 1)
    assert "pumpkin is missing" in seat.why(A + "a6")


def test_no_other_site_has_a_price() -> None:
    for trail, site in SITES:
        if site < 6:
            assert f"{trail}{site}" in Seat("parks").roll(NUMBERS[trail][site - 1], 1).legal(A)


def test_the_price_is_paid_before_another_realm_lets_choose_gains() -> None:
    seat = Seat("parks", FLEET).write(FLEET, 1, left1="x", left2="x", left3="x", pick="o")
    seat.roll(3, 2)
    assert "a6" not in seat.legal(A)
    seat.play(B + "a1", f"{FLEET}:pumpkin").roll(3, 2).play(A + "a6")
    assert (seat.resources(), seat.stars("parks")) == ((0, 0, 0), 1)


# --- scoring -----------------------------------------------------------------------------------


def test_all_six_stars_are_in_the_sites() -> None:
    seat = Seat("parks").give(1, 1, 1)
    for trail, site in SITES:
        if GAINS[trail][site - 1][3]:
            value = NUMBERS[trail][site - 1]
            seat.roll(value, value % 6 + 1).play(f"{A}{trail}{site}")
    assert (seat.resources(), seat.stars("parks")) == ((0, 0, 0), 6)


# --- saved positions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"a2": "o"},
        {"a1": "-"},
        {"a1": "o", "a2": "-"},
        {"a1": "o", "a2": "-", "a4": "o"},
        {"a1": "x"},
        {"a1": "2"},
        {"a1": "-", "a2": "-", "a3": "-", "a4": "-", "a5": "o", "a6": "-"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat("parks").write("parks", None, **marks)
