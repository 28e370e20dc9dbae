"""Swaps of faces in the Upgrade step: what they are worth for their cost."""

from typing import Final

from rollwright.games.dice_realms.advice.estimate import rounds_left, upgrade_worth
from rollwright.games.dice_realms.advice.prospect import PROSPECTS, worth_of
from rollwright.games.dice_realms.advice.trait import Eye
from rollwright.games.dice_realms.box.face import COSTS, FACES, SIDES, WORTHS
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.steps.move import IMPROVE, die_of, first_of, kind_of, second_of

# At most this many swaps of faces are considered at once.
_SWAPS: Final = 10


def worthwhile(board: Board, seat: int, moves: list[int], eye: Eye | None) -> list[int]:
    """All moves except swaps, and the swaps with the best value for their cost.

    Without an eye it is the value by the estimate.
    """
    kept = [move for move in moves if kind_of(move) != IMPROVE]
    swaps = [move for move in moves if kind_of(move) == IMPROVE]
    rated = _rated(board, seat, swaps) if eye is None else _learned(board, seat, swaps, eye)
    return kept + best_swaps(rated, _SWAPS)


def _rated(board: Board, seat: int, swaps: list[int]) -> list[tuple[float, int]]:
    """Swaps and their value for their cost by the estimate, with the sign turned."""
    realm, rounds = board.realms[seat], rounds_left(board)
    upgrade = upgrade_worth(rounds / 2)
    worths: list[dict[int, float]] = [{} for _ in realm.dice]
    rated: list[tuple[float, int]] = []
    for move in swaps:
        at, old, new = die_of(move), first_of(move), second_of(move)
        known = worths[at]
        for face in (old, new):
            if face not in known:
                known[face] = worth_of(realm, realm.dice[at], face, upgrade, rounds)
        points = WORTHS[new] - WORTHS[old] + rounds / SIDES * (known[new] - known[old])
        rated.append((-points / COSTS[old][new], move))
    return rated


def _learned(board: Board, seat: int, swaps: list[int], eye: Eye) -> list[tuple[float, int]]:
    """The same by what was learned."""
    values = face_values(board, seat, eye)
    rated: list[tuple[float, int]] = []
    for move in swaps:
        at, old, new = die_of(move), first_of(move), second_of(move)
        rated.append(((values[at][old] - values[at][new]) / COSTS[old][new], move))
    return rated


def face_values(board: Board, seat: int, eye: Eye) -> list[list[float]]:
    """What each face in play is worth on each die of a seat, by what was learned."""
    realm, rounds = board.realms[seat], rounds_left(board)
    upgrade = upgrade_worth(rounds / 2)
    eye.look_at_time(board)
    common = [0.0] * len(FACES)
    varying: list[int] = []
    for face in range(len(FACES)):
        if board.stock[face] != NONE:
            if PROSPECTS[face].varies:
                varying.append(face)
            else:
                worth = worth_of(realm, realm.dice[0], face, upgrade, rounds)
                learned = eye.of_face(realm, realm.dice[0], face)
                common[face] = WORTHS[face] + rounds / SIDES * worth + learned
    values: list[list[float]] = []
    for die in realm.dice:
        own = common[:]
        for face in varying:
            worth = worth_of(realm, die, face, upgrade, rounds)
            own[face] = WORTHS[face] + rounds / SIDES * worth + eye.of_face(realm, die, face)
        values.append(own)
    return values


def best_swaps(rated: list[tuple[float, int]], most: int) -> list[int]:
    """The best moves, so many at most, without the same swap on another die."""
    best: dict[int, int] = {}
    for _, move in sorted(rated):
        swap = first_of(move) + 128 * second_of(move)
        if swap not in best:
            best[swap] = move
            if len(best) == most:
                break
    return list(best.values())
