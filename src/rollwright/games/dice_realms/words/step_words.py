"""What is said in a step of a round: the question that it asks, and why it refuses a move."""

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.steps.move import IMPROVE, move_of


class StepWords:
    """The words of one step."""

    __slots__ = ("die_kind",)

    def __init__(self, die_kind: int) -> None:
        # The kind of move that somebody wants who taps a die.
        self.die_kind = die_kind

    def question(self, board: Board, seat: int) -> Message:
        """What a seat is asked that has to decide."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: int, move: int) -> Message:
        """Why a move of this step, or its end, is not legal now."""
        raise NotImplementedError

    def side_move(self, board: Board, seat: int, at: int, face: int) -> int:
        """What somebody wants who taps a side of a die: the cheapest upgrade of its face."""
        offered = [
            other for other in FACES if other.number != face and board.stock[other.number] > 0
        ]
        cheapest = min([(FACES[face].cost_to(other), other.number) for other in offered])
        return move_of(IMPROVE, at, face, cheapest[1])
