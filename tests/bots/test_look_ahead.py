"""Who knows the rolls to come plays by them."""

import pytest

from rollwright.bots.look_ahead import look_ahead
from rollwright.core.chance import Luck
from rollwright.games import find_game
from rollwright.games.rolling_america.map import STATES
from rollwright.games.rolling_america.notation import parse_move
from rollwright.games.rolling_america.position import FULL_BAG, first_position


def test_every_move_of_the_line_is_legal_and_it_ends_where_it_says() -> None:
    game = find_game("rolling-america")
    first = game.new(1, {})
    position, rolls = first.copy(), [0] * 3
    luck = Luck("look ahead")
    for at in range(3):
        rolls[at] = position.sample(luck)
        position = look_ahead(game.advice, position, 0, rolls[at : at + 1]).position.copy()
    found = look_ahead(game.advice, first, 0, rolls)
    after = first.copy()
    for roll, line in zip(rolls, found.turns, strict=True):
        after.roll(roll)
        for move in line:
            assert move in after.legal(0)
            after.apply(0, move)
    assert after.to_json() == found.position.to_json()
    # With the same width it keeps what a search of one turn after the other finds first.
    assert found.value >= game.advice.value(position, 0)


@pytest.mark.parametrize(("second", "first"), [("r2 p1", "w5>AK"), ("o2 p1", "w5>DE")])
def test_a_roll_that_is_known_changes_the_turn_before_it(second: str, first: str) -> None:
    """Two states are blank, and the next die fits in one of them only."""
    position = first_position(1)
    position.round, position.turn = 8, 2
    position.bag = FULL_BAG - 2 - 4
    pad = position.pads[0]
    pad.color_changes = pad.guards = pad.dupes = 0
    for state in range(len(STATES)):
        if STATES[state] not in ("AK", "DE"):
            pad.cross(state)
    rolls = [position.parse_outcome_text(text) for text in ("w5 y1", second)]
    found = look_ahead(find_game("rolling-america").advice, position, 0, rolls)
    assert parse_move(first) in found.turns[0]
    assert found.position.scores() == [48]
