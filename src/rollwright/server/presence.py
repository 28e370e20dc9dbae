"""Which guests are connected to a table, and for how long others have been away."""

import time
from collections.abc import Callable, Collection, Iterable

from rollwright.server.connection import Connection

Clock = Callable[[], float]


class Presence:
    """The connections of a table by guest; a guest may have several."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._connections_of: dict[str, list[Connection]] = {}
        self._left_at: dict[str, float] = {}
        self._created_at = clock()

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self._connections_of.setdefault(connection.guest, []).append(connection)

    def remove(self, connection: Connection, *, remember: bool) -> None:
        """Remove a connection; `remember` when its guest was last connected."""
        others = self._connections_of[connection.guest]
        others.remove(connection)
        if not others:
            del self._connections_of[connection.guest]
            if remember:
                self._left_at[connection.guest] = self._clock()

    def is_here(self, guest: str) -> bool:
        """Is this guest connected?"""
        return guest in self._connections_of

    def guests(self) -> set[str]:
        """The connected guests."""
        return set(self._connections_of)

    def count_besides(self, known: Collection[str]) -> int:
        """How many guests are connected whom nobody here knows."""
        return len(self._connections_of) - sum(guest in self._connections_of for guest in known)

    def connections(self, guest: str) -> Iterable[Connection]:
        """The connections of this guest."""
        return self._connections_of.get(guest, ())

    def away_for(self, guest: str) -> float:
        """For how many seconds this guest has been disconnected, at most since this was created."""
        if guest in self._connections_of:
            return 0.0
        return self._clock() - self._left_at.get(guest, self._created_at)
