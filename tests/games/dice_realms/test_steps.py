"""The table of steps: their order, and the moves of each."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import PLAY, ROLL
from rollwright.games.dice_realms.steps.move import DONE, PROMOTE_TO, kind_of, move_of
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.steps.step import Step
from rollwright.games.dice_realms.words.speech import WORDS
from tests.games.dice_realms.table import GAME, new_game, table


def test_a_step_stands_where_its_number_says() -> None:
    assert [step.number for step in STEPS] == [1, 2, 3, 4]
    assert [step.name for step in STEPS] == ["roll", "attack", "collect", "upgrade"]


def test_every_step_has_its_words() -> None:
    names = [type(words).__name__.removesuffix("Words").lower() for words in WORDS]
    assert names == [step.name for step in STEPS]


def test_every_kind_of_move_is_taken_by_some_step() -> None:
    taken = {kind for step in STEPS for kind in step.kinds}
    assert taken == set(range(DONE, PROMOTE_TO + 1))


@pytest.mark.parametrize("seed", range(6))
def test_a_step_offers_only_moves_that_it_takes(seed: int) -> None:
    position = new_game(3, setup="random", attacks="all").position
    luck = Luck(f"steps {seed}")
    while position.phase in (ROLL, PLAY):
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        seat = position.waiting()[0]
        moves = position.legal(seat)
        assert {kind_of(move) for move in moves} <= set(STEPS[position.turn - 1].kinds)
        position.apply(seat, moves[luck.below(len(moves))])


def test_a_step_in_which_nobody_decides_is_skipped() -> None:
    # Nobody attacks, and nobody has upgrades or coins: the round ends with the last dice kept.
    game = table("farm farm treasury=0", "farm farm treasury=0", fate="good-harvest")
    assert game.step == "roll"
    game.keep()
    assert game.step == "dice"
    assert game.position.round == 3


@pytest.mark.parametrize("step", STEPS, ids=[step.name for step in STEPS])
def test_an_end_with_details_is_refused_in_every_step(step: Step) -> None:
    game = table("barony farm upgrades=2", "barony farm upgrades=2", fate="robber")
    position = game.finish(step.number - 1).position
    assert (position.phase, position.turn) == (PLAY, step.number)
    seat = position.waiting()[0]
    ends = {move - kind_of(move) + DONE for move in position.legal(seat)} - {DONE}
    ends.add(move_of(DONE, 1))
    assert [end for end in ends if GAME.words.why_not(position, seat, end) is None] == []
