"""The socket of a table: comes in, is shown everything, talks, and goes.

It speaks ASGI itself: what is sent to thousands at once passes no other layer.
"""

import asyncio
import contextlib
import logging
import re
from typing import Any, Final

from rollwright.core.errors import RollwrightError
from rollwright.server.errors import error_json
from rollwright.server.gate import (
    Scope,
    address_of,
    guest_of,
    headers_of,
    is_own_origin,
    language_of,
)
from rollwright.server.lounge import Lounge
from rollwright.server.talk import Talk
from rollwright.server.viewer import Viewer
from rollwright.server.wire import json_text

_LOG: Final = logging.getLogger(__name__)
_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN: Final = 1013
# Such a table can't be had: connecting again would not help.
_NO_TABLE: Final = 4404
_LAST_SECONDS: Final = 2.0


class Socket:
    """One open socket."""

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Let it in."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def send(self, text: str) -> None:
        """Send a text; waits while the other side takes nothing."""
        await self._send({"type": "websocket.send", "text": text})

    async def receive(self) -> str | bytes | None:
        """What comes next; None if nothing comes any more."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or ""

    async def close(self, code: int) -> None:
        """Let it go, or don't even let it in."""
        await self._send({"type": "websocket.close", "code": code})


async def serve_socket(lounge: Lounge, scope: Scope, receive: Any, send: Any) -> None:
    """Look at a table, and play."""
    socket, headers = Socket(receive, send), headers_of(scope)
    path = _PATH.fullmatch(scope["path"])
    is_welcome = is_own_origin(headers) and lounge.by_address.take(address_of(scope))
    if path is None or not is_welcome:
        await receive()
        await socket.close(_POLICY_VIOLATION)
        return
    await socket.accept()
    language, guests = language_of(scope, headers), lounge.guests
    # Whoever comes without a good token only watches.
    guest = guest_of(headers, guests)[0] or guests.name_of(guests.new_token()) or ""
    try:
        room = await lounge.room(path[1])
    except RollwrightError as error:
        gone = {"op": "gone", "code": error.code, "reason": error_json(error, language)["message"]}
        await socket.send(json_text(gone))
        await socket.close(_NO_TABLE)
        return
    viewer = Viewer(guest, language, socket.send)
    room.attach(viewer)
    try:
        await _talk(socket, viewer, Talk(room, viewer, lounge.hall.thinker, lounge.metrics))
    finally:
        room.detach(viewer)
        if viewer.gone_reason:
            lounge.metrics.dropped.labels(viewer.gone_reason).inc()


async def _talk(socket: Socket, viewer: Viewer, talk: Talk) -> None:
    """Hear and deliver at the same time, until one of both ends."""
    tasks = [
        asyncio.ensure_future(_hear(socket, talk)),
        asyncio.ensure_future(viewer.deliver()),
        asyncio.ensure_future(viewer.let_go()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if viewer.gone_reason:
        # It may not read any more: then it isn't waited for.
        with contextlib.suppress(OSError, RuntimeError):
            async with asyncio.timeout(_LAST_SECONDS):
                await socket.close(_TRY_AGAIN)


async def _hear(socket: Socket, talk: Talk) -> None:
    while (text := await socket.receive()) is not None:
        try:
            talk.hear(text)
        except Exception:
            _LOG.exception("a message can't be taken: its socket is closed")
            raise
