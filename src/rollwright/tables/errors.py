"""What a live table refuses, beside what the rules refuse."""

from rollwright.core.errors import RollwrightError


class Refused(RollwrightError):
    """Something that can't be done at this table, or not now."""

    code = "refused"


class NotHost(RollwrightError):
    """Something that only the host may do."""

    code = "not-host"


class NotSeated(RollwrightError):
    """Something that only somebody with a seat may do."""

    code = "not-seated"


class Stale(RollwrightError):
    """A command for a state of the table that is past."""

    code = "stale"


class UnknownTable(RollwrightError):
    """A table that nobody has opened."""

    code = "unknown-table"


class Lost(RollwrightError):
    """Something that could not be kept, and so did not happen."""

    code = "not-kept"


class FileInUse(RollwrightError):
    """A data file that can't be opened, or that another server has open."""

    code = "file-in-use"
