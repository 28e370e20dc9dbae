"""Meadow: cards on cards, and a discovery for each 6."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.card import Card
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from tests.games.realms.scenario import Seat

NAME = "meadow"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
GROUND = {"rocks": (1,), "grass": (2, 3), "shrubs": (3, 4), "pond": (5,)}
ANIMALS = {"snail": (1, 2), "butterfly": (3,), "frog": (4, 5), "hedgehog": (2, 3), "stork": (3, 4)}
BELOW = {
    "snail": ("rocks", "grass"),
    "butterfly": ("grass", "shrubs"),
    "frog": ("shrubs", "pond"),
    "hedgehog": ("snail", "butterfly"),
    "stork": ("butterfly", "frog"),
}
DISCOVERIES = ["feather", "acorn", "mushroom"]


def card() -> Card:
    return find_realm(NAME).realm.card


def gains(place: str) -> list[int]:
    return card().places[card().index[place]].gains


def meadow(*marked: str) -> Seat:
    """A seat with these cards marked, before a roll."""
    return Seat(NAME).write(NAME, None, **dict.fromkeys(marked, "x"))


def under(animal: str) -> list[str]:
    """All cards that an animal needs, those below the ones below it too."""
    found = list(BELOW.get(animal, ()))
    for place in found:
        found += [other for other in BELOW.get(place, ()) if other not in found]
    return found


# --- the meadow ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_on_a_blank_card_a_number_marks_the_ground(number: int) -> None:
    seat = Seat(NAME).roll(number, number)
    found = [place for place, numbers in GROUND.items() if number in numbers]
    assert found
    assert seat.legal(USE) == found
    assert seat.play(USE + found[0]).marks(NAME) == {found[0]: "x"}


@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize("number", range(1, 7))
def test_an_animal_is_marked_with_its_numbers_once_both_cards_below_are(
    animal: str, number: int
) -> None:
    seat = meadow(*under(animal)).roll(number, number)
    assert (animal in seat.legal(USE)) == (number in ANIMALS[animal])


@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize("missing", [0, 1])
def test_one_of_the_two_cards_is_not_enough(animal: str, missing: int) -> None:
    lacking = BELOW[animal][missing]
    there = [place for place in under(animal) if place != lacking]
    seat = meadow(*there).roll(ANIMALS[animal][0], 6)
    assert animal not in seat.legal(USE)
    assert seat.why(USE + animal)


def test_a_card_is_marked_once() -> None:
    seat = meadow("rocks", "grass").roll(1, 2)
    assert seat.legal(USE) == ["snail"]
    assert seat.legal(OTHER) == ["snail"]


@pytest.mark.parametrize("place", [*GROUND, *ANIMALS, *DISCOVERIES])
def test_a_card_gives_what_it_shows_at_once(place: str) -> None:
    seat = meadow(*under(place))
    before = seat.stars(NAME)
    number = {**GROUND, **ANIMALS}.get(place, (6,))[0]
    seat.roll(number, number).play(USE + place)
    assert seat.stars(NAME) - before == gains(place).count(STAR)
    assert seat.resources() == tuple(gains(place).count(resource) for resource in range(3))


def test_an_adjusted_or_created_die_marks_as_any_other() -> None:
    seat = Seat(NAME).roll(6, 3).give(pumpkin=2).play("A-1", USE + "pond")
    assert seat.marks(NAME) == {"pond": "x"}
    seat = Seat(NAME).roll(3, 3).give(coin=1).play("coins:1", f"C>{NAME}:rocks")
    assert seat.marks(NAME) == {"rocks": "x"}


# --- discoveries ---------------------------------------------------------------------------


def test_a_six_marks_any_discovery_and_nothing_of_the_meadow() -> None:
    assert Seat(NAME).roll(6, 1).legal(USE) == DISCOVERIES
    assert meadow(*GROUND).roll(6, 1).legal(USE) == DISCOVERIES


@pytest.mark.parametrize("number", range(1, 6))
def test_no_other_number_marks_a_discovery(number: int) -> None:
    assert not set(Seat(NAME).roll(number, 6).legal(USE)) & set(DISCOVERIES)


def test_a_six_has_no_use_once_all_three_are_marked() -> None:
    assert meadow(*DISCOVERIES[:2]).roll(6, 1).legal(USE) == DISCOVERIES[2:]
    assert meadow(*DISCOVERIES).roll(6, 1).legal(USE) == []


# --- stars ---------------------------------------------------------------------------------


def test_six_stars_on_cards_of_both_kinds() -> None:
    places = [*GROUND, *ANIMALS, *DISCOVERIES]
    starred = [place for place in places if STAR in gains(place)]
    assert starred == [*ANIMALS, "feather"]
    assert meadow(*places).stars(NAME) == 6


def test_nine_dice_in_nine_turns_make_five_stars() -> None:
    seat = Seat(NAME)
    seat.roll(2, 1).play(USE + "grass").roll(4, 1).play(USE + "shrubs")
    seat.roll(3, 1).play(USE + "butterfly").roll(1, 1).play(USE + "rocks")
    seat.roll(1, 1).play(USE + "snail").roll(2, 1).play(USE + "hedgehog")
    seat.roll(5, 1).play(USE + "pond").roll(4, 1).play(USE + "frog")
    seat.roll(6, 4).play(USE + "feather")
    assert seat.stars(NAME) == 5


# --- nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marked",
    [["snail"], ["snail", "rocks"], ["frog", "pond"], ["grass", "shrubs", "butterfly", "stork"]],
)
def test_an_animal_without_the_cards_below_is_not_loaded(marked: list[str]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        meadow(*marked)
