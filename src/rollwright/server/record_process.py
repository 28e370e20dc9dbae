"""`python -m rollwright.server.record_process`: writes a record in a process of its own.

Rules that are compiled hold Python's lock as long as they run, so a thread would stop the event
loop as well. What it needs comes on standard input; without it, as when the server is killed, the
process ends.
"""

import sys
from typing import Final

import msgspec

from rollwright.core.record import Record, Roll, Tag, write_record
from rollwright.server.packed import Packed
from rollwright.tables.archive import seat_moves

# The tags of a record, each with its values.
Tags = list[tuple[str, list[str]]]
# The outcome of a roll, and the moves since, each with its seat.
Turn = tuple[str, list[tuple[int, str]]]

_LENGTH: Final = 8
_TAGS: Final = msgspec.msgpack.Decoder(Tags)
_TURN: Final = msgspec.msgpack.Decoder(Turn)


def frame(value: Tags | Turn) -> bytes:
    """A part of the input: its length and itself."""
    data = msgspec.msgpack.encode(value)
    return len(data).to_bytes(_LENGTH) + data


def record_file(data: bytes, encoding: str) -> bytes:
    """The record whose tags and turns are given in frames, compressed if an encoding is named."""
    parts = _parts(data)
    tags = tuple(Tag(name, tuple(values)) for name, values in _TAGS.decode(parts[0]))
    turns = [_TURN.decode(part) for part in parts[1:]]
    rolls = tuple(Roll(outcome, seat_moves(moves)) for outcome, moves in turns)
    text = write_record(Record(tags, rolls)).encode()
    return Packed(text).form(encoding) if encoding else text


def _parts(data: bytes) -> list[bytes]:
    parts: list[bytes] = []
    at = 0
    while at < len(data):
        start = at + _LENGTH
        at = start + int.from_bytes(data[at:start])
        parts.append(data[start:at])
    return parts


if __name__ == "__main__":
    encoding = sys.argv[1] if len(sys.argv) > 1 else ""
    sys.stdout.buffer.write(record_file(sys.stdin.buffer.read(), encoding))
