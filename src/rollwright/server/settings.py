"""The settings of a server."""

from dataclasses import dataclass
from pathlib import Path

from rollwright.tables.toss_driver import Patience


@dataclass(frozen=True, slots=True)
class Settings:
    """The address, the data file, and the limits.

    `rate` is the sustained number of requests a second per address, which many people may share;
    `burst` is how many may come at once. A seated person may replace a host who has been
    disconnected for `host_seconds`. Bots for which people wait decide once in `pace` seconds; 0: at
    once. They think in so many processes as there are `thinkers`; 0: in a thread of the server.
    `patience` is how long a toss waits for words.
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
    pace: float = 0.0
    thinkers: int = 0
    patience: Patience = Patience()  # noqa: RUF009 - a plain value
