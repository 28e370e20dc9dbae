"""What a bot is, and what it answers."""

from typing import ClassVar, NamedTuple

from rollwright.core.chance import Source
from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.core.position import Position


class UnknownBot(RollwrightError):
    """A bot nobody has written."""

    code: ClassVar[str] = "unknown-bot"


def bot_title(name: str) -> Message:
    """How people call the bot that programs call so."""
    return Message(f"bots.name.{name}")


class Advice(NamedTuple):
    """What a bot would do.

    `value` is how good it thinks that is, higher is better, or None if it has no opinion.
    `alternatives` are other moves with their values, best first.
    """

    move: int
    value: float | None
    alternatives: list[tuple[int, float]]


class Bot:
    """A player over the public contract: it sees the position, and nothing else."""

    name: str

    def advise(
        self, position: Position, seat: int, source: Source, millis: int | None = None
    ) -> Advice:
        """What this seat should do now; raises NotYourTurn.

        The position stays as it is. Chance for its own thoughts comes from `source`, which
        is never that of the table. Without `millis` the same question gets the same answer,
        however fast the machine is; with it, the bot answers within about that time.
        """
        raise NotImplementedError
