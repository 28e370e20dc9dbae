"""Paper: what a game draws for a seat, and where on it a move is made.

Rules never need it. A game without paper of its own has no places.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.message import Message
from rollwright.core.place import Place
from rollwright.core.position import Position
from rollwright.core.print import Print

P = TypeVar("P", bound=Position)

Keys = list[object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Paper(Generic[P]):
    """The paper of one game; each question is about one of its positions."""

    def places(self, position: P, seat: int) -> list[Place]:
        """What is drawn on a seat's paper, place by place."""
        return []

    def common_groups(self) -> list[str]:
        """The groups of places that lie on the table for all; the others are a seat's own."""
        return []

    def prints(self, position: P, seat: int) -> list[Print]:
        """The prints of the cards and boards before a seat, as far as they are drawn."""
        return []

    # --- where a move is made --------------------------------------------------------------

    def place_of(self, position: P, seat: int, move: int) -> str:
        """The id of the place that a tap for this move would hit; empty if there is none."""
        return ""

    def sources_of(self, position: P, seat: int, move: int) -> list[str]:
        """The ids of the places of which any may be taken in hand first for this move."""
        return []

    def note_of(self, position: P, seat: int, move: int) -> str:
        """A few letters that stand at the place of this move while it is legal, as a price."""
        return ""

    def rolling(self, position: P) -> list[tuple[int, str]] | None:
        """The dice that chance rolls now, by seat and place; None for all dice of all seats.

        What lies there for everybody is named for each seat that sees it.
        """
        return None

    def why_not_there(self, position: P, seat: int, place: str, die: str) -> Message | None:
        """Why this die can't be used at this place now, or None if it can.

        The die is named as the texts of moves begin; no name stands for any move at all.
        """
        idle = position.why_idle(seat)
        if idle is not None:
            return idle
        for move in position.legal(seat):
            there = self.place_of(position, seat, move) == place
            there = there or place in self.sources_of(position, seat, move)
            if there and position.text(seat, move).startswith(die):
                return None
        reason = self.reason_there(position, seat, place, die)
        if reason is not None:
            return reason
        for known in self.places(position, seat):
            if known.id == place:
                return Message("core.nothing-there", {"place": known.name})
        return Message("core.no-such-place", {"place": place})

    def reason_there(self, position: P, seat: int, place: str, die: str) -> Message | None:
        """Why no move with this die goes to this place; None if there is no better reason."""
        return None

    # --- for those who draw thousands of papers --------------------------------------------

    def place_keys(self, position: P, seat: int) -> Keys:
        """A key for each of `places`: equal keys stand for equal places, in the whole game.

        Keys are hashable and cheaper than what they stand for. None at all is always right.
        """
        return []

    def move_keys(self, position: P, seat: int, moves: list[int]) -> Keys:
        """A key for each of these legal moves: equal keys stand for equal words and places."""
        return []
