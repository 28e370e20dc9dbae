"""Mutations of our own: of bytes, of lines, and of JSON values, from a seeded source.

The coverage-guided fuzzer mixes them with its own; the suite uses them alone.
"""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from fuzz.target import Target

_NUMBERS: Final = (-1, 0, 1, 2, 3, 6, 7, 9, 99, 255, 10**4, 2**31, 2**53, 2**64, 10**30, 0.5, -0.0)
_TEXTS: Final = ("", " ", "x", "-1", "done", "\u0000", "\ud800", "é", "\u2028", '"', "\\", "{n}")
_BYTES: Final = (b"\x00", b"\xff", b"\xc3", b'"', b"\\", b"{", b"[", b"]", b"}", b"\n", b"  ", b";")
_MOST_CHANGES: Final = 4
_DEEP: Final = 40
# The share of inputs that are given to something else.
_OTHER_HEAD: Final = 0.1


def mutated(data: bytes, target: Target, source: random.Random) -> bytes:
    """An input of this target with a few changes."""
    head, text = data[: target.head], data[target.head :]
    for _ in range(source.randint(1, _MOST_CHANGES)):
        change = source.choice(_CHANGES)
        text = change(text, target.words, source)[: target.longest]
    if target.head and source.random() < _OTHER_HEAD:
        head = source.choice((b"0", b"1", b"2"))
    return head + text


# --- bytes and lines -------------------------------------------------------------------


def _spliced(data: bytes, words: Sequence[bytes], source: random.Random) -> bytes:
    """Some bytes replaced, removed or added."""
    start, length = source.randint(0, len(data)), source.choice((0, 0, 1, 1, 2, 8, 40))
    new = source.choice((b"", source.choice(_BYTES), source.randbytes(1), _word(words, source)))
    return data[:start] + new + data[start + length :]


def _word(words: Sequence[bytes], source: random.Random) -> bytes:
    return source.choice(words) if words else b"x"


def _repeated(data: bytes, words: Sequence[bytes], source: random.Random) -> bytes:
    """A piece many times."""
    start = source.randint(0, len(data))
    piece = data[start : start + source.choice((1, 1, 2, 5, 30))]
    return data[:start] + piece * source.choice((2, 3, 10, 200)) + data[start:]


def _lines_moved(data: bytes, words: Sequence[bytes], source: random.Random) -> bytes:
    """A line doubled, dropped, or put elsewhere."""
    lines = data.split(b"\n")
    at, to = source.randrange(len(lines)), source.randrange(len(lines))
    line = lines[at]
    if source.random() < 0.6:
        del lines[at]
    if source.random() < 0.6:
        lines.insert(to, line)
    return b"\n".join(lines)


def _number_changed(data: bytes, words: Sequence[bytes], source: random.Random) -> bytes:
    """A number in the text replaced by another."""
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not places:
        return data
    start = end = source.choice(places)
    while end < len(data) and 48 <= data[end] <= 57:
        end += 1
    number = source.choice((*_NUMBERS, source.randint(0, 12), source.randint(0, 100)))
    return data[:start] + str(number).encode() + data[end:]


# --- JSON ------------------------------------------------------------------------------


def _value_changed(data: bytes, words: Sequence[bytes], source: random.Random) -> bytes:
    """One value inside a JSON value replaced, removed, doubled or wrapped."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return _spliced(data, words, source)
    spots = _spots(value)
    if not spots:
        return json.dumps(_any_value(words, source)).encode()
    holder, key = source.choice(spots)
    try:
        _change_at(holder, key, spots, words, source)
        return json.dumps(value, separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        return data


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every value inside a JSON value, by its container and its key."""
    found: list[tuple[Any, Any]] = []
    todo = [value] if isinstance(value, (dict, list)) else []
    while todo:
        holder = todo.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        found += [(holder, key) for key in keys]
        todo += [holder[key] for key in keys if isinstance(holder[key], (dict, list))]
    return found


def _change_at(
    holder: Any,
    key: Any,
    spots: list[tuple[Any, Any]],
    words: Sequence[bytes],
    source: random.Random,
) -> None:
    kind = source.randrange(8)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif kind == 2:
        other, at = source.choice(spots)
        holder[key] = json.loads(json.dumps(other[at]))
    elif kind == 3:
        for _ in range(source.choice((1, 1, _DEEP))):
            holder[key] = [holder[key]]
    elif kind == 4 and isinstance(holder, dict):
        holder[_text(words, source)] = holder[key]
    elif kind == 5 and isinstance(holder[key], int):
        holder[key] = holder[key] + source.choice((-1, 1, 2))
    else:
        holder[key] = _any_value(words, source)


def _any_value(words: Sequence[bytes], source: random.Random) -> Any:
    return source.choice(
        (
            source.choice(_NUMBERS),
            source.randint(-1, 12),
            _text(words, source),
            _text(words, source),
            True,
            False,
            None,
            [],
            {},
        )
    )


def _text(words: Sequence[bytes], source: random.Random) -> str:
    known = _word(words, source).decode(errors="replace")
    return source.choice((known, known, known, source.choice(_TEXTS), known * 300))


_Change = Callable[[bytes, Sequence[bytes], random.Random], bytes]
_CHANGES: Final[tuple[_Change, ...]] = (
    _spliced,
    _spliced,
    _repeated,
    _lines_moved,
    _number_changed,
    _number_changed,
    _value_changed,
    _value_changed,
    _value_changed,
)
