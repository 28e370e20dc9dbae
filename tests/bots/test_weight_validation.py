"""New weights against old ones, block by block."""

import pytest

from rollwright.bots.weight_validation import PairedGame, effects_in, keep_better
from rollwright.core.weights import TraitBlock
from rollwright.games import find_game

_BLOCKS = [TraitBlock(name, "1", at, 1) for at, name in enumerate(("all", "good", "bad", "none"))]


def test_what_each_block_did_is_told_apart_though_they_share_games() -> None:
    games = [PairedGame([0, 1, 2], 3.0), PairedGame([0, 1], 5.0), PairedGame([0, 2], -2.0)] * 40
    shared, good, bad = effects_in(games, _BLOCKS)
    assert [one.block.name for one in (shared, good, bad)] == ["all", "good", "bad"]
    # What all games have can't be told from the rest: it counts for the mean.
    assert (shared.gain, shared.games) == (2.0, 120)
    assert good.gain == pytest.approx(5.0, abs=0.3)
    assert bad.gain == pytest.approx(-2.0, abs=0.3)
    assert (good.games, bad.games) == (80, 80)
    assert bad.is_worse
    assert not good.is_worse


def test_a_block_that_chance_may_explain_is_not_worse() -> None:
    games = [PairedGame([1], 9.0), PairedGame([1], -10.0), PairedGame([2], 0.0)]
    assert not any(effect.is_worse for effect in effects_in(games, _BLOCKS))


def test_a_card_with_harmful_weights_keeps_its_old_ones() -> None:
    game = find_game("rolling-realms")
    blocks = game.advice.trait_blocks()
    game.advice.prepare()
    before = list(game.advice.weights)
    old = [0.0] * sum(block.size for block in blocks)
    # Every star of every card looks like a loss, so that the bot avoids them.
    new = list(old)
    for block in blocks[1:]:
        for stars in range(1, 7):
            new[block.start + 2 * (1 + stars)] = -60.0 * stars
    kept, effects = keep_better(game.id, old, new, 2, "harm", jobs=1)
    # Whatever was tried, the game has its own weights again.
    assert game.advice.weights == before
    assert len(effects) == 7
    assert any(effect.is_worse for effect in effects)
    for block, *_ in effects:
        old_one = old[block.start : block.start + block.size]
        new_one = new[block.start : block.start + block.size]
        is_worse = any(effect.is_worse for effect in effects if effect.block == block)
        assert kept[block.start : block.start + block.size] == (old_one if is_worse else new_one)
