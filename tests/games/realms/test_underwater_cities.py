"""Underwater Cities: a city and a tunnel for each number, and stars for connected cities."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.card import Card
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "underwater-cities"
USE = f"A>{NAME}:"
# What each tunnel joins, as the rule tells it; 0 is the starting city.
ENDS = {1: "46", 2: "35", 3: "056", 4: "56", 5: "013", 6: "024"}


def card() -> Card:
    return find_realm(NAME).realm.card


def gains(place: str) -> list[int]:
    return card().places[card().index[place]].gains


def sea(cities: str = "", tunnels: str = "") -> Seat:
    """A seat with these cities outlined and these tunnels marked, by their numbers."""
    marks = {f"city{number}": "o" for number in cities}
    marks |= {f"tunnel{number}": "x" for number in tunnels}
    return Seat(NAME).write(NAME, None, **marks)


# --- a die ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_has_one_city_and_one_tunnel(number: int) -> None:
    assert Seat(NAME).roll(number, number).legal(USE) == [f"city{number}", f"tunnel{number}"]


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_outlines_its_city_and_gains_the_resource_there(number: int) -> None:
    seat = Seat(NAME).roll(number, number).play(f"{USE}city{number}")
    assert seat.marks(NAME) == {f"city{number}": "o"}
    assert seat.resources() == tuple(gains(f"city{number}").count(one) for one in range(3))
    assert sum(seat.resources()) == 1
    assert seat.stars(NAME) == 0


@pytest.mark.parametrize("number", range(1, 7))
def test_or_it_marks_its_tunnel_and_gains_the_resource_there(number: int) -> None:
    seat = Seat(NAME).roll(number, number).play(f"{USE}tunnel{number}")
    assert seat.marks(NAME) == {f"tunnel{number}": "x"}
    assert seat.resources() == tuple(gains(f"tunnel{number}").count(one) for one in range(3))
    assert sum(seat.resources()) == 1


def test_each_is_used_once() -> None:
    assert sea("3").roll(3, 1).legal(USE) == ["tunnel3"]
    assert sea("", "3").roll(3, 1).legal(USE) == ["city3"]
    assert sea("3", "3").roll(3, 1).legal(USE) == []


def test_a_city_and_a_tunnel_need_no_neighbour() -> None:
    seat = Seat(NAME).roll(4, 6).play(USE + "tunnel4").roll(1, 1).play(USE + "city1")
    assert seat.marks(NAME) == {"tunnel4": "x", "city1": "o"}


def test_an_adjusted_or_created_die_counts_as_any_other() -> None:
    seat = Seat(NAME).roll(1, 3).give(pumpkin=2).play("A+1", USE + "city2")
    assert seat.marks(NAME) == {"city2": "o"}
    seat = Seat(NAME).roll(1, 3).give(coin=2).play("coins:2", f"C>{NAME}:tunnel2")
    assert seat.marks(NAME) == {"tunnel2": "x"}


def test_a_city_of_another_number_is_refused() -> None:
    assert Seat(NAME).roll(1, 2).why(USE + "city3")


def test_each_resource_is_there_four_times() -> None:
    found = [gain for place in card().places for gain in place.gains]
    assert [found.count(resource) for resource in range(3)] == [4, 4, 4]


# --- stars ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tunnel", ENDS)
def test_a_tunnel_from_the_start_connects_all_its_ends_and_any_other_none(tunnel: int) -> None:
    joined = ENDS[tunnel]
    stars = len(joined) - 1 if "0" in joined else 0
    assert sea("123456", str(tunnel)).stars(NAME) == stars
    for city in "123456":
        alone = sea(city, str(tunnel)).stars(NAME)
        assert alone == ("0" in joined and city in joined)


def test_a_connection_may_lead_through_several_tunnels() -> None:
    assert sea("5", "5").stars(NAME) == 0
    assert sea("5", "52").stars(NAME) == 1
    assert sea("4", "524").stars(NAME) == 0
    assert sea("4", "5241").stars(NAME) == 1


def test_it_may_pass_cities_that_are_not_outlined() -> None:
    assert sea("6", "524").stars(NAME) == 1


def test_a_part_without_the_starting_city_scores_nothing() -> None:
    assert sea("3456", "124").stars(NAME) == 0


def test_cities_score_from_the_die_on_that_connects_them() -> None:
    seat = sea("13").roll(5, 1)
    assert seat.stars(NAME) == 0
    assert seat.play(USE + "tunnel5").stars(NAME) == 2
    seat = sea("", "5").roll(1, 1)
    assert seat.stars(NAME) == 0
    assert seat.play(USE + "city1").stars(NAME) == 1


def test_six_stars_for_six_connected_cities() -> None:
    cities = [place for place in card().places if STAR in place.gains]
    assert len(cities) == 6
    assert sea("123456", "356").stars(NAME) == 6
    assert sea("123456", "123456").stars(NAME) == 6


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks", [{"start": "o"}, {"start": "x"}, {"city1": "x"}, {"tunnel1": "o"}]
)
def test_other_marks_are_not_loaded(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="never stand"):
        Seat(NAME).write(NAME, None, **marks)
