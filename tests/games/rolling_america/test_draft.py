"""Drafts: maps to think with must follow the maps of the game."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games.rolling_america.draft import Draft, ones
from rollwright.games.rolling_america.map import ALL
from rollwright.games.rolling_america.notation import action_of, die_in, state_of, value_of
from rollwright.games.rolling_america.position import AmericaPosition, first_position
from tests.games.rolling_america.random_games import random_positions


def _loaded(position: AmericaPosition) -> Draft:
    draft = Draft()
    draft.load(position.pads[0])
    return draft


@pytest.mark.parametrize("seed", ["draft", "sketch"])
def test_a_number_fits_where_the_rules_let_it(seed: str) -> None:
    for position in random_positions(seed):
        draft = _loaded(position)
        fits = [draft.fits(number) for number in range(1, 7)]
        assert fits == [position.pads[0].fits(number, ALL) for number in range(1, 7)]


@pytest.mark.parametrize("seed", ["moves", "more moves", "other moves"])
def test_a_move_does_to_a_draft_what_it_does_to_a_map(seed: str) -> None:
    luck = Luck(seed)
    position = first_position(1)
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        moves = position.legal(0)
        move = moves[luck.below(len(moves))]
        draft = _loaded(position)
        number = value_of(die_in(move)) or position.pads[0].dupe_value
        position.apply(0, move)
        if position.phase != OVER:
            draft.make(number, action_of(move), state_of(move))
            assert draft.key() == _loaded(position).key()


def test_bits_are_counted() -> None:
    assert [ones(mask) for mask in (0, 1, 6, 2**49, ALL)] == [0, 1, 2, 1, 50]


def test_a_copy_is_independent() -> None:
    draft, other = _loaded(first_position(1)), Draft()
    other.copy_from(draft)
    before = draft.key()
    other.make(3, 0, 7)
    assert draft.key() == before != other.key()
