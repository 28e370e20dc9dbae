"""What is wrong with a body or a message, in words of our own: the reader's speak English only."""

import re
from typing import Final

from rollwright.core.message import Message
from rollwright.server.errors import BadRequest

_LONGEST: Final = 60
_PLACE: Final = re.compile(r" - at `\$\.?(.*)`", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_INVALID: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected `(\w+)[^`]*`( of length)?(?: ([<>]=) (\d+))?")
_KINDS: Final = {
    "str": Message("server.wanted-text"),
    "int": Message("server.wanted-number"),
    "bool": Message("server.wanted-truth"),
    "array": Message("server.wanted-list"),
    "object": Message("server.wanted-fields"),
}
_BOUNDS: Final = {
    (False, ">="): "server.wanted-least",
    (False, "<="): "server.wanted-most",
    (True, ">="): "server.wanted-longer",
    (True, "<="): "server.wanted-shorter",
}


def unreadable() -> BadRequest:
    """A refusal of what is no JSON at all."""
    return bad_request([Message("server.no-json")])


def bad_request(complaints: list[Message]) -> BadRequest:
    """A refusal of what is not what was asked for."""
    return BadRequest(Message("server.bad-json", {"reason": complaints}))


def complaint(told: str, field: str = "") -> Message:
    """What the reader tells about a field, or about the whole and then where, as a message."""
    found = _PLACE.search(told)
    place = _short(found[1] if found else field)
    about = told[: found.start()] if found else told
    if missing := _MISSING.match(about):
        return Message("server.field-missing", {"field": _short(missing[1])})
    if unknown := _UNKNOWN.match(about):
        return Message("server.field-unknown", {"field": _short(unknown[1])})
    if not place:
        return Message("server.no-object")
    if invalid := _INVALID.match(about):
        value = _short(invalid[1].strip("'"))
        return Message("server.field-invalid", {"field": place, "value": value})
    return Message("server.field-wrong", {"field": place, "wanted": _wanted(about)})


def _wanted(about: str) -> Message:
    expected = _EXPECTED.match(about)
    wanted = _KINDS.get(expected[1]) if expected else None
    if expected is None or wanted is None:
        return Message("server.wanted-other")
    if not expected[3]:
        return wanted
    key = _BOUNDS[bool(expected[2]), expected[3]]
    return Message(key, {"wanted": wanted, "bound": expected[4]})


def _short(text: str) -> str:
    return text[:_LONGEST]
