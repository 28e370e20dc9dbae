"""A minimal web socket client that uses little CPU time.

Thousands of them fit into one process, so that what is measured is the server.
"""

import asyncio
import base64
import secrets
import struct
import time
from collections.abc import Callable
from typing import Final, cast

# Called with the text of a message and the time of its arrival.
OnText = Callable[[bytes, float], None]

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10


class WebSocketClient(asyncio.Protocol):
    """One connection; calls `on_text` with each text message."""

    def __init__(self, request: bytes, on_text: OnText) -> None:
        self._request = request
        self._on_text = on_text
        self._rest = b""
        self._is_open = False
        self.is_lost = False
        self._transport: asyncio.Transport | None = None

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send_frame(_TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own kind.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if exc is not None:
            raise exc

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
        at = 0
        while frame := _frame(data, at):
            kind, start, at = frame
            self._take(kind, data[start:at], now)
        self._rest = data[at:]

    def _take(self, kind: int, payload: bytes, now: float) -> None:
        if kind == _TEXT:
            self._on_text(payload, now)
        elif kind == _PING:
            self._send_frame(_PONG, payload)
        elif kind == _CLOSE:
            self.close()

    def _send_frame(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        assert size < 2**16
        length = struct.pack("!B", 128 + size) if size < 126 else struct.pack("!BH", 254, size)
        # Clients must mask their frames; a mask of zeros leaves the payload unchanged.
        self._transport.write(bytes([128 + kind]) + length + b"\0\0\0\0" + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The opcode of the next complete frame, and the start and end of its payload."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size == 126:
        start += 2
    elif size == 127:
        start += 8
    if len(data) < start:
        return None
    if size >= 126:
        size = int.from_bytes(data[at + 2 : start])
    return (data[at] & 15, start, start + size) if len(data) >= start + size else None


async def open_websocket(address: str, path: str, token: str, on_text: OnText) -> WebSocketClient:
    """Open a web socket with a token."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: WebSocketClient(request, on_text), host, int(port)
    )
    return client
