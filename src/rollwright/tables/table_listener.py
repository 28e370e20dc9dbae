"""Listeners of a table: what they are told, and what they are asked."""

from dataclasses import dataclass, field
from typing import Protocol

from rollwright.core.errors import RollwrightError
from rollwright.tables.events import AnyEvent


@dataclass(slots=True)
class Change:
    """The effect of one committed batch.

    `all_seats` is true if the change concerns every seat; otherwise `seats` are those it concerns,
    and `guests` their holders, before and after.
    """

    version: int = 0
    all_seats: bool = False
    seats: set[int] = field(default_factory=set)
    guests: set[str] = field(default_factory=set)
    events: list[AnyEvent] = field(default_factory=list)


class TableListener(Protocol):
    """Is notified of the committed changes of a table."""

    async def on_change(self, change: Change) -> None:
        """A batch of events was committed."""

    def is_host_away(self) -> bool:
        """Has the host been disconnected for long enough to be replaced?"""

    def is_skipping_bots(self) -> bool:
        """Does everybody want the bots to be done at once?"""

    def is_here(self, guest: str) -> bool:
        """Is this guest connected?"""

    def on_failure(self, reason: RollwrightError) -> None:
        """The writer has stopped; the table must be loaded again."""
