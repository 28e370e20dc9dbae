"""A game quite unlike the others: one coin is flipped, and each seat keeps or drops it.

Its third move is legal, but raises an error halfway. And one of its refusals lacks an argument
that its sentence needs.
"""

from typing import Final

from rollwright.core.chance import Source
from rollwright.core.errors import BadOptions, BadOutcome, IllegalMove
from rollwright.core.game import Game, Option
from rollwright.core.message import Message
from rollwright.core.position import OVER, PLAY, ROLL, Events, Position, rank_by
from rollwright.core.words import Words

SIDES: Final = ("heads", "tails")
MOVES: Final = ("keep", "drop", "trap")


class CoinPosition(Position):
    """The coin, and the coins that each seat has kept."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.phase = ROLL
        self.round = self.turn = 1
        self.rounds = rounds
        self.side: str | None = None
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.open: set[int] = set()

    def seats(self) -> int:
        return len(self.kept)

    def is_waiting(self, seat: int) -> bool:
        return seat in self.open

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if seat in self.open else []

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        self.open.discard(seat)
        if move != 1:
            self.kept[seat].append(str(self.side))
        if move == 2:
            raise RuntimeError("the trap snapped")
        if not self.open:
            self.round += 1
            self.side = None
            self.phase = OVER if self.round > self.rounds else ROLL

    def sample(self, source: Source) -> int:
        return source.below(2)

    def roll(self, outcome: int, events: Events | None = None) -> None:
        self.side = SIDES[outcome]
        self.open = set(range(self.seats()))
        self.phase = PLAY

    def rolled(self) -> int:
        return self.round - 1 if self.phase != PLAY else self.round

    def text(self, seat: int, move: int) -> str:
        return MOVES[move]

    def parse(self, seat: int, text: str) -> int:
        if text == "gap":
            raise IllegalMove(Message("core.no-such-move"))
        if text not in MOVES:
            raise IllegalMove(Message("core.no-such-move", {"move": text}))
        return MOVES.index(text)

    def parse_outcome(self, data: object) -> int:
        if data not in SIDES:
            raise BadOutcome(Message("core.bad-outcome", {"wanted": "a side."}))
        return SIDES.index(str(data))

    def outcome_text(self, outcome: int) -> str:
        return SIDES[outcome]

    def parse_outcome_text(self, text: str) -> int:
        return self.parse_outcome(text)

    def dice(self) -> object:
        return self.side

    def details(self) -> dict[str, object]:
        return {"rounds": self.rounds}

    def scores(self) -> list[int]:
        return [len(kept) for kept in self.kept]

    def ranking(self) -> list[list[int]]:
        return rank_by([(-score,) for score in self.scores()])

    def result(self, seat: int) -> dict[str, object]:
        return {"heads": self.kept[seat].count("heads")}

    def copy(self) -> "CoinPosition":
        other = CoinPosition(self.seats(), self.rounds)
        other.phase, other.round, other.turn = self.phase, self.round, self.turn
        other.side = self.side
        other.kept = [list(kept) for kept in self.kept]
        other.open = set(self.open)
        return other

    def to_json(self) -> dict[str, object]:
        return {"game": "coins", "kept": self.kept, "open": sorted(self.open), "side": self.side}


class CoinWords(Words[CoinPosition]):
    """The moves by their keys; there are no refusals."""

    def label(self, position: CoinPosition, seat: int, move: int) -> Message:
        return Message(f"coins.{MOVES[move]}")

    def why_not(self, position: CoinPosition, seat: int, move: int) -> Message | None:
        return None


class Coins(Game):
    """At most two seats, and an option for the number of rounds."""

    def __init__(self) -> None:
        super().__init__("coins", 1)
        self.max_seats = 2
        self.options = (Option("rounds", 1, (1, 2)),)
        self.words = CoinWords()

    def new(self, seats: int, options: dict[str, object]) -> CoinPosition:
        self.check_new(seats, options)
        rounds = options.get("rounds", 1)
        if rounds not in (1, 2):
            raise BadOptions(Message("core.bad-option", {"name": "rounds", "wanted": "1 or 2."}))
        return CoinPosition(seats, int(str(rounds)))


COINS: Final = Coins()
