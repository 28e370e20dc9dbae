"""Validation errors of msgspec as messages of our own: msgspec's are in English only."""

import re
from typing import Final

from rollwright.core.message import Message

_LONGEST: Final = 60
_PLACE: Final = re.compile(r" - at `\$\.?(.*)`", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_INVALID: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected `(\w+)[^`]*`( of length)?(?: ([<>]=) (\d+))?")
_KINDS: Final = {
    "str": Message("table.asked.wanted-text"),
    "int": Message("table.asked.wanted-number"),
    "bool": Message("table.asked.wanted-truth"),
    "array": Message("table.asked.wanted-list"),
    "object": Message("table.asked.wanted-fields"),
}
_BOUNDS: Final = {
    (False, ">="): "table.asked.wanted-least",
    (False, "<="): "table.asked.wanted-most",
    (True, ">="): "table.asked.wanted-longer",
    (True, "<="): "table.asked.wanted-shorter",
}


def validation_message(error: str, field: str = "") -> Message:
    """The message for an error text of msgspec; `field` is used where the text names no field."""
    found = _PLACE.search(error)
    place = _short(found[1] if found else field)
    about = error[: found.start()] if found else error
    if missing := _MISSING.match(about):
        return Message("table.asked.field-missing", {"field": _short(missing[1])})
    if unknown := _UNKNOWN.match(about):
        return Message("table.asked.field-unknown", {"field": _short(unknown[1])})
    if not place:
        return Message("table.asked.no-object")
    if invalid := _INVALID.match(about):
        value = _short(invalid[1].strip("'"))
        return Message("table.asked.field-invalid", {"field": place, "value": value})
    return Message("table.asked.field-wrong", {"field": place, "wanted": _wanted(about)})


def _wanted(about: str) -> Message:
    expected = _EXPECTED.match(about)
    wanted = _KINDS.get(expected[1]) if expected else None
    if expected is None or wanted is None:
        return Message("table.asked.wanted-other")
    if not expected[3]:
        return wanted
    key = _BOUNDS[bool(expected[2]), expected[3]]
    return Message(key, {"wanted": wanted, "bound": expected[4]})


def _short(text: str) -> str:
    return text[:_LONGEST]
