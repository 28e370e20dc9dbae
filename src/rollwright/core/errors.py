"""Errors: each has a code for programs and a message for people."""

from rollwright.core.message import Message, say


class RollwrightError(Exception):
    """Anything a caller did that can't be done. It changed nothing."""

    code = "error"

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return say(self.message)


class IllegalMove(RollwrightError):
    """A move that the rules don't allow now."""

    code = "illegal-move"


class NotYourTurn(RollwrightError):
    """A seat that has nothing to decide now, or that there isn't."""

    code = "not-your-turn"


class BadOutcome(RollwrightError):
    """A roll that can't come up now."""

    code = "bad-outcome"


class WrongPhase(RollwrightError):
    """A roll while seats decide, or after the end."""

    code = "wrong-phase"


class NothingToUndo(RollwrightError):
    """An undo without a move that may still be taken back."""

    code = "nothing-to-undo"


class BadOptions(RollwrightError):
    """A number of seats or options that the game doesn't have."""

    code = "bad-options"


class BadPosition(RollwrightError):
    """A position that isn't one of this game."""

    code = "bad-position"


class BadRecord(RollwrightError):
    """A text that isn't a record, or one that breaks the rules."""

    code = "bad-record"


class UnknownGame(RollwrightError):
    """A game nobody has written."""

    code = "unknown-game"
