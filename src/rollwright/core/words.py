"""Words: what a game tells people about a position and its moves, as messages.

Rules never need them. A game that has no words of its own is told by the texts of its moves.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.core.position import Position
from rollwright.core.wanted import Wanted

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[P]):
    """The words of one game; each question is about one of its positions."""

    def label(self, position: P, seat: int, move: int) -> Message:
        """A legal move as a sentence to choose from."""
        return Message("core.move", {"move": position.text(seat, move)})

    def event(self, position: P, seat: int, move: int) -> Message | None:
        """What happens by a legal move, before it is made; None if its rules tell all of it."""
        return None

    def why_not(self, position: P, seat: int, move: int) -> Message | None:
        """Why a move can't be made now, or None if it can."""
        idle = position.why_idle(seat)
        if idle is not None:
            return idle
        return None if move in position.legal(seat) else self.refusal(position, seat, move)

    def refusal(self, position: P, seat: int, move: int) -> Message:
        """Why a move is not legal, for a seat that has to decide something."""
        return Message("core.not-now")

    def question(self, position: P, seat: int) -> Message | None:
        """What a seat is asked to decide; None where the paper tells enough."""
        return None

    def wanted(self, position: P) -> Wanted:
        """What somebody who rolls real dice is asked to enter now."""
        return Wanted(Message("core.wanted"), "", [], False)

    def remarks(self, position: P) -> list[Message]:
        """What all seats should know beside the round and the turn, a few words each."""
        return []

    def concerns_all(self, event: Message) -> bool:
        """Does this event, and what follows it, happen to all seats, whoever caused it?"""
        return False

    def breakdown(self, position: P, seat: int) -> list[Part]:
        """What a seat's score is made of, part by part; empty if there is no more to tell."""
        return []
