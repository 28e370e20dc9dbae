"""A server that is killed, stopped or not read from: nothing that was acknowledged is lost."""

import asyncio
import json
import socket
import sqlite3
from pathlib import Path

from bench.host import start_host
from bench.kill import run
from tests.server.house import Guest, House


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    figures = asyncio.run(run(kills=2, tables=4, seed=5))
    assert figures.acknowledged > 0
    assert (figures.found.lost, figures.found.doubled, figures.found.gaps) == (0, 0, 0)


def test_a_server_that_is_asked_to_stop_says_goodbye_and_goes_on_later(tmp_path: Path) -> None:
    async def scene() -> None:
        data = tmp_path / "tables.db"
        host = await start_host(data)
        ann = Guest(host.address)
        table = await asyncio.to_thread(ann.open, start=True)
        with ann.sit(table) as player:
            await asyncio.to_thread(player.play_first)
            seen = player.view
            stopped = asyncio.ensure_future(host.stop())
            await asyncio.to_thread(player.until, lambda: player.others)
            assert player.others[0]["code"] == "stopping"
        await stopped
        ann.http.close()
        again = await start_host(data)
        back = Guest(again.address, ann.token)
        view = await asyncio.to_thread(back.look, table)
        assert (view["sheet"], view["log"]) == (seen["sheet"], seen["log"])
        back.http.close()
        await again.stop()
        with sqlite3.connect(data) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()

    asyncio.run(scene())


def test_a_client_that_does_not_read_slows_nobody(home: House) -> None:
    ann, bob = home.guest(), home.guest()
    table = ann.open(seats=2)
    bob.join(table, "Bob")
    assert home.lounge is not None
    with ann.sit(table) as player, _silent(home, bob, table) as deaf:
        player.do("start")
        # Each sheet is large: soon neither the system nor the outbox takes any more.
        question = json.dumps({"op": "sheet", "command": "x", "seat": 0})
        frame = _masked(question.encode())
        for _ in range(90):
            deaf.sendall(frame)
        for _ in range(3):
            player.play_first()


def _silent(home: House, guest: Guest, table: str) -> socket.socket:
    """A socket of a guest who never reads, with hardly any room for what comes."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", home.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {home.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: rollwright={guest.token}",
    ]
    deaf.sendall("\r\n".join([*lines, "", ""]).encode())
    return deaf


def _masked(payload: bytes) -> bytes:
    """A text frame, masked with zeros."""
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
