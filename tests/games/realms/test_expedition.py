"""Expedition: walks of an exact length around a crater, clockwise."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "expedition"
FLEET = "fleet-the-dice-game"
A = f"A>{NAME}:"
B = f"B>{NAME}:"
OUTER = [6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5]
INNER = [7, 9, 11, 1, 3, 5]
# The openings inwards and outwards, besides those along the rings.
LINKS = [
    ("outer6", "inner7"),
    ("outer12", "inner1"),
    ("inner9", "outer10"),
    ("inner3", "outer4"),
]
# Pumpkins, hearts, coins and stars of each hex.
GAINS = {
    "outer7": (1, 1, 0, 0),
    "outer8": (0, 0, 0, 1),
    "outer9": (0, 0, 1, 0),
    "outer10": (0, 1, 0, 0),
    "outer11": (0, 0, 0, 1),
    "outer12": (1, 0, 0, 0),
    "outer1": (0, 1, 1, 0),
    "outer2": (0, 0, 0, 1),
    "outer3": (1, 0, 0, 0),
    "outer4": (0, 1, 0, 0),
    "outer5": (0, 0, 0, 1),
    "inner7": (0, 0, 1, 0),
    "inner9": (1, 1, 0, 0),
    "inner11": (0, 0, 0, 1),
    "inner1": (0, 0, 1, 0),
    "inner3": (1, 0, 1, 0),
    "inner5": (0, 0, 0, 1),
}


def camp(*others: str) -> Seat:
    return Seat(NAME, *others)


def at(place: str, *left: str) -> Seat:
    """A seat whose expedition is at this hex, and has left the start and these hexes."""
    marks = {"outer6": "x", **dict.fromkeys(left, "x"), place: "o"}
    return camp().write(NAME, None, **marks)


def reached(seat: Seat, value: int) -> list[str]:
    return sorted(seat.roll(value, value).legal(A))


def steps() -> set[tuple[str, str]]:
    """All openings, as this file has them."""
    found = set(LINKS)
    for name, ring in (("outer", OUTER), ("inner", INNER)):
        found |= {
            (f"{name}{one}", f"{name}{other}")
            for one, other in zip(ring, ring[1:] + ring[:1], strict=True)
        }
    return found


# --- walks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "ends"),
    [
        (1, ["inner7", "outer7"]),
        (2, ["inner9", "outer8"]),
        (3, ["inner11", "outer10", "outer9"]),
        (4, ["inner1", "outer10", "outer11"]),
        (5, ["inner3", "outer11", "outer12"]),
        (6, ["inner1", "inner5", "outer1", "outer12", "outer4"]),
    ],
)
def test_the_first_walk_leads_from_the_start_by_the_number_of_the_die(
    value: int, ends: list[str]
) -> None:
    assert reached(camp(), value) == ends


def test_a_step_leads_clockwise_through_an_opening() -> None:
    for place in GAINS:
        # Everything but the hexes behind it was visited before.
        after = sorted(other for one, other in steps() if one == place and other != "outer6")
        left = [other for other in GAINS if other not in (place, *after)]
        assert reached(at(place, *left), 1) == after, place


def test_hexes_without_an_opening_are_not_next_to_each_other() -> None:
    assert reached(at("outer8"), 1) == ["outer9"]
    assert "inner9" not in reached(at("outer9"), 1)
    assert reached(at("inner11"), 1) == ["inner1"]


def test_nobody_walks_back() -> None:
    assert reached(at("outer10"), 1) == ["outer11"]
    assert reached(at("inner1"), 1) == ["inner3"]


def test_a_junction_lets_choose_the_direction() -> None:
    seat = at("outer12", "outer10").roll(1, 1)
    assert sorted(seat.legal(A)) == ["inner1", "outer1"]
    seat.play(A + "inner1")
    assert seat.marks(NAME)["inner1"] == "o"
    assert reached(at("inner9"), 1) == ["inner11", "outer10"]


def test_filled_hexes_count_as_steps_and_are_no_end() -> None:
    seat = at("outer9", "outer8", "outer10", "outer11")
    assert seat.roll(1, 3).legal(A) == []
    assert seat.legal(B) == ["outer12"]
    assert seat.why(A + "outer10") == (
        "Expedition, outer hex at 10 o'clock: that is taken already (marked)."
    )


def test_the_start_counts_as_a_step_and_is_no_end() -> None:
    seat = at("outer5", "outer11").roll(1, 2)
    assert seat.legal(A) == []
    assert sorted(seat.legal(B)) == ["inner7", "outer7"]


def test_a_walk_around_the_inner_ring_does_not_end_where_it_began() -> None:
    assert reached(at("inner7"), 6) == ["inner3", "outer2", "outer5"]


def test_two_ways_to_a_hex_are_one_move() -> None:
    # Around the ring, or inwards and outwards again.
    assert camp().roll(4, 1).legal(A).count("outer10") == 1


def test_the_hex_before_is_filled_and_the_new_one_outlined() -> None:
    seat = camp().roll(2, 1).play(A + "outer8")
    assert seat.marks(NAME) == {"outer6": "x", "outer8": "o"}
    seat.roll(3, 1).play(A + "outer11")
    assert seat.marks(NAME) == {"outer6": "x", "outer8": "x", "outer11": "o"}


def test_the_next_walk_begins_where_the_last_one_ended() -> None:
    seat = camp().roll(3, 1).play(A + "inner11")
    assert sorted(seat.roll(3, 1).legal(A)) == ["inner5", "outer4"]


def test_a_second_die_in_one_turn_walks_on() -> None:
    seat = camp().give(pumpkin=3).roll(2, 3).play(A + "outer8", "B*")
    assert seat.legal(B) == ["outer11"]
    seat.play(B + "outer11")
    assert seat.marks(NAME) == {"outer6": "x", "outer8": "x", "outer11": "o"}


def test_an_adjusted_die_walks_as_far_as_it_shows_now() -> None:
    seat = camp().give(pumpkin=2).roll(2, 1).play("A-1")
    assert sorted(seat.legal(A)) == ["inner7", "outer7"]


def test_a_created_die_walks_as_well() -> None:
    seat = camp().give(coin=6).roll(2, 3).play("coins:6", f"C>{NAME}:outer4")
    assert seat.marks(NAME) == {"outer6": "x", "outer4": "o"}


def test_a_walk_touches_both_hexes() -> None:
    seat = at("outer8").roll(1, 1)
    offers = {offer.text: offer for offer in seat.game.paper.offers(seat.position, 0)}
    places = seat.game.paper.places(seat.position, 0)
    touched = [places[number].id for number in offers[A + "outer9"].touches]
    assert touched == [f"{NAME}:outer9", f"{NAME}:outer8"]


# --- what it brings ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", GAINS)
def test_a_hex_gives_what_is_printed_in_it(place: str) -> None:
    before = next(one for one, other in steps() if other == place)
    seat = camp() if before == "outer6" else at(before, *[one for one in GAINS if one != place])
    stars = seat.stars(NAME)
    seat.roll(1, 1).play(A + place)
    assert (*seat.resources(), seat.stars(NAME) - stars) == GAINS[place]


def test_only_the_hex_where_a_walk_ends_gives_something() -> None:
    seat = camp().roll(3, 1).play(A + "outer9")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 1), 0)


def test_six_hexes_have_a_star_and_each_resource_is_printed_five_times() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert [gains.count(gain) for gain in range(4)] == [5, 5, 5, 6]


def test_a_benefit_may_be_replaced_beside_fleet() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = camp(FLEET).write(FLEET, 1, **left).roll(3, 1).play(A + "outer9")
    assert seat.legal() == [f"{FLEET}:pumpkin", f"{FLEET}:heart", f"{FLEET}:coin"]
    assert seat.play(f"{FLEET}:heart").resources() == (0, 1, 0)


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"outer6": "x"},
        {"outer8": "o"},
        {"outer8": "x"},
        {"outer6": "x", "outer8": "o", "outer9": "o"},
        {"outer6": "x", "outer8": "-"},
        # Nobody comes there by one die from the start.
        {"outer6": "x", "outer5": "o"},
        {"outer6": "x", "outer8": "o", "outer3": "x"},
        # Each of them is reached from another one, but nobody has left the start.
        {"outer8": "x", "outer11": "x", "outer3": "x"},
    ],
)
def test_what_play_cannot_have_written_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        camp().write(NAME, None, **marks)


def test_a_star_that_was_not_reached_is_refused() -> None:
    with pytest.raises(BadPosition):
        camp().write(NAME, 2, outer6="x", outer8="o")
    camp().write(NAME, 1, outer6="x", outer8="o")
