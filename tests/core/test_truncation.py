"""What an error quotes is cut off where nobody would read on."""

from rollwright.core.message import Message
from rollwright.core.truncation import truncated


def test_long_texts_and_long_lists_are_cut_off() -> None:
    inner = Message("inner", {"text": "x" * 5000})
    message = truncated(Message("key", {"short": "x" * 60, "inner": inner, "list": ["y"] * 5000}))
    assert message.args["short"] == "x" * 60
    assert message.args["inner"] == Message("inner", {"text": "x" * 60 + "…"})
    assert message.args["list"] == ["y"] * 100 + ["…"]


def test_the_rest_stays() -> None:
    message = Message("key", {"number": 10**30, "list": ["y"] * 100, "none": None})
    assert truncated(message) == message
