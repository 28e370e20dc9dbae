"""Brass: Birmingham: routes of their time, one network, and the benefits of both towns."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.card import Card
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR, gains_in
from tests.games.realms.scenario import Seat

NAME = "brass-birmingham"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
RAILS = 5


def card() -> Card:
    return find_realm(NAME).realm.card


def routes(kind: str) -> list[str]:
    """The routes of a list of the card."""
    return [card().places[route].id for _, route, _ in card().places_of(kind)]


def numbered(number: int, *kinds: str) -> list[str]:
    """The routes with this number, in the order of the card."""
    ids = [route for kind in kinds for route in routes(kind)]
    return [place.id for place in card().places if place.id in ids and place.number == number]


def network(*marked: str, turn: int = 1) -> Seat:
    """A seat with these routes, before the roll of a turn."""
    return Seat(NAME).pass_to(turn).write(NAME, None, **dict.fromkeys(marked, "x"))


# --- which route ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_a_number_marks_a_route_with_that_number(number: int) -> None:
    seat = Seat(NAME).roll(number, number)
    found = numbered(number, "canals", "either")
    assert seat.legal(USE) == found
    assert found
    assert seat.play(USE + found[0]).marks(NAME) == {found[0]: "x"}


def test_a_six_is_any_number() -> None:
    early = {*routes("canals"), *routes("either")}
    assert set(Seat(NAME).roll(6, 1).legal(USE)) == early
    late = {*routes("railways"), *routes("either")}
    assert set(Seat(NAME).pass_to(RAILS).roll(6, 1).legal(USE)) == late


def test_an_adjusted_or_created_die_marks_as_any_other() -> None:
    seat = Seat(NAME).roll(1, 3).give(pumpkin=2).play("A+1", USE + "birmingham-nuneaton")
    assert seat.marks(NAME) == {"birmingham-nuneaton": "x"}
    seat = Seat(NAME).roll(1, 3).give(coin=2).play("coins:2", f"C>{NAME}:birmingham-nuneaton")
    assert seat.marks(NAME) == {"birmingham-nuneaton": "x"}


@pytest.mark.parametrize("turn", range(1, 10))
def test_canals_come_in_turns_1_to_4_and_railways_in_turns_5_to_9(turn: int) -> None:
    found = Seat(NAME).pass_to(turn).roll(6, 6).legal(USE)
    assert set(routes("canals")) <= set(found) or turn > 4
    assert not set(routes("canals")) & set(found) or turn <= 4
    assert set(routes("railways")) <= set(found) or turn < RAILS
    assert not set(routes("railways")) & set(found) or turn >= RAILS


@pytest.mark.parametrize("turn", [1, 4, 5, 9])
def test_a_route_with_both_is_marked_in_any_turn(turn: int) -> None:
    assert "dudley-birmingham" in routes("either")
    seat = Seat(NAME).pass_to(turn).roll(1, 4).play(USE + "dudley-birmingham")
    assert seat.marks(NAME) == {"dudley-birmingham": "x"}


def test_a_route_is_marked_once_even_if_it_has_both() -> None:
    seat = network("dudley-birmingham", turn=4).roll(1, 6)
    assert "dudley-birmingham" not in seat.legal(OTHER)
    seat = seat.roll(1, 6)
    assert seat.position.turn == RAILS
    assert "dudley-birmingham" not in seat.legal(OTHER)


def test_the_first_route_goes_anywhere_and_the_next_one_joins_it() -> None:
    seat = Seat(NAME).roll(5, 1)
    first = ["birmingham-tamworth", "tamworth-nuneaton", "worcester-redditch"]
    assert seat.legal(USE) == first
    seat.play(USE + "worcester-redditch").roll(5, 4)
    assert seat.legal(USE) == []
    assert seat.legal(OTHER) == ["dudley-worcester", "redditch-coventry"]


def test_a_route_may_join_the_network_at_either_town_and_at_any_route() -> None:
    seat = network("dudley-birmingham", "birmingham-redditch").roll(6, 6)
    joined = ["birmingham-tamworth", "birmingham-nuneaton", "dudley-worcester"]
    assert seat.legal(USE) == [*joined, "worcester-redditch", "redditch-coventry"]


def test_canals_connect_railways() -> None:
    seat = network("birmingham-tamworth", turn=RAILS).roll(4, 5)
    assert seat.legal(USE) == ["walsall-tamworth"]
    assert seat.legal(OTHER) == ["birmingham-coventry"]


def test_a_die_whose_routes_are_elsewhere_is_not_taken() -> None:
    seat = network("worcester-redditch").roll(1, 2)
    assert seat.legal(USE) == []
    assert seat.why(USE + "stafford-walsall")


# --- what its towns give -------------------------------------------------------------------


def test_a_route_gives_a_benefit_of_each_of_its_two_towns() -> None:
    seat = Seat(NAME).pass_to(RAILS).roll(2, 1).play(USE + "stafford-dudley")
    assert seat.resources() == (1, 0, 1)


def test_some_towns_give_nothing() -> None:
    seat = Seat(NAME).roll(1, 1).play(USE + "stafford-walsall")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 1), 0)


def test_where_a_town_has_several_benefits_one_of_them_is_chosen() -> None:
    seat = Seat(NAME).roll(1, 3).play(USE + "dudley-birmingham")
    assert seat.legal() == [f"{NAME}:heart", f"{NAME}:coin"]
    assert "waits for a choice" in seat.why("done")
    assert seat.play(f"{NAME}:coin").resources() == (1, 0, 1)


def test_towns_are_not_used_up() -> None:
    seat = network("dudley-birmingham").roll(2, 1)
    seat.play(USE + "birmingham-nuneaton", f"{NAME}:coin")
    assert seat.resources() == (0, 0, 1)
    seat.roll(3, 1).play(USE + "birmingham-redditch", f"{NAME}:coin")
    assert seat.resources() == (0, 0, 2)


def test_both_towns_may_leave_a_choice_and_the_first_one_comes_first() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "birmingham-tamworth")
    assert seat.legal() == [f"{NAME}:heart", f"{NAME}:coin"]
    seat.play(f"{NAME}:coin")
    assert seat.legal() == [f"{NAME}:heart", f"{NAME}:star"]
    seat.play(f"{NAME}:star")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 1), 1)
    assert seat.legal("done") == [""]


def test_beside_fleet_a_choice_has_every_resource_and_keeps_its_star() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = Seat(NAME, FLEET).write(FLEET, 1, **left)
    seat.roll(5, 1).play(USE + "birmingham-tamworth")
    assert seat.legal() == [f"{NAME}:pumpkin", f"{NAME}:heart", f"{NAME}:coin"]
    seat.play(f"{NAME}:pumpkin")
    assert sorted(seat.legal()) == [
        f"{NAME}:{gain}" for gain in ("coin", "heart", "pumpkin", "star")
    ]
    seat.play(f"{NAME}:star")
    # Each town was asked about once.
    assert (seat.resources(), seat.stars(NAME)) == ((1, 0, 0), 1)
    assert seat.legal("done") == [""]


def test_both_choices_survive_saving() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "birmingham-tamworth").write(NAME)
    assert seat.legal() == [f"{NAME}:heart", f"{NAME}:coin"]
    seat.play(f"{NAME}:heart").write(NAME)
    assert seat.legal() == [f"{NAME}:heart", f"{NAME}:star"]


# --- stars ---------------------------------------------------------------------------------


def test_stars_count_as_soon_as_a_town_gives_them() -> None:
    seat = Seat(NAME).roll(5, 1).play(USE + "worcester-redditch")
    assert seat.stars(NAME) == 1


def test_a_benefit_that_was_chosen_instead_is_no_star() -> None:
    seat = Seat(NAME).roll(4, 1).play(USE + "redditch-coventry", f"{NAME}:coin")
    assert (seat.stars(NAME), seat.resources()) == (0, (0, 0, 1))


def test_towns_have_more_stars_than_count() -> None:
    """The cap is stated, so more than six can be had."""
    towns = [place.id for place in card().places if place.gains and not place.number]
    starred = [
        town
        for town in towns
        if any(STAR in gains_in(gain) for gain in card().places[card().index[town]].gains)
    ]
    ends = [end for place in card().places if place.number for end in place.id.split("-")]
    assert sum(ends.count(town) for town in starred) == 8


def test_never_more_than_six_stars() -> None:
    marked = ["worcester-redditch", "redditch-coventry", "birmingham-redditch"]
    rails = ["birmingham-coventry", "nuneaton-coventry", "dudley-worcester", "tamworth-nuneaton"]
    seat = Seat(NAME).pass_to(RAILS + 1)
    seat.write(NAME, 6, **dict.fromkeys([*marked, *rails], "x"))
    seat.roll(4, 1).play(USE + "walsall-tamworth", f"{NAME}:star")
    assert seat.stars(NAME) == 6


def test_a_planned_network_earns_six_stars() -> None:
    seat = Seat(NAME)
    seat.roll(5, 1).play(USE + "worcester-redditch")
    seat.roll(4, 1).play(USE + "redditch-coventry", f"{NAME}:star")
    seat.roll(4, 1).play(USE + "dudley-worcester")
    seat.pass_to(RAILS).roll(4, 1).play(USE + "nuneaton-coventry", f"{NAME}:star")
    seat.roll(5, 1).play(USE + "birmingham-coventry", f"{NAME}:coin", f"{NAME}:star")
    seat.roll(3, 1).play(USE + "walsall-birmingham", f"{NAME}:coin")
    seat.roll(6, 1).play(USE + "walsall-tamworth", f"{NAME}:star")
    assert (seat.position.turn, seat.stars(NAME)) == (8, 6)


# --- words and nonsense --------------------------------------------------------------------


def test_a_route_of_another_number_is_refused_with_its_number() -> None:
    seat = Seat(NAME).roll(3, 3)
    reason = seat.why(USE + "birmingham-nuneaton")
    assert "canal and railway from Birmingham to Nuneaton: not with a 3 now, but with 2" in reason


@pytest.mark.parametrize(
    ("marked", "turn"),
    [
        (("stafford-walsall", "worcester-redditch"), 2),
        (("walsall-tamworth",), 4),
        (("stafford-dudley", "walsall-birmingham", "redditch-coventry"), 9),
    ],
)
def test_a_network_that_play_can_not_make_is_not_loaded(marked: tuple[str, ...], turn: int) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        network(*marked, turn=turn)


def test_stars_that_no_town_of_the_network_has_are_not_loaded() -> None:
    with pytest.raises(BadPosition, match="does not score so many stars"):
        Seat(NAME).write(NAME, 1, **{"stafford-walsall": "x"})
    with pytest.raises(BadPosition, match="does not score so many stars"):
        Seat(NAME).write(NAME, 2, **{"birmingham-tamworth": "x"})


def test_nothing_is_written_in_a_town() -> None:
    with pytest.raises(BadPosition, match="never stand"):
        Seat(NAME).write(NAME, None, stafford="x")
