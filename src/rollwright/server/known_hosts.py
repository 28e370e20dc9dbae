"""The names under which a server may be asked.

A page of a stranger can let its own name lead to this server (DNS rebinding), and is of the same
origin then. So a name has to be one that no stranger can own: an address, a name of this machine or
of its network, or one that whoever runs the server has given.
"""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

from rollwright.server.address import is_loopback

ANY_HOST: Final = "*"
# Nobody can register these; the names of home networks are among them.
_NETWORK_ENDINGS: Final = (".local", ".lan", ".home.arpa", ".internal", ".home")


class KnownHosts:
    """The names of one server; `listens` is the address at which it does."""

    def __init__(self, listens: str, public: Iterable[str] = ()) -> None:
        self._public = {name.strip().rstrip(".").lower() for name in public}
        # On loopback nobody but this machine can ask, so no other name is needed.
        self._has_network = not is_loopback(listens)
        self._own = socket.gethostname().lower() if self._has_network else ""

    def contains(self, host: str) -> bool:
        """May a request have this `Host`? One without was sent by no browser."""
        name = host_name(host)
        if not host or ANY_HOST in self._public or name in self._public:
            return True
        if is_loopback(name) or name.endswith(".localhost"):
            return True
        return self._has_network and self._is_of_network(name)

    def _is_of_network(self, name: str) -> bool:
        # A name without a dot is one of this network, too.
        is_near = name == self._own or "." not in name or name.endswith(_NETWORK_ENDINGS)
        return bool(name) and (is_near or _is_address(name))


def host_name(host: str) -> str:
    """The name or the address in a `Host`, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
