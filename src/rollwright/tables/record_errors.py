"""What can be wrong with the tags of a record."""

from rollwright.core.errors import BadRecord
from rollwright.core.message import Message


def missing_tag(name: str) -> BadRecord:
    """A tag is not there."""
    return BadRecord(Message("core.record-missing-tag", {"name": name}))


def wrong_tag(name: str, value: str) -> BadRecord:
    """A tag has a value that it can't have."""
    return BadRecord(Message("core.record-bad-tag", {"name": name, "value": value}))
