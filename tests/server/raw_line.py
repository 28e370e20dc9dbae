"""A bare TCP connection to a server, for what no HTTP client would send."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.live_server import PATIENCE, RunningServer

# On Linux the whole network is this machine; the server trusts 127.0.0.1 as a proxy, not this.
STRANGER = "127.0.0.2"


class RawLine:
    """One connection, read until the server closes it."""

    def __init__(self, server: RunningServer, source: str = "") -> None:
        self._socket = socket.create_connection(
            ("127.0.0.1", server.port), PATIENCE, (source, 0) if source else None
        )
        self.host = server.host

    def send(self, data: bytes) -> None:
        """Send these bytes."""
        self._socket.sendall(data)

    def ask(self, target: str, *headers: str, method: str = "GET") -> bytes:
        """Send a request for exactly this target; the answer until the server closes."""
        lines = [f"{method} {target} HTTP/1.1", "Connection: close", *headers]
        if not any(header.lower().startswith("host:") for header in headers):
            lines.append(f"Host: {self.host}")
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1"))
        return self.rest()

    def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        parts = []
        while part := self._read():
            parts.append(part)
        return b"".join(parts)

    def read_answer(self) -> bytes:
        """One answer with a length, up to the end of its body."""
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._read()
        head, _, body = answer.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: ([0-9]+)", head.lower())
        assert length is not None, head
        while len(body) < int(length[1]):
            body += self._read()
        return head

    def read_some(self) -> bytes:
        """What has come next; nothing once the server has closed it."""
        return self._read()

    def is_waiting(self) -> bool:
        """Has nothing arrived, and has the server not closed it?"""
        self._socket.setblocking(False)
        try:
            self._socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        finally:
            self._socket.settimeout(PATIENCE)
        return False

    def close(self) -> None:
        """Leave."""
        self._socket.close()

    def _read(self) -> bytes:
        try:
            return self._socket.recv(65_536)
        except ConnectionError:
            return b""


@contextmanager
def raw_line(server: RunningServer, source: str = "") -> Iterator[RawLine]:
    """A connection until the block ends."""
    line = RawLine(server, source)
    try:
        yield line
    finally:
        line.close()


def status_of(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer else 0
