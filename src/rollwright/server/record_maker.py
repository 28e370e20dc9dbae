"""Makes the records of tables: small ones at once, large ones in a process of their own."""

import asyncio
import copy
import subprocess
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rollwright.core.record import write_record
from rollwright.server.packed import Packed, best_encoding
from rollwright.server.record_process import Tags, frame
from rollwright.server.work_queue import WorkQueue
from rollwright.tables.analysis import TurnAnalysis
from rollwright.tables.annotation import annotated
from rollwright.tables.archive import record_of
from rollwright.tables.table import RolledTurn, Table

# In moves. Up to here writing it takes a few milliseconds, less than starting a process.
_SMALL: Final = 2000
# The processor is for the tables: one large record at a time.
_AT_ONCE: Final = 1
_MOST_WAITING: Final = 16
_MOST_FOR_ONE: Final = 2

_NOTHING: Final[Mapping[int, Sequence[TurnAnalysis]]] = MappingProxyType({})

# A body, and the headers that tell its encoding.
RecordFile = tuple[bytes, dict[str, str]]


class RecordMaker:
    """Makes records for everybody, without stopping the event loop."""

    def __init__(self, small: int = _SMALL) -> None:
        self._small = small
        self._queue = WorkQueue(_AT_ONCE, _MOST_WAITING, _MOST_FOR_ONE)

    async def record(
        self,
        owner: str,
        table: Table,
        accepted: str,
        analysed: Mapping[int, Sequence[TurnAnalysis]] = _NOTHING,
        language: str = "",
    ) -> RecordFile:
        """The record of a table as a file; raises RateLimited.

        The turns of `analysed` seats get remarks in that language.
        """
        if analysed:
            # Remarks are for games of few, whose records are small.
            record = record_of(table)
            for seat, turns in analysed.items():
                record = annotated(record, table.setting.game, seat, turns, language)
            return Packed(write_record(record).encode()).form_for(accepted)
        if sum(len(turn.moves) for turn in table.turns) <= self._small:
            return Packed(write_record(record_of(table)).encode()).form_for(accepted)
        data, encoding = await _input_of(table), best_encoding(accepted)
        process = _RecordProcess(data, encoding)
        body = await self._queue.run(owner, process.run, process.stop)
        headers = {"vary": "accept-encoding"}
        return body, {"content-encoding": encoding, **headers} if encoding else headers


class _RecordProcess:
    """One process that makes one record."""

    def __init__(self, data: bytes, encoding: str) -> None:
        self._data = data
        self._encoding = encoding
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False

    def run(self) -> bytes:
        """The file; this waits for the process."""
        command = [sys.executable, "-m", "rollwright.server.record_process", self._encoding]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
            self._process = process
            if self._is_stopped:
                process.kill()
            made, _ = process.communicate(self._data)
        if process.returncode:
            raise RuntimeError(f"the record was not written: {process.returncode}")
        return made

    def stop(self) -> None:
        """End the process, now or as soon as it has started."""
        self._is_stopped = True
        if self._process is not None:
            self._process.kill()


async def _input_of(table: Table) -> bytes:
    """The input of the process for a table as it is now; the event loop goes on meanwhile."""
    while True:
        turns = list(table.turns)
        # Only the last turn can change; if it is taken back, the one before it can as well.
        parts = [_frame_of(turns[-1])]
        head = _head(table)
        for turn in reversed(turns[:-1]):
            await asyncio.sleep(0)
            parts.append(_frame_of(turn))
        if len(turns) <= len(table.turns) and table.turns[len(turns) - 1] is turns[-1]:
            return b"".join([head, *reversed(parts)])


def _head(table: Table) -> bytes:
    empty = copy.copy(table)
    empty.turns = []
    tags: Tags = [(tag.name, list(tag.values)) for tag in record_of(empty).tags]
    return frame(tags)


def _frame_of(turn: RolledTurn) -> bytes:
    return frame((turn.outcome, turn.moves))
