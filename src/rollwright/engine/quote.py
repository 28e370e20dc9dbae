"""What a refusal quotes of a request: never more than a reader needs to find it again."""

from typing import Final

from rollwright.core.message import Message

# Longer than any list of choices that a sentence has: such a text is the caller's own.
_LONGEST: Final = 1000
_KEPT: Final = 60


def clipped(message: Message) -> Message:
    """The message, with only the beginning of what would make it endless."""
    return Message(message.key, {name: _clipped(value) for name, value in message.args.items()})


def _clipped(value: object) -> object:
    if isinstance(value, Message):
        return clipped(value)
    if isinstance(value, list):
        return [_clipped(item) for item in value]
    if isinstance(value, str) and len(value) > _LONGEST:
        return f"{value[:_KEPT]}…"
    return value
