"""The interface of bots."""

from collections.abc import Iterable
from typing import ClassVar, Final, NamedTuple

from rollwright.bots.way import Way
from rollwright.core.chance import Source
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import Position


class UnknownBot(RollwrightError):
    """No bot has this name."""

    code: ClassVar[str] = "unknown-bot"


# Between the name of a bot and what tells its variants apart.
VARIANT_MARK: Final = "-"


def bot_title(name: str) -> Message:
    """The name of a bot for people, by its id: variants are called the same."""
    return Message(f"bots.name.{name.partition(VARIANT_MARK)[0]}")


def bot_about(name: str) -> Message:
    """How strong a bot is, in a few words, by its id."""
    return Message(f"bots.about.{name.partition(VARIANT_MARK)[0]}")


class Suggestion(NamedTuple):
    """The moves that a bot chooses, so that it need not search the same turn again.

    `line` begins with the move to make now, and goes on as far as the bot has planned, within this
    turn and up to the next chance: its moves can be made one after the other as long as nobody
    else does anything. A bot that plans nothing has a line of one move.
    `value` is its estimate of that line, higher is better, or None if it makes none.
    `alternatives` are other first moves with their values, best first.
    `ways` are a few other lines, where the bot has compared them by playouts, with what each costs;
    `compared` is how many lines it has compared in all, and `playouts` how often it tried this one.
    """

    line: tuple[int, ...]
    value: float | None
    alternatives: list[tuple[int, float]]
    ways: tuple[Way, ...] = ()
    compared: int = 0
    playouts: int = 0

    @property
    def move(self) -> int:
        """The move to make now."""
        return self.line[0]


def line_texts(position: Position, seat: int, line: Iterable[int]) -> list[str]:
    """The texts of moves that are made one after the other from this position on."""
    position, texts = position.copy(), []
    for move in line:
        texts.append(position.text(seat, move))
        position.apply(seat, move)
    return texts


class Bot:
    """A player over the public contract: it sees the position and knows the game."""

    name: str
    # How long it may think in a game with people, in milliseconds; None: it is quick by itself.
    patience: int | None = None
    # Does it follow the results of people from game to game?
    adapts = False

    def variant(self, text: str) -> "Bot | None":
        """The bot that is called by this name, a mark and this text; None if there is none."""
        return None

    def next_name(self, share: float) -> str:
        """Which bot plays the next game after people had this share of a victory over this one."""
        return self.name

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The moves for this seat from now on; raises NotYourTurn.

        The answer depends on the position and `source` alone, not on what was asked before: a bot
        may be asked in the middle of a turn. The position is not modified. Randomness comes from
        `source`, which is never that of the table. Without `millis` the result is deterministic,
        on a fast machine as on a slow one; with it, the bot answers within about that time.
        Not to be called by two threads at once.
        """
        raise NotImplementedError

    def counsel(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The same for people, who also want to know what else could be done, and at what cost."""
        return self.advise(game, position, seat, source, millis)
