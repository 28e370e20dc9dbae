"""Rows of numbers that rise or fall."""

import pytest

from rollwright.games.realms.ordered_row import FALLING, RISING, OrderedRow
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
