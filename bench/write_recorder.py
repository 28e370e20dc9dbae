"""Records what SQLite writes, syncs and deletes, in the order in which it does so.

SQLite reaches files through a table of functions, its VFS. Here the default one is used with four
functions exchanged, which note a call and pass it on: the files are written by SQLite's own code.
"""

import _sqlite3
import ctypes
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

OPEN: Final = "open"
WRITE: Final = "write"
TRUNCATE: Final = "truncate"
SYNC: Final = "sync"
DELETE: Final = "delete"
# What a program notes by itself.
MARK: Final = "mark"


@dataclass(frozen=True, slots=True)
class Operation:
    """One call; `size` is the new length of a truncated file, or 1 if an opened file is new."""

    kind: str
    file: str = ""
    offset: int = 0
    data: bytes = b""
    size: int = 0


_POINTER: Final = ctypes.c_void_p
_VFS_POINTERS: Final = 18
_METHOD_POINTERS: Final = 18


class _Vfs(ctypes.Structure):
    """sqlite3_vfs, version 3."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", _POINTER),
        ("name", ctypes.c_char_p),
        ("data", _POINTER),
        ("open", _POINTER),
        ("delete", _POINTER),
        ("rest", _POINTER * (_VFS_POINTERS - 2)),
    )


class _Methods(ctypes.Structure):
    """sqlite3_io_methods, version 3."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _POINTER),
        ("truncate", _POINTER),
        ("sync", _POINTER),
        ("rest", _POINTER * (_METHOD_POINTERS - 5)),
    )


_int, _long = ctypes.c_int, ctypes.c_longlong
# SQLite keeps the address of a name, so it must be passed on as it came.
_OPEN: Final = ctypes.CFUNCTYPE(_int, _POINTER, _POINTER, _POINTER, _int, _POINTER)
_DELETE: Final = ctypes.CFUNCTYPE(_int, _POINTER, ctypes.c_char_p, _int)
_WRITE: Final = ctypes.CFUNCTYPE(_int, _POINTER, _POINTER, _int, _long)
_TRUNCATE: Final = ctypes.CFUNCTYPE(_int, _POINTER, _long)
_SYNC: Final = ctypes.CFUNCTYPE(_int, _POINTER, _int)


class WriteRecorder:
    """Notes the operations on files whose paths begin in a certain way."""

    def __init__(self, prefix: str) -> None:
        self.operations: list[Operation] = []
        self._prefix = prefix
        self._names: dict[int, str] = {}
        # By the address of the methods they replace; they must live as long as the files.
        self._methods: dict[int, _Methods] = {}
        self._callbacks: list[Any] = []
        self._library = ctypes.CDLL(_sqlite3.__file__)
        self._library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._default = self._library.sqlite3_vfs_find(None)
        self._vfs = self._recording_vfs()

    def mark(self, text: str) -> None:
        """Note something between the operations."""
        self.operations.append(Operation(MARK, text))

    def install(self) -> None:
        """Let everything that is opened from now on be recorded."""
        self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)

    def remove(self) -> None:
        """Open files as usual again; recorded files must be closed."""
        self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs))
        self._library.sqlite3_vfs_register(self._default, 1)

    # --- the exchanged functions -------------------------------------------------------------

    def _recording_vfs(self) -> _Vfs:
        default = self._default.contents
        vfs = _Vfs.from_buffer_copy(default)
        vfs.next, vfs.name = None, b"recording"
        open_, delete = _OPEN(default.open), _DELETE(default.delete)

        def on_open(_: int, name: int | None, file: int, flags: int, out: int) -> int:
            path = ctypes.string_at(name).decode() if name else ""
            is_new = not os.path.exists(path)
            result: int = open_(self._default, name, file, flags, out)
            if result == 0 and path.startswith(self._prefix):
                self._names[file] = path
                self.operations.append(Operation(OPEN, path, size=int(is_new)))
                self._watch(file)
            return result

        def on_delete(_: int, name: bytes, is_synced: int) -> int:
            result: int = delete(self._default, name, is_synced)
            if result == 0 and name.decode().startswith(self._prefix):
                self.operations.append(Operation(DELETE, name.decode()))
            return result

        vfs.open = self._address(_OPEN(on_open))
        vfs.delete = self._address(_DELETE(on_delete))
        return vfs

    def _watch(self, file: int) -> None:
        """Exchange the methods of an open file."""
        place = _POINTER.from_address(file)
        if not place.value:
            return
        if place.value not in self._methods:
            self._methods[place.value] = self._recording_methods(_Methods.from_address(place.value))
        place.value = ctypes.addressof(self._methods[place.value])

    def _recording_methods(self, known: _Methods) -> _Methods:
        methods = _Methods.from_buffer_copy(known)
        write, truncate, sync = _WRITE(known.write), _TRUNCATE(known.truncate), _SYNC(known.sync)

        def on_write(file: int, data: int, size: int, offset: int) -> int:
            written = ctypes.string_at(data, size)
            self.operations.append(Operation(WRITE, self._names[file], offset, written))
            result: int = write(file, data, size, offset)
            return result

        def on_truncate(file: int, size: int) -> int:
            self.operations.append(Operation(TRUNCATE, self._names[file], size=size))
            result: int = truncate(file, size)
            return result

        def on_sync(file: int, flags: int) -> int:
            result: int = sync(file, flags)
            self.operations.append(Operation(SYNC, self._names[file]))
            return result

        methods.write = self._address(_WRITE(on_write))
        methods.truncate = self._address(_TRUNCATE(on_truncate))
        methods.sync = self._address(_SYNC(on_sync))
        return methods

    def _address(self, callback: Any) -> int | None:
        self._callbacks.append(callback)
        return ctypes.cast(callback, _POINTER).value


def can_record() -> bool:
    """Can the SQLite of this Python be reached?"""
    try:
        return hasattr(ctypes.CDLL(_sqlite3.__file__), "sqlite3_vfs_find")
    except (AttributeError, OSError):
        return False


@contextmanager
def recorded(prefix: str) -> Iterator[WriteRecorder]:
    """Record within the block what SQLite does with files whose paths begin in this way."""
    # The library sets itself up when it is first used.
    sqlite3.connect(":memory:").close()
    recorder = WriteRecorder(prefix)
    recorder.install()
    try:
        yield recorder
    finally:
        recorder.remove()
