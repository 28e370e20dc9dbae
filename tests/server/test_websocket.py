"""A single socket: internal errors in a session are reported to the operator."""

import asyncio
from typing import Any

import pytest

from rollwright.server.connection import Connection
from rollwright.server.websocket import WebSocket, _run_session


class FailingSession:
    """A session that raises an internal error."""

    def handle(self, text: str | bytes) -> None:
        raise KeyError("a mistake of ours")


def test_a_mistake_of_ours_closes_one_socket_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def receive() -> dict[str, str]:
        return {"type": "websocket.receive", "text": "{}"}

    async def send(message: Any) -> None:
        raise AssertionError(message)

    async def scene() -> None:
        socket = WebSocket(receive, send)
        session: Any = FailingSession()
        await asyncio.wait_for(
            _run_session(socket, Connection("ann", "en", socket.send), session), 30
        )

    asyncio.run(scene())
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "a mistake of ours" in caplog.text
