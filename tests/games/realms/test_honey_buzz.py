"""Honey Buzz: double hexes, and benefits for each honey hex that is surrounded."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "honey-buzz"
USE = f"A>{NAME}:"
FLEET = "fleet-the-dice-game"


def combs(*numbers: int, honey: tuple[int, ...] = ()) -> dict[str, str]:
    """The marks of these double hexes, and of the honey they surround."""
    marked = dict.fromkeys([f"comb{number}" for number in numbers], "x")
    return marked | dict.fromkeys([f"honey{number}" for number in honey], "o")


# --- double hexes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (1, ["comb1", "comb9"]),
        (2, ["comb7", "comb5"]),
        (3, ["comb3"]),
        (4, ["comb8"]),
        (5, ["comb2", "comb10"]),
        (6, ["comb6", "comb4"]),
    ],
)
def test_a_number_marks_a_double_hex_without_its_benefit(value: int, found: list[str]) -> None:
    for comb in found:
        seat = Seat(NAME).roll(value, value)
        assert seat.legal(USE) == found
        assert seat.play(USE + comb).marks(NAME) == {comb: "x"}
        assert (seat.resources(), seat.stars(NAME)) == ((0, 0, 0), 0)


def test_a_double_hex_is_marked_once() -> None:
    seat = Seat(NAME).write(NAME, 0, **combs(1, 3)).roll(1, 3)
    assert seat.legal(USE) == ["comb9"]
    assert seat.legal(f"B>{NAME}:") == []


def test_an_adjusted_or_created_die_marks_its_own_number() -> None:
    seat = Seat(NAME).roll(2, 1).give(pumpkin=2).play("A+1")
    assert seat.legal(USE) == ["comb3"]
    seat = Seat(NAME).roll(1, 1).give(coin=4).play("coins:4")
    assert seat.legal(f"C>{NAME}:") == ["comb8"]


# --- honey ---------------------------------------------------------------------------------


def test_honey_pays_as_soon_as_all_hexes_around_it_are_marked() -> None:
    seat = Seat(NAME).write(NAME, 0, **combs(1, 2)).roll(3, 6)
    seat.play(USE + "comb3")
    assert seat.marks(NAME) == combs(1, 2, 3, honey=(1,))
    assert (seat.resources(), seat.stars(NAME)) == ((1, 1, 1), 1)


def test_honey_pays_only_what_touches_it() -> None:
    seat = Seat(NAME).write(NAME, 0, **combs(3, 5, 8, 1, 9)).roll(5, 6)
    seat.play(USE + "comb10")
    assert seat.marks(NAME) == combs(3, 5, 8, 1, 9, 10, honey=(3,))
    assert (seat.resources(), seat.stars(NAME)) == ((2, 2, 2), 1)


def test_a_benefit_that_touches_more_honey_is_gained_for_each() -> None:
    seat = Seat(NAME).write(NAME, 1, **combs(1, 2, 3, 4, honey=(1,))).roll(2, 6)
    seat.play(USE + "comb5")
    assert seat.marks(NAME)["honey4"] == "o"
    assert (seat.resources(), seat.stars(NAME)) == ((1, 1, 1), 3)


def test_one_double_hex_may_surround_three_honey_hexes() -> None:
    seat = Seat(NAME).write(NAME, 0, **combs(1, 2, 4, 5, 8, 10)).roll(3, 6)
    seat.play(USE + "comb3")
    assert seat.marks(NAME) == combs(1, 2, 3, 4, 5, 8, 10, honey=(1, 3, 4))
    assert (seat.resources(), seat.stars(NAME)) == ((4, 4, 4), 4)


def test_beside_fleet_what_honey_pays_may_be_chosen() -> None:
    pick = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = Seat(NAME, FLEET).write(FLEET, 1, **pick).write(NAME, 0, **combs(1, 2)).roll(3, 6)
    seat.play(USE + "comb3", f"{FLEET}:coin", f"{FLEET}:coin", f"{FLEET}:heart")
    assert seat.resources() == (0, 1, 2)


# --- stars ---------------------------------------------------------------------------------


def test_there_are_five_stars_and_one_of_them_touches_two_honey_hexes() -> None:
    card = find_realm(NAME).realm.card
    starred = [at for at, place in enumerate(card.places) if STAR in place.gains]
    touched = [sum(star in line[1:] for line in card.places_of("beside")) for star in starred]
    assert sorted(touched) == [1, 1, 1, 1, 2]


def test_some_benefits_touch_two_or_three_honey_hexes() -> None:
    card = find_realm(NAME).realm.card
    lines = [line[1:] for line in card.places_of("beside")]
    assert {sum(place in line for line in lines) for places in lines for place in places} == {
        1,
        2,
        3,
    }


@pytest.mark.parametrize(
    ("marked", "honey", "stars"),
    [
        ((6, 7, 8), (2,), 1),
        ((7, 8, 9, 10), (5,), 1),
        ((2, 3, 4, 5), (4,), 2),
        ((3, 5, 8, 10), (3,), 1),
        (tuple(range(1, 11)), (1, 2, 3, 4, 5), 6),
    ],
)
def test_stars_count_for_each_surrounded_honey_hex(
    marked: tuple[int, ...], honey: tuple[int, ...], stars: int
) -> None:
    Seat(NAME).write(NAME, stars, **combs(*marked, honey=honey))


def test_the_lists_of_the_card_follow_its_layout() -> None:
    """Hexes that touch lie side by side, or half a step aside in the next row."""
    card = find_realm(NAME).realm.card
    middles = [place.outline.center for place in card.places]
    around = card.places_of("around")
    for line, touching in zip(card.places_of("beside"), around, strict=True):
        x, y = middles[line[0]]
        near = {
            card.places[at].id
            for at, (across, down) in enumerate(middles)
            if at != line[0] and abs(across - x) < 3 and abs(down - y) < 2
        }
        assert len(near) == 6
        numbers = {one.removeprefix("comb").removeprefix("drop") for one in near}
        assert {f"comb{number}" for number in numbers} == {
            card.places[at].id for at in touching[1:]
        }
        drops = {one for one in near if one.startswith("drop")}
        assert drops == {card.places[at].id for at in line[1:]}


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize("marks", [combs(1, 2, 3), combs(1, 2, honey=(1,))])
def test_honey_is_outlined_exactly_if_it_is_surrounded(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        Seat(NAME).write(NAME, None, **marks)


def test_nothing_is_written_on_a_benefit() -> None:
    with pytest.raises(BadPosition, match="never stand"):
        Seat(NAME).write(NAME, None, drop1="x")
