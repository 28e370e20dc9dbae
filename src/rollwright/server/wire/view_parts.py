"""The view: everything that a client sees of a table."""

import msgspec
from msgspec import UNSET, UnsetType

from rollwright.server.wire.boards import Board, MoveGroup, ShownDie


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as all clients see it; `kind` is person, bot or open.

    A person who is `away` has no open socket. While a large event is played, scores and who is
    waited for come with the standings alone.
    """

    seat: int
    name: str
    kind: str
    score: int | UnsetType = UNSET
    points: str | UnsetType = UNSET
    words: str | UnsetType = UNSET
    bot: str = ""
    host: bool = False
    away: bool = False
    waiting: bool = False


class RolledView(msgspec.Struct, frozen=True):
    """When the dice were rolled last: all together, and single ones by seat and die."""

    together: int
    seats: dict[str, dict[str, int]]


class StatusView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands. `shown` are the dice that everybody sees.

    With real dice, `wanted` tells which to roll, with an example. A `verdict` tells how the game
    ended, where the places of the seats don't.
    """

    phase: str
    round: int
    turn: int
    waiting: list[int]
    scores: list[int]
    rolled: RolledView
    roll: str = ""
    round_name: str = ""
    turn_name: str = ""
    shown: list[ShownDie] = []
    remarks: list[str] = []
    wanted: str = ""
    example: str = ""
    example_words: str = ""
    can_unroll: bool = False
    verdict: str = ""


class RealSide(msgspec.Struct, frozen=True):
    """A side of a real die."""

    text: str
    name: str


class RealDieView(msgspec.Struct, frozen=True):
    """A real die whose side the host picks."""

    name: str
    sides: list[RealSide]


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log; `named` if its text names the seat already."""

    version: int
    seat: int | None
    text: str
    named: bool = False


class ResultPart(msgspec.Struct, frozen=True):
    """A part of a score."""

    heading: str
    name: str
    points: str


class ResultView(msgspec.Struct, frozen=True):
    """The result of a seat."""

    seat: int
    name: str
    place: int
    score: int
    points: str
    words: str
    numbers: dict[str, str]
    parts: list[ResultPart]
    labels: dict[str, str]


class GameView(msgspec.Struct, frozen=True):
    """The game."""

    id: str
    name: str
    goal: str


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """The client: its seat, or null; at an event with the seat as others see it."""

    seat: int | None
    host: bool
    name: str
    entry: SeatView | None = None


class Host(msgspec.Struct, frozen=True):
    """The host, and whether somebody may take over."""

    name: str
    away: bool


class View(msgspec.Struct, frozen=True):
    """All parts of the view.

    `boards` has the own one and those that are watched, by seat. `hand` and `tiles` are digests.
    """

    table: str
    kind: str
    stage: str
    game: GameView
    language: str
    status: StatusView | None
    commitment: str
    seed: str
    log: list[LogLine]
    dice: str
    rematch: str
    count: int
    seats: list[SeatView]
    result: list[ResultView]
    winners: int
    host: Host
    hand: str
    tiles: str
    you: You
    can_undo: bool
    question: str
    ending: str
    real_dice: list[RealDieView]
    moves: list[MoveGroup]
    boards: dict[str, Board]
