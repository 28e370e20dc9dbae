"""Quick play keeps the rules, and a playout is what quick turns come to."""

import pytest

from rollwright.core.advice import TO_THE_END, Advice
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games.rolling_america.advice import AmericaAdvice
from rollwright.games.rolling_america.draft import Draft
from rollwright.games.rolling_america.learned_value import LearnedValue
from rollwright.games.rolling_america.notation import DONE
from rollwright.games.rolling_america.position import (
    GAME_ID,
    RULES,
    AmericaPosition,
    first_position,
)
from rollwright.games.rolling_america.quick_play import QuickPlay
from tests.games.rolling_america.board import GAME, board
from tests.games.rolling_america.random_games import random_positions, step


def _learned() -> AmericaAdvice:
    advice = AmericaAdvice()
    advice.learned_in("rollwright.games.rolling_america", GAME_ID, RULES)
    advice.prepare()
    return advice


LEARNED = _learned()


def _played(turns: int, seed: str) -> AmericaPosition:
    """After so many quick turns."""
    luck = Luck(seed)
    position = first_position(1)
    for _ in range(turns):
        position.roll(position.sample(luck))
        position = LEARNED.quick_turn(position, 0)
    return position


def test_quick_turns_are_legal() -> None:
    luck, play = Luck("legal"), QuickPlay(LearnedValue(LEARNED.weights))
    position = first_position(1)
    for turn in range(1, 25):
        position.roll(position.sample(luck))
        draft = Draft()
        draft.load(position.pads[0])
        for move in play.turn(draft, position.first, position.second, 24 - turn, 127):
            assert move in position.legal(0)
            position.apply(0, move)
        assert position.phase == (OVER if turn == 24 else ROLL)


def _copy(position: AmericaPosition) -> AmericaPosition:
    copied = position.copy()
    assert isinstance(copied, AmericaPosition)
    return copied


@pytest.mark.parametrize("turns", [0, 7, 15, 16, 20, 23])
def test_a_playout_is_what_quick_turns_come_to(turns: int) -> None:
    position = _played(turns, "playout")
    for seed in range(3):
        slowly = Advice.playout(LEARNED, _copy(position), 0, Luck(seed))
        assert LEARNED.playout(_copy(position), 0, Luck(seed)) == slowly


def test_a_playout_may_begin_within_a_turn() -> None:
    position = _played(3, "within")
    position.roll(position.sample(Luck(1)))
    slowly = Advice.playout(LEARNED, _copy(position), 0, Luck(2))
    assert LEARNED.playout(_copy(position), 0, Luck(2)) == slowly


def test_the_horizon_is_eight_turns_ahead_or_the_end() -> None:
    assert LEARNED.horizon(_played(0, "horizon")) == (3, 3)
    assert LEARNED.horizon(_played(4, "horizon")) == (5, 1)
    assert LEARNED.horizon(_played(15, "horizon")) == (8, 3)
    assert LEARNED.horizon(_played(16, "horizon")) == TO_THE_END


@pytest.mark.parametrize("seed", ["short", "list"])
def test_a_shortlist_has_a_few_legal_moves(seed: str) -> None:
    for position in random_positions(seed):
        if not position.is_waiting(0):
            continue
        listed, legal = LEARNED.shortlist(position, 0), position.legal(0)
        assert listed
        assert set(listed) <= set(legal)
        assert len(listed) == len(set(listed)) <= 11
        assert DONE in listed or DONE not in legal


def test_a_quick_turn_may_begin_within_a_turn() -> None:
    for seed in range(12):
        luck = Luck(seed)
        position = _played(seed, "begun")
        position.roll(position.sample(luck))
        step(position, luck)
        assert LEARNED.quick_turn(position, 0).phase == ROLL


def test_whoever_is_done_has_no_quick_turn() -> None:
    position = _played(2, "done")
    before = position.to_json()
    assert LEARNED.quick_turn(position, 0).to_json() == before


def test_maps_with_the_same_future_have_the_same_key() -> None:
    # A guarded number shuts nothing, whatever it is.
    one, other = (board(f"PA{number}! OHx").position for number in (2, 5))
    assert GAME.advice.key(one, 0) == GAME.advice.key(other, 0)
    assert GAME.advice.key(one, 0) != GAME.advice.key(board("PA2 OHx").position, 0)


def test_what_was_learned_avoids_xs() -> None:
    def crosses(advice: AmericaAdvice) -> int:
        total = 0
        for seed in range(8):
            luck, position = Luck(seed), first_position(1)
            while position.phase != OVER:
                position.roll(position.sample(luck))
                position = advice.quick_turn(position, 0)
            total += position.scores()[0]
        return total

    assert crosses(LEARNED) < crosses(AmericaAdvice())
