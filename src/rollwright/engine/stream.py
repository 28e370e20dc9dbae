"""The engine on a stream of bytes: a request a line in, an answer a line out."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from rollwright.core.message import Message
from rollwright.engine.engine import Asker, Engine, refusal
from rollwright.engine.errors import LineTooLong

# Room for the longest position or record of the largest table, so that what was saved can be
# loaded: about 3,000 bytes a seat.
MAX_LINE: Final = 64 * 1024 * 1024
_GULP: Final = 64 * 1024


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of the source until it ends, or until nobody reads the answers."""
    engine = Engine()
    try:
        for line in _lines(source):
            answer = _too_long() if line is None else engine.answer(line)
            sink.write(answer + b"\n")
            sink.flush()
    except BrokenPipeError:
        # What is still in the buffer can't be told to anyone, so it must not fail once more.
        with suppress(BrokenPipeError):
            sink.close()


def run() -> None:
    """Serve whoever started this program."""
    serve(sys.stdin.buffer, sys.stdout.buffer)


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that aren't blank; None for one that is too long, which is not kept."""
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            _skip_line(source)
            yield None
        elif line.strip():
            yield line.rstrip(b"\r\n")


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(_GULP)) and not rest.endswith(b"\n"):
        pass


def _too_long() -> bytes:
    return refusal(LineTooLong(Message("engine.line-too-long", {"most": MAX_LINE})), Asker())
