"""The time of a table: a clock, and calls that come later. Tests wind one by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is yet to come."""

    def cancel(self) -> None:
        """Don't call."""


class Timers:
    """The real time, and the running event loop."""

    def now(self) -> float:
        """A time in seconds that never goes back."""
        return time.monotonic()

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)
