"""Log lines that strangers or a full disk can cause: one of a kind a minute, not more."""

import logging
import time
from collections.abc import Callable
from typing import Final

_SECONDS: Final = 60.0
_LONGEST: Final = 80


class RepeatFilter(logging.Filter):
    """Drops lines of a kind that was logged a moment ago; the next one tells how many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        # By the text without its arguments: when it was logged, and how many were dropped since.
        self._logged: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May this record be written? One with a traceback always may: it is a bug of ours."""
        if record.exc_info:
            return True
        kind, now = str(record.msg), self._clock()
        at, dropped = self._logged.get(kind, (now - _SECONDS, 0))
        if now - at < _SECONDS:
            self._logged[kind] = (at, dropped + 1)
            return False
        self._logged[kind] = (now, 0)
        if dropped:
            record.msg = f"{kind} (and {dropped} more since the last line)"
        return True

    def forget(self) -> None:
        """Write the next record of every kind."""
        self._logged.clear()


REPEATS: Final = RepeatFilter()
# What was refused, and who left: without tokens, and without what people wrote.
QUIET_LOG: Final = logging.getLogger("rollwright.server.quiet")
QUIET_LOG.addFilter(REPEATS)
# Loggers of others, for what strangers send, and for every change that a full disk refuses.
_REPEATING: Final = ("uvicorn.error", "rollwright.tables.journal", "rollwright.tables.writer")


def quieten() -> None:
    """Let the loggers of others write one line of a kind a minute, too."""
    for name in _REPEATING:
        logging.getLogger(name).addFilter(REPEATS)


def shown(value: bytes | str) -> str:
    """A text that a stranger has sent, short and harmless."""
    text = value.decode("latin-1") if isinstance(value, bytes) else value
    return ascii(text[:_LONGEST])
