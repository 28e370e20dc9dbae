"""Rows of numbers that rise or fall."""

import pytest

from rollwright.games.realms.ordered_row import FALLING, RISING, OrderedRow, odds_to_fill
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.state import RealmState

PLACES = [0, 1, 2, 3]


def row(*numbers: int | None) -> RealmState:
    """Any card, with these numbers in its first places."""
    rules: Realm = find_realm("between-two-castles").realm
    state = RealmState(rules, 0, [0] * len(rules.card.places))
    for place, number in enumerate(numbers):
        if number is not None:
            state.write(place, number)
    return state


@pytest.mark.parametrize(
    ("order", "written", "fitting"),
    [
        (RISING, (), [1, 2, 3, 4, 5, 6]),
        (FALLING, (), [1, 2, 3, 4, 5, 6]),
        (RISING, (3,), [4, 5, 6]),
        (FALLING, (5, 3), [1, 2]),
        (RISING, (6,), []),
        (FALLING, (1,), []),
        (RISING, (1, 2, 3, 4), []),
        # A 0 is a number, too.
        (RISING, (0,), [1, 2, 3, 4, 5, 6]),
        (FALLING, (1, 0), []),
    ],
)
def test_the_next_number_keeps_the_order(
    order: int, written: tuple[int, ...], fitting: list[int]
) -> None:
    state, numbers = row(*written), OrderedRow(PLACES, order)
    assert [value for value in range(1, 7) if numbers.fits(state, value)] == fitting


@pytest.mark.parametrize(
    ("order", "written", "room"),
    [(RISING, (), 6), (RISING, (4,), 2), (FALLING, (2,), 1), (FALLING, (6, 5, 4, 3), 0)],
)
def test_room_is_the_number_of_values_that_fit(
    order: int, written: tuple[int, ...], room: int
) -> None:
    assert OrderedRow(PLACES, order).room(row(*written)) == room


@pytest.mark.parametrize(
    ("order", "written", "possible"),
    [
        (RISING, (), True),
        (RISING, (2, 5), True),
        (RISING, (5, 2), False),
        (FALLING, (5, 2), True),
        (FALLING, (2, 5), False),
        (RISING, (3, 3), False),
        (FALLING, (3, 3), False),
        (RISING, (None, 3), False),
    ],
)
def test_what_play_could_have_written(
    order: int, written: tuple[int | None, ...], possible: bool
) -> None:
    assert OrderedRow(PLACES, order).is_possible(row(*written)) == possible


def test_the_odds_to_fill_a_row_follow_from_two_dice_a_turn() -> None:
    odds = odds_to_fill(2, 3)
    # One place, three values that fit: both dice miss in one roll of four.
    assert odds[1][3][1] == pytest.approx(3 / 4)
    assert odds[1][3][2] == pytest.approx(15 / 16)
    # Nothing left to fill, no room, too few turns.
    assert odds[0][0][0] == 1
    assert odds[1][0][3] == odds[2][1][3] == odds[2][6][1] == 0
    # Two places, two values that fit: the nearer one is needed first, then the other.
    needed = 11 / 36
    assert odds[2][2][2] == pytest.approx(needed * needed)
    assert odds[2][2][3] == pytest.approx(needed**2 + 2 * needed**2 * (1 - needed))


def test_room_is_the_number_of_values_that_fit_next() -> None:
    rising = OrderedRow(PLACES, RISING)
    assert [rising.room(row(*numbers)) for numbers in [(), (2,), (2, 6), (1, 2, 3, 4)]] == [
        6,
        4,
        0,
        0,
    ]
    assert OrderedRow(PLACES, FALLING).room(row(3)) == 2
