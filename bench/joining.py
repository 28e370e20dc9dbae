"""Lets thousands of clients join an event over a few connections, with little client work."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Final

from bench.client import Client

_LENGTH: Final = re.compile(rb"content-length: ([0-9]+)", re.IGNORECASE)
_TOKEN: Final = re.compile(rb"rollwright[^=]*=([^;]+)")


async def join_all(address: str, table: str, clients: list[Client], connections: int) -> None:
    """Let every client join a table and get its token."""
    waiting = enumerate(clients)
    await asyncio.gather(*(_join_some(address, table, waiting) for _ in range(connections)))


async def _join_some(address: str, table: str, waiting: Iterator[tuple[int, Client]]) -> None:
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for number, client in waiting:
        body = json.dumps({"name": f"Guest {number}"}).encode()
        lines = [
            f"POST /api/tables/{table}/join HTTP/1.1",
            f"Host: {address}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = await reader.readuntil(b"\r\n\r\n")
        length, token = _LENGTH.search(head), _TOKEN.search(head)
        if not head.startswith(b"HTTP/1.1 200") or length is None or token is None:
            raise RuntimeError(f"a client could not join: {head.decode()}")
        await reader.readexactly(int(length[1]))
        client.token = token[1].decode()
    writer.close()
