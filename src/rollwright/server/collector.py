"""Pauses the collector of cycles while a large event is told of a change.

Nothing that is made for that is part of a cycle, and going through the objects of ten thousand
clients again and again would take longer than the work itself. What is left afterwards stays for
a while, so later collections pass over it as well, until the event is closed.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


class Collector:
    """The collector of this process; several events may pause it at the same time."""

    def __init__(self) -> None:
        self._pauses = 0

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Pause it for a while."""
        self._pauses += 1
        gc.disable()
        try:
            yield
        finally:
            self._pauses -= 1
            gc.freeze()
            if not self._pauses:
                gc.enable()


COLLECTOR = Collector()
