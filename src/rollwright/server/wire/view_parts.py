"""The view: everything that a client sees of a table."""

import msgspec
from msgspec import UNSET, UnsetType

from rollwright.server.wire.boards import Board, MoveGroup, ShownDie


class ContenderView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those whose scores decide at a seat; `acts` if it is played for now."""

    name: str
    points: str
    score: int
    acts: bool = False


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as all clients see it; `kind` is person, bot or open.

    A person who is `away` has no open socket. A `remark` stands beside the name, such as a level
    of its own; `place` is the present one among all seats, or 0, and `sum` tells how the score
    comes about. `contenders` are those whose scores decide, where that is not done seat by seat,
    the seat itself first. While a large event is played, scores and who is waited for come with the
    standings alone.
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
    remark: str = ""
    place: int = 0
    sum: str = ""
    contenders: list[ContenderView] = []


class RolledView(msgspec.Struct, frozen=True):
    """When the dice were rolled last: all together, and single ones by seat and die."""

    together: int
    seats: dict[str, dict[str, int]]


class Outcome(msgspec.Struct, frozen=True):
    """A roll in the notation of records, and its number from 1."""

    number: int
    text: str


class StatusView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands. `shown` are the dice that everybody sees.

    `rounds` is how many rounds the game has, and `turns` how many turns this round has; 0 where
    nobody can know. `turn_names` are those of all turns of a round, where they have names, and
    `turn_name` is that of this turn. With real dice, `wanted` tells which to roll, with an
    example. A `verdict` tells how the game ended, where the places of the seats don't. `outcome` is
    the last roll of automatic dice, as it will stand in the record.
    """

    phase: str
    round: int
    turn: int
    rounds: int
    turns: int
    waiting: list[int]
    scores: list[int]
    rolled: RolledView
    outcome: Outcome | None = None
    roll: str = ""
    round_name: str = ""
    turn_name: str = ""
    turn_names: list[str] = []
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
    """A line of the log; `named` if its text names the seat already.

    `kind` is what it tells of: a `roll`, a `move`, what follows for all in this `turn` or as the
    `round` ends, who has a `seat`, the `time` that was up, or something `other`.
    """

    version: int
    seat: int | None
    text: str
    kind: str
    named: bool = False


class ResultPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a score, or a `total` that adds up others."""

    heading: str
    name: str
    points: str
    total: bool = False


class ResultView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a seat; its `place` is 0 where only the verdict tells who won."""

    seat: int
    name: str
    place: int
    score: int
    points: str
    words: str
    numbers: dict[str, str]
    parts: list[ResultPart]
    labels: dict[str, str]
    remark: str = ""


class CounterInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that each board has a number of.

    Its `id` is the name that prices have for it, `sign` that of its picture, and `about` tells
    what it is good for. One that is `common` belongs to the table, and is the same on all boards.
    One with a `heading` is never spent: it is told under that heading, in the color `tint`.
    """

    id: str
    name: str
    sign: str
    about: str
    common: bool = False
    tint: str = ""
    heading: str = ""


class GameView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game. `counters` are known once it has begun, and may be others in another round.

    `options` are those that were chosen, and `warnings` tell what to know of them; both are known
    in the lobby alone. `scoring` tells what the number beside a name counts, and `cost` is what one
    pays with in this game, in a word or two.
    """

    id: str
    name: str
    goal: str
    counters: list[CounterInfo]
    warnings: list[str] = []
    options: dict[str, object] = {}
    scoring: str = ""
    cost: str = ""


# The seat, the number that was hashed with its word, and the hash.
PledgeLine = tuple[int, int, str]


class BrokenView(msgspec.Struct, frozen=True):
    """An attempt of the toss that was broken off: its commitment and secret, and who withheld."""

    commitment: str
    seed: str
    withheld: list[int]


class TossView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the dice are made: `phase` is pledging, revealing or settled, in which `attempt`.

    `frozen` is the hash of the frozen list of `pledges`, and `barred` are the seats that withheld a
    word before. Of an event, where they would be too many, the last three are empty.
    """

    phase: str
    attempt: int
    frozen: str = ""
    pledges: list[PledgeLine] = []
    barred: list[int] = []
    broken: list[BrokenView] = []


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """The client: its seat, or null; at an event with the seat as others see it.

    `pledge` is the hash of the own word for the dice, in the present attempt of the toss.
    """

    seat: int | None
    host: bool
    name: str
    entry: SeatView | None = None
    pledge: str = ""


class Host(msgspec.Struct, frozen=True):
    """The host, and whether somebody may take over."""

    name: str
    away: bool


class OriginView(msgspec.Struct, frozen=True):
    """What a game goes on from that began in the middle.

    `kind` is `table`, with its id and the number of the roll after which it goes on, or `puzzle`,
    with its name.
    """

    kind: str
    name: str
    roll: int


class View(msgspec.Struct, frozen=True):
    """All parts of the view.

    `boards` has the own one and those that are watched, by seat. `book`, `hand` and `tiles`
    are digests. `origin` is what a game goes on from that began in the middle. `rematch_by` is the
    seat that opened the next table. `watchers` counts those who are here without a seat, up to 20;
    at an event nobody does.
    """

    table: str
    kind: str
    origin: OriginView | None
    stage: str
    locked: bool
    game: GameView
    book: str
    language: str
    status: StatusView | None
    commitment: str
    seed: str
    toss: TossView | None
    log: list[LogLine]
    dice: str
    rematch: str
    rematch_by: int | None
    watchers: int
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
