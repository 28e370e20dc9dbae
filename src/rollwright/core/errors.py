"""Errors: each has a code for programs and a message for people."""

from typing import ClassVar

from rollwright.core.message import Message, say


class RollwrightError(Exception):
    """Anything a caller did that can't be done. It changed nothing."""

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
    """A seat that has nothing to decide now, or that there isn't."""

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
    """A position that isn't one of this game."""

    code: ClassVar[str] = "bad-position"


class BadRecord(RollwrightError):
    """A text that isn't a record, or one that breaks the rules."""

    code: ClassVar[str] = "bad-record"


class BadData(RollwrightError):
    """A file of a game that can't be used: whoever changed it made a mistake."""

    code: ClassVar[str] = "bad-data"


class UnknownSeed(RollwrightError):
    """Dice that can't go on: the record they come from keeps their seed secret."""

    code: ClassVar[str] = "unknown-seed"


class UnknownGame(RollwrightError):
    """A game nobody has written."""

    code: ClassVar[str] = "unknown-game"
