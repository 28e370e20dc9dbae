"""The tables that could not be read: counted, and some of them remembered by name."""

import logging
from typing import Final

_LOG: Final = logging.getLogger(__name__)
_MOST_REMEMBERED: Final = 1000
_MOST_NAMED: Final = 20


class DamagedTables:
    """Which tables could not be read since the server started, until they can be read again."""

    def __init__(self, most: int = _MOST_REMEMBERED) -> None:
        self._most = most
        self._ids: dict[str, None] = {}

    def note(self, table_id: str, reason: object) -> None:
        """Remember a table that can't be read; one line in the log tells why."""
        if table_id in self._ids:
            return
        _LOG.error("table %s can't be read: %s", table_id, reason)
        if len(self._ids) < self._most:
            self._ids[table_id] = None

    def forget(self, table_id: str) -> None:
        """A table can be read (again)."""
        self._ids.pop(table_id, None)

    def count(self) -> int:
        """How many there are, as far as they are remembered."""
        return len(self._ids)

    def some(self) -> list[str]:
        """The ids of the first ones."""
        return list(self._ids)[:_MOST_NAMED]
