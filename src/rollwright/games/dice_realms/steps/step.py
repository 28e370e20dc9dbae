"""The interface of a step of a round."""

from typing import Final

from rollwright.core.position import Events
from rollwright.games.dice_realms.pieces.board import Board

# The steps of a round, which are also the turns of the position.
ROLL_STEP: Final = 1
ATTACK_STEP: Final = 2
COLLECT_STEP: Final = 3
UPGRADE_STEP: Final = 4


class Step:
    """The moves of a step, who makes them, and whether the round has to wait.

    A step in which nobody has anything to decide is entered and left at once.
    """

    __slots__ = ("kinds", "name", "number")

    def __init__(self, number: int, name: str, kinds: tuple[int, ...]) -> None:
        self.number = number
        self.name = name
        # The kinds of moves that it accepts.
        self.kinds = kinds

    def enter(self, board: Board, events: Events | None) -> None:
        """Begin: seats that have something to decide become busy."""
        raise NotImplementedError

    def blocks(self, board: Board) -> bool:
        """Does the round wait for a seat?"""
        return any([realm.busy for realm in board.realms])

    def is_waiting(self, board: Board, seat: int) -> bool:
        """Does this seat have to decide something now?"""
        return board.realms[seat].busy

    def legal(self, board: Board, seat: int) -> list[int]:
        """Every move of a seat that has to decide."""
        raise NotImplementedError

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def rolled(self, board: Board, events: Events | None) -> None:
        """Called after a roll, before anybody decides; by default nothing happens."""

    def go_on(self, board: Board, events: Events | None) -> bool:
        """Prepare the next decision of this step; False if there is none."""
        return False

    def leave(self, board: Board, events: Events | None) -> None:
        """End: nobody has anything left to decide."""
