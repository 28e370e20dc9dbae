"""The advice of Dice Realms."""

from typing import Final

from rollwright.core.advice import Advice
from rollwright.games.dice_realms.advice.estimate import estimate, rounds_left, upgrade_worth
from rollwright.games.dice_realms.advice.prospect import worth_of
from rollwright.games.dice_realms.box.face import COSTS, FACES, SIDES, WORTHS
from rollwright.games.dice_realms.pieces.board import NONE, SUPPLIES, Board
from rollwright.games.dice_realms.pieces.die import GRAY, GREEN, new_die
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.move import IMPROVE, die_of, first_of, kind_of, second_of
from rollwright.games.dice_realms.steps.step import UPGRADE_STEP

# At most this many swaps of faces are considered at once.
_SWAPS: Final = 10


class DiceRealmsAdvice(Advice[DiceRealmsPosition]):
    """The estimate for a realm, and the moves worth considering."""

    def estimate(self, position: DiceRealmsPosition, seat: int) -> float:
        return estimate(position, seat)

    def candidates(self, position: DiceRealmsPosition, seat: int) -> list[int]:
        """All moves; in the Upgrade step only the swaps with the best value for their cost."""
        moves = position.legal(seat)
        return moves if position.turn != UPGRADE_STEP else _worthwhile(position, seat, moves)

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


def _worthwhile(board: Board, seat: int, moves: list[int]) -> list[int]:
    """All moves except swaps, and the swaps with the best value for their cost."""
    realm, rounds = board.realms[seat], rounds_left(board)
    upgrade = upgrade_worth(rounds / 2)
    kept = [move for move in moves if kind_of(move) != IMPROVE]
    worths: list[dict[int, float]] = [{} for _ in realm.dice]
    rated: list[tuple[float, int]] = []
    for move in moves:
        if kind_of(move) == IMPROVE:
            at, old, new = die_of(move), first_of(move), second_of(move)
            known = worths[at]
            for face in (old, new):
                if face not in known:
                    known[face] = worth_of(realm, realm.dice[at], face, upgrade, rounds)
            points = WORTHS[new] - WORTHS[old] + rounds / SIDES * (known[new] - known[old])
            rated.append((-points / COSTS[old][new], move))
    return kept + _best(rated)


def _best(rated: list[tuple[float, int]]) -> list[int]:
    """The best moves, without the same swap on another die."""
    best: dict[int, int] = {}
    for _, move in sorted(rated):
        swap = first_of(move) + 128 * second_of(move)
        if swap not in best:
            best[swap] = move
            if len(best) == _SWAPS:
                break
    return list(best.values())
