"""What can be wrong with a request, beside what the game or the table refuses."""

from rollwright.core.errors import RollwrightError


class BadRequest(RollwrightError):
    """A line that isn't a request."""

    code = "bad-request"


class UnknownTable(RollwrightError):
    """A table that nobody has opened."""

    code = "unknown-table"


class LineTooLong(RollwrightError):
    """A line beyond the bound; it was not kept."""

    code = "line-too-long"


class Internal(RollwrightError):
    """A mistake of the engine itself, not of the caller."""

    code = "internal"
