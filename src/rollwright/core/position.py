"""The contract of a game at one moment: a position.

A position is a plain value. It holds no random generator, no clock and no names, and it is
cheap to copy. It has the rules and the notation: moves and outcomes are small integers, and
their texts are made on demand. Words for people, paper and advice are separate parts of the
game. Seats are numbered from 0.

The phase says who acts next: chance (ROLL), one or more seats (PLAY), or nobody (OVER).
"""

import json
from typing import Final

from mypy_extensions import mypyc_attr

from rollwright.core.chance import Source
from rollwright.core.errors import NotYourTurn, WrongPhase
from rollwright.core.message import Message, Who

ROLL: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASES: Final = ("roll", "play", "over")

Events = list[Message]

# An error message names at most this many seats.
_NAMED: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The complete state of a game at one moment."""

    __slots__ = ("phase", "round", "turn")

    phase: int
    round: int
    turn: int

    # --- who decides -----------------------------------------------------------------

    def seats(self) -> int:
        """The number of seats."""
        raise NotImplementedError

    def is_waiting(self, seat: int) -> bool:
        """Does this seat have to decide something now?"""
        raise NotImplementedError

    def waiting(self) -> list[int]:
        """The seats that have to decide something now, in order."""
        return [seat for seat in range(self.seats()) if self.is_waiting(seat)]

    # --- the course ------------------------------------------------------------------

    def round_count(self) -> int:
        """The number of rounds of this game; 0 if nobody can know."""
        return 0

    def turn_count(self) -> int:
        """The number of turns of this round; 0 if nobody can know."""
        return 0

    # --- decisions -------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may make now, in a stable order; empty if it has none."""
        raise NotImplementedError

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        """Make a move taken from `legal`, unchecked; appends what followed from it to `events`."""
        raise NotImplementedError

    def why_idle(self, seat: int) -> Message | None:
        """Why this seat has nothing to decide now, or None if it has."""
        if not 0 <= seat < self.seats():
            return Message("core.no-such-seat", {"seat": seat})
        if not self.is_waiting(seat):
            key = ("core.roll-first", "core.seat-is-done", "core.game-over")[self.phase]
            return Message(key, {"seat": Who(seat)})
        return None

    def check_waiting(self, seat: int) -> None:
        """Raise NotYourTurn if this seat has nothing to decide now."""
        reason = self.why_idle(seat)
        if reason is not None:
            raise NotYourTurn(reason)

    # --- chance ----------------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of the next roll with their probabilities, which sum to one.

        Outcomes that differ only in an irrelevant order are grouped.
        """
        raise NotImplementedError

    def sample(self, source: Source) -> int:
        """Draw one outcome with the probabilities of `outcomes`."""
        raise NotImplementedError

    def roll(self, outcome: int, events: Events | None = None) -> None:
        """Apply this outcome, which comes from `sample` or `parse_outcome`."""
        raise NotImplementedError

    def rolled(self) -> int:
        """The number of rolls so far."""
        raise NotImplementedError

    def check_rolling(self) -> None:
        """Raise WrongPhase if the game doesn't wait for a roll."""
        if self.phase != ROLL:
            key = "core.seats-decide" if self.phase == PLAY else "core.game-over"
            seats: list[object] = [Who(seat) for seat in self.waiting()[:_NAMED]]
            raise WrongPhase(Message(key, {"seats": seats}))

    # --- notation --------------------------------------------------------------------

    def text(self, seat: int, move: int) -> str:
        """The one text of a move."""
        raise NotImplementedError

    def parse(self, seat: int, text: str) -> int:
        """The move of a text; raises IllegalMove if no move of this game has this text."""
        raise NotImplementedError

    def outcome_json(self, outcome: int) -> object:
        """The outcome as JSON for other programs."""
        raise NotImplementedError

    def parse_outcome(self, data: object) -> int:
        """The inverse of `outcome_json`; raises BadOutcome if it can't come up now."""
        raise NotImplementedError

    def outcome_text(self, outcome: int) -> str:
        """The outcome as written in a record: words without spaces at the ends."""
        raise NotImplementedError

    def parse_outcome_text(self, text: str) -> int:
        """The inverse of `outcome_text`; raises BadOutcome if it can't come up now."""
        raise NotImplementedError

    def dice(self) -> object:
        """The dice on the table now, as JSON for other programs; an empty list if none."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """Additional fields for the status of this game, by name."""
        return {}

    # --- the score -------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The present score of each seat."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """The seats from best to worst by the present score; seats that tie share a place."""
        raise NotImplementedError

    def result(self, seat: int) -> dict[str, object]:
        """The numbers behind a seat's score, by name."""
        raise NotImplementedError

    # --- values ----------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent copy."""
        raise NotImplementedError

    def alone(self, seat: int) -> "tuple[Position, int]":
        """A copy for searching this seat's turn, and the seat's number in it.

        It may leave out seats that don't matter to this one before the next roll.
        """
        return self.copy(), seat

    def after(self, seat: int, move: int) -> "tuple[Position, int]":
        """A copy in which this seat has made a legal move, and the seat's number in it.

        It may leave out seats that the move does not concern.
        """
        other = self.copy()
        other.apply(seat, move)
        return other, seat

    def rewind_seat(self, seat: int, earlier: "Position") -> bool:
        """Put this seat alone back to where it was earlier in this turn; False if impossible."""
        return False

    def editions(self) -> dict[str, str]:
        """The editions of all cards used so far, by their ids."""
        return {}

    def to_json(self) -> dict[str, object]:
        """The complete position, for `Game.load` to read back unchanged."""
        raise NotImplementedError

    def from_json(self, data: object) -> "Position":
        """Another position of this game, as `Game.load` reads it; raises BadPosition."""
        raise NotImplementedError

    # Positions are equal if everything in them is. A hash is valid until the next move.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json(), sort_keys=True))

    def __repr__(self) -> str:
        where = f"round {self.round}, turn {self.turn}, {PHASES[self.phase]}"
        return f"<{self.__class__.__name__}: {where}, scores {self.scores()}>"

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickled, (self.__class__, self.to_json()))


def _unpickled(kind: type[Position], data: object) -> Position:
    return kind().from_json(data)


def rank_by(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Seats grouped by equal keys, smallest key first."""
    places: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        places.setdefault(key, []).append(seat)
    return [places[key] for key in sorted(places)]
