"""Everything that a seat sees."""

from rollwright.core.place import Place
from rollwright.games.dice_realms.paper.common import common_places
from rollwright.games.dice_realms.paper.own import dice_places, own_places
from rollwright.games.dice_realms.pieces.board import Board


def places(board: Board, seat: int) -> list[Place]:
    """What it has, what lies there for all, and the dice."""
    realm = board.realms[seat]
    return own_places(realm) + common_places(board, realm) + dice_places(board, realm)
