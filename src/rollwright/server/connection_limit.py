"""How many connections there may be, in total and from one address.

Each of them takes a file of the process, and a process that has none left can't let anybody in.
Where it gets tight, the connection that has asked for nothing for the longest time makes room; only
where all are in use, a new one is refused. A proxy may have as many as there are in total.
"""

import os
from typing import Final, Protocol

from rollwright.server.address import client_key
from rollwright.server.occupancy import Occupancy
from rollwright.server.quiet_log import QUIET_LOG
from rollwright.server.trusted_proxies import TrustedProxies

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

# The most connections without a setting, whatever the system grants: memory is limited, too.
_MOST: Final = 32_768
# Besides those that are open when the server starts, so many files stay free: for other processes,
# the page, and the next connection before it is refused.
_FEWEST_IN_RESERVE: Final = 32
_SHARE_IN_RESERVE: Final = 8


class Idler(Protocol):
    """A connection that waits for a request."""

    def make_room(self) -> None:
        """Close at once."""


class ConnectionLimit:
    """The connections of a server, and which of them are idle."""

    def __init__(self, most: int, most_per_address: int, proxies: TrustedProxies) -> None:
        self._most = most or most_connections()
        self._proxies = proxies
        self._by_address = Occupancy(most_per_address)
        self._total = 0
        # Those that are idle, the longest first: all of them, and by address.
        self._idle: dict[Idler, str] = {}
        self._idle_at: dict[str, dict[Idler, None]] = {}

    def enter(self, peer: str) -> bool:
        """Count a new connection, for which another one may be closed; False if it is refused."""
        key = client_key(peer)
        if not self._has_room(peer, key):
            QUIET_LOG.warning("a connection was refused: there are too many from %s", key)
            return False
        if self._total >= self._most and not self._close_one(self._idle):
            QUIET_LOG.warning("a connection was refused: all %s are in use", self._most)
            return False
        self._total += 1
        self._by_address.enter(key)
        return True

    def leave(self, peer: str) -> None:
        """A connection is closed."""
        self._total -= 1
        self._by_address.leave(client_key(peer))

    def rest(self, peer: str, line: Idler) -> None:
        """This connection waits for a request."""
        if line not in self._idle:
            key = self._idle[line] = client_key(peer)
            self._idle_at.setdefault(key, {})[line] = None

    def wake(self, line: Idler) -> None:
        """This connection is in use, or closed."""
        key = self._idle.pop(line, None)
        if key is not None:
            at = self._idle_at[key]
            del at[line]
            if not at:
                del self._idle_at[key]

    def _has_room(self, peer: str, key: str) -> bool:
        if self._proxies.is_proxy(peer) or self._by_address.has_room(key):
            return True
        return self._close_one(self._idle_at.get(key, {}))

    def _close_one(self, idle: dict[Idler, str] | dict[Idler, None]) -> bool:
        for line in idle:
            QUIET_LOG.warning("an idle connection was closed, to make room for another one")
            line.make_room()
            return True
        return False


def most_connections() -> int:
    """As many as the system grants files, without those that are open, and with some in reserve."""
    if resource is None:
        return _MOST
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return _MOST
    reserve = max(_FEWEST_IN_RESERVE, files // _SHARE_IN_RESERVE)
    return max(1, min(_MOST, files - reserve - _open_files()))


def _open_files() -> int:
    """How many files this process has open: the processes of bots alone need some."""
    try:
        return len(os.listdir("/dev/fd"))
    except OSError:
        return 0
