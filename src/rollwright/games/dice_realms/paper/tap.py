"""Where on the paper a move is made, and which dice of it chance rolls."""

from typing import Final

from rollwright.games.dice_realms.box.face import COSTS, FACES
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.steps.fortune import FortuneBoard
from rollwright.games.dice_realms.steps.move import (
    BLOCK,
    BUY,
    CLOSE,
    COLLECT_ALL,
    DONE,
    IMPROVE,
    PROMOTE_TO,
    SELL,
    SUFFER,
    SWAP,
    WARES,
    die_of,
    first_of,
    kind_of,
    second_of,
)

# Moves of these kinds belong to no place.
_LOOSE: Final = (DONE, SUFFER, BLOCK, COLLECT_ALL, SELL, SWAP, CLOSE)


def place_of(board: Board, seat: int, move: int) -> str:
    """The place that a tap for this move would hit."""
    kind = kind_of(move)
    if kind in (IMPROVE, PROMOTE_TO):
        return f"tray:{FACES[second_of(move)].id}"
    if kind == BUY:
        return f"shop:{WARES[first_of(move)]}"
    if kind in _LOOSE:
        return ""
    return f"die:{board.realms[seat].dice[die_of(move)].name()}"


def sources_of(board: Board, seat: int, move: int) -> list[str]:
    """The places of which one is taken in hand for this move: equal faces are as good."""
    if kind_of(move) not in (IMPROVE, PROMOTE_TO):
        return []
    die = board.realms[seat].dice[die_of(move)]
    sides = [side for side, face in enumerate(die.faces) if face == first_of(move)]
    return [f"{die.name()}:{side + 1}" for side in sides]


def note_of(move: int) -> str:
    """How many upgrades a swap costs."""
    if kind_of(move) == IMPROVE:
        return str(COSTS[first_of(move)][second_of(move)])
    return "0" if kind_of(move) == PROMOTE_TO else ""


def rolling(board: FortuneBoard) -> list[tuple[int, str]]:
    """The dice that chance rolls now, by seat and place; none while tiles are drawn."""
    if not board.fates:
        return []
    if board.fate == NONE:
        return [(seat, "die:fate") for seat in range(len(board.realms))]
    seat = board.rolling_seat()
    return [(seat, f"die:{die.name()}") for die in board.rolling_dice()]
