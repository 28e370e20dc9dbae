"""The socket of a table: comes in, is shown everything, talks, and goes."""

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rollwright.core.errors import RollwrightError
from rollwright.server.errors import error_json
from rollwright.server.gate import address_of, headers_of, is_own_origin, language_of, token_of
from rollwright.server.lounge import Lounge
from rollwright.server.talk import Talk
from rollwright.server.viewer import Viewer
from rollwright.server.wire import json_text

_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN: Final = 1013
_UNKNOWN: Final = 4404
_LAST_SECONDS: Final = 2.0


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Look at a table, and play."""
    lounge: Lounge = socket.app.state.lounge
    headers = headers_of(socket.scope)
    if not is_own_origin(headers) or not lounge.by_address.take(address_of(socket.scope)):
        await socket.close(code=_POLICY_VIOLATION)
        return
    language = language_of(socket.scope, headers)
    guests = lounge.guests
    # Whoever comes without a good token only watches.
    guest = guests.name_of(token_of(headers)) or guests.name_of(guests.new_token()) or ""
    await socket.accept()
    try:
        room = await lounge.room(table_id)
    except RollwrightError as error:
        gone = {"op": "gone", "code": error.code, "reason": error_json(error, language)["message"]}
        await socket.send_data(json_text(gone), mode="text")
        await socket.close(code=_UNKNOWN)
        return

    async def send_text(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    viewer = Viewer(guest, language, send_text)
    talk = Talk(room, viewer, lounge.hall.thinker, lounge.metrics)
    room.attach(viewer)
    try:
        await _talk(socket, viewer, talk)
    finally:
        room.detach(viewer)
        if viewer.gone_reason:
            lounge.metrics.dropped.labels(viewer.gone_reason).inc()


async def _talk(socket: WebSocket[Any, Any, Any], viewer: Viewer, talk: Talk) -> None:
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
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(_LAST_SECONDS):
                await socket.close(code=_TRY_AGAIN)


async def _hear(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] == "websocket.receive":
            talk.hear(message.get("text") or message.get("bytes") or "")
