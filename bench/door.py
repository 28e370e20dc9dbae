"""The door of an event: lets thousands join over a few connections, with little work here."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Final

from bench.guest import Guest

_LENGTH: Final = re.compile(rb"content-length: ([0-9]+)", re.IGNORECASE)
_TOKEN: Final = re.compile(rb"rollwright[^=]*=([^;]+)")


async def let_in(address: str, table: str, guests: list[Guest], connections: int) -> None:
    """Let everybody join a table, and get a token."""
    waiting = enumerate(guests)
    await asyncio.gather(*(_line_up(address, table, waiting) for _ in range(connections)))


async def _line_up(address: str, table: str, waiting: Iterator[tuple[int, Guest]]) -> None:
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for number, guest in waiting:
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
            raise RuntimeError(f"a guest was not let in: {head.decode()}")
        await reader.readexactly(int(length[1]))
        guest.token = token[1].decode()
    writer.close()
