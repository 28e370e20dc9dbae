"""The contract of a game, seen from one moment: a position.

A position is a plain value. It holds no random generator, no clock and no names, and it is
cheap to copy. Moves and outcomes are small integers; their text is made only when asked for.
Seats are numbered from 0.

Somebody always has to act next: chance (`phase` is ROLL), one or more seats (PLAY), or
nobody (OVER).
"""

import json
from typing import Final

from mypy_extensions import mypyc_attr

from rollwright.core.chance import Source
from rollwright.core.errors import IllegalMove, NotYourTurn, WrongPhase
from rollwright.core.message import Message, Who
from rollwright.core.part import Part
from rollwright.core.place import Place
from rollwright.core.wanted import Wanted

ROLL: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASES: Final = ("roll", "play", "over")

Events = list[Message]
Keys = list[object]

# A complaint names so many seats at most.
_NAMED: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything true at one moment of one game."""

    __slots__ = ("phase", "round", "turn")

    phase: int
    round: int
    turn: int

    # --- who decides -----------------------------------------------------------------

    def seats(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    def is_waiting(self, seat: int) -> bool:
        """Does this seat have to decide something now?"""
        raise NotImplementedError

    def waiting(self) -> list[int]:
        """The seats that have to decide something now, in order."""
        return [seat for seat in range(self.seats()) if self.is_waiting(seat)]

    # --- decisions -------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may make now, in a stable order; empty if it has none."""
        raise NotImplementedError

    def candidates(self, seat: int) -> list[int]:
        """The legal moves worth a thought; all, unless the game knows better. Only advice."""
        return self.legal(seat)

    def why_not(self, seat: int, move: int) -> Message | None:
        """Why the move can't be made now, or None if it can."""
        raise NotImplementedError

    def why_not_there(self, seat: int, place: str, die: str) -> Message | None:
        """Why this die can't be used at this place now, or None if it can.

        The die is named as the texts of moves begin; no name stands for any move at all.
        """
        idle = self.why_idle(seat)
        if idle is not None:
            return idle
        for move in self.legal(seat):
            there = self.place_of(seat, move) == place or place in self.sources_of(seat, move)
            if there and self.text(seat, move).startswith(die):
                return None
        return self.reason_there(seat, place, die)

    def reason_there(self, seat: int, place: str, die: str) -> Message:
        """The reason for `why_not_there`, where it is known that no move goes there."""
        for known in self.places(seat):
            if known.id == place:
                return Message("core.nothing-there", {"place": known.name})
        return Message("core.no-such-place", {"place": place})

    def question(self, seat: int) -> Message | None:
        """What this seat is asked to decide, in a sentence; None where the paper tells enough."""
        return None

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        """Make a move taken from `legal`, unchecked; tell what it caused, if asked."""
        raise NotImplementedError

    def play(self, seat: int, move: int, events: Events | None = None) -> None:
        """Make a move, or refuse it and change nothing."""
        self.check_waiting(seat)
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.apply(seat, move, events)

    def why_idle(self, seat: int) -> Message | None:
        """Why this seat has nothing to decide now, or None if it has."""
        if not 0 <= seat < self.seats():
            return Message("core.no-such-seat", {"seat": seat})
        if not self.is_waiting(seat):
            key = ("core.roll-first", "core.seat-is-done", "core.game-over")[self.phase]
            return Message(key, {"seat": Who(seat)})
        return None

    def check_waiting(self, seat: int) -> None:
        """Refuse a seat that has nothing to decide now."""
        reason = self.why_idle(seat)
        if reason is not None:
            raise NotYourTurn(reason)

    # --- chance ----------------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, grouped where the order is idle; weights sum to one."""
        raise NotImplementedError

    def sample(self, source: Source) -> int:
        """Draw one outcome with the chances that `outcomes` tells."""
        raise NotImplementedError

    def roll(self, outcome: int, events: Events | None = None) -> None:
        """Let chance bring this outcome, as `sample` or `parse_outcome` gave it."""
        raise NotImplementedError

    def rolling(self) -> list[tuple[int, str]] | None:
        """The dice that chance rolls now, by seat and place on its paper; None for all dice of all.

        What lies there for everybody is named for each seat that sees it.
        """
        return None

    def wanted(self) -> Wanted:
        """What somebody who rolls real dice is asked to tell now."""
        return Wanted(Message("core.wanted"), "", [], False)

    def rolled(self) -> int:
        """How many outcomes chance has brought so far; the next roll is one more."""
        raise NotImplementedError

    def check_rolling(self) -> None:
        """Refuse a roll when it isn't time for one."""
        if self.phase != ROLL:
            key = "core.seats-decide" if self.phase == PLAY else "core.game-over"
            seats: list[object] = [Who(seat) for seat in self.waiting()[:_NAMED]]
            raise WrongPhase(Message(key, {"seats": seats}))

    # --- words -----------------------------------------------------------------------

    def text(self, seat: int, move: int) -> str:
        """The one text of a move."""
        raise NotImplementedError

    def parse(self, seat: int, text: str) -> int:
        """The move of a text; raises IllegalMove if no move of this game reads so."""
        raise NotImplementedError

    def label(self, seat: int, move: int) -> Message:
        """The move as a sentence for people."""
        raise NotImplementedError

    def outcome_json(self, outcome: int) -> object:
        """The outcome as other programs write it."""
        raise NotImplementedError

    def parse_outcome(self, data: object) -> int:
        """The inverse of `outcome_json`; raises BadOutcome if it can't come up now."""
        raise NotImplementedError

    def outcome_text(self, outcome: int) -> str:
        """The outcome as a record writes it: words without spaces at the ends."""
        raise NotImplementedError

    def parse_outcome_text(self, text: str) -> int:
        """The inverse of `outcome_text`; raises BadOutcome if it can't come up now."""
        raise NotImplementedError

    def dice(self) -> object:
        """The dice on the table now, as other programs write them; an empty list if none."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """What else the status of this game tells, by name."""
        return {}

    def remarks(self) -> list[Message]:
        """What everybody should bear in mind beside the round and the turn, a few words each."""
        return []

    def concerns_all(self, event: Message) -> bool:
        """Does this event, and what follows it, happen to all, whoever caused it?"""
        return False

    # --- the score -------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The score of each seat so far, as the game counts it."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """The seats from best to worst by the present score; seats that tie share a place."""
        raise NotImplementedError

    def result(self, seat: int) -> dict[str, object]:
        """The numbers behind a seat's score, by name."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> list[Part]:
        """What a seat's score is made of, part by part; nothing if there is no more to tell."""
        return []

    def features(self, seat: int) -> dict[str, int]:
        """How much of what it could have this seat has: a name in the game's words, for each.

        Statistics compare how those fared who had something and those who had nothing of it.
        """
        return {}

    def estimate(self, seat: int) -> float:
        """A rough guess of how well this seat stands, higher is better. Advice, not a rule."""
        raise NotImplementedError

    # --- paper -----------------------------------------------------------------------

    def places(self, seat: int) -> list[Place]:
        """What is drawn on this seat's paper, place by place."""
        raise NotImplementedError

    def place_of(self, seat: int, move: int) -> str:
        """The id of the place that a tap for this move would hit; empty if there is none."""
        raise NotImplementedError

    def sources_of(self, seat: int, move: int) -> list[str]:
        """The ids of the places of which any may be taken in hand first for this move."""
        return []

    def note_of(self, seat: int, move: int) -> str:
        """What stands at the place of this move as long as it can be made: a price, a few letters.

        Empty where there is nothing to tell.
        """
        return ""

    def common_groups(self) -> list[str]:
        """The groups of places that lie on the table for all; the others are a seat's own.

        They are the same in every position of a game.
        """
        return []

    # --- for those who draw thousands of papers ---------------------------------------

    def place_keys(self, seat: int) -> Keys:
        """A key for each of `places`: equal keys stand for equal places, in the whole game.

        Keys are hashable and cheaper than what they stand for. None at all is always right.
        """
        return []

    def move_keys(self, seat: int, moves: list[int]) -> Keys:
        """A key for each of these legal moves: equal keys stand for equal words and places."""
        return []

    # --- values ----------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent copy."""
        raise NotImplementedError

    def alone(self, seat: int) -> "tuple[Position, int]":
        """A copy for thinking about this seat's turn, and the seat's number in it.

        It may leave out seats that don't matter to this one before the next roll.
        """
        return self.copy(), seat

    def rewind_seat(self, seat: int, earlier: "Position") -> bool:
        """Put this seat alone back to where it was earlier in this turn; False if that can't be."""
        return False

    def editions(self) -> dict[str, str]:
        """The cards that lie or lay on the table, by their ids, each with its edition."""
        return {}

    def to_json(self) -> dict[str, object]:
        """Everything in it, for `Game.load` to read back unchanged."""
        raise NotImplementedError

    def from_json(self, data: object) -> "Position":
        """Another position of this game, as `Game.load` reads it; raises BadPosition."""
        raise NotImplementedError

    # Positions are equal if everything in them is. A hash holds until the next move.

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
