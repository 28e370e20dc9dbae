"""JSON encoding."""

from typing import Final

import msgspec

_encode: Final = msgspec.json.Encoder().encode


def json_text(value: object) -> str:
    """A value as JSON."""
    return _encode(value).decode()
