"""The interface of bots."""

from typing import ClassVar, NamedTuple

from rollwright.core.chance import Source
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.position import Position


class UnknownBot(RollwrightError):
    """No bot has this name."""

    code: ClassVar[str] = "unknown-bot"


def bot_title(name: str) -> Message:
    """The name of a bot for people, by its id."""
    return Message(f"bots.name.{name}")


class Suggestion(NamedTuple):
    """The move that a bot chooses.

    `value` is its estimate of that move, higher is better, or None if it makes none.
    `alternatives` are other moves with their values, best first.
    """

    move: int
    value: float | None
    alternatives: list[tuple[int, float]]


class Bot:
    """A player over the public contract: it sees the position and knows the game."""

    name: str

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The move for this seat now; raises NotYourTurn.

        The position is not modified. Randomness comes from `source`, which is never that of the
        table. Without `millis` the result is deterministic, on a fast machine as on a slow one;
        with it, the bot answers within about that time.
        """
        raise NotImplementedError
