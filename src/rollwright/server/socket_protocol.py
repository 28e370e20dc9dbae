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
from websockets.frames import Frame
from websockets.http11 import Request

from rollwright.server.http_protocol import ProtocolState
from rollwright.server.quiet_log import QUIET_LOG
from rollwright.server.rate_limit import TokenBucket

EXTENSION: Final = "rollwright.socket"
# The first byte of a frame that is a whole text.
_TEXT: Final = 0x81
# Longer texts have their length in the next 2 or 8 bytes, announced by these numbers.
_SHORT: Final = 125
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
# Frames of any kind, far above the limit for messages, which refuses with a word before that.
_FRAME_RATE: Final = 100.0
_FRAME_BURST: Final = 1000
# So many bytes are read before the limit is looked at again: empty frames have only six.
_PORTION: Final = 4096


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
        self._frames_left = TokenBucket(_FRAME_RATE, _FRAME_BURST)

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

    def data_received(self, data: bytes) -> None:
        """Take what was sent bit by bit, until it is too much."""
        for at in range(0, len(data), _PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + _PORTION])

    def handle_ping(self) -> None:
        """Answer it, unless the client reads no answers."""
        if self._is_flooded():
            return
        if self.is_writable():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answer, which is dropped

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping, or one that nobody asked for."""
        if not self._is_flooded():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, perhaps an empty one."""
        if not self._is_flooded():
            super().handle_cont(event)

    def _is_flooded(self) -> bool:
        """Were there too many frames? Then it is closed at once."""
        if self.transport.is_closing():
            return True
        if self._frames_left.take():
            return False
        QUIET_LOG.warning("a socket was closed: it sent too many frames")
        self.transport.abort()
        return True

    def shutdown(self) -> None:
        """Close it, also while its client does."""
        with contextlib.suppress(InvalidState):
            super().shutdown()
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over."""
        if self._is_flooded():
            return
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
