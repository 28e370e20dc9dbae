"""One bare TCP connection of an attacker, from an address that the server does not trust."""

import asyncio
import contextlib
import json
from typing import Any, Final, Self

# On Linux all of 127.0.0.0/8 is this machine; 127.0.0.1 counts as a proxy, this as a stranger.
STRANGER: Final = "127.0.0.2"
OTHER: Final = "127.0.0.3"
_PATIENCE: Final = 60.0


class AttackLine:
    """A connection that sends whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, address: str, source: str = STRANGER) -> Self:
        """Connect to `host:port`."""
        host, _, port = address.rpartition(":")
        connected = asyncio.open_connection(host, int(port), local_addr=(source, 0))
        async with asyncio.timeout(_PATIENCE):
            return cls(*await connected)

    async def send(self, data: bytes) -> bool:
        """Send bytes; False if the server has closed the connection."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except OSError:
            return False
        return not self._reader.at_eof()

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection, or patience ends."""
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                return await self._reader.read()
        return b""

    def close(self) -> None:
        """Leave."""
        self._writer.close()


async def ask(
    address: str, target: str, source: str = STRANGER, method: str = "GET", body: Any = None
) -> tuple[int, bytes]:
    """The status (0 without one) and the whole answer to a request on a connection of its own."""
    try:
        line = await AttackLine.open(address, source)
    except (OSError, TimeoutError):
        return 0, b""
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {target} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n"
    if content:
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    await line.send(head.encode() + b"\r\n" + content)
    answer = await line.rest()
    line.close()
    status = answer.split(b" ", 2)[1:2]
    return int(status[0]) if status and status[0].isdigit() else 0, answer
