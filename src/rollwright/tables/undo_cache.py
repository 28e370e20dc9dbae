"""A cache for the question whether a move may be taken back: the answer may cost a replay."""

from rollwright.core.errors import NothingToUndo
from rollwright.tables.table import Table


class UndoCache:
    """The answers by seat, all for one version."""

    def __init__(self) -> None:
        self._answers: dict[int, bool] = {}
        self._version = 0

    def may_undo(self, table: Table, seat: int, version: int) -> bool:
        """Has this seat a move that may still be taken back at this version?"""
        if self._version != version:
            self._version = version
            self._answers.clear()
        if seat not in self._answers:
            self._answers[seat] = _may_undo(table, seat)
        return self._answers[seat]


def _may_undo(table: Table, seat: int) -> bool:
    try:
        table.check_undo(seat)
    except NothingToUndo:
        return False
    return True
