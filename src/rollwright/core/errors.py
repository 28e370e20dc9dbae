"""Errors: each has a code for programs and a message for people."""

from typing import ClassVar

from rollwright.core.message import Message, say


class RollwrightError(Exception):
    """A request that can't be carried out. It changed nothing."""

    code: ClassVar[str] = "error"

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return say(self.message)


class IllegalMove(RollwrightError):
    """A move that the rules don't allow now."""

    code: ClassVar[str] = "illegal-move"


class NotYourTurn(RollwrightError):
    """A seat that has nothing to decide now, or that doesn't exist."""

    code: ClassVar[str] = "not-your-turn"


class BadOutcome(RollwrightError):
    """A roll that can't come up now."""

    code: ClassVar[str] = "bad-outcome"


class WrongPhase(RollwrightError):
    """A roll while seats decide, or after the end."""

    code: ClassVar[str] = "wrong-phase"


class NothingToUndo(RollwrightError):
    """An undo without a move that may still be taken back."""

    code: ClassVar[str] = "nothing-to-undo"


class BadOptions(RollwrightError):
    """A number of seats or options that the game doesn't have."""

    code: ClassVar[str] = "bad-options"


class BadPosition(RollwrightError):
    """Data that isn't a valid position of this game."""

    code: ClassVar[str] = "bad-position"


class BadRecord(RollwrightError):
    """A text that isn't a record, or a record that breaks the rules."""

    code: ClassVar[str] = "bad-record"


class BadData(RollwrightError):
    """A data file of a game with a mistake in it."""

    code: ClassVar[str] = "bad-data"


class UnknownSeed(RollwrightError):
    """Dice that can't continue, because the record they come from keeps their seed secret."""

    code: ClassVar[str] = "unknown-seed"


class UnknownGame(RollwrightError):
    """No game has this id."""

    code: ClassVar[str] = "unknown-game"
