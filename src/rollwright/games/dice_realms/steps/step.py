"""A step of a round, as the course of a game sees it."""

from typing import Final

from rollwright.core.position import Events
from rollwright.games.dice_realms.pieces.board import Board

# The steps of a round; the turn of the position is the step's number from 1.
ROLL_STEP: Final = 1
ATTACK_STEP: Final = 2
COLLECT_STEP: Final = 3
UPGRADE_STEP: Final = 4


class Step:
    """Which moves a step takes, from whom, and whether the round has to wait for them.

    A step in which nobody has anything to decide is entered and left at once.
    """

    __slots__ = ("kinds", "name", "number")

    def __init__(self, number: int, name: str, kinds: tuple[int, ...]) -> None:
        self.number = number
        self.name = name
        # The kinds of moves that it may ever take.
        self.kinds = kinds

    def enter(self, board: Board, events: Events | None) -> None:
        """Begin: those who have something to decide become busy."""
        raise NotImplementedError

    def blocks(self, board: Board) -> bool:
        """Does the round wait for somebody?"""
        return any([realm.busy for realm in board.realms])

    def is_waiting(self, board: Board, seat: int) -> bool:
        """Has this seat to decide something now?"""
        return board.realms[seat].busy

    def legal(self, board: Board, seat: int) -> list[int]:
        """Every move of a seat that has to decide."""
        raise NotImplementedError

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def rolled(self, board: Board, events: Events | None) -> None:
        """See what follows from a roll before anybody decides; most steps have none."""

    def go_on(self, board: Board, events: Events | None) -> bool:
        """Bring what the step has next for somebody to decide; False if that was all."""
        return False

    def leave(self, board: Board, events: Events | None) -> None:
        """End: nobody has anything left to decide."""
