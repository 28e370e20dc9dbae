"""Rolling Realms, the realm: three worlds, their sums and their benefits."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "rolling-realms"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
FACES = ("top", "left", "right")


def worlds(*others: str) -> Seat:
    return Seat(NAME, *others)


def filled(*numbers: str) -> dict[str, str]:
    """The marks of worlds with these numbers, one text for each, with as many benefits."""
    marks: dict[str, str] = {}
    for world, text in enumerate(numbers, 1):
        for face, number, gift in zip(FACES, text, "abc", strict=False):
            marks[f"{face}{world}"] = number
            marks[f"gift{world}{gift}"] = "x"
    return marks


# --- a die ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_any_number_goes_to_any_world(number: int) -> None:
    seat = worlds().roll(number, 1 if number > 1 else 2)
    assert seat.legal(USE) == [
        "world1=pumpkin",
        "world1=coin",
        "world2=pumpkin",
        "world2=heart",
        "world3=heart",
        "world3=coin",
    ]
    seat.play(USE + "world2=heart")
    assert seat.marks(NAME) == {"top2": str(number), "gift2a": "x"}
    assert seat.resources() == (0, 1, 0)


def test_faces_are_filled_in_their_order_and_equal_benefits_from_the_left() -> None:
    seat = worlds().roll(3, 5).play(USE + "world1=pumpkin").roll(3, 5).play(USE + "world1=pumpkin")
    assert seat.marks(NAME) == {"top1": "3", "left1": "3", "gift1a": "x", "gift1c": "x"}
    assert seat.resources() == (2, 0, 0)


def test_a_benefit_is_marked_once() -> None:
    seat = worlds().write(NAME, None, **filled("", "", "25")).roll(3, 5)
    assert seat.legal(USE + "world3") == ["=coin"]
    assert seat.play(USE + "world3=coin").resources() == (0, 0, 1)


def test_a_full_world_takes_no_number() -> None:
    seat = worlds().write(NAME, None, **filled("", "111")).roll(3, 5)
    assert seat.legal(USE + "world2") == []
    assert len(seat.legal(USE)) == 4


def test_when_all_worlds_are_full_the_die_may_be_traded() -> None:
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, **filled("123", "124", "125"))
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 5)
    assert seat.legal(USE) == []
    assert "A>heart" in seat.legal()


def test_each_resource_is_there_three_times() -> None:
    gains = [gain for place in find_realm(NAME).card.places for gain in place.gains]
    assert sorted(gains) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_beside_fleet_another_resource_can_be_chosen_for_a_marked_benefit() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = worlds(FLEET).write(FLEET, 1, **left).roll(1, 2).play(USE + "world1=pumpkin")
    assert seat.play(f"{FLEET}:heart").resources() == (0, 1, 0)
    assert seat.marks(NAME) == {"top1": "1", "gift1a": "x"}


# --- scoring ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "stars"),
    [
        # Three different numbers.
        (("123",), 1),
        (("113",), 0),
        (("12",), 0),
        # The sum of another world, full or not.
        (("114", "33"), 1),
        (("114", "6"), 1),
        (("114", "222"), 2),
        (("123", "222"), 3),
        (("12", "111"), 1),
        (("12", "3"), 0),
        (("123", "333"), 1),
        # A sum of nothing is not the sum of a full world.
        (("222", "", ""), 0),
        # Two pairs are not needed: one equal world is enough.
        (("222", "33", "51"), 1),
        (("156", "246", "345"), 6),
        (("156", "246", "444"), 5),
        (("156", "246", "344"), 4),
    ],
)
def test_worlds_score_for_different_numbers_and_for_equal_sums(
    numbers: tuple[str, ...], stars: int
) -> None:
    assert worlds().write(NAME, None, **filled(*numbers)).stars(NAME) == stars


def test_a_sum_that_changes_takes_its_star_away() -> None:
    seat = worlds().write(NAME, 1, **filled("114", "6")).roll(2, 3).play(USE + "world2=pumpkin")
    assert seat.stars(NAME) == 0


def test_the_last_face_scores_at_the_end_of_the_round() -> None:
    seat = worlds().write(NAME, 4, **filled("156", "246", "34")).roll(5, 1)
    assert seat.play(USE + "world3=coin").stars(NAME) == 6


# --- saved cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"top1": "3"},
        {"gift1a": "x"},
        {"left1": "3", "gift1a": "x"},
        {"top1": "3", "gift2a": "x"},
        {"top1": "x", "gift1a": "x"},
        {"top1": "7", "gift1a": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        worlds().write(NAME, None, **marks)
