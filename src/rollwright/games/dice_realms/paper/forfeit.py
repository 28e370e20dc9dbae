"""What a seat loses that ends a step while it could still do something."""

from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.collecting import KEPT_COINS
from rollwright.games.dice_realms.steps.move import IMPROVE, MEND, PROMOTE_TO, kind_of
from rollwright.games.dice_realms.steps.step import COLLECT_STEP


def forfeited(board: Board, seat: int) -> tuple[str, ...]:
    """The signs of what the end of this step takes away though it could still be used."""
    realm = board.realms[seat]
    kinds = {kind_of(move) for move in board.legal(seat)}
    lost: tuple[str, ...] = ()
    if board.turn == COLLECT_STEP:
        # For more than the coin that is kept there is always something to buy.
        lost += ("coin",) * (realm.coins - KEPT_COINS)
    if MEND in kinds:
        lost += ("repair",)
    if IMPROVE in kinds:
        lost += ("upgrade",) * realm.upgrades
    return (*lost, "lift") if PROMOTE_TO in kinds else lost
