"""Taps: the place on the paper for each move."""

import pytest

from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME


def tapped(seat: Seat, move: str) -> str:
    return GAME.paper.place_of(seat.position, 0, seat.position.parse(0, move))


@pytest.mark.parametrize(
    ("realm", "option", "place"),
    [
        ("between-two-castles", "L1", "L1a"),
        ("between-two-castles", "R1", "R1a"),
        ("between-two-cities", "b3", "b3"),
        ("charterstone", "building=5", "building3"),
        ("euphoria", "left", "left3"),
        ("euphoria", "right", "right3"),
        ("my-little-scythe", "pumpkin", "pumpkin3"),
        ("my-little-scythe", "heart", "heart3"),
        ("pendulum", "octagon2", "octagon2"),
        ("pendulum", "hourglass", "glass3"),
        ("the-society", "c4", "c4"),
        ("scythe", "top", "top3"),
        ("tapestry", "a3,a4,b3", "a3"),
        ("viticulture", "grape", "grape3"),
        ("wingspan", "2", "2a"),
    ],
)
def test_a_die_is_tapped_where_it_is_written(realm: str, option: str, place: str) -> None:
    assert tapped(Seat(realm).roll(3, 5), f"A>{realm}:{option}") == f"{realm}:{place}"


def test_the_next_square_is_tapped_as_a_column_or_a_bird_grows() -> None:
    seat = Seat("between-two-castles", "wingspan").roll(5, 1)
    seat.play("A>between-two-castles:R2", "B>wingspan:2").roll(3, 4)
    assert tapped(seat, "A>between-two-castles:R2") == "between-two-castles:R2b"
    assert tapped(seat, "B>wingspan:2") == "wingspan:2b"


def test_crates_are_tapped_at_the_first_that_would_be_marked() -> None:
    crates = {"crate2": "3x", "crate4": "3", "crate6": "3"}
    buildings = {f"building{number}": "x" for number in (2, 4, 6)}
    seat = Seat("charterstone").write("charterstone", 1, **crates, **buildings)
    assert tapped(seat.roll(3, 5), "A>charterstone:crates") == "charterstone:crate4"


def test_both_areas_are_tapped_on_the_left() -> None:
    assert tapped(Seat("euphoria").roll(3, 3), "A>euphoria:both") == "euphoria:left3"


def test_the_bottom_row_is_tapped_only_for_a_bottom_number() -> None:
    seat = Seat("scythe").give(heart=2, pumpkin=2, coin=2).roll(3, 5)
    assert tapped(seat, "A>scythe:top+bottom") == "scythe:top3"
    assert tapped(seat, "A>scythe:bottom") == "scythe:bottom3"


def test_an_order_is_tapped_to_fill_it() -> None:
    seat = Seat("viticulture").write("viticulture", grape5="o").roll(6, 1)
    assert tapped(seat, "A>viticulture:wine11:5") == "viticulture:wine11"


def test_dice_are_tapped_for_what_changes_them() -> None:
    seat = Seat("scythe").give(pumpkin=3).roll(3, 5)
    assert [tapped(seat, move) for move in ("A+1", "B*", "B*-1")] == ["die:A", "die:B", "die:B"]


def test_purchases_and_the_end_of_the_turn_belong_to_no_place() -> None:
    seat = Seat("scythe").give(heart=3, coin=2).roll(3, 3)
    assert {tapped(seat, move) for move in ("hearts2", "hearts3:3", "coins:2", "done")} == {""}


def test_a_resource_instead_of_a_die_is_tapped_on_the_die() -> None:
    seat = Seat("charterstone", "euphoria", "scythe").write(
        "charterstone", building1="x", crate1="6"
    )
    seat.write("euphoria", left1="x", right1="x").write("scythe", 1, top1="x", bottom1="x")
    assert tapped(seat.roll(1, 6), "A>heart") == "die:A"
