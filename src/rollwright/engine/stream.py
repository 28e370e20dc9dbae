"""Serves the engine on a byte stream: one request and one response per line."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from rollwright.core.limits import LONGEST_TEXT
from rollwright.core.message import Message
from rollwright.engine.engine import Engine, RequestContext, error_response
from rollwright.engine.errors import LineTooLong

_CHUNK: Final = 64 * 1024


def serve_stream(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of the source, until it ends or the sink is closed."""
    engine = Engine()
    try:
        for line in _lines(source):
            answer = _too_long() if line is None else engine.answer(line)
            sink.write(answer + b"\n")
            sink.flush()
    except BrokenPipeError:
        # Closing flushes the buffer, which fails again: nobody reads it any more.
        with suppress(BrokenPipeError):
            sink.close()


def run() -> None:
    """Serve standard input and output."""
    serve_stream(sys.stdin.buffer, sys.stdout.buffer)


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that aren't blank; None for a line that is too long, which is skipped."""
    while line := source.readline(LONGEST_TEXT + 1):
        if len(line) > LONGEST_TEXT and not line.endswith(b"\n"):
            _skip_line(source)
            yield None
        elif line.strip():
            yield line.rstrip(b"\r\n")


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(_CHUNK)) and not rest.endswith(b"\n"):
        pass


def _too_long() -> bytes:
    return error_response(
        LineTooLong(Message("engine.line-too-long", {"most": LONGEST_TEXT})), RequestContext()
    )
