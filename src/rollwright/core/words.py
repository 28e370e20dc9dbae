"""Words: messages about a position and its moves.

Rules never need them. By default a move is described by its text.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.contender import Contender
from rollwright.core.lesson import Lesson
from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.core.position import Position
from rollwright.core.reason import Reason
from rollwright.core.rule_side import RuleSide
from rollwright.core.topic import Topic
from rollwright.core.wanted import Wanted

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[P]):
    """The words of one game; every method takes one of its positions."""

    def label(self, position: P, seat: int, move: int) -> Message:
        """A legal move as a sentence to choose from."""
        return Message("core.move", {"move": position.text(seat, move)})

    def event(self, position: P, seat: int, move: int) -> Message | None:
        """What a legal move does, asked before it is made; None if the rules report all of it."""
        return None

    def why_not(self, position: P, seat: int, move: int) -> Message | None:
        """Why a move is illegal now, or None if it is legal."""
        idle = position.why_idle(seat)
        if idle is not None:
            return idle
        return None if move in position.legal(seat) else self.refusal(position, seat, move)

    def why_no_end(self, position: P, seat: int) -> Message | None:
        """Why the turn or the step can't be ended now, or None if it can."""
        idle = position.why_idle(seat)
        return idle if idle is not None else Message("core.not-now")

    def refusal(self, position: P, seat: int, move: int) -> Message:
        """Why a move is illegal, for a seat that has to decide something."""
        return Message("core.not-now")

    def question(self, position: P, seat: int) -> Message | None:
        """What a seat has to decide, in at most 60 characters; None if the paper shows enough.

        A seat that has nothing to decide may be told why.
        """
        return None

    def reasons(self, position: P, seat: int, line: list[int]) -> list[Reason]:
        """Facts about some moves that a seat would make now, one after the other, in this turn.

        By default there are none, and `explanation` finds some that hold for any game.
        """
        return []

    def ending(self, position: P, seat: int) -> Message:
        """The move that ends the turn or the step, as short as the name of a button."""
        return Message("core.ending")

    def wanted(self, position: P) -> Wanted:
        """What to enter now when real dice are rolled."""
        return Wanted(Message("core.wanted"), "", [], False)

    def round_name(self, position: P) -> Message | None:
        """The name of this round; None where it is just a number."""
        return None

    def remarks(self, position: P) -> list[Message]:
        """Short remarks for all seats, besides the round and the turn."""
        return []

    def about_seat(self, position: P, seat: int) -> Message | None:
        """A word to stand beside the name of a seat, such as its level; else None."""
        return None

    def concerns_all(self, event: Message) -> bool:
        """Does this event, with what follows from it, happen to all seats, whoever caused it?"""
        return False

    def lessons(self) -> list[Lesson]:
        """What to tell in a first turn, in this order, each in at most 120 characters."""
        return []

    def rulebook(self) -> RuleSide | None:
        """The rules of the whole game, beside those of its cards; None if they are not written."""
        return None

    def topics(self, position: P) -> list[Topic]:
        """What can be asked the rule of at this moment; empty if there is nothing."""
        return []

    def verdict(self, position: P) -> Message | None:
        """How the game ended, where the places of the seats don't tell it; else None."""
        return None

    def short_score(self, position: P, seat: int) -> str:
        """The score in at most 12 characters, where its number alone would mislead; else empty."""
        return ""

    def contenders(self, position: P, seat: int) -> list[Contender]:
        """Those whose scores decide, the seat itself first; empty where those of seats do."""
        return []

    def sum_of(self, position: P, seat: int) -> Message | None:
        """How the present score of a seat comes about, in a few words; None if that is plain."""
        return None

    def breakdown(self, position: P, seat: int) -> list[Part]:
        """The parts of a seat's score; empty if there are no details."""
        return []
