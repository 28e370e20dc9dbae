"""The URLs of a server, for its own machine and for others in the network."""

import ipaddress
import socket
from functools import lru_cache
from typing import Final

ANY_ADDRESS: Final = ("0.0.0.0", "::")
# Who has an IPv6 address mostly has all of its network.
_OWN_NETWORK: Final = 64
_LONGEST_KEY: Final = 64


def base_url(host: str, port: int) -> str:
    """The base URL of a server, without a trailing slash."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_url(host: str, port: int) -> str:
    """The base URL for other machines; empty if the server listens on loopback only."""
    if host in ANY_ADDRESS:
        return base_url(_own_address(), port)
    return "" if is_loopback(host) else base_url(host, port)


def is_loopback(host: str) -> bool:
    """Is this a loopback name or address?"""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


@lru_cache(4096)
def client_key(address: str) -> str:
    """What limits count by: an IPv4 address, the network of an IPv6 one, or what a proxy told."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:_LONGEST_KEY]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _OWN_NETWORK), strict=False))


def _own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
