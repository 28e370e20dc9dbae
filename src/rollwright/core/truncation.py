"""Shortens what an error quotes: nobody wants to read a whole file again."""

from typing import Final

from rollwright.core.message import Message

# Texts of our own are shorter, lists of choices included.
_MAX_LENGTH: Final = 1000
_KEPT: Final = 60
# Of a list, such as the seats that have to decide.
_MOST_ITEMS: Final = 100


def truncated(message: Message) -> Message:
    """The message with its long arguments cut off."""
    return Message(message.key, {name: _truncated(value) for name, value in message.args.items()})


def _truncated(value: object) -> object:
    if isinstance(value, Message):
        return truncated(value)
    if isinstance(value, list):
        kept = [_truncated(item) for item in value[:_MOST_ITEMS]]
        return kept if len(value) <= _MOST_ITEMS else [*kept, "…"]
    if isinstance(value, str) and len(value) > _MAX_LENGTH:
        return f"{value[:_KEPT]}…"
    return value
