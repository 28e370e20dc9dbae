"""Paper: the places that are drawn for a seat, and the places where moves are made.

Rules never need it. By default a game has no places.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.message import Message
from rollwright.core.place import Place
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide

P = TypeVar("P", bound=Position)

Keys = list[object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Paper(Generic[P]):
    """The paper of one game; every method takes one of its positions."""

    def places(self, position: P, seat: int) -> list[Place]:
        """The places on a seat's paper."""
        return []

    def common_groups(self) -> list[str]:
        """The groups of places that all seats share; all others belong to one seat."""
        return []

    def prints(self, position: P, seat: int) -> list[Print]:
        """The prints of the cards and boards before a seat, as far as they are drawn."""
        return []

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """Every print that somebody needs on paper to play with these options; raises BadOptions.

        Empty for a game that is not drawn.
        """
        return []

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        """The rules for the backs of the whole set, by print; raises BadOptions.

        A print that is missing here has a blank back.
        """
        return {}

    def stars(self, position: P, seat: int) -> dict[str, int]:
        """The stars that are won on each print with sockets for them."""
        return {}

    # --- where a move is made --------------------------------------------------------------

    def place_of(self, position: P, seat: int, move: int) -> str:
        """The id of the place to tap for this move; empty if there is none."""
        return ""

    def sources_of(self, position: P, seat: int, move: int) -> list[str]:
        """The ids of the places that may be tapped first for this move, any one of them."""
        return []

    def note_of(self, position: P, seat: int, move: int) -> str:
        """A short text shown at the place of this move while it is legal, such as a price."""
        return ""

    def rolling(self, position: P) -> list[tuple[int, str]] | None:
        """The dice of the next roll, by seat and place; None for all dice of all seats.

        A shared die is listed for each seat that sees it.
        """
        return None

    def why_not_there(self, position: P, seat: int, place: str, die: str) -> Message | None:
        """Why this die can't be used at this place now, or None if it can.

        `die` is how the texts of its moves begin; if empty, any move counts.
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

    # --- for drawing thousands of papers ---------------------------------------------------

    def place_keys(self, position: P, seat: int) -> Keys:
        """A key for each of `places`: equal keys mean equal places, in the whole game.

        Keys are hashable and cheaper than places. An empty list is always correct.
        """
        return []

    def move_keys(self, position: P, seat: int, moves: list[int]) -> Keys:
        """A key for each of these legal moves: equal keys mean equal words and places."""
        return []
