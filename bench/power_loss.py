"""A model of what a disk may hold after a power loss in the middle of recorded operations.

- What a file held when it was last synced is kept.
- Of what was written since, each sector may be kept or lost, in any order, and one may be torn:
  some of its bytes are new. Bytes beside a write are never changed, as SQLite assumes, too.
- A file that has grown may have its new length already, with zeros or rubbish where data is lost.
- A truncation may be kept or lost.
- The name of a new file is kept from its first sync on, with which SQLite syncs the folder; before
  that it may be missing. A deleted file may come back.

Not modelled: disks that report a sync before it is done, that damage sectors which are not
written, or that lose what they have held for a while.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.write_recorder import DELETE, OPEN, SYNC, TRUNCATE, WRITE, Operation

SECTOR: Final = 512
# What becomes of the operations since the last sync.
LOST: Final = "lost"
KEPT: Final = "kept"
# The first ones are kept, the next one in part.
CUT: Final = "cut"
# Every sector by itself.
MIXED: Final = "mixed"
STYLES: Final = (LOST, KEPT, CUT, MIXED)
_TORN: Final = 0.1
_RUBBISH: Final = 0.3


@dataclass(slots=True)
class _File:
    """One file: what is safe, and the operations since."""

    safe: bytes = b""
    pending: list[Operation] = field(default_factory=list)
    # Is its name safe? And the file that had this name before, if its deletion is not.
    is_named: bool = False
    before: "_File | None" = None


class Disk:
    """The files after some operations, as far as they are safe."""

    def __init__(self) -> None:
        self._files: dict[str, _File] = {}
        self._deleted: dict[str, _File] = {}

    def take(self, operation: Operation) -> None:
        """Apply the next operation."""
        name, kind = operation.file, operation.kind
        if kind == OPEN and name not in self._files:
            before = self._deleted.pop(name, None)
            self._files[name] = _File(is_named=not operation.size, before=before)
        elif kind in (WRITE, TRUNCATE):
            self._files[name].pending.append(operation)
        elif kind == SYNC:
            self._sync(self._files[name])
        elif kind == DELETE:
            gone = self._files.pop(name)
            # If its name was never safe, only the one before it can come back.
            self._deleted[name] = gone if gone.is_named else gone.before or gone

    def _sync(self, file: _File) -> None:
        file.safe = _applied(file.safe, file.pending)
        file.pending = []
        if not file.is_named:
            file.is_named, file.before = True, None
            # The folder was synced: what was deleted before stays deleted.
            self._deleted.clear()

    def after_loss(self, chance: random.Random, style: str) -> dict[str, bytes]:
        """The files that a disk may hold after a power loss now, by name."""
        found: dict[str, bytes] = {}
        for name, file in self._files.items():
            shown: _File | None = file
            if not file.is_named and chance.random() < 0.5:
                shown = file.before
            if shown is not None:
                found[name] = _after_loss(shown, chance, style)
        for name, file in self._deleted.items():
            if file.is_named and chance.random() < 0.5:
                found[name] = _after_loss(file, chance, style)
        return found

    def has_pending(self) -> bool:
        """Is anything written that is not safe?"""
        return any(file.pending or not file.is_named for file in self._files.values())


def write_files(folder: Path, files: dict[str, bytes]) -> None:
    """Put files into an empty folder."""
    for name, data in files.items():
        (folder / Path(name).name).write_bytes(data)


# --- one file --------------------------------------------------------------------------------


def _applied(data: bytes, operations: Iterable[Operation]) -> bytes:
    image = bytearray(data)
    for operation in operations:
        if operation.kind == TRUNCATE:
            _resize(image, operation.size)
        else:
            _put(image, operation.offset, operation.data)
    return bytes(image)


def _put(image: bytearray, offset: int, data: bytes) -> None:
    if len(image) < offset:
        _resize(image, offset)
    image[offset : offset + len(data)] = data


def _resize(image: bytearray, size: int) -> None:
    if size < len(image):
        del image[size:]
    else:
        image.extend(bytes(size - len(image)))


def _after_loss(file: _File, chance: random.Random, style: str) -> bytes:
    if style == LOST:
        return file.safe
    if style == KEPT:
        return _applied(file.safe, file.pending)
    return _cut(file, chance) if style == CUT else _mixed(file, chance)


def _cut(file: _File, chance: random.Random) -> bytes:
    if not file.pending:
        return file.safe
    at = chance.randrange(len(file.pending))
    image = bytearray(_applied(file.safe, file.pending[:at]))
    last = file.pending[at]
    if last.kind == WRITE:
        _put(image, last.offset, last.data[: chance.randrange(len(last.data) + 1)])
    return bytes(image)


def _mixed(file: _File, chance: random.Random) -> bytes:
    image = bytearray(file.safe)
    share = chance.random()
    if chance.random() < 0.5:
        _lengthen(image, len(_applied(file.safe, file.pending)), chance)
    for operation in file.pending:
        if operation.kind == TRUNCATE:
            if chance.random() < share:
                _resize(image, operation.size)
            continue
        for start, piece in _sectors(operation):
            if chance.random() < share:
                _put(image, start, piece)
            elif chance.random() < _TORN:
                middle = chance.randrange(len(piece) + 1)
                _put(image, start, piece[:middle])
    return bytes(image)


def _lengthen(image: bytearray, size: int, chance: random.Random) -> None:
    """The new length is there before the data."""
    if size > len(image):
        more = size - len(image)
        image.extend(chance.randbytes(more) if chance.random() < _RUBBISH else bytes(more))


def _sectors(operation: Operation) -> Iterable[tuple[int, bytes]]:
    """The parts of a write that lie in different sectors, with their offsets."""
    start, end = operation.offset, operation.offset + len(operation.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        yield start, operation.data[start - operation.offset : stop - operation.offset]
        start = stop
