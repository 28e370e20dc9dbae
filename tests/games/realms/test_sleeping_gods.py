"""Sleeping Gods: attacks on four monsters, square by square."""

import json
from itertools import pairwise

import pytest

from rollwright.core.errors import BadPosition
from tests.games.realms.scenario import Seat

NAME = "sleeping-gods"
USE = f"A>{NAME}:"
STEP = f"{NAME}:"
SQUARES = [f"{column}{row}" for row in range(1, 5) for column in "abcdefgh"]
VENOMS = ("a1", "h1", "a4", "h4")
RESOURCES = {"c1": 0, "f1": 1, "b2": 2, "g3": 2, "c4": 1, "f4": 0}
ICONS = {*VENOMS, *RESOURCES}
MONSTERS = [
    [f"{column}{row}" for row in rows for column in columns]
    for rows in ((1, 2), (3, 4))
    for columns in ("abcd", "efgh")
]


def gods(**marks: str) -> Seat:
    return Seat(NAME).write(NAME, None, **marks)


def all_but(*free: str) -> dict[str, str]:
    return {square: "x" for square in SQUARES if square not in free}


def stars_of(marks: dict[str, str]) -> int:
    monsters = len([1 for monster in MONSTERS if all([square in marks for square in monster])])
    return monsters + len([1 for venom in VENOMS if venom in marks]) // 2


def marked(**marks: str) -> Seat:
    return Seat(NAME).write(NAME, stars_of(marks), **marks)


def attack(seat: Seat, squares: str, die: str = "A") -> Seat:
    first, *others = squares.split()
    return seat.play(f"{die}>{NAME}:{first}", *[STEP + square for square in others])


# --- an attack ---------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 5))
def test_an_attack_may_start_anywhere(value: int) -> None:
    assert gods().roll(value, 1).legal(USE) == SQUARES


@pytest.mark.parametrize("value", range(1, 7))
def test_the_number_says_exactly_how_many_squares_are_marked(value: int) -> None:
    seat = gods().roll(value, 6).play(USE + "c2")
    while seat.legal(STEP) and seat.pad()["pending"]:
        assert seat.legal() == [STEP + square for square in seat.legal(STEP)]
        seat.play(STEP + seat.legal(STEP)[-1])
    assert len(seat.marks(NAME)) == value
    assert "done" in seat.legal()


def test_the_next_square_shares_a_side_with_one_of_this_attack() -> None:
    seat = gods().roll(3, 1).play(USE + "b2")
    assert seat.legal() == [STEP + square for square in ("b1", "a2", "c2", "b3")]
    seat.play(STEP + "b3")
    assert seat.legal(STEP) == ["b1", "a2", "c2", "a3", "c3", "b4"]
    assert seat.why(STEP + "c4")


def test_squares_of_earlier_attacks_do_not_connect() -> None:
    seat = gods(b1="x", b2="x").roll(2, 1).play(USE + "a1")
    assert seat.legal(STEP) == ["a2"]


def test_a_new_attack_needs_no_contact_with_an_earlier_one() -> None:
    seat = attack(gods().roll(2, 1), "a1 a2")
    assert "h4" in seat.roll(1, 1).legal(USE)


@pytest.mark.parametrize("squares", ["b2 b3 c3", "b2 c2 d2 c3", "c2 b2 d2 c1", "d1 d2 d3 d4"])
def test_an_attack_may_turn(squares: str) -> None:
    seat = attack(gods().roll(len(squares.split()), 1), squares)
    assert set(seat.marks(NAME)) == set(squares.split())


def test_an_attack_may_cross_monsters_as_in_a_row_of_five() -> None:
    seat = attack(gods().roll(5, 1), "c2 d2 e2 f2 g2")
    assert set(seat.marks(NAME)) == {"c2", "d2", "e2", "f2", "g2"}
    assert "done" in seat.legal()


def test_an_attack_may_cross_all_four_monsters() -> None:
    seat = attack(gods().roll(4, 1), "d2 e2 e3 d3")
    assert set(seat.marks(NAME)) == {"d2", "e2", "d3", "e3"}


def test_marked_squares_are_not_marked_again() -> None:
    seat = attack(gods().roll(2, 1), "a1 a2").roll(1, 1)
    assert seat.legal(USE) == [square for square in SQUARES if square not in ("a1", "a2")]


@pytest.mark.parametrize(("square", "resource"), RESOURCES.items())
def test_a_marked_resource_is_gained(square: str, resource: int) -> None:
    seat = gods().roll(1, 6).play(USE + square)
    assert seat.resources()[resource] == 1
    assert sum(seat.resources()) == 1


def test_one_attack_gains_every_resource_on_its_way() -> None:
    assert attack(gods().roll(4, 1), "a1 b1 c1 b2").resources() == (1, 0, 1)


@pytest.mark.parametrize("value", [5, 6])
def test_a_5_or_a_6_marks_no_icons(value: int) -> None:
    walled_in = {"b1", "g4"}
    seat = gods().roll(value, 1)
    assert seat.legal(USE) == [square for square in SQUARES if square not in ICONS | walled_in]
    seat.play(USE + "d1")
    assert seat.legal(STEP) == ["e1", "d2"]
    assert seat.why(STEP + "c1")


def test_a_smaller_number_marks_icons() -> None:
    assert attack(gods().roll(4, 1), "a1 b1 c1 d1").marks(NAME) == dict.fromkeys(
        ("a1", "b1", "c1", "d1"), "x"
    )


def test_an_adjusted_die_attacks_with_its_new_value() -> None:
    seat = gods().roll(5, 1).give(pumpkin=2).play("A-1")
    attack(seat, "a1 b1 c1 d1")
    assert "done" in seat.legal()


# --- room for an attack ------------------------------------------------------------------


def test_an_attack_starts_only_where_there_is_room_for_it() -> None:
    seat = marked(**all_but("a1", "b1", "c1", "h1", "h2", "h4")).roll(3, 2)
    assert seat.legal(USE) == ["a1", "b1", "c1"]
    assert seat.legal(f"B>{NAME}:") == ["a1", "b1", "c1", "h1", "h2"]
    assert "not with a 3 now, but with 1 and 2." in seat.why(USE + "h1")


def test_room_for_a_5_is_counted_without_icons() -> None:
    seat = marked(**all_but("b2", "c2", "d2", "e2", "f2")).roll(5, 4)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") == ["b2", "c2", "d2", "e2", "f2"]


def test_from_the_middle_of_a_narrow_area_the_attack_still_reaches_all_of_it() -> None:
    seat = marked(**all_but("a1", "b1", "c1", "d1")).roll(4, 6)
    attack(seat, "b1 c1 a1 d1")
    assert seat.stars(NAME) == 6


def test_a_number_that_fits_nowhere_is_not_taken() -> None:
    assert marked(**all_but("a1", "c1", "e1")).roll(2, 6).legal(USE) == []


# --- stars -------------------------------------------------------------------------------


@pytest.mark.parametrize("monster", range(4))
def test_a_star_for_a_monster_with_all_its_squares_marked(monster: int) -> None:
    *most, last = MONSTERS[monster]
    seat = gods(**dict.fromkeys(most, "x")).roll(1, 6)
    assert seat.stars(NAME) == 0
    assert seat.play(USE + last).stars(NAME) == 1


def test_a_star_for_every_second_venom() -> None:
    seat = gods()
    for venom, stars in zip(VENOMS, (0, 1, 1, 2), strict=True):
        assert seat.roll(1, 6).play(USE + venom).stars(NAME) == stars


def test_seven_great_attacks_win_six_stars() -> None:
    seat = gods()
    attack(seat.roll(4, 1), "a1 b1 a2 b2")
    attack(seat.roll(2, 4), "g3 g4 f4 h4", "B")
    attack(seat.roll(6, 3), "f2 g2 f3 e3 e4 d4")
    attack(seat.roll(4, 4), "g1 h1 h2 h3")
    seat.roll(1, 3)
    attack(seat.roll(5, 4), "c1 d1 e1 f1", "B")
    attack(seat.roll(4, 2), "a3 a4 b4 c4")
    attack(seat.roll(3, 6), "c2 d2 e2 c3 b3 d3", "B")
    assert seat.stars(NAME) == 6
    assert seat.resources() == (2, 2, 2)


# --- words and nonsense ------------------------------------------------------------------


def test_during_an_attack_nothing_else_goes() -> None:
    seat = gods().roll(3, 4).play(USE + "b2")
    assert "waits for a choice" in seat.why("done")
    assert "waits for a choice" in seat.why("B>wingspan:1")
    assert seat.why(STEP + "z9")


def test_an_attack_survives_saving() -> None:
    seat = attack(gods().roll(4, 1), "b2 b3").give()
    assert seat.legal(STEP) == ["b1", "a2", "c2", "a3", "c3", "b4"]
    seat.play(STEP + "b4", STEP + "a4")
    assert "done" in seat.legal()


def pending_of(kind: int, *squares: str) -> list[int]:
    return [0, kind, sum([1 << SQUARES.index(square) for square in squares])]


@pytest.mark.parametrize(
    "pending",
    [
        pending_of(4),
        pending_of(2, "b2", "b3"),
        pending_of(4, "b2"),
        pending_of(7, "b2", "b3"),
        pending_of(4, "b2", "c2"),
        pending_of(0, "b2"),
        pending_of(4, "b2", "g2"),
        pending_of(5, "g2", "h1"),
        pending_of(2, "h1"),
        [0, 4, 2**32],
        [1, 4, 3],
    ],
)
def test_an_attack_that_cannot_be_is_refused(pending: list[int]) -> None:
    data = json.loads(json.dumps(gods().roll(4, 1).position.to_json()))
    marks = dict.fromkeys(("b2", "b3", "g2", "h1", "g1", "h2"), "x")
    data["pads"][0]["realms"][NAME] = marks
    data["pads"][0]["pending"] = [pending]
    if pending == pending_of(4, "b2"):
        data["pads"][0]["realms"][NAME] |= dict.fromkeys(("b1", "a2", "c2"), "x")
    with pytest.raises(BadPosition):
        Seat(NAME).game.load(data)


def test_the_squares_lie_in_one_grid() -> None:
    for row in range(1, 5):
        for one, other in pairwise("abcdefgh"):
            seat = gods().roll(2, 1).play(f"{USE}{one}{row}")
            assert f"{other}{row}" in seat.legal(STEP)
    for upper, lower in pairwise(range(1, 5)):
        assert f"e{lower}" in gods().roll(2, 1).play(f"{USE}e{upper}").legal(STEP)
