"""A single socket: internal errors in a session are reported to the operator."""

import asyncio
import json
from typing import Any, cast

import pytest

from rollwright.server.connection import Connection
from rollwright.server.session import Session
from rollwright.server.websocket import WebSocket, _Client, _run_session
from tests.server.scripted_line import ScriptedLine


class FailingSession:
    """A session that raises an internal error."""

    def handle(self, text: str | bytes) -> None:
        raise KeyError("a mistake of ours")


def test_a_mistake_of_ours_closes_one_socket_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": "{}"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def scene() -> None:
        line, session = ScriptedLine(), cast(Session, FailingSession())
        client = _Client(Connection("ann", "en", line), session)
        client.on_message(b"{}")
        await asyncio.wait_for(_run_session(WebSocket(receive, send), client), 30)
        assert [json.loads(frame)["code"] for frame in line.frames] == ["lost"]

    asyncio.run(scene())
    assert [message["type"] for message in sent] == ["websocket.close"]
    assert caplog.records[0].levelname == "ERROR"
    assert "a mistake of ours" in caplog.text
