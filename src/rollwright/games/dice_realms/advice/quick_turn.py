"""Quick turns, for playouts and for training: one look at each decision, at one's own realm only.

What the others have changes little within a turn. The time that is left is held fixed, too, so that
a turn is not played for a longer game that would be as long for everybody.
"""

from typing import Final

from rollwright.games.dice_realms.advice.estimate import (
    rounds_left,
    standing,
    values_of_rerolls,
)
from rollwright.games.dice_realms.advice.prospect import TOKEN_WORTH, attack_worth
from rollwright.games.dice_realms.advice.swap import best_swaps, face_values
from rollwright.games.dice_realms.advice.trait import Eye
from rollwright.games.dice_realms.box.face import COSTS, DESTROYED, FACES, SIDES
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.move import (
    DONE,
    FREE,
    IMPROVE,
    PROMOTE_TO,
    TOKEN_ROLL,
    die_of,
    first_of,
    kind_of,
    move_of,
    second_of,
)
from rollwright.games.dice_realms.steps.step import ROLL_STEP, UPGRADE_STEP
from rollwright.games.dice_realms.steps.upgrading import promoted_lines

# An upgrade power costs nothing, but may be wanted for another face.
_POWER_COST: Final = 0.5
# So many swaps are tried.
_SWAPS: Final = 5
# What the attacks of a face are worth when it comes up.
_ATTACK_WORTHS: Final = [attack_worth(face) for face in FACES]


def play_quickly(position: DiceRealmsPosition, seat: int, eye: Eye) -> DiceRealmsPosition:
    """The position after the decisions of a seat up to the next roll or step."""
    round_, turn = position.round, position.turn
    values = face_values(position, seat, eye) if turn == UPGRADE_STEP else []
    while position.round == round_ and position.turn == turn and position.is_waiting(seat):
        if turn == UPGRADE_STEP:
            swaps = _rated_swaps(position, seat, values)
            position = _best_next(position, seat, [DONE, *best_swaps(swaps, _SWAPS)], eye)
        elif turn == ROLL_STEP and _is_plain(position.realms[seat]):
            position.apply(seat, _best_reroll(position, seat))
        else:
            position = _best_next(position, seat, position.legal(seat), eye)
    return position


def _best_next(
    position: DiceRealmsPosition, seat: int, moves: list[int], eye: Eye
) -> DiceRealmsPosition:
    """The best position after one of these moves."""
    if len(moves) == 1:
        position.apply(seat, moves[0])
        return position
    rounds = rounds_left(position)
    eye.look_at_time(position)
    best: DiceRealmsPosition | None = None
    most = 0.0
    for move in moves:
        after = position.copy()
        after.apply(seat, move)
        value = standing(after, seat, rounds) + eye.of_realm(after, seat)
        if best is None or value > most:
            best, most = after, value
    assert best is not None, "whoever has to decide has a move"
    return best


# --- the Roll step -----------------------------------------------------------------------


def _is_plain(realm: Realm) -> bool:
    """Is there nothing to do but to keep or to roll dice?"""
    if realm.sets:
        return False
    for die in realm.dice:
        if die.showing().must_reroll:
            return False
    return True


def _best_reroll(position: DiceRealmsPosition, seat: int) -> int:
    """Roll the die again that gains most by it, if it is worth the token."""
    realm = position.realms[seat]
    if not realm.free and not realm.tokens:
        return DONE
    values = values_of_rerolls(position, seat, rounds_left(position))
    best, most = DONE, 0.0 if realm.free else TOKEN_WORTH
    for at, die in enumerate(realm.dice):
        gain = values[at + 1] - values[0] - _ATTACK_WORTHS[die.faces[die.side]]
        for face in die.faces:
            gain += _ATTACK_WORTHS[face] / SIDES
        if gain > most:
            best, most = move_of(FREE if realm.free else TOKEN_ROLL, at), gain
    return best


# --- the Upgrade step --------------------------------------------------------------------


def _rated_swaps(
    position: DiceRealmsPosition, seat: int, values: list[list[float]]
) -> list[tuple[float, int]]:
    """The swaps that gain anything, and their value for their cost, with the sign turned."""
    realm = position.realms[seat]
    if position.before(seat) or promoted_lines(realm):
        return _rated_legal(position, seat, values)
    rated: list[tuple[float, int]] = []
    offered = [face for face in FACES if face.dots and position.stock[face.number] > 0]
    upgrades = realm.upgrades
    for at, die in enumerate(realm.dice):
        if die.active:
            worths = values[at]
            fitting = [face.number for face in die.fitting(offered)]
            for old in die.kinds():
                if old != DESTROYED:
                    costs, worth = COSTS[old], worths[old]
                    for new in fitting:
                        loss = worth - worths[new]
                        if loss < 0.0 and costs[new] <= upgrades:
                            rated.append((loss / costs[new], move_of(IMPROVE, at, old, new)))
    return rated


def _rated_legal(
    position: DiceRealmsPosition, seat: int, values: list[list[float]]
) -> list[tuple[float, int]]:
    """The same where others come first, or where there are powers: among all legal moves."""
    rated: list[tuple[float, int]] = []
    for move in position.legal(seat):
        if move != DONE:
            at, old, new = die_of(move), first_of(move), second_of(move)
            cost = _POWER_COST if kind_of(move) == PROMOTE_TO else float(COSTS[old][new])
            loss = (values[at][old] - values[at][new]) / cost
            if loss < 0.0:
                rated.append((loss, move))
    return rated
