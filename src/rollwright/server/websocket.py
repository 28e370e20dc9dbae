"""Serves the web socket of a table.

It implements ASGI directly, and messages pass no framework layer: see `socket_protocol`.
"""

import asyncio
import contextlib
import logging
import re
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected

from rollwright.core.errors import RollwrightError
from rollwright.server.connection import Connection
from rollwright.server.encoding import encode
from rollwright.server.errors import error_json
from rollwright.server.quiet_log import QUIET_LOG, shown
from rollwright.server.request_info import (
    Headers,
    Scope,
    authenticate,
    client_of,
    headers_of,
    host_of,
    is_own_origin,
    raw_path_of,
    request_language,
)
from rollwright.server.request_target import is_plain_target
from rollwright.server.session import Session
from rollwright.server.socket_protocol import EXTENSION, SocketProtocol
from rollwright.server.state import ServerState
from rollwright.tables.errors import FileLost

_LOG: Final = logging.getLogger(__name__)
_PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN: Final = 1013
# The table can't be loaded: clients should not reconnect.
_NO_TABLE: Final = 4404
_CLOSE_SECONDS: Final = 2.0


class WebSocket:
    """One open web socket."""

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Accept the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the client does not read."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def receive(self) -> str | bytes | None:
        """The next message; None after a disconnect."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or ""

    async def close(self, code: int) -> None:
        """Close the socket, or reject the handshake."""
        await self._send({"type": "websocket.close", "code": code})


async def serve_socket(state: ServerState, scope: Scope, receive: Any, send: Any) -> None:
    """Serve one client of a table from the handshake to the disconnect."""
    socket, headers, client = WebSocket(receive, send), headers_of(scope), client_of(scope)
    path, tokens = _PATH.fullmatch(scope["path"]), state.tokens
    # A client without a valid token is a new guest, and can only watch.
    guest = authenticate(headers, tokens)[0] or tokens.guest_of(tokens.new_token()) or ""
    is_allowed = path is not None and _may_connect(state, scope, headers)
    if path is None or not is_allowed or not state.quotas.open_socket(guest, client):
        await receive()
        await socket.close(_POLICY_VIOLATION)
        return
    try:
        await _serve_guest(state, scope, socket, path[1], guest)
    except ClientDisconnected:
        QUIET_LOG.warning("a client left while its socket was opened: %s", client)
    finally:
        state.quotas.close_socket(guest, client)


def _may_connect(state: ServerState, scope: Scope, headers: Headers) -> bool:
    """Does this handshake keep to the rate limit, and come from the own page or a program?"""
    if not state.address_limiter.allow(client_of(scope)):
        return False
    if not is_plain_target(raw_path_of(scope)) or not state.hosts.contains(host_of(headers)):
        return False
    if not is_own_origin(scope, headers):
        QUIET_LOG.warning("a socket of a foreign origin was refused: %s", shown(headers[b"origin"]))
        return False
    return True


async def _serve_guest(
    state: ServerState, scope: Scope, socket: WebSocket, table_id: str, guest: str
) -> None:
    await socket.accept()
    language = request_language(scope, headers_of(scope))
    try:
        broadcaster = await state.broadcaster(table_id)
    except RollwrightError as error:
        gone = {"op": "gone", "code": error.code, "reason": error_json(error, language)["message"]}
        await socket.send(encode(gone))
        await socket.close(_TRY_AGAIN if isinstance(error, FileLost) else _NO_TABLE)
        return
    line: SocketProtocol = scope["extensions"][EXTENSION]
    connection = Connection(guest, language, line, client_of(scope))
    broadcaster.attach(connection)
    try:
        session = Session(
            broadcaster, connection, state.registry.bot_worker, state.metrics, state.quotas
        )
        line.listener = _Client(connection, session)
        await _run_session(socket, line.listener)
    finally:
        line.listener = None
        broadcaster.detach(connection)
        if connection.close_reason:
            state.metrics.dropped.labels(connection.close_reason).inc()


class _Client:
    """Listens to the socket of a connection."""

    def __init__(self, connection: Connection, session: Session) -> None:
        self.connection = connection
        self._session = session

    def on_message(self, text: str | bytes) -> None:
        """Handle a message; after a mistake of ours the client connects again."""
        try:
            self._session.handle(text)
        except Exception:
            _LOG.exception("handling a message failed: its socket is closed")
            self.connection.disconnect("lost")

    def on_writable(self) -> None:
        """Send what has waited."""
        self.connection.flush()


async def _run_session(socket: WebSocket, client: _Client) -> None:
    """Receive until the client leaves or is disconnected."""
    tasks = [
        asyncio.ensure_future(_receive_loop(socket, client)),
        asyncio.ensure_future(client.connection.wait_until_closed()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if client.connection.close_reason:
        # A client that no longer reads is not waited for.
        with contextlib.suppress(OSError, RuntimeError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                await socket.close(_TRY_AGAIN)


async def _receive_loop(socket: WebSocket, client: _Client) -> None:
    """Take what came before there was a listener, and wait for the end."""
    while (text := await socket.receive()) is not None:
        client.on_message(text)
