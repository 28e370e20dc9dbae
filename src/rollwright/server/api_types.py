"""The request and response bodies of the API."""

import msgspec

from rollwright.server.wire.boards import Board
from rollwright.server.wire.view_parts import GameView, PledgeLine, RolledView


class SeatRange(msgspec.Struct, frozen=True):
    """How many can play; `max` is null where there is no limit."""

    min: int
    max: int | None


class ListItem(msgspec.Struct, frozen=True):
    """An id that a list may hold, and its name for people.

    `picture` is the digest of its drawing, empty if there is none, and `ours` the share of the card
    that is not known from print, but reconstructed.
    """

    id: str
    name: str
    picture: str
    ours: float


class ListsOption(msgspec.Struct, frozen=True):
    """The lists of ids that an option takes: up to `most` lists of `size` distinct ids.

    If `most` is 0, the value is a single list; if `size` is 0, a list may have any length. If the
    option has choices as well, `meant` are the ids that each of them stands for.
    """

    items: list[ListItem]
    size: int
    most: int
    meant: list[list[str]]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, with its title and labels for people."""

    name: str
    title: str
    default: object
    choices: list[object]
    labels: list[str]
    lists: ListsOption | None


class PaperInfo(msgspec.Struct, frozen=True):
    """What of a game can be printed: rules for the backs, and the options that matter to it."""

    rules: bool
    options: list[str]


class CoverPicture(msgspec.Struct, frozen=True):
    """A picture by its digest, and its size."""

    picture: str
    width: float
    height: float


class CoverDie(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die that was rolled in the game of a cover."""

    value: str
    tint: str = ""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played; `paper` is null if it can't be printed.

    `pieces` is the game whose cards it is played with, mostly itself, and `minutes` how long it
    takes, or 0. `cover` are pictures that show it in play: what was written in the first turn of
    that game is in a group with `data-turn="1"`, and so on. `rolls` are the dice of these turns;
    empty if they show no numbers.
    """

    id: str
    name: str
    goal: str
    pieces: str
    minutes: int
    cover: list[CoverPicture]
    rolls: list[list[CoverDie]]
    seats: SeatRange
    options: list[OptionInfo]
    paper: PaperInfo | None


class GamesResponse(msgspec.Struct, frozen=True):
    """All games, bots and languages; can PDF and PNG files be made here?

    Bots are ids; `bot_names` and `bot_abouts` tell by id what each is called, and how it plays.
    """

    games: list[GameInfo]
    bots: list[str]
    bot_names: dict[str, str]
    bot_abouts: dict[str, str]
    languages: list[str]
    prints: bool


class TableOpened(msgspec.Struct, frozen=True):
    """A table that was opened; `seat` is null for a host without a seat.

    `warnings` tell what to know of the chosen options.
    """

    table: str
    seat: int | None
    commitment: str
    warnings: list[str]


class LineCard(msgspec.Struct, frozen=True):
    """A card that lies on a table, with the digest of its picture."""

    name: str
    picture: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a few words, as one guest sees it.

    `yours` if it waits for this guest; `waiting` names some others it waits for. `others` has
    some names beside the own, and `count` is how many seats are taken. `score` is the own score in
    words, or empty, and `place` the own place at the end, else 0. Where the turns of a round have
    names, `turn` is 0. `cards` are those that are played this round, where there are several to
    choose from, and `asks` is what a table that waits for this guest wants.
    """

    table: str
    game: GameView
    kind: str
    stage: str
    seat: int | None
    host: bool
    round: int
    turn: int
    round_name: str
    yours: bool
    waiting: list[str]
    others: list[str]
    count: int
    place: int
    score: str
    cards: list[LineCard]
    asks: str


class TablesResponse(msgspec.Struct, frozen=True):
    """Those of the tables that exist, in the order of the request."""

    tables: list[TableLine]


class AddressResponse(msgspec.Struct, frozen=True):
    """The URL of this server for others; empty if unreachable, or asked from another machine."""

    address: str


class ViewResponse(msgspec.Struct, frozen=True):
    """The view of a table for one guest."""

    table: str
    version: int
    view: dict[str, msgspec.Raw]


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat; `adds_word` says that a word for the dice will be pledged."""

    name: str
    adds_word: bool = False


class BrokenAttempt(msgspec.Struct, frozen=True):
    """An attempt of the toss that was broken off, as in `DiceResponse`."""

    seed: str
    pledges: list[PledgeLine]
    words: dict[int, str]


class RollNumbers(msgspec.Struct, frozen=True):
    """A roll, its number, and what each of the numbers from which it comes would have brought.

    `choices` has a list for each of them: as many texts as the number has values, from 0 on, and
    the text at its value is the roll.
    """

    number: int
    text: str
    choices: list[list[str]]


class DiceResponse(msgspec.Struct, frozen=True):
    """All that is needed to derive the rolls of a finished game again.

    `broken` are the attempts of the toss before the one that counts, in order.
    """

    seed: str
    pledges: list[PledgeLine]
    words: dict[int, str]
    broken: list[BrokenAttempt]
    rolls: list[RollNumbers]


class SealResponse(msgspec.Struct, frozen=True):
    """The commitment to the seed of a table that is yet to be opened."""

    seal: str


class JoinResponse(msgspec.Struct, frozen=True):
    """The seat of the guest."""

    seat: int


class RematchResponse(msgspec.Struct, frozen=True):
    """The id of the rematch."""

    table: str


class ReplayStepResponse(msgspec.Struct, frozen=True):
    """A finished game after `step` of its `steps`."""

    steps: int
    step: int
    text: str
    rolled: RolledView
    board: Board
    hand: str
    tiles: str


class CurvePoint(msgspec.Struct, frozen=True):
    """The scores after a turn, by seat: as numbers, and as people read them.

    `step` is the step of the replay that ended the turn. Where the turns of a round have names, a
    point stands for a whole round, and its `turn` is 0. The first point is the beginning.
    """

    step: int
    round: int
    turn: int
    round_name: str
    values: list[float]
    points: list[str]


class YardstickView(msgspec.Struct, frozen=True):
    """How good a score is: it is `better` than so many of a hundred games of a bot.

    `band` is the number of its band, 0 for the best; `limits` has the worst score of each band, the
    last one empty. `games` were measured. The cards of the table were `usual` if they were dealt as
    in those games.
    """

    bot: str
    games: int
    usual: bool
    better: int
    band: int
    limits: list[str]


class NextBot(msgspec.Struct, frozen=True):
    """A bot that has adapted to a result: its id, and what has changed."""

    bot: str
    told: str


class ReviewResponse(msgspec.Struct, frozen=True):
    """How a finished game went. Games with the same `setup` have scores that can be compared.

    The `curve` of an event is empty; `yardstick` is null where nothing was measured. `next_bot` is
    which bot to meet next, where one has adapted to the result.
    """

    higher_is_better: bool
    setup: str
    curve: list[CurvePoint]
    yardstick: YardstickView | None
    next_bot: NextBot | None = None


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose turns are to be analysed."""

    seat: int


class AnalysedTurn(msgspec.Struct, frozen=True):
    """What a roll brought a seat, and what the moves that it made afterwards cost.

    Luck, loss and error are in the unit of the scores as people read them; more is always better
    for the seat, also where scores are better the lower they are. Where `loss` is 0, nothing better
    is sure to have been there, and `better` is empty. The moves begin after the replay's `step`,
    and the last of them is its step `end`. `choices` is how many different ends were compared.
    `turn_name` is empty where turns have none.
    """

    step: int
    end: int
    round: int
    turn: int
    round_name: str
    turn_name: str
    rolled: str
    luck: float
    loss: float
    error: float
    choices: int
    played: list[str]
    better: list[str]


class AnalysisResponse(msgspec.Struct, frozen=True):
    """The analysis of a seat of a finished game: `none`, `running`, `failed` or `done`.

    While it runs, `done` of `total` turns are analysed. Only when it is done it has `turns`, the
    sums of their `luck` and `loss`, both also without a sign in words, and the numbers of those
    that cost most, as `points`. `is_low_better` tells that luck has saved what scores count.
    """

    state: str
    done: int
    total: int
    luck: float
    loss: float
    luck_words: str
    loss_words: str
    is_low_better: bool
    points: list[int]
    turns: list[AnalysedTurn]


class BranchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who goes on from a finished game, after which step of its replay.

    `bot` takes the other seats; by default one that sat there. `adds_word` says that a word for the
    dice will be pledged.
    """

    seat: int
    step: int
    name: str
    bot: str = ""
    adds_word: bool = False


class EndRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which sessions end: all of them, or all but this one, which gets a new token."""

    keep: bool = False


class EndResponse(msgspec.Struct, frozen=True):
    """The new token of the session that was kept; empty for none."""

    token: str


class DeleteResponse(msgspec.Struct, frozen=True):
    """In how many tables the guest was."""

    tables: int
