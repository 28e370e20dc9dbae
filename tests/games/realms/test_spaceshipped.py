"""SpaceShipped: the sum of the last three numbers."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "spaceshipped"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:next"
# What each sum pays.
TABLE = {
    **dict.fromkeys(range(3, 7), "C"),
    **dict.fromkeys(range(7, 9), "H"),
    **dict.fromkeys(range(9, 11), "P"),
    **dict.fromkeys(range(11, 14), "*"),
    **dict.fromkeys(range(14, 16), "CC"),
    **dict.fromkeys(range(16, 19), "PHC"),
}


def ship(*others: str) -> Seat:
    return Seat(NAME, *others)


def filled(numbers: str) -> dict[str, str]:
    """The marks after these numbers."""
    marks: dict[str, str] = {}
    last = "12" + numbers
    for at in range(1, len(numbers) + 1):
        marks |= {f"top{at}": last[at + 1], f"mid{at}": last[at], f"low{at}": last[at - 1]}
    return marks


def test_the_first_set_copies_the_printed_numbers() -> None:
    seat = ship().roll(5, 1)
    assert seat.legal(f"A>{NAME}:") == ["next"]
    seat.play(USE)
    assert seat.marks(NAME) == {"top1": "5", "mid1": "2", "low1": "1"} == filled("5")
    assert (seat.resources(), seat.stars(NAME)) == ((0, 1, 0), 0)


def test_every_set_copies_the_two_upper_numbers_of_the_one_before() -> None:
    seat = ship().roll(5, 1).play(USE).roll(4, 1).play(USE).roll(3, 1).play(USE)
    assert seat.marks(NAME) == {
        "top1": "5",
        "mid1": "2",
        "low1": "1",
        "top2": "4",
        "mid2": "5",
        "low2": "2",
        "top3": "3",
        "mid3": "4",
        "low3": "5",
    }
    # 8, 11 and 12.
    assert (seat.resources(), seat.stars(NAME)) == ((0, 1, 0), 2)


def test_the_lower_row_goes_on_where_the_upper_one_ends() -> None:
    seat = ship().write(NAME, None, **filled("543")).roll(2, 1).play(USE)
    assert seat.marks(NAME) == filled("5432")
    assert seat.marks(NAME)["mid4"] == "3"


@pytest.mark.parametrize("total", range(5, 19))
def test_a_sum_pays_by_the_table(total: int) -> None:
    # Two numbers before, and the third one to make the sum.
    last = min(6, total - 2)
    before = total - last
    second = min(6, before - 1)
    seat = ship().write(NAME, None, **filled(f"{before - second}{second}"))
    stars = seat.stars(NAME)
    seat.roll(last, 1 if last > 1 else 2).play(USE)
    pays = TABLE[total]
    assert seat.resources() == (pays.count("P"), pays.count("H"), pays.count("C"))
    assert seat.stars(NAME) - stars == pays.count("*")


def test_the_table_is_the_printed_one() -> None:
    printed: dict[int, str] = {}
    for place in find_realm(NAME).card.places:
        if place.print and "-" in place.print:
            least, most = place.print.split("-")
            letters = "".join(["PHC*"[gain] for gain in place.gains])
            printed |= dict.fromkeys(range(int(least), int(most) + 1), letters)
    assert printed == TABLE


@pytest.mark.parametrize("total", [3, 4])
def test_the_lowest_sums_pay_as_well(total: int) -> None:
    seat = ship().write(NAME, None, **filled("11"[: 5 - total]))
    assert seat.roll(1, 2).play(USE).resources() == (0, 0, 1)


def test_the_same_sum_pays_again() -> None:
    seat = ship().write(NAME, None, **filled("26")).roll(4, 1).play(USE).roll(2, 1).play(USE)
    # 12 and 12.
    assert seat.stars(NAME) == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_set_brings_no_star(number: int) -> None:
    seat = ship().roll(number, 1 if number > 1 else 2).play(USE)
    assert seat.stars(NAME) == 0
    assert sum(seat.resources()) == 1


def test_all_other_sets_bring_six_stars_at_most() -> None:
    seat = ship().write(NAME, 5, **filled("553453")).roll(4, 1).play(USE)
    assert seat.stars(NAME) == 6


def test_after_the_last_set_the_die_may_be_traded() -> None:
    seat = Seat(NAME, "scythe", "ark-nova").write(NAME, None, **filled("5534534"))
    seat.write("scythe", 1, top4="x", bottom4="x").roll(4, 5)
    assert seat.legal(f"A>{NAME}:") == []
    assert "A>heart" in seat.legal()


def test_beside_fleet_another_resource_can_be_chosen() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = ship(FLEET).write(FLEET, 1, **left).roll(5, 1).play(USE)
    assert seat.play(f"{FLEET}:coin").resources() == (0, 0, 1)


@pytest.mark.parametrize(
    "marks",
    [
        {"top1": "5"},
        {"top1": "5", "mid1": "2", "low1": "2"},
        {"top2": "4", "mid2": "5", "low2": "2"},
        {**filled("54"), "mid2": "4"},
        {"first": "2"},
        {"sum1": "x"},
        {**filled("5"), "top1": "7"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        ship().write(NAME, None, **marks)
