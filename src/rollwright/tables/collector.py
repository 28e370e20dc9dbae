"""Pauses the collector of cycles while a large event takes its moves, rolls, and tells everybody.

It is paused as well while the first position of an event is made again for its replays.
Nothing that is made for that is part of a cycle, and going through the objects of ten thousand
seats again and again would take longer than the work itself.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class Collector:
    """The collector of this process; several events may pause it at the same time."""

    def __init__(self) -> None:
        self._pauses = 0
        # Replays are made in threads.
        self._counting = Lock()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Pause it for a while."""
        with self._counting:
            self._pauses += 1
            gc.disable()
        try:
            yield
        finally:
            with self._counting:
                self._pauses -= 1
                if not self._pauses:
                    gc.enable()

    def pass_over_present(self) -> None:
        """Let later collections pass over all that there is now, until the event is closed."""
        gc.freeze()


COLLECTOR = Collector()
