"""A viewer: one open socket, with an outbox that can't grow without end."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from rollwright.core.message import Message, say
from rollwright.server.limits import Bucket
from rollwright.server.own_view import OwnView
from rollwright.server.wire import json_text

# A client that doesn't read is let go when so much waits for it.
_MOST_MESSAGES: Final = 200
MOST_CHARACTERS: Final = 500_000
_MESSAGES_A_SECOND: Final = 20.0
_MESSAGES_AT_ONCE: Final = 100
# Ones who were told so often that they send too much, and go on, are let go.
_MOST_FLOODS: Final = 100
# How long somebody who is let go has to take the last word.
_LAST_SECONDS: Final = 2.0

# What a command came to is told even to one who is let go: else it would be sent again.
_ANSWERS: Final = ("ack", "refused")

SendText = Callable[[str], Awaitable[None]]


class _Waiting(NamedTuple):
    text: str
    is_answer: bool


class Viewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, guest: str, language: str, send_text: SendText) -> None:
        self.guest = guest
        self.language = language
        # The parts that only this viewer gets, as they were sent last.
        self.own: OwnView | None = None
        # The last version of the table that was shown.
        self.version = 0
        self.pending = 0
        self.gone_reason = ""
        self.bucket = Bucket(_MESSAGES_A_SECOND, _MESSAGES_AT_ONCE)
        self.floods = 0
        self._send_text = send_text
        self._outbox: deque[_Waiting] = deque()
        # How many characters wait in the outbox.
        self.waiting = 0
        # What `deliver` waits for while the outbox is empty.
        self._wake: asyncio.Future[None] | None = None
        self._dismissed = asyncio.Event()

    def send(self, text: str, is_answer: bool = False) -> None:
        """Put a message into the outbox; one too many, and the viewer is let go."""
        if self.gone_reason:
            return
        self._outbox.append(_Waiting(text, is_answer))
        self.waiting += len(text)
        self._wake_up()
        if len(self._outbox) > _MOST_MESSAGES or self.waiting > MOST_CHARACTERS:
            self.dismiss("slow")

    def tell(self, fields: dict[str, object]) -> None:
        """Put a message for this viewer alone into the outbox."""
        self.send(json_text(fields), fields["op"] in _ANSWERS)

    def dismiss(self, reason: str) -> None:
        """Let the viewer go, with a last word; of what waited only answers are still sent."""
        if self.gone_reason:
            return
        self.gone_reason = reason
        text = say(Message(f"server.gone-{reason}"), self.language)
        last = json_text({"op": "gone", "code": reason, "reason": text})
        answers = [waiting for waiting in self._outbox if waiting.is_answer]
        self._outbox = deque([*answers, _Waiting(last, is_answer=False)])
        self.waiting = sum(len(waiting.text) for waiting in self._outbox)
        self._wake_up()
        self._dismissed.set()

    def is_flooding(self) -> bool:
        """Does it send more than anybody needs? Once too often, and the viewer is let go."""
        if self.bucket.take():
            return False
        self.floods += 1
        if self.floods > _MOST_FLOODS:
            self.dismiss("flood")
        return True

    async def deliver(self) -> None:
        """Send what is in the outbox, until the viewer is let go."""
        loop = asyncio.get_running_loop()
        while not self.gone_reason:
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
        """All that waits, one message a line: sending them together costs as much as one."""
        text = "\n".join([waiting.text for waiting in self._outbox])
        self._outbox.clear()
        self.waiting = 0
        return text

    async def let_go(self) -> None:
        """Wait until the viewer is let go, and a little longer for the last word."""
        await self._dismissed.wait()
        await asyncio.sleep(_LAST_SECONDS)
