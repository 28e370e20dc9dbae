"""Compares new weights of a game with old ones, block by block, over games no lesson has seen.

Both are played in the same games with the same dice, each turn searched as by the bot `trained`. A
game has several blocks at once, as the cards of a round: what each of them did is found by least
squares. A block that made its games worse keeps its old weights.
"""

from collections.abc import Iterable
from contextlib import closing
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from rollwright.bots.batches import in_batches
from rollwright.bots.training import weights_restored
from rollwright.bots.turn_bot import TurnBot
from rollwright.core.chance import Luck
from rollwright.core.game import Game, OwnCard
from rollwright.core.learning import Sample, fit
from rollwright.core.position import OVER, ROLL
from rollwright.core.weights import TraitBlock
from rollwright.games import find_game

# An effect is pulled towards none as by so many games that changed nothing.
_PULL: Final = 0.5
_STEPS: Final = 50
# Plays the games.
_PLAYER: Final = TurnBot("validation", learned=True)


class PairedGame(NamedTuple):
    """A game that was played with both weights: the blocks met, and what the new ones gained."""

    blocks: list[int]
    gain: float


class Effect(NamedTuple):
    """What the new weights of a block did to a game, its standard error, and in how many games."""

    block: TraitBlock
    gain: float
    error: float
    games: int

    @property
    def is_worse(self) -> bool:
        """Did the block get worse, by more than chance may explain?"""
        return self.gain < -self.error


def keep_better(
    game: str,
    old: list[float],
    new: list[float],
    games: int,
    seed: str,
    jobs: int | None = None,
) -> tuple[list[float], list[Effect]]:
    """The new weights, with the old ones where a block got worse; and what each block did."""
    trials: list[PairedGame] = []
    play = partial(_try_batch, game, find_game(game).own_cards, old, new, seed)
    parts = in_batches(play, games, jobs)
    with weights_restored(find_game(game)), closing(parts):
        for part in parts:
            trials += part
    effects = effects_in(trials, find_game(game).advice.trait_blocks())
    kept = list(new)
    for effect in effects:
        if effect.is_worse:
            start, end = effect.block.start, effect.block.start + effect.block.size
            kept[start:end] = old[start:end]
    return kept, effects


def effects_in(trials: list[PairedGame], blocks: list[TraitBlock]) -> list[Effect]:
    """What each block did. Those that all games have can't be told apart: they share the mean."""
    met = [0] * len(blocks)
    for trial in trials:
        for block in trial.blocks:
            met[block] += 1
    told = [0 < count < len(trials) for count in met]
    samples: list[Sample] = []
    for trial in trials:
        places = [block for block in trial.blocks if told[block]]
        samples.append(Sample(places, [1.0] * len(places), trial.gain))
    gains = [0.0] * len(blocks)
    fit(gains, samples, _PULL, _STEPS)
    # What is left, from a second fit of no steps.
    spread = sqrt(fit(list(gains), samples, _PULL, 0))
    mean = sum([trial.gain for trial in trials]) / max(1, len(trials))
    return [
        Effect(block, gains[at] if told[at] else mean, spread / sqrt(met[at]), met[at])
        for at, block in enumerate(blocks)
        if met[at]
    ]


# --- in a process of its own ---------------------------------------------------------------


def _try_batch(
    name: str,
    own: tuple[OwnCard, ...],
    old: list[float],
    new: list[float],
    seed: str,
    numbers: Iterable[int],
) -> list[PairedGame]:
    game = find_game(name)
    game.use_cards(own)
    trials: list[PairedGame] = []
    for number in numbers:
        met: set[int] = set()
        game.advice.use_weights(old)
        before = _outcome(game, f"{seed} game {number}", met)
        game.advice.use_weights(new)
        gain = _outcome(game, f"{seed} game {number}", met) - before
        trials.append(PairedGame(sorted(met), gain))
    return trials


def _outcome(game: Game, seed: str, met: set[int]) -> float:
    """The mean estimate of all seats at the end of a game; notes the blocks that it met."""
    luck, advice = Luck(seed), game.advice
    drill = advice.drill(luck)
    position = game.new(drill.seats, drill.options)
    owner = [at for at, block in enumerate(advice.trait_blocks()) for _ in range(block.size)]
    while position.phase != OVER:
        if position.phase == ROLL:
            for seat in range(drill.seats):
                met.update([owner[place] for place in advice.traits(position, seat).places])
            position.roll(position.sample(luck))
            continue
        for seat in position.waiting():
            if not position.is_waiting(seat):
                continue  # another seat has called for a roll, or has ended the step
            for move in _PLAYER.advise(game, position, seat, luck).line:
                position.apply(seat, move)
    return sum([advice.estimate(position, seat) for seat in range(drill.seats)]) / drill.seats
