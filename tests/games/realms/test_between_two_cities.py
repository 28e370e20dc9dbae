"""Between Two Cities: no equal neighbours, and at most the stars of the weaker neighbour."""

import pytest

from tests.games.realms.scenario import Seat

NAME = "between-two-cities"
PLACE = f"A>{NAME}:"
ALL = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


# Contents of the cards next to it, by their stars.
BIRDS = {
    0: {},
    2: {"1a": "2", "1b": "2", "1c": "3", "bird1": "x"},
    3: {"1a": "2", "1b": "2", "1c": "3", "bird1": "x", "2a": "5", "2b": "5", "2c": "5"},
}
BIRDS[4] = {**BIRDS[3], "2c": "2", "bird2": "x"}
BIRDS[6] = {**BIRDS[4], "3a": "6", "3b": "5", "3c": "5", "bird3": "x"}
GLASSES = {2: {"glass6": "x"}, 4: {"glass6": "x", "glass5": "x", "glass4": "x"}}
GLASSES[6] = {f"glass{number}": "x" for number in range(1, 7)}
OCTAGONS = {"octagon4": "o", "octagon5": "o"}


def cities(birds: int = 0, pendulum: int = 0) -> Seat:
    """A seat with Wingspan and Pendulum next to it, with this many stars."""
    seat = Seat(NAME, "wingspan", "pendulum").write("wingspan", birds, **BIRDS[birds])
    return seat.write("pendulum", pendulum, **GLASSES[pendulum], **OCTAGONS) if pendulum else seat


def test_any_square_takes_any_number_at_first() -> None:
    for value in range(1, 7):
        assert cities().roll(value, 1).legal(PLACE) == ALL


def test_a_filled_square_takes_nothing_more() -> None:
    seat = cities().roll(4, 1).play(PLACE + "b2").roll(5, 1)
    assert seat.legal(PLACE) == [square for square in ALL if square != "b2"]


def test_equal_numbers_never_share_a_side() -> None:
    seat = cities().write(NAME, b2="4").roll(4, 1)
    assert seat.legal(PLACE) == ["a1", "c1", "a3", "c3"]


def test_equal_numbers_may_meet_at_a_corner() -> None:
    seat = cities().write(NAME, a1="4").roll(4, 1).play(PLACE + "b2")
    assert seat.marks(NAME) == {"a1": "4", "b2": "4"}


def test_other_numbers_may_lie_side_by_side_in_any_order() -> None:
    seat = cities().write(NAME, b2="4").roll(5, 1)
    assert seat.legal(PLACE) == [square for square in ALL if square != "b2"]


def test_the_edge_of_the_grid_is_no_neighbour() -> None:
    # c1 and a2 follow each other when rows are read one after another, but don't touch.
    assert "a2" in cities().write(NAME, c1="4").roll(4, 1).legal(PLACE)


@pytest.mark.parametrize(
    ("filled", "square", "reward"),
    [
        ("a1 b1", "c1", (1, 0, 1)),
        ("a2 c2", "b2", (0, 1, 1)),
        ("b3 c3", "a3", (1, 1, 0)),
        ("a1 a2", "a3", (2, 0, 0)),
        ("b1 b3", "b2", (0, 0, 2)),
        ("c2 c3", "c1", (0, 2, 0)),
    ],
)
def test_completing_a_row_or_column_gives_its_resources(
    filled: str, square: str, reward: tuple[int, int, int]
) -> None:
    squares = {name: str(number) for number, name in enumerate(filled.split(), 1)}
    seat = cities().write(NAME, None, **squares).roll(6, 1).play(PLACE + square)
    assert seat.resources() == reward
    assert len([mark for mark in seat.marks(NAME).values() if mark == "x"]) == 1


def test_one_square_may_complete_a_row_and_a_column() -> None:
    # The first row gives a pumpkin and a coin, the first column two pumpkins.
    seat = cities().write(NAME, b1="1", c1="2", a2="1", a3="2").roll(6, 1).play(PLACE + "a1")
    assert seat.resources() == (3, 0, 1)


def test_diagonals_give_nothing() -> None:
    seat = cities().write(NAME, a1="1", b2="2").roll(6, 1).play(PLACE + "c3")
    assert seat.resources() == (0, 0, 0)


@pytest.mark.parametrize(
    ("wingspan", "pendulum", "worth"), [(3, 2, 2), (2, 4, 2), (0, 6, 0), (4, 4, 4), (6, 6, 4)]
)
def test_it_scores_the_lower_of_the_other_two_but_no_more_than_its_filled_squares(
    wingspan: int, pendulum: int, worth: int
) -> None:
    seat = cities(wingspan, pendulum)
    seat.write(NAME, min(3, worth), a1="1", b1="2", c1="3", row1="x").roll(6, 1).play(PLACE + "a2")
    assert seat.stars(NAME) == worth


def test_a_star_won_elsewhere_counts_here_at_once() -> None:
    seat = cities(0, 6).write(NAME, 0, a1="1", b2="2")
    seat.write("wingspan", None, **{"1a": "1", "1b": "1"}).roll(4, 1).play("A>wingspan:1")
    assert (seat.stars("wingspan"), seat.stars(NAME)) == (1, 1)


def test_it_has_six_stars_when_both_neighbours_have_six() -> None:
    seat = cities(6, 6)
    squares = ["a1", "b1", "c1", "b2", "c2"]
    filled = {name: str(number % 3 + 1) for number, name in enumerate(squares)} | {"row1": "x"}
    seat.write(NAME, 5, **filled)
    seat.roll(6, 1).play(PLACE + "a3")
    assert seat.stars(NAME) == 6
    assert seat.roll(6, 1).play(PLACE + "c3").stars(NAME) == 6


def test_euphoria_counts_with_its_limit_of_six() -> None:
    # Euphoria can bring eight stars in theory; six of them count, here as there.
    seat = Seat(NAME, "euphoria", "wingspan").write("wingspan", 6, **BIRDS[6])
    areas = ["left1", "left2", "left3", "right1", "right2", "right3", "right4"]
    seat.write("euphoria", 6, **dict.fromkeys(areas, "x"))
    filled = {"a1": "1", "b2": "2", "c3": "3", "a3": "4", "c1": "5", "a2": "6", "b1": "3"}
    seat.write(NAME, 6, **filled, **{"row1": "x", "column-a": "x"})
    assert seat.roll(4, 6).play("A>euphoria:left").stars(NAME) == 6
