"""A connection: one open socket with a bounded outbox and a rate limit."""

import asyncio
from typing import Final, NamedTuple

from rollwright.core.message import Message, say
from rollwright.server.encoding import encode
from rollwright.server.own_view import OwnView
from rollwright.server.rate_limit import TokenBucket
from rollwright.server.socket_protocol import Line
from rollwright.server.wire.messages import Gone

# Whoever sends to many connections yields to the event loop after this many.
CHUNK: Final = 25
# A slow client is disconnected when its outbox exceeds one of these.
_MAX_MESSAGES: Final = 200
MAX_BYTES: Final = 500_000
_MESSAGE_RATE: Final = 20.0
_MESSAGE_BURST: Final = 100
# A client is disconnected after this many messages beyond the rate limit.
_MAX_EXCESS: Final = 100
# How long the last message to a closed connection may take.
_CLOSE_SECONDS: Final = 2.0


class _Queued(NamedTuple):
    text: bytes
    is_answer: bool


class Connection:
    """A client that is connected to a table."""

    def __init__(self, guest: str, language: str, line: Line, client: str = "") -> None:
        self.guest = guest
        # Where it comes from, as limits count it.
        self.client = client
        self.language = language
        # The client's own parts of the view, as last sent.
        self.own: OwnView | None = None
        # The seats whose boards it wants to see, besides its own.
        self.watched: tuple[int, ...] = ()
        # Does it want bots to decide at once?
        self.skips_bots = False
        # The table version that was last sent.
        self.version = 0
        self.pending = 0
        self.close_reason = ""
        self._bucket = TokenBucket(_MESSAGE_RATE, _MESSAGE_BURST)
        self._excess = 0
        self._line = line
        self._outbox: list[_Queued] = []
        # How many bytes are in the outbox.
        self.queued = 0
        self._will_flush = False
        self._closed = asyncio.Event()

    def send(self, text: bytes, is_answer: bool = False) -> None:
        """Send a message; disconnects a client that reads too slowly.

        Results of commands are sent even before a disconnect: else clients would repeat them.
        They wait for what follows at once, mostly an update: one frame costs less than two.
        """
        if self.close_reason:
            return
        if not self._outbox and not is_answer and self._line.is_writable():
            self._line.write(text)
            return
        self._outbox.append(_Queued(text, is_answer))
        self.queued += len(text)
        if is_answer:
            self._flush_soon()
        else:
            self.flush()
        if len(self._outbox) > _MAX_MESSAGES or self.queued > MAX_BYTES:
            self.disconnect("slow")

    def flush(self) -> None:
        """Send the outbox as one text, one message a line, if the client keeps up."""
        if self._outbox and self._line.is_writable():
            self._line.write(b"\n".join([message.text for message in self._outbox]))
            self._outbox.clear()
            self.queued = 0
            if self.close_reason:
                self._closed.set()

    def disconnect(self, reason: str) -> None:
        """Close the connection after a `gone` message; only command results are still sent."""
        if self.close_reason:
            return
        self.close_reason = reason
        last = encode(Gone(reason, say(Message(f"server.gone-{reason}"), self.language)))
        answers = [message for message in self._outbox if message.is_answer]
        self._outbox = [*answers, _Queued(last, is_answer=False)]
        self.queued = sum(len(message.text) for message in self._outbox)
        asyncio.get_running_loop().call_later(_CLOSE_SECONDS, self._closed.set)
        self.flush()

    def is_over_limit(self) -> bool:
        """Is this message beyond the rate limit? Repeated excess disconnects the client."""
        if self._bucket.take():
            return False
        self._excess += 1
        if self._excess > _MAX_EXCESS:
            self.disconnect("flood")
        return True

    def _flush_soon(self) -> None:
        if not self._will_flush:
            self._will_flush = True
            asyncio.get_running_loop().call_soon(self._flush_now)

    def _flush_now(self) -> None:
        self._will_flush = False
        self.flush()

    async def wait_until_closed(self) -> None:
        """Wait until the connection is closed, and a little longer for the last message."""
        await self._closed.wait()
