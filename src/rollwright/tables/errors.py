"""Errors of live tables, beside those of the rules."""

from rollwright.core.errors import RollwrightError


class Refused(RollwrightError):
    """A command that is not possible at this table, or not at this stage."""

    code = "refused"


class NotHost(RollwrightError):
    """A command that only the host may send."""

    code = "not-host"


class NotSeated(RollwrightError):
    """A command that needs a seat."""

    code = "not-seated"


class Stale(RollwrightError):
    """A command for an outdated state of the table."""

    code = "stale"


class UnknownTable(RollwrightError):
    """No table has this id."""

    code = "unknown-table"


class UnknownPuzzle(RollwrightError):
    """No puzzle has this name."""

    code = "unknown-puzzle"


class NotSaved(RollwrightError):
    """A change that could not be written to disk, and therefore did not happen."""

    code = "not-kept"


class FileInUse(RollwrightError):
    """A data file that can't be opened, or that another process has open."""

    code = "file-in-use"


class FileLost(RollwrightError):
    """A data file that was deleted or replaced while it was open: nothing more is acknowledged."""

    code = "file-lost"


class DamagedLog(RollwrightError):
    """The log of a table in which something is missing, or can't be read."""

    code = "unreadable-table"
