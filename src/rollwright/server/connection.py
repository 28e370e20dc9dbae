"""A connection: one open socket with a bounded outbox and a rate limit."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from rollwright.core.message import Message, say
from rollwright.server.encoding import json_text
from rollwright.server.own_view import OwnView
from rollwright.server.rate_limit import TokenBucket
from rollwright.server.wire.messages import Gone

# Whoever sends to many connections yields to the event loop after this many.
CHUNK: Final = 25
# From this many connections on an event is large: some updates are reduced, and long-lived
# objects are exempted from garbage collection.
LARGE_EVENT: Final = 500
# A slow client is disconnected when its outbox exceeds one of these.
_MAX_MESSAGES: Final = 200
MAX_CHARACTERS: Final = 500_000
_MESSAGE_RATE: Final = 20.0
_MESSAGE_BURST: Final = 100
# A client is disconnected after this many messages beyond the rate limit.
_MAX_EXCESS: Final = 100
# How long the last message to a closed connection may take.
_CLOSE_SECONDS: Final = 2.0

SendText = Callable[[str], Awaitable[None]]


class _Queued(NamedTuple):
    text: str
    is_answer: bool


class Connection:
    """A client that is connected to a table."""

    def __init__(self, guest: str, language: str, send_text: SendText) -> None:
        self.guest = guest
        self.language = language
        # The client's own parts of the view, as last sent.
        self.own: OwnView | None = None
        # The seats whose boards it wants to see, besides its own.
        self.watched: tuple[int, ...] = ()
        # The table version that was last sent.
        self.version = 0
        self.pending = 0
        self.close_reason = ""
        self._bucket = TokenBucket(_MESSAGE_RATE, _MESSAGE_BURST)
        self._excess = 0
        self._send_text = send_text
        self._outbox: deque[_Queued] = deque()
        # How many characters are in the outbox.
        self.queued = 0
        # What `send_outbox` waits for while the outbox is empty.
        self._wake: asyncio.Future[None] | None = None
        self._closed = asyncio.Event()

    def send(self, text: str, is_answer: bool = False) -> None:
        """Put a message into the outbox; disconnects the client if the outbox is full.

        Results of commands are sent even before a disconnect: else clients would repeat them.
        """
        if self.close_reason:
            return
        self._outbox.append(_Queued(text, is_answer))
        self.queued += len(text)
        self._wake_up()
        if len(self._outbox) > _MAX_MESSAGES or self.queued > MAX_CHARACTERS:
            self.disconnect("slow")

    def disconnect(self, reason: str) -> None:
        """Close the connection after a `gone` message; only command results are still sent."""
        if self.close_reason:
            return
        self.close_reason = reason
        text = say(Message(f"server.gone-{reason}"), self.language)
        last = json_text(Gone(reason, text))
        answers = [message for message in self._outbox if message.is_answer]
        self._outbox = deque([*answers, _Queued(last, is_answer=False)])
        self.queued = sum(len(message.text) for message in self._outbox)
        self._wake_up()
        self._closed.set()

    def is_over_limit(self) -> bool:
        """Is this message beyond the rate limit? Repeated excess disconnects the client."""
        if self._bucket.take():
            return False
        self._excess += 1
        if self._excess > _MAX_EXCESS:
            self.disconnect("flood")
        return True

    async def send_outbox(self) -> None:
        """Send the outbox, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while not self.close_reason:
            if self._outbox:
                await self._send_text(self._take_all())
            else:
                self._wake = loop.create_future()
                await self._wake
        await self._send_text(self._take_all())

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _take_all(self) -> str:
        """The whole outbox as one text, one message a line: one frame costs less than many."""
        text = "\n".join([message.text for message in self._outbox])
        self._outbox.clear()
        self.queued = 0
        return text

    async def wait_until_closed(self) -> None:
        """Wait until the connection is closed, and a little longer for the last message."""
        await self._closed.wait()
        await asyncio.sleep(_CLOSE_SECONDS)
