"""My Little Scythe: two flowers of hexes, and stars for what is gained anywhere."""

from typing import cast

import pytest

from rollwright.games.realms.position import RealmsPosition
from tests.games.realms.scenario import Seat

NAME = "my-little-scythe"


def flowers() -> Seat:
    return Seat(NAME)


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(("flower", "reward"), [("pumpkin", (1, 0, 0)), ("heart", (0, 1, 0))])
def test_a_hex_gives_the_resource_of_its_flower(
    flower: str, reward: tuple[int, int, int], value: int
) -> None:
    seat = flowers().roll(value, 1).play(f"A>{NAME}:{flower}")
    assert seat.marks(NAME) == {f"{flower}{value}": "x"}
    assert seat.resources() == reward


def test_each_hex_is_marked_once() -> None:
    seat = flowers().write(NAME, pumpkin3="x").roll(3, 1)
    assert seat.legal(f"A>{NAME}:") == ["heart"]
    assert seat.write(NAME, heart3="x", pair3="x").legal(f"A>{NAME}:") == []


@pytest.mark.parametrize(("first", "second"), [("pumpkin", "heart"), ("heart", "pumpkin")])
def test_the_second_hex_of_a_number_gives_a_coin_too(first: str, second: str) -> None:
    # The rulebook's example: one 3 was marked before, now the other.
    seat = flowers().roll(3, 1).play(f"A>{NAME}:{first}").roll(3, 1).play(f"A>{NAME}:{second}")
    assert seat.resources() == (1, 1, 1)


def test_two_different_numbers_are_no_pair() -> None:
    seat = flowers().roll(3, 1).play(f"A>{NAME}:pumpkin").roll(4, 1).play(f"A>{NAME}:heart")
    assert seat.resources() == (1, 1, 0)


def test_the_sixth_of_a_kind_brings_two_stars() -> None:
    seat = flowers()
    stars = [seat.roll(value, 6).play(f"A>{NAME}:pumpkin").stars(NAME) for value in range(1, 7)]
    assert stars == [0, 0, 0, 0, 0, 2]


def test_more_than_six_of_a_kind_bring_no_further_stars() -> None:
    seat = flowers()
    for value in range(1, 7):
        seat.roll(value, 6).play(f"A>{NAME}:pumpkin")
    assert seat.play("B>wingspan:1").resources() == (7, 0, 0)
    assert seat.stars(NAME) == 2


def test_spent_resources_are_still_gained() -> None:
    seat = flowers()
    for value in range(1, 6):
        seat.roll(value, 6).play(f"A>{NAME}:pumpkin")
    seat.play("B-1", "B-1").roll(6, 6).play(f"A>{NAME}:pumpkin")
    assert (seat.resources(), seat.stars(NAME)) == ((2, 0, 0), 2)


def test_resources_count_in_whatever_realm_they_were_gained() -> None:
    seat = Seat(NAME, "charterstone", "wingspan")
    for value in range(1, 6):
        seat.roll(value, 6).play(f"A>{NAME}:heart")
    assert seat.stars(NAME) == 0
    assert seat.roll(3, 1).play("A>charterstone:building=1").stars(NAME) == 2


def test_a_resource_for_a_die_that_no_realm_takes_counts_too() -> None:
    seat = Seat(NAME, "charterstone", "euphoria")
    for value in range(1, 6):
        seat.roll(value, 6).play(f"A>{NAME}:heart")
    seat.write(NAME, pumpkin1="x", pair1="x")
    seat.write("charterstone", building1="x", crate1="6")
    seat.write("euphoria", left1="x", right1="x").roll(1, 6).play("A>heart")
    assert seat.stars(NAME) == 2


def gained(pumpkins: int, hearts: int, coins: int) -> Seat:
    """A desk on which these were gained and spent."""
    seat = flowers()
    data = seat.position.to_json()
    resources = {"pumpkin": pumpkins, "heart": hearts, "coin": coins}
    counts = {name: {"gained": count, "spent": count} for name, count in resources.items()}
    pads = cast(list[dict[str, object]], data["pads"])
    pads[0]["resources"] = counts
    seat.position = cast(RealmsPosition, seat.game.load(data))
    return seat


def test_8_pumpkins_5_hearts_and_9_coins_are_4_stars() -> None:
    # The rulebook's example; a sixth heart makes it six.
    seat = gained(8, 5, 9).roll(2, 1)
    assert seat.position.scores() == [40]
    assert seat.play(f"A>{NAME}:heart").stars(NAME) == 6
