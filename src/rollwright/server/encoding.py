"""JSON encoding."""

from collections.abc import Callable
from typing import Final

import msgspec

# Encoded parts of a view, by name.
Json = dict[str, bytes]

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def as_raw(parts: Json) -> dict[str, msgspec.Raw]:
    """Encoded parts, to be set into a message as they are."""
    return {name: msgspec.Raw(part) for name, part in parts.items()}
