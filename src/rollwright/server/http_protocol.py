"""The HTTP side of a connection: with deadlines for what a client sends, and a limited number.

A client that sends nothing, or one byte now and then, would keep its connection for ever.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState as UvicornState

from rollwright.server.connection_limit import ConnectionLimit

_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-length: 0\r\n\r\n"
)
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# How long the rest of an answer may take after its connection was closed on our side.
_LINGER_SECONDS: Final = 120.0


class ProtocolState(UvicornState):
    """What all connections share: their limit, and the seconds for headers and bodies."""

    def __init__(self, limit: ConnectionLimit, header_seconds: float, body_seconds: float) -> None:
        super().__init__()
        self.limit = limit
        self.deadlines: dict[Any, float] = {h11.IDLE: header_seconds, h11.SEND_BODY: body_seconds}


class HttpProtocol(H11Protocol):
    """One connection, until it is closed or becomes a web socket."""

    server_state: ProtocolState
    _deadline: asyncio.TimerHandle | None = None
    # What the deadline is for: the state of the client.
    _awaited: Any = None
    # Is it among the connections that are counted?
    _is_counted = False

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it; one too many is told so, and closed."""
        super().connection_made(transport)
        self._is_counted = self.server_state.limit.enter(self._peer)
        if self._is_counted:
            self._watch()
        else:
            transport.write(_FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Take what was sent, unless it is closed already."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; from now on the socket counts for it."""
        self.server_state.limit.wake(self)
        self._is_counted = False
        self._set_deadline(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._set_deadline(None)
        self._leave()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that asked for nothing more; what is not read in time is dropped."""
        super().timeout_keep_alive_handler()
        self._close_finally()

    def make_room(self) -> None:
        """Close at once."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.server_state.limit.wake(self)
            self.server_state.limit.leave(self._peer)

    def _watch(self) -> None:
        """Set the deadline for what the client has to send next."""
        if not self._is_counted or self.transport.is_closing():
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self.server_state.limit.wake(self)
        else:
            self.server_state.limit.rest(self._peer, self)
        self._set_deadline(self.conn.their_state)

    def _set_deadline(self, awaited: Any) -> None:
        """Begin to wait for something else; time goes on if it is still the same."""
        if awaited is self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = self.server_state.deadlines.get(awaited)
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(_TOO_SLOW)
        self.transport.close()
        self._close_finally()

    def _close_finally(self) -> None:
        self._set_deadline(None)
        self._deadline = self.loop.call_later(_LINGER_SECONDS, self.transport.abort)
