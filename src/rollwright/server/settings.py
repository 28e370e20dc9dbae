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

    Requests may have the names in `public_hosts`, besides those that nobody else can own. If
    `connections` is 0, there are as many as the system grants files. Headers and bodies have to
    arrive within so many seconds, and a connection may stay idle for `idle_seconds`. Tables, names,
    guests and analyses count by the hour; an analysis makes `analysis_playouts` for each turn, by
    default as many as the expert. The messages of a guest, and the queries from an address, may
    take shares of the processor's time. `tables_in_memory` are those that nobody is connected to.
    Tables that nobody has used for `keep_days` are removed, never if it is 0; their records are
    written to the folder `keep_records`, if there is one.
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
    public_hosts: tuple[str, ...] = ()
    connections: int = 0
    connections_per_address: int = 1000
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    idle_seconds: int = 5
    sockets_per_guest: int = 40
    tables_per_guest: int = 60
    tables_per_address: int = 600
    names_per_guest: int = 120
    guests_per_address: int = 3000
    deletions_per_address: int = 20
    analyses_per_guest: int = 20
    analyses_per_address: int = 100
    analysis_playouts: int | None = None
    guest_share: float = 0.25
    address_share: float = 0.5
    tables_in_memory: int = 1000
    keep_days: int = 0
    keep_records: Path | None = None
