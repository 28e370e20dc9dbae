"""Planning: which of many upgrades a player would think about."""

from typing import Final

from rollwright.games.dice_realms.advice.estimate import rounds_left, upgrade_worth
from rollwright.games.dice_realms.advice.prospect import worth_of
from rollwright.games.dice_realms.box.face import COSTS, SIDES, WORTHS
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.move import IMPROVE, die_of, first_of, kind_of, second_of
from rollwright.games.dice_realms.steps.step import UPGRADE_STEP

# So many swaps of faces are thought about at once.
_SWAPS: Final = 10


def worthwhile(board: Board, seat: int, moves: list[int]) -> list[int]:
    """All moves; but in the Upgrade step only those swaps that bring most for their cost."""
    if board.turn != UPGRADE_STEP:
        return moves
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
    """The best moves, the same swap on another die left out."""
    best: dict[int, int] = {}
    for _, move in sorted(rated):
        swap = first_of(move) + 128 * second_of(move)
        if swap not in best:
            best[swap] = move
            if len(best) == _SWAPS:
                break
    return list(best.values())
