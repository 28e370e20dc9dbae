"""Games of pads: one shared stream of rolls, and one stream of choices for each seat.

Every seat writes on a pad of its own, independently of the others; the game continues when all
have finished the turn. The same class serves one seat and ten thousand.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.position import PLAY, Events, Position

P = TypeVar("P", bound="Pad")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pad:
    """What one seat has written, and what it still may do this turn."""

    __slots__ = ("busy",)

    busy: bool

    def legal(self) -> list[int]:
        """Every move this pad allows now, in a stable order."""
        raise NotImplementedError

    def apply(self, move: int, events: Events | None) -> None:
        """Make a legal move; `busy` turns false when it ends the turn."""
        raise NotImplementedError

    def text(self, move: int) -> str:
        """The one text of a move."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The move of a text; raises IllegalMove."""
        raise NotImplementedError

    def score(self) -> int:
        """The present score."""
        raise NotImplementedError

    def result(self) -> dict[str, object]:
        """The numbers behind the score."""
        raise NotImplementedError

    def copy(self: P) -> P:
        """An independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The complete pad."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PadPosition(Position, Generic[P]):
    """A position of a game of pads. Subclasses add the chance and the end of a turn."""

    __slots__ = ("busy_pads", "pads")

    pads: list[P]
    busy_pads: int

    def end_turn(self, events: Events | None) -> None:
        """Called when all pads have finished the turn: prepare the next roll, or end the game."""
        raise NotImplementedError

    def without_pads(self) -> "PadPosition[P]":
        """A copy of everything that the seats share."""
        raise NotImplementedError

    def copy(self) -> "PadPosition[P]":
        other = self.without_pads()
        other.pads = [pad.copy() for pad in self.pads]
        return other

    def alone(self, seat: int) -> "tuple[Position, int]":
        other = self.without_pads()
        other.pads = [self.pads[seat].copy()]
        other.busy_pads = 1 if other.pads[0].busy else 0
        return other, 0

    def after(self, seat: int, move: int) -> "tuple[Position, int]":
        """Where others still have to decide, or the turn goes on, their pads are not needed."""
        other = self.without_pads()
        pad = self.pads[seat].copy()
        pad.apply(move, None)
        if self.busy_pads == 1 and not pad.busy:
            return super().after(seat, move)
        other.pads = [pad]
        other.busy_pads = self.busy_pads - int(not pad.busy)
        return other, 0

    def rewind_seat(self, seat: int, earlier: Position) -> bool:
        assert isinstance(earlier, PadPosition)
        if self.phase != PLAY or earlier.phase != PLAY:
            return False
        pad = earlier.pads[seat].copy()
        self.busy_pads += int(pad.busy) - int(self.pads[seat].busy)
        self.pads[seat] = pad
        return True

    def start_turn(self) -> None:
        """Called when the pads have their dice: all that are busy have to decide."""
        self.busy_pads = sum([1 for pad in self.pads if pad.busy])
        self.phase = PLAY

    def seats(self) -> int:
        return len(self.pads)

    def is_waiting(self, seat: int) -> bool:
        return self.phase == PLAY and self.pads[seat].busy

    def legal(self, seat: int) -> list[int]:
        pad = self.pads[seat]
        return pad.legal() if pad.busy and self.phase == PLAY else []

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        pad = self.pads[seat]
        pad.apply(move, events)
        if not pad.busy:
            self.busy_pads -= 1
            if self.busy_pads == 0:
                self.end_turn(events)

    def text(self, seat: int, move: int) -> str:
        return self.pads[seat].text(move)

    def parse(self, seat: int, text: str) -> int:
        return self.pads[seat].parse(text)

    def scores(self) -> list[int]:
        return [pad.score() for pad in self.pads]

    def result(self, seat: int) -> dict[str, object]:
        return self.pads[seat].result()
