"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where to keep everything, and what is too much.

    `rate` is how many requests a second one address may make in the long run; a room full of
    people often shares one. `burst` is how many it may make at once. When the host of a table has
    been away for `host_seconds`, somebody else who sits there may take over.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8044
    rate: float = 200.0
    burst: int = 4000
    guest_rate: float = 20.0
    guest_burst: int = 200
    largest_body: int = 65_536
    largest_message: int = 16_384
    host_seconds: float = 180.0
