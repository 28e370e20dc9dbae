"""The targets of requests: only plain paths are served, so that checks and routes see the same."""

import re
from typing import Final
from urllib.parse import unquote_to_bytes

# Visible ASCII without what ends a path; signs by their number have two digits.
_RAW: Final = re.compile(rb"/(?:[!$&-.0-;=@-\[\]^-~]|/|%[0-9A-Fa-f]{2})*")
_STATIC: Final = ("/static/", "/t/", "/prints/", "/pictures/")
_STATIC_FILES: Final = ("/", "/index.html", "/puzzles", "/favicon.ico")
_DOTS: Final = (b".", b"..")


def is_plain_target(raw_path: bytes) -> bool:
    """Is this a path that can be read in one way only?

    It starts with one slash and has no empty parts, no dots in place of names, and no slash,
    backslash, percent or control sign behind a number.
    """
    if _RAW.fullmatch(raw_path) is None:
        return False
    parts = raw_path[1:].split(b"/")
    return all(_is_plain(part) for part in parts[:-1]) and (not parts[-1] or _is_plain(parts[-1]))


def is_static(path: str) -> bool:
    """Is this a file of the page, or a document that never changes?"""
    return path in _STATIC_FILES or path.startswith(_STATIC)


def _is_plain(part: bytes) -> bool:
    name = unquote_to_bytes(part)
    is_name = bool(name) and name not in _DOTS
    return is_name and not any(sign < 32 or sign == 127 or sign in b"/\\%" for sign in name)
