"""The header that makes a browser save a response as a file."""

import re
import unicodedata
from typing import Final

_LONGEST: Final = 40
_UNSAFE: Final = re.compile(r"[^a-z0-9]+")


def attachment(parts: list[str], ending: str) -> dict[str, str]:
    """The header for a file whose name has these parts; only plain letters and digits are kept."""
    name = "-".join(plain for part in parts if (plain := plain_text(part)))
    return {"content-disposition": f'attachment; filename="{name}.{ending}"'}


def plain_text(text: str) -> str:
    """A text that is safe in the name of a file; empty if nothing of it is."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    # An accent is no reason to cut a word in two.
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _UNSAFE.sub("-", bare)[:_LONGEST].strip("-")
