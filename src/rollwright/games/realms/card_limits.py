"""The limits of a card that is not ours: checked before anything is made of it.

The parser of TOML is recursive, and takes long for long keys; what the rules do with a card takes
time that grows with its sizes. So both are looked at first.
"""

import math
import re
import tomllib
from typing import Final

from rollwright.core.limits import (
    LARGEST_CARD_NUMBER,
    LONGEST_CARD,
    LONGEST_CARD_TEXT,
    MOST_CARD_ITEMS,
    MOST_NESTING,
)
from rollwright.games.realms.card_value import CardError, mistake

# Where strings and comments begin, what nests, and what ends a key.
_TOKEN: Final = re.compile(r"\"\"\"|'''|[\"'#\[\]{}.,=\n]")
# What follows the opening quotes, with up to two quotes more before the three that close a text.
_STRINGS: Final = {
    '"': re.compile(r'(?:[^"\\\n]++|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    '"""': re.compile(r'(?:[^"\\]++|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']++|'(?!''))*+'{3,5}"),
}


def check_limits(card_id: str, text: str) -> None:
    """Raise CardError if a card file is longer, deeper or larger than any card needs."""
    file = f"{card_id}.toml"
    if len(text) > LONGEST_CARD:
        raise _beyond(file, "length", LONGEST_CARD)
    if _is_nested_deeply(text):
        raise _beyond(file, "nesting", MOST_NESTING)
    _check_value(parsed(card_id, text), file, 0)


def parsed(card_id: str, text: str) -> dict[str, object]:
    """The content of a card file; raises CardError if it is not TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise mistake(f"{card_id}.toml", "unreadable", {"reason": str(error)}) from None


def _is_nested_deeply(text: str) -> bool:
    """Are there more brackets and dots of one key around anything than may be?

    Where the text is no TOML, the parser stops; so it does not matter what is counted after that.
    """
    depth, dots, at = 0, 0, 0
    while depth + dots <= MOST_NESTING:
        found = _TOKEN.search(text, at)
        if found is None:
            return False
        token, at = found[0], found.end()
        if token in _STRINGS:
            end = _STRINGS[token].match(text, at)
            if end is None:
                return False
            at = end.end()
        elif token == "#":
            end_of_line = text.find("\n", at)
            at = end_of_line if end_of_line >= 0 else len(text)
        elif token == ".":
            dots += 1
        else:
            dots = 0
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token, 0)
    return True


def _check_value(value: object, where: str, depth: int) -> None:
    """Check the sizes of a value and of all that is in it."""
    if depth > MOST_NESTING:
        raise _beyond(where, "nesting", MOST_NESTING)
    if isinstance(value, (list, dict)) and len(value) > MOST_CARD_ITEMS:
        raise _beyond(where, "items", MOST_CARD_ITEMS)
    if isinstance(value, list):
        for number, item in enumerate(value, 1):
            _check_value(item, f"{where} #{number}", depth + 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            _check_value(name, where, depth)
            _check_value(item, f"{where}: {name}", depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST_CARD_TEXT:
            raise _beyond(where, "length", LONGEST_CARD_TEXT)
    elif not isinstance(value, (int, float)):
        raise mistake(where, "kind")
    elif not math.isfinite(value) or abs(value) > LARGEST_CARD_NUMBER:
        raise _beyond(where, "number", LARGEST_CARD_NUMBER)


def _beyond(where: str, limit: str, most: int) -> CardError:
    return mistake(where, f"most-{limit}", {"most": most})
