"""Skoventyr: a walk into the forest, with numbers to pay in circles or with a tree."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat

NAME = "skoventyr"
USE = f"A>{NAME}:"


def walked(spaces: int, marked: int = 0, trees: int = 0) -> dict[str, str]:
    """A card after a walk over this many spaces, with some marked and some trees crossed off."""
    path = {f"p{at}": "x" if at <= marked else "o" for at in range(1, spaces + 1)}
    return path | {f"tree{6 - at}": "-" for at in range(trees)}


def outlined(seat: Seat) -> list[str]:
    return [place for place, mark in seat.marks(NAME).items() if mark == "o"]


def marked(seat: Seat) -> list[str]:
    return [place for place, mark in seat.marks(NAME).items() if mark == "x"]


def crossed(seat: Seat) -> list[str]:
    return [place for place, mark in seat.marks(NAME).items() if mark == "-"]


def test_the_example_of_the_compendium() -> None:
    # A 6 ends on the 5 between two pumpkins: one gain, and five of six spaces are marked.
    seat = Seat(NAME).roll(6, 2).play(USE + "mark")
    assert seat.resources() == (1, 0, 0)
    assert len(marked(seat)) == 5
    assert outlined(seat) == ["p6"]
    # A 2 ends on the 7: three spaces are too few, so a tree has to go.
    seat.roll(2, 6)
    assert seat.legal(USE) == ["tree"]
    seat.play(USE + "tree")
    assert seat.resources() == (2, 0, 0)
    assert outlined(seat) == ["p6", "p7", "p8"]
    assert crossed(seat) == ["tree6"]
    # From now on a 6 is too large.
    seat.roll(6, 5)
    assert seat.legal(USE) == []
    assert seat.legal(f"B>{NAME}:") != []


@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_must_not_be_larger_than_the_trees_left(number: int) -> None:
    for trees in range(1, 6):
        marks = walked(12, 12, trees)
        seat = Seat(NAME).write(NAME, 1, **marks).roll(number, 1)
        assert (seat.legal(USE) != []) == (number <= 6 - trees)


def test_without_trees_no_number_can_be_used() -> None:
    seat = Seat(NAME).write(NAME, 1, **walked(12, 12, 6)).roll(1, 2)
    assert seat.legal(USE) == []


def test_the_first_walk_starts_at_the_first_space_and_the_next_one_goes_on() -> None:
    seat = Seat(NAME).roll(3, 1).play(USE + "tree")
    assert outlined(seat) == ["p1", "p2", "p3"]
    assert outlined(seat.roll(2, 1).play(USE + "rest")) == ["p1", "p2", "p3", "p4", "p5"]


def test_all_spaces_of_a_walk_give_what_they_show() -> None:
    # Spaces 9 to 14: 6, heart, 8, star, 9, coin.
    seat = Seat(NAME).write(NAME, 0, **walked(8, 8)).roll(6, 1).play(USE + "rest")
    assert seat.resources() == (0, 1, 1)
    assert seat.stars(NAME) == 1


def test_exactly_as_many_spaces_are_marked_as_the_number_says() -> None:
    # A 1 from space 7 ends on the 7; six outlined spaces and the new one are just enough.
    seat = Seat(NAME).write(NAME, 0, **walked(7, 1)).roll(1, 2)
    assert seat.legal(USE) == ["mark", "tree"]
    seat.play(USE + "mark")
    assert len(marked(seat)) == 8
    assert outlined(seat) == []


def test_a_number_is_not_marked_in_part() -> None:
    seat = Seat(NAME).write(NAME, 0, **walked(7, 2)).roll(1, 2)
    assert seat.legal(USE) == ["tree"]


def test_a_tree_prevents_the_marking() -> None:
    seat = Seat(NAME).roll(4, 1).play(USE + "tree")
    assert outlined(seat) == ["p1", "p2", "p3", "p4"]
    assert (marked(seat), crossed(seat)) == ([], ["tree6"])


def test_a_walk_that_ends_on_a_benefit_has_nothing_to_pay() -> None:
    seat = Seat(NAME).roll(5, 1)
    assert seat.legal(USE) == ["rest"]
    seat.play(USE + "rest")
    assert (len(outlined(seat)), marked(seat), crossed(seat)) == (5, [], [])


def test_spaces_are_marked_from_the_start_of_the_path() -> None:
    seat = Seat(NAME).write(NAME, 0, **walked(7, 0)).roll(1, 2).play(USE + "mark")
    assert marked(seat) == [f"p{at}" for at in range(1, 8)]
    assert outlined(seat) == ["p8"]


def test_trees_are_crossed_off_from_the_highest_number_down() -> None:
    seat = Seat(NAME).roll(1, 2).play(USE + "tree").roll(1, 2).play(USE + "tree")
    assert sorted(crossed(seat)) == ["tree5", "tree6"]


def test_a_number_must_fit_on_the_path() -> None:
    seat = Seat(NAME).write(NAME, 5, **walked(34, 34)).roll(3, 2)
    assert seat.legal(USE) == []
    assert seat.play(f"B>{NAME}:rest").stars(NAME) == 6
    assert seat.roll(1, 2).legal(USE) == []


def test_known_spaces_and_numbers_of_benefits() -> None:
    card = find_realm(NAME).card
    path = [card.places[place] for place in card.places_of("path")[0]]
    assert (path[5].number, path[7].number) == (5, 7)
    assert path[4].gains == path[6].gains == [0]
    assert sorted([gain for place in path for gain in place.gains]) == (
        [0] * 3 + [1] * 3 + [2] * 3 + [3] * 6
    )
    assert all([(place.number > 0) != bool(place.gains) for place in path])


@pytest.mark.parametrize(
    "marks",
    [
        # A gap in the path, a later space marked first, the wrong tree, and trees without a walk.
        {"p2": "o"},
        {"p1": "o", "p2": "x"},
        {"p1": "o", "tree5": "-"},
        {"tree6": "-"},
        {"p1": "-"},
        {"p1": "o", "tree6": "x"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        Seat(NAME).write(NAME, None, **marks)
