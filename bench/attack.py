"""Attacks a table server on loopback, in bounded numbers and time, and prints what came of it.

`python -m bench.attack` prints one line of JSON for each attack; it fails if one of them succeeds.
`--only NAME` runs those whose names have this text.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from bench.attack_line import OTHER, STRANGER, AttackLine, ask
from bench.client import Client, ClientView, http_client
from bench.server_process import ServerProcess, start_server

Figures = dict[str, Any]
_EVASIONS: Final = (
    "//api/games",
    "api/games",
    "/./api/games",
    "/static/../api/games",
    "/%2fapi/games",
    "/t/%2e%2e/api/games",
    "http://127.0.0.1/api/games",
    "/api//games",
)
_TABLE: Final = {"game": "rolling-america", "name": "Eve", "seats": 100}
_GAMES: Final = "/api/games"
_HEAD: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
_BODY: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n\r\n{"
)
_UPGRADE: Final = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
# What is sent first, and then again and again, masked with zeros: a ping, an empty part of a
# message that has begun, a text that is no message.
_FRAMES: Final = (
    (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    (b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"),
    (b"", b"\x81\x82\0\0\0\0{}"),
)
# A deadline of the server, and some time for a busy machine.
_SLOW_SECONDS: Final = 60.0


async def path_variants(folder: Path) -> Figures:
    """Ask for the API by other targets, far beyond a rate of one a second."""
    server = await start_server(folder / "tables.db", rate=1)
    try:
        asked = [target for _ in range(15) for target in _EVASIONS]
        statuses = Counter([(await ask(server.address, target))[0] for target in asked])
        health = Counter([(await ask(server.address, "/healthz", OTHER))[0] for _ in range(60)])
    finally:
        await server.stop()
    served = statuses[200] + statuses[404]
    return {
        "requests": len(asked),
        "served": served,
        "refused": statuses[400],
        "limited": statuses[429],
        "health_limited": health[429],
        "passed": served == 0 and health[429] >= 30,
    }


async def slow_headers(folder: Path) -> Figures:
    """Send one byte of a header now and then, on many connections."""
    return await _drip(folder, _HEAD, 300)


async def slow_bodies(folder: Path) -> Figures:
    """Send one byte of a body now and then, on many connections."""
    return await _drip(folder, _BODY, 300)


async def _drip(folder: Path, start: bytes, count: int) -> Figures:
    server = await start_server(folder / "tables.db")
    try:
        await _until_ready(server)
        lines = [await AttackLine.open(server.address) for _ in range(count)]
        begun = time.monotonic()
        for line in lines:
            await line.send(start)
        alive, waits = list(lines), []
        while alive and time.monotonic() - begun < _SLOW_SECONDS:
            alive = [line for line in alive if await line.send(b"a")]
            asked = time.monotonic()
            status, _ = await ask(server.address, "/healthz", OTHER)
            waits.append(time.monotonic() - asked if status == 200 else _SLOW_SECONDS)
            await asyncio.sleep(0.5)
        seconds = time.monotonic() - begun
        for line in lines:
            line.close()
    finally:
        await server.stop()
    return {
        "lines": count,
        "left": len(alive),
        "seconds": round(seconds, 1),
        "slowest_other": round(max(waits), 3),
        "passed": not alive and max(waits) < 5,
    }


async def idle_connections(folder: Path) -> Figures:
    """Open more connections than the server has files, and say nothing."""
    log = folder / "log.txt"
    log.touch()
    server = await start_server(folder / "tables.db", files=200, log=log)
    try:
        await _until_ready(server)
        # From the machine itself, which is no stranger: only the total holds there.
        lines = [await AttackLine.open(server.address, "127.0.0.1") for _ in range(230)]
        others = Counter([(await ask(server.address, _GAMES, OTHER))[0] for _ in range(20)])
        for line in lines:
            line.close()
    finally:
        await server.stop()
    told = log.read_text().splitlines()
    return {
        "lines": len(lines),
        "files": 200,
        "others_asked": 20,
        "others_served": others[200],
        "log_lines": len(told),
        "passed": others[200] == 20 and 1 <= len(told) <= 3,
    }


async def table_flood(folder: Path) -> Figures:
    """Open tables with 100 seats as fast as possible: from one address, and as one guest."""
    server = await start_server(folder / "tables.db")
    try:
        await _until_ready(server)
        before, begun = server.memory(), time.monotonic()
        async with asyncio.TaskGroup() as group:
            floods = [group.create_task(_flood(server)) for _ in range(8)]
        statuses = Counter[int]()
        for flood in floods:
            statuses += flood.result()
        grown, seconds = server.memory() - before, time.monotonic() - begun
        other, _ = await ask(server.address, "/api/tables", OTHER, "POST", _TABLE)
    finally:
        await server.stop()
    return {
        "requests": statuses.total(),
        "seconds": round(seconds, 1),
        "opened": statuses[201],
        "refused": statuses[429],
        "grown_mib": round(grown / 2**20, 1),
        "other": other,
        "passed": statuses[201] <= 70 and other == 201 and grown < 200 * 2**20,
    }


async def _flood(server: ServerProcess) -> Counter[int]:
    asked = [await ask(server.address, "/api/tables", STRANGER, "POST", _TABLE) for _ in range(100)]
    return Counter([status for status, _ in asked])


async def trusted_flood(folder: Path) -> Figures:
    """The same through a proxy that tells nothing: only the memory is bounded then."""
    server = await start_server(folder / "tables.db")
    try:
        await _until_ready(server)
        before = server.memory()
        for _ in range(1500):
            await ask(server.address, "/api/tables", "127.0.0.1", "POST", _TABLE)
        grown = server.memory() - before
        _, metrics = await ask(server.address, "/metrics", "127.0.0.1")
    finally:
        await server.stop()
    lines = metrics.decode().splitlines()
    (held,) = [float(line.split()[1]) for line in lines if line.startswith("rollwright_tables ")]
    return {
        "opened": 1500,
        "in_memory": int(held),
        "grown_mib": round(grown / 2**20, 1),
        "passed": held <= 150 and grown < 200 * 2**20,
    }


async def name_flood(folder: Path) -> Figures:
    """Change one's name as fast as the socket takes it."""
    server = await start_server(folder / "tables.db")
    try:
        client = Client()
        async with http_client(server.address) as http:
            opened = await client.post(http, "/api/tables", {**_TABLE, "seats": 2})
        answers: Counter[str] = Counter()
        async with client.connect(server.address, opened["table"]) as socket:
            view = ClientView(socket)
            for number in range(300):
                await view.send({"op": "rename", "command": f"c{number}", "name": f"Eve {number}"})
                message = await view.take()
                while message.get("command") != f"c{number}":
                    message = await view.take()
                answers[message.get("error", {}).get("code", message["op"])] += 1
                await asyncio.sleep(0.05)
    finally:
        await server.stop()
    return {"renames": 300, **answers, "passed": answers["ack"] <= 130 and answers["quota"] > 0}


async def frame_flood(folder: Path) -> Figures:
    """Send frames that are no messages, as fast as they are taken, and read no answer."""
    server = await start_server(folder / "tables.db")
    try:
        await _until_ready(server)
        opened = (await ask(server.address, "/api/tables", STRANGER, "POST", _TABLE))[1]
        table = json.loads(opened.rpartition(b"\r\n\r\n")[2])["table"]
        before, waits, sent, left = server.memory(), [], 0, 0
        for first, frame in _FRAMES:
            for _ in range(20):
                line, end = await AttackLine.open(server.address), sent + 2**25
                await line.send(_UPGRADE % (table.encode(), server.address.encode()) + first)
                while sent < end and await line.send(frame * 1000):
                    sent += len(frame) * 1000
                left += sent >= end
                asked = time.monotonic()
                status, _ = await ask(server.address, "/healthz", OTHER)
                waits.append(time.monotonic() - asked if status == 200 else _SLOW_SECONDS)
                line.close()
        grown = server.memory() - before
    finally:
        await server.stop()
    return {
        "sockets": len(waits),
        "left": left,
        "grown_mib": round(grown / 2**20, 1),
        "slowest_other": round(max(waits), 3),
        "passed": not left and grown < 50 * 2**20 and max(waits) < 1,
    }


async def _until_ready(server: ServerProcess) -> None:
    """Wait until the list of games is made, which takes a while after the start."""
    while (await ask(server.address, _GAMES, "127.0.0.1"))[0] != 200:
        await asyncio.sleep(0.1)


Attack = Callable[[Path], Awaitable[Figures]]
ATTACKS: Final[tuple[Attack, ...]] = (
    path_variants,
    slow_headers,
    slow_bodies,
    idle_connections,
    table_flood,
    trusted_flood,
    name_flood,
    frame_flood,
)


async def run(wanted: str) -> bool:
    """Run the attacks one after the other; False if one of them succeeded."""
    all_passed = True
    for attack in ATTACKS:
        name = attack.__name__.replace("_", "-")
        if wanted in name:
            with tempfile.TemporaryDirectory() as folder:
                figures = await attack(Path(folder))
            print(json.dumps({"attack": name, **figures}), flush=True)
            all_passed &= figures["passed"]
    return all_passed


def main() -> None:
    """Run the attacks, and fail if one of them succeeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    sys.exit(0 if asyncio.run(run(parser.parse_args().only)) else 1)


if __name__ == "__main__":
    main()
