"""Kills a table server at random moments, and checks that no move is lost or duplicated.

Many tables are played at once. The server is killed (SIGKILL), and its file is compared with
every move that was acknowledged; then it is started again, and the clients repeat what they
got no answer to. `python -m bench.kill --kills 50` prints the figures as JSON.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from bench.client import Client, ClientView, http_client
from bench.journal_check import Acknowledged, Findings, compare
from bench.server_process import ServerProcess, start_server

_GAMES: Final = ("rolling-america", "rolling-realms")
_PATIENCE: Final = 60.0
_LOST_CONNECTION: Final = (OSError, WebSocketException, TimeoutError)


@dataclass(slots=True)
class Seat:
    """A client that plays alone; the acknowledged moves by their command ids."""

    client: Client
    table: str = ""
    number: int = 0
    # The command that was sent and not answered yet.
    open_command: dict[str, Any] | None = None
    acknowledged: Acknowledged = field(default_factory=dict)
    # What was acknowledged at finished tables.
    finished: list[tuple[str, list[Acknowledged]]] = field(default_factory=list)

    def tables(self) -> list[tuple[str, list[Acknowledged]]]:
        """All tables, with what was acknowledged there."""
        return [*self.finished, (self.table, [self.acknowledged])] if self.table else self.finished


@dataclass(slots=True)
class Figures:
    """The figures of a run."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    repeated: int = 0
    found: Findings = field(default_factory=Findings)
    seconds: float = 0.0


async def run(kills: int, tables: int, seed: int) -> Figures:
    """Kill a server `kills` times while clients play `tables` tables."""
    chance, start = random.Random(seed), time.monotonic()
    figures = Figures(tables=tables)
    seats = [Seat(Client()) for _ in range(tables)]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        while figures.kills < kills:
            server = await start_server(data, more=("--tables-per-guest", "100000"))
            clients = [
                asyncio.create_task(_play(server, seat, figures, random.Random(chance.random())))
                for seat in seats
            ]
            await _until_played(figures)
            await asyncio.sleep(chance.uniform(0.0, 1.0))
            await server.kill()
            figures.kills += 1
            await asyncio.gather(*clients)
            figures.found = compare(data, [entry for seat in seats for entry in seat.tables()])
    figures.seconds = round(time.monotonic() - start, 1)
    return figures


async def _until_played(figures: Figures) -> None:
    """Wait until the tables are being played."""
    before = figures.acknowledged
    async with asyncio.timeout(_PATIENCE):
        while figures.acknowledged == before:
            await asyncio.sleep(0.01)


# --- playing -------------------------------------------------------------------------------


async def _play(server: ServerProcess, seat: Seat, figures: Figures, chance: random.Random) -> None:
    """Play one table after the other, until the server is killed."""
    with contextlib.suppress(httpx.TransportError, httpx.HTTPStatusError, *_LOST_CONNECTION):
        while True:
            if not seat.table:
                await _open(server, seat, chance)
            async with seat.client.connect(server.address, seat.table) as socket:
                await _moves(ClientView(socket), seat, figures, chance)
            seat.finished.append((seat.table, [seat.acknowledged]))
            seat.table, seat.acknowledged = "", {}


async def _open(server: ServerProcess, seat: Seat, chance: random.Random) -> None:
    async with http_client(server.address) as http:
        body = {"game": chance.choice(_GAMES), "name": "Ann", "start": True}
        opened = await seat.client.post(http, "/api/tables", body)
    seat.table, seat.open_command = opened["table"], None


async def _moves(view: ClientView, seat: Seat, figures: Figures, chance: random.Random) -> None:
    """Make moves until the game is over; first repeat a command that got no answer."""
    if seat.open_command is not None:
        figures.repeated += 1
        await view.send(seat.open_command)
    while view.view.get("stage") != "over" or seat.open_command is not None:
        message = await view.take()
        asked = seat.open_command
        if asked is not None and message.get("command") == asked["command"]:
            seat.open_command = None
            if message["op"] == "ack":
                seat.acknowledged[asked["command"]] = (message["version"], asked["move"])
                figures.acknowledged += 1
        # The answer comes before the update: wait for the new view.
        elif asked is None and view.view.get("moves"):
            seat.number += 1
            seat.open_command = {
                "op": "play",
                "command": f"c{seat.number}",
                "version": view.version,
                "move": chance.choice(chance.choice(view.view["moves"])["moves"])[0],
            }
            await view.send(seat.open_command)


def main() -> None:
    """Print the figures; fail if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    figures = asyncio.run(run(asked.kills, asked.tables, asked.seed))
    print(json.dumps(asdict(figures)))
    found = figures.found
    sys.exit(1 if found.lost or found.doubled or found.gaps else 0)


if __name__ == "__main__":
    main()
