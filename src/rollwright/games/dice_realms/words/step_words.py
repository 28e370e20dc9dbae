"""The words of a step of a round: its question, and its reasons to refuse a move."""

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.move import IMPROVE, move_of


class StepWords:
    """The words of one step."""

    __slots__ = ("die_kind",)

    def __init__(self, die_kind: int) -> None:
        # The kind of move that a tap on a die means.
        self.die_kind = die_kind

    def question(self, board: Board, seat: int) -> Message:
        """The question to a seat that has to decide."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        """Why a move of this step, or its end, is illegal now."""
        raise NotImplementedError

    def side_move(self, board: Board, seat: int, at: int, face: int) -> int:
        """The move that a tap on a side means: the cheapest upgrade of its face."""
        offered = [
            other for other in FACES if other.number != face and board.stock[other.number] > 0
        ]
        cheapest = min([(FACES[face].cost_to(other), other.number) for other in offered])
        return move_of(IMPROVE, at, face, cheapest[1])
