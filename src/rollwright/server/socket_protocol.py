"""A web socket that hands messages over at once, both ways.

The usual way of a message leads through a queue, a task and a pause of reading, which together
cost more than the message itself. A crowd of thousands would wait for that. The application finds
this socket in its scope, and sets a listener; until then, messages take the usual way.
"""

import contextlib
import struct
from typing import Any, Final, Protocol

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from rollwright.server.http_protocol import ProtocolState

EXTENSION: Final = "rollwright.socket"
# The first byte of a frame that is a whole text.
_TEXT: Final = 0x81
# Longer texts have their length in the next 2 or 8 bytes, announced by these numbers.
_SHORT: Final = 125
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


class SocketListener(Protocol):
    """What a socket tells."""

    def on_message(self, text: bytes) -> None:
        """A message has arrived."""

    def on_writable(self) -> None:
        """The client reads again."""


class Line(Protocol):
    """What a connection needs of its socket."""

    def is_writable(self) -> bool:
        """Does the client keep up with what it is sent?"""

    def write(self, text: bytes) -> None:
        """Send a text."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket of the server."""

    listener: SocketListener | None = None

    def __init__(
        self, config: Config, server_state: ProtocolState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._limit = server_state.limit

    def handle_connect(self, event: Request) -> None:
        """Show itself to the application, which starts later; a refused handshake starts none."""
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._limit.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close it, also while its client does."""
        with contextlib.suppress(InvalidState):
            super().shutdown()
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.on_message(text)

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.on_writable()

    def is_writable(self) -> bool:
        """Does the client keep up with what it is sent?"""
        return self.writable.is_set() and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        """Send a text; one for a socket that closes is dropped."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines((_head(len(text)), text))


def _head(size: int) -> bytes:
    """The head of a frame with a text of this size."""
    if size <= _SHORT:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, _TWO_BYTES, size)
    return struct.pack("!BBQ", _TEXT, _EIGHT_BYTES, size)
