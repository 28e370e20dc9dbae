"""One socket by itself: what goes wrong in a conversation is told to whoever runs the server."""

import asyncio
from typing import Any

import pytest

from rollwright.server.sockets import Socket, _talk
from rollwright.server.viewer import Viewer


class BadTalk:
    """A conversation with a mistake of ours in it."""

    def hear(self, text: str | bytes) -> None:
        raise KeyError("a mistake of ours")


def test_a_mistake_of_ours_closes_one_socket_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def receive() -> dict[str, str]:
        return {"type": "websocket.receive", "text": "{}"}

    async def send(message: Any) -> None:
        raise AssertionError(message)

    async def scene() -> None:
        socket = Socket(receive, send)
        talk: Any = BadTalk()
        await asyncio.wait_for(_talk(socket, Viewer("ann", "en", socket.send), talk), 30)

    asyncio.run(scene())
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "a mistake of ours" in caplog.text
