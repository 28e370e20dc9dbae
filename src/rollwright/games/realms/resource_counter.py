"""The counters of Rolling Realms: how many of each resource are left to spend."""

from functools import cache
from typing import Final

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.games.realms.naming import resource_name
from rollwright.games.realms.resource import RESOURCES

# More than one, for the plural of a name.
_MANY: Final = 2


@cache
def resource_counters(spends: bool) -> list[Counter]:
    """One for each resource, with what it buys; or with what it counts, where nothing is spent."""
    return [
        Counter(
            resource,
            resource_name(row, _MANY),
            resource,
            Message(f"rolling-realms.counter.{resource if spends else 'kept'}"),
        )
        for row, resource in enumerate(RESOURCES)
    ]
