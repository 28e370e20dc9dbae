"""Errors of the protocol, beside those of games and tables."""

from rollwright.core.errors import RollwrightError


class InvalidRequest(RollwrightError):
    """A line that is not a valid request."""

    code = "bad-request"


class LineTooLong(RollwrightError):
    """A line beyond the length limit."""

    code = "line-too-long"


class EngineFailure(RollwrightError):
    """A bug of the engine."""

    code = "internal"
