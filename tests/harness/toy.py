"""A tiny game to test the tests with: four rolls, each written in one of three boxes or skipped.

A roll is 1, 2 or 3; 1 has a probability of one half. The highest sum wins.
"""

from typing import Final

from rollwright.core import shape
from rollwright.core.chance import Source
from rollwright.core.counter import Counter
from rollwright.core.errors import BadOutcome, IllegalMove
from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message
from rollwright.core.offer import NOWHERE, Offer, Terms
from rollwright.core.paper import NOBODY, Paper
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Place, box
from rollwright.core.plain_print import plain_prints
from rollwright.core.position import OVER, PHASES, PLAY, ROLL, Events, Position, rank_by
from rollwright.core.print import TALLY, Print
from rollwright.core.table_die import TableDie
from rollwright.core.words import Words

BOXES: Final = (1, 2, 3)
TURNS: Final = 4
_FIELDS: Final = ("game", "rules", "phase", "turn", "die", "boxes", "busy")
_SENTENCES: Final = {
    "toy.move": "box {box}",
    "toy.roll": "A {die} was rolled.",
    "toy.full": "Box {box} is full.",
    "toy.place": "box {box}: {die}",
    "toy.skip": "a roll that is skipped",
    "toy.skips": "skips",
    "toy.about": "One skips a roll.",
}
for _language in CATALOGUE.languages():
    CATALOGUE.add(_language, _SENTENCES)


class ToyPosition(Position):
    """A position of the game. A move is the number of a box, or 0."""

    def __init__(self, seats: int = 1) -> None:
        self.phase, self.round, self.turn, self.die = ROLL, 1, 1, 0
        self.boxes = [[0, 0, 0] for _ in range(seats)]
        self.busy = [False] * seats

    def seats(self) -> int:
        return len(self.boxes)

    def is_waiting(self, seat: int) -> bool:
        return self.busy[seat]

    def legal(self, seat: int) -> list[int]:
        moves = [at for at in BOXES if not self.boxes[seat][at - 1]]
        return [*moves, 0] if self.busy[seat] else []

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        if move:
            self.boxes[seat][move - 1] = self.die
        self.busy[seat] = False
        if not any(self.busy):
            self.phase = OVER if self.turn == TURNS else ROLL
            self.turn = min(TURNS, self.turn + 1)
            self.die = 0

    def round_count(self) -> int:
        return 1

    def turn_count(self) -> int:
        return TURNS

    def skipped(self, seat: int) -> int:
        """How many rolls a seat has skipped."""
        is_done = self.phase == OVER or (self.phase == PLAY and not self.busy[seat])
        written = sum(1 for number in self.boxes[seat] if number)
        return self.turn - 1 + is_done - written

    def outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.25), (3, 0.25)]

    def sample(self, source: Source) -> int:
        return (1, 1, 2, 3)[source.below(4)]

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.check_rolling()
        self.die = outcome
        self.busy = [True] * len(self.boxes)
        self.phase = PLAY
        if events is not None:
            events.append(Message("toy.roll", {"die": outcome}))

    def rolled(self) -> int:
        return self.turn - 1 if self.phase == ROLL else self.turn

    def text(self, seat: int, move: int) -> str:
        return f"box{move}" if move else "skip"

    def parse(self, seat: int, text: str) -> int:
        names = ["skip", *(f"box{at}" for at in BOXES)]
        if text not in names:
            raise IllegalMove(Message("core.no-such-move", {"move": text}))
        return names.index(text)

    def outcome_json(self, outcome: int) -> object:
        return outcome

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        if isinstance(data, bool) or data not in (1, 2, 3) or not isinstance(data, int):
            raise BadOutcome(Message("core.bad-outcome", {"wanted": "1, 2, 3"}))
        return data

    def outcome_text(self, outcome: int) -> str:
        return str(outcome)

    def parse_outcome_text(self, text: str) -> int:
        return self.parse_outcome(int(text) if text in ("1", "2", "3") else text)

    def dice(self) -> object:
        return [self.die] if self.die else []

    def scores(self) -> list[int]:
        return [sum(boxes) for boxes in self.boxes]

    def ranking(self) -> list[list[int]]:
        return rank_by([(-score,) for score in self.scores()])

    def result(self, seat: int) -> dict[str, object]:
        return {"sum": sum(self.boxes[seat])}

    def copy(self) -> "ToyPosition":
        other = type(self)(len(self.boxes))
        other.phase, other.turn, other.die = self.phase, self.turn, self.die
        other.boxes = [boxes[:] for boxes in self.boxes]
        other.busy = self.busy[:]
        return other

    def to_json(self) -> dict[str, object]:
        values = ("toy", 1, PHASES[self.phase], self.turn, self.die, self.boxes, self.busy)
        return dict(zip(_FIELDS, values, strict=True))

    def from_json(self, data: object) -> "ToyPosition":
        return ToyGame(type(self)).load(data)

    def fill(self, data: object) -> None:
        """Fill the position from JSON; just strict enough for the laws."""
        known = shape.fields(data, "position", _FIELDS)
        shape.choice(known["game"], "game", ("toy",))
        shape.integer(known["rules"], "rules", 1, 1)
        self.phase = PHASES.index(shape.choice(known["phase"], "phase", PHASES))
        self.turn = shape.integer(known["turn"], "turn", 1, TURNS)
        self.die = shape.integer(known["die"], "die", 0, 3)
        seats = len(self.boxes)
        for seat, row in enumerate(shape.items(known["boxes"], "boxes", seats, seats)):
            values = shape.items(row, "boxes", 3, 3)
            self.boxes[seat] = [shape.integer(value, "boxes", 0, 3) for value in values]
        for seat, busy in enumerate(shape.items(known["busy"], "busy", seats, seats)):
            if not isinstance(busy, bool) or (busy and self.phase != PLAY):
                raise shape.wrong("busy", "core.want-object")
            self.busy[seat] = busy


class ToyWords(Words[ToyPosition]):
    """The moves as sentences."""

    def label(self, position: ToyPosition, seat: int, move: int) -> Message:
        return Message("toy.move", {"box": move})

    def event(self, position: ToyPosition, seat: int, move: int) -> Message | None:
        return self.label(position, seat, move)

    def refusal(self, position: ToyPosition, seat: int, move: int) -> Message:
        return Message("toy.full", {"box": move})


class ToyPaper(Paper[ToyPosition]):
    """Three boxes in a row; for each roll that is skipped a smaller one is crossed."""

    def places(self, position: ToyPosition, seat: int) -> list[Place]:
        boxes = [_place(at, position.boxes[seat][at - 1]) for at in BOXES]
        return boxes + _skips(position.skipped(seat))

    def prints(self, position: ToyPosition, seat: int) -> list[Print]:
        return _PRINTS[:]

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        return _PRINTS[:]

    def tiles(self) -> list[Print]:
        return [_PRINTS[0]._replace(id="pip")]

    def dice(self, position: ToyPosition, seat: int) -> list[TableDie]:
        if not position.die:
            return []
        is_used = seat != NOBODY and not position.busy[seat]
        mark = CROSSED if is_used else BLANK
        name = Message("toy.roll", {"die": position.die})
        return [TableDie("d", str(position.die), name, "", mark, "pip")]

    def counters(self, position: ToyPosition) -> list[Counter]:
        return [Counter("skip", Message("toy.skips"), "skip", Message("toy.about"))]

    def counts(self, position: ToyPosition, seat: int) -> list[int]:
        return [TURNS - position.skipped(seat)]

    def place_of(self, position: ToyPosition, seat: int, move: int) -> str:
        return f"box{move}" if move else ""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        text = position.text(seat, move)
        if move == 0:
            return Offer(text, NOWHERE, (), _SKIP)
        return Offer(text, move - 1, (move - 1,), _WRITE)


_WRITE: Final = Terms("d", (), ends=True)
_SKIP: Final = Terms("", ("skip",), ends=True)


def _skips(crossed: int) -> list[Place]:
    marks = [CROSSED if at < crossed else OUTLINED for at in range(TURNS)]
    return [
        Place(f"skip{at + 1}", "skips", box(at, 1), mark, "", "", Message("toy.skip"), "")
        for at, mark in enumerate(marks)
    ]


def _place(at: int, die: int) -> Place:
    name = Message("toy.place", {"box": at, "die": die})
    mark = FILLED if die else BLANK
    return Place(f"box{at}", "boxes", box(at, 0), mark, str(die or ""), "", name, "")


_PRINTS: Final = plain_prints([_place(at, 0) for at in BOXES] + _skips(0))
_PRINTS[1] = _PRINTS[1]._replace(role=TALLY)


class ToyGame(Game):
    """The game, for any subclasses of its position, words and paper.

    Words and paper default to those of `Game`.
    """

    def __init__(
        self,
        kind: type[ToyPosition] = ToyPosition,
        words: Words[ToyPosition] | None = None,
        paper: Paper[ToyPosition] | None = None,
    ) -> None:
        super().__init__("toy", 1)
        self.max_seats = 2
        self.kind = kind
        if words is not None:
            self.words = words
        if paper is not None:
            self.paper = paper

    def new(self, seats: int, options: dict[str, object]) -> ToyPosition:
        self.check_new(seats, options)
        return self.kind(seats)

    def move_texts(self, options: dict[str, object]) -> list[str]:
        return ["skip", *(f"box{at}" for at in BOXES)]

    def load(self, data: object) -> ToyPosition:
        known = shape.fields(data, "position", _FIELDS)
        position = self.kind(len(shape.items(known["boxes"], "boxes", 1, 2)))
        position.fill(data)
        return position
