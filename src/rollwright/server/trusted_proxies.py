"""The proxies whose word about the address of a client is taken."""

import ipaddress
from functools import lru_cache
from typing import Final

# A proxy on this machine; the last form is IPv4 as seen by a dual-stack socket.
ON_THIS_MACHINE: Final = "127.0.0.1,::1,::ffff:127.0.0.1"
_EVERYBODY: Final = "*"
_CACHED: Final = 4096


class TrustedProxies:
    """Addresses and networks with commas between; `*` for all."""

    def __init__(self, text: str = ON_THIS_MACHINE) -> None:
        self.text = text
        parts = [part.strip() for part in text.split(",") if part.strip()]
        self._all = _EVERYBODY in parts
        self._networks = [network for part in parts if (network := _network(part)) is not None]
        self._find = lru_cache(_CACHED)(self._contains)

    def is_proxy(self, peer: str) -> bool:
        """May many clients come through this other end of a connection?"""
        return self._all or self._find(peer)

    def is_named(self, address: str) -> bool:
        """Is this, as the address of a client, a proxy that did not tell for whom it asks?"""
        return self._find(address)

    def _contains(self, address: str) -> bool:
        # It may also be the network by which limits count a client.
        found = _network(address)
        return found is not None and any(found.overlaps(network) for network in self._networks)


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
