"""Bots flat out: do people at other tables wait because of them?

`python -m bench.bot_tables` lets bots play Dice Realms at 50 tables without any pause, while people
play Rolling America at ten others, and prints as JSON how long those waited for their moves, from
sending one to its acknowledgement; with `--tables 0` the same without bots. Clients and bots share
the processors with the server, so it also prints how much processor time the server itself spent
while each move waited: what stood before it in the queue, and the move.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx

from bench.client import Client, ClientView, Json, http_client
from bench.load import measure, percentile
from bench.server_process import ServerProcess, start_server

_PEOPLE: Final = 10
_THINK_SECONDS: Final = 0.1
_BOT_TABLE: Final = {"game": "dice-realms", "seats": 4, "bots": ["greedy"] * 3, "start": True}
_TABLE: Final = {"game": "rolling-america", "seats": 1, "start": True}


class Player:
    """Plays one game after the other at tables of its own, with random moves."""

    def __init__(self, server: ServerProcess, wish: Json, think: float) -> None:
        self._server = server
        self._wish = wish
        self._think = think
        self._chance = random.Random(1)
        # How long each move waited for its acknowledgement.
        self.waits: list[float] = []
        # How much processor time the server has spent meanwhile.
        self.spent: list[float] = []

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Play until this time."""
        account = Client()
        while time.monotonic() < until:
            opened = await account.post(http, "/api/tables", {**self._wish, "name": "Ann"})
            async with account.connect(self._server.address, opened["table"]) as socket:
                await self._play_table(ClientView(socket), until)

    async def _play_table(self, table: ClientView, until: float) -> None:
        while time.monotonic() < until and table.view.get("stage") != "over":
            moves = [move[0] for group in table.view.get("moves", []) for move in group["moves"]]
            if not moves:
                await self._take(table, until)
                continue
            await asyncio.sleep(self._think)
            await self._move(table, self._chance.choice(moves))

    async def _move(self, table: ClientView, move: str) -> None:
        command = str(self._chance.random())
        start, spent = time.perf_counter(), self._server.busy_seconds()
        table.view["moves"] = []
        message = {"op": "play", "command": command, "version": table.version, "move": move}
        await table.send(message)
        while (answer := await table.take()).get("command") != command:
            pass
        if answer["op"] == "ack":
            self.waits.append(time.perf_counter() - start)
            self.spent.append(self._server.busy_seconds() - spent)
            while table.version < answer["version"]:
                await table.take()
        else:
            await table.send({"op": "sync", "command": f"sync {command}"})
            while (await table.take())["op"] != "view":
                pass

    async def _take(self, table: ClientView, until: float) -> None:
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await table.take()
        except TimeoutError:
            return


async def run(tables: int, seconds: float) -> dict[str, Any]:
    """The figures of a run."""
    with tempfile.TemporaryDirectory() as folder:
        server = await start_server(
            Path(folder) / "tables.db", more=("--pace", "0", "--tables-per-guest", "100000")
        )
        try:
            people = [Player(server, _TABLE, _THINK_SECONDS) for _ in range(_PEOPLE)]
            others = [Player(server, _BOT_TABLE, 0.0) for _ in range(tables)]
            until = time.monotonic() + seconds
            async with http_client(server.address) as http:
                await asyncio.gather(*(player.play(http, until) for player in people + others))
            cpu = server.cpu_seconds()
        finally:
            await server.stop()
    waits = [wait for player in people for wait in player.waits]
    spent = [seconds for player in people for seconds in player.spent]
    return {
        "bot_tables": tables,
        "seconds": seconds,
        "moves": len(waits),
        "move_to_ack_p50": percentile(waits, 0.5),
        "move_to_ack_p99": percentile(waits),
        "server_time_p50": percentile(spent, 0.5),
        "server_time_p99": percentile(spent),
        "moves_beside_bots": sum(len(player.waits) for player in others),
        "server_cpu_seconds": round(cpu, 1),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    print(json.dumps(measure(run(asked.tables, asked.seconds))))


if __name__ == "__main__":
    main()
