"""Where a server is found: by its own machine, and by others."""

import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")


def address(host: str, port: int) -> str:
    """The address of a page, without a slash at its end."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address(host: str, port: int) -> str:
    """By which others find a server that listens at this host; nothing if they can't."""
    if host in EVERYWHERE:
        return address(_own_address(), port)
    return "" if is_loopback(host) else address(host, port)


def is_loopback(host: str) -> bool:
    """Is this a name or a number by which a machine calls itself?"""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


def _own_address() -> str:
    """The address by which others in the same network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
