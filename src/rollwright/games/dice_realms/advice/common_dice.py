"""Dice of playouts: the same die of the same seat falls alike, whatever was rolled before it.

A playout that rerolls more or fewer dice, or whose seats take another order, meets the same dice
otherwise. So playouts from several ends of a turn differ by what was decided, and less by luck.
"""

from typing import Final

from mypy_extensions import i64

from rollwright.core.chance import Source
from rollwright.games.dice_realms.box.face import SIDES
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.position import DiceRealmsPosition

# A prime, so small that products stay below the greatest number of 64 bits. Compiled, a greater one
# than 30 bits becomes another number when it is passed as an `int`.
_PRIME: Final[i64] = 1073741789
_SEEDS: Final = 1073741789
# How often a die is rolled in a round, how many dice a seat has, and how many seats there are,
# the Fate die included: more than there ever are.
_ROLLS: Final[i64] = 64
_DICE: Final[i64] = 16
_SEATS: Final[i64] = 8


class CommonDice:
    """The dice of one playout."""

    __slots__ = ("_counts", "_round", "_seed")

    def __init__(self, source: Source) -> None:
        self._seed: i64 = source.below(_SEEDS)
        self._round = NONE
        # How often each die was rolled in this round, by seat and die.
        self._counts: list[int] = []

    def outcome(self, position: DiceRealmsPosition) -> int:
        """What comes up now, once the table is set."""
        if position.round != self._round:
            self._round = position.round
            self._counts = [0] * int(_SEATS * _DICE)
        if position.fate == NONE:
            return position.fates[self._side(position.round, 0, 0)]
        seat = position.rolling_seat()
        dice = position.realms[seat].dice
        if position.reroll_seat != NONE:
            at = position.reroll_die
            return position.outcome_of([dice[at].faces[self._side(position.round, seat + 1, at)]])
        round_ = position.round
        return position.outcome_of(
            [die.faces[self._side(round_, seat + 1, at)] for at, die in enumerate(dice)]
        )

    def _side(self, round_: i64, seat: i64, die: i64) -> int:
        at: i64 = seat * _DICE + die
        rolls: i64 = self._counts[at]
        self._counts[at] += 1
        key: i64 = (round_ * _SEATS * _DICE + at) * _ROLLS + rolls
        mixed: i64 = (self._seed * 69621 + key * 1664525 + 1) % _PRIME
        mixed = (mixed ^ mixed >> 15) * 48271 % _PRIME
        mixed = (mixed ^ mixed >> 13) * 69621 % _PRIME
        return int((mixed >> 4) % SIDES)
