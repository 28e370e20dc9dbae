"""The advice of Dice Realms."""

from typing import Final

from rollwright.core.advice import Advice, Drill, Traits
from rollwright.core.chance import Source
from rollwright.core.position import OVER, ROLL
from rollwright.core.weights import TraitBlock
from rollwright.games.dice_realms.advice.common_dice import CommonDice
from rollwright.games.dice_realms.advice.estimate import estimate
from rollwright.games.dice_realms.advice.quick_turn import play_quickly
from rollwright.games.dice_realms.advice.swap import worthwhile
from rollwright.games.dice_realms.advice.trait import Eye, trait_blocks
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.pieces.board import NONE, SUPPLIES
from rollwright.games.dice_realms.pieces.die import GRAY, GREEN, UNROLLED, Die, new_die
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.step import ROLL_STEP, UPGRADE_STEP

# Grain decides between equal scores.
_TIE: Final = 0.001
# A playout goes to the end of this round, and of the next two.
_AHEAD: Final = 3


class DiceRealmsAdvice(Advice[DiceRealmsPosition]):
    """The estimate for a realm, what was learned, and the moves worth considering."""

    _eye: Eye

    def __init__(self) -> None:
        super().__init__()
        self._eye = Eye([])

    def estimate(self, position: DiceRealmsPosition, seat: int) -> float:
        return estimate(position, seat)

    # --- what is learned ---------------------------------------------------------------

    def trait_blocks(self) -> list[TraitBlock]:
        return trait_blocks()

    def traits(self, position: DiceRealmsPosition, seat: int) -> Traits:
        return self._eye.traits(position, seat)

    def value(self, position: DiceRealmsPosition, seat: int) -> float:
        """The estimate and the weights; when the game is over, the lead over the best other."""
        if position.phase == OVER:
            return _lead(position, seat)
        value = estimate(position, seat)
        return value + self._eye.value(position, seat) if self.weights else value

    def use_weights(self, weights: list[float]) -> None:
        super().use_weights(weights)
        self._eye = Eye(weights)

    def drill(self, source: Source) -> Drill:
        return Drill(2, {"setup": "random", "attacks": "all"})

    # --- searching ---------------------------------------------------------------------

    def candidates(self, position: DiceRealmsPosition, seat: int) -> list[int]:
        """All moves; in the Upgrade step only the swaps with the best value for their cost."""
        moves = position.legal(seat)
        return moves if position.turn != UPGRADE_STEP else worthwhile(position, seat, moves, None)

    def shortlist(self, position: DiceRealmsPosition, seat: int) -> list[int]:
        moves = position.legal(seat)
        if position.turn != UPGRADE_STEP:
            return moves
        return worthwhile(position, seat, moves, self._eye)

    def key(self, position: DiceRealmsPosition, seat: int) -> object:
        """The supply and all that the seat has, whatever the order of its dice."""
        realm = position.realms[seat]
        dice = [
            (die.color, die.active, die.used, die.blocked, _top(die), tuple(sorted(die.faces)))
            for die in realm.dice
        ]
        rerolled = NONE if position.reroll_seat != seat else position.reroll_die
        return (
            *(position.phase, position.turn, rerolled, position.ran_out, tuple(sorted(dice))),
            *(realm.grain, realm.vp, realm.misery, realm.tokens, realm.sets, realm.treasury),
            *(realm.coins, realm.upgrades, realm.free, tuple(realm.lost), tuple(position.stock)),
        )

    def horizon(self, position: DiceRealmsPosition) -> tuple[int, int]:
        return position.round + _AHEAD, ROLL_STEP

    def playout(self, position: DiceRealmsPosition, seat: int, source: Source) -> float:
        """As usual, but with dice that fall alike in playouts with the same luck."""
        dice = CommonDice(source)
        last, _ = self.horizon(position)
        while position.phase != OVER and position.round < last:
            if position.phase == ROLL:
                position.roll(dice.outcome(position))
                continue
            for other in range(len(position.realms)):
                if position.is_waiting(other):
                    position = play_quickly(position, other, self._eye)
        return self.value(position, seat)

    def quick_turn(self, position: DiceRealmsPosition, seat: int) -> DiceRealmsPosition:
        return play_quickly(position, seat, self._eye)

    def features(self, position: DiceRealmsPosition, seat: int) -> dict[str, int]:
        """The faces a seat put on its dice, the dice it bought, and what ended the game."""
        realm = position.realms[seat]
        start = [face for die in realm.dice for face in new_die(die.color, 0).faces]
        faces = [face for die in realm.dice for face in die.faces]
        found = {
            f"face.{face.id}": max(0, faces.count(face.number) - start.count(face.number))
            for face in FACES
            if face.dots and position.stock[face.number] != NONE
        }
        for name, color in (("bought.gray", GRAY), ("bought.green", GREEN)):
            found[name] = sum([die.color == color for die in realm.dice])
        for supply in SUPPLIES:
            found[f"ended.{supply}"] = int(position.ran_out == supply)
        return found


def _lead(position: DiceRealmsPosition, seat: int) -> float:
    """By how much a seat is ahead of the best of the others."""
    results = [realm.score() + _TIE * realm.grain for realm in position.realms]
    return results[seat] - max([result for at, result in enumerate(results) if at != seat])


def _top(die: Die) -> int:
    return NONE if die.side == UNROLLED else die.faces[die.side]
