"""Reads and writes files; failures become BadFile."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from rollwright.core.errors import RollwrightError
from rollwright.core.limits import LONGEST_TEXT
from rollwright.core.message import Message

STANDARD_INPUT: Final = "-"


class BadFile(RollwrightError):
    """A file that can't be read or written."""

    code = "bad-file"


def read_text(name: str, most: int = LONGEST_TEXT) -> str:
    """The text of a file, or of standard input for `-`; one of more bytes is refused."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                data = file.read(most + 1)
        if len(data) > most:
            raise BadFile(Message("cli.file-too-long", {"file": name, "most": most}))
        return data.decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError:
        raise BadFile(Message("cli.not-text", {"file": name})) from None
    except (OSError, ValueError, RuntimeError) as error:
        raise _bad("cli.unreadable", name, error) from None


def write_text(path: Path, text: str) -> None:
    """Write a text file atomically."""
    write_bytes(path, text.encode())


def write_new(path: Path, data: bytes, force: bool) -> None:
    """Write a file; one that is there already only by force."""
    # Other errors are reported when the file is written.
    with contextlib.suppress(OSError):
        if path.exists() and not force:
            raise BadFile(Message("cli.file-exists", {"file": str(path)}))
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device can't be replaced by a rename
            return
        draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            draft.write_bytes(data)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _bad("cli.unwritable", str(path), error) from None


def _bad(key: str, name: str, error: Exception) -> BadFile:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadFile(Message(key, {"file": name, "reason": reason}))
