"""Patterns: how a card names many places, or many options, with one line.

`building{n}` fits `building1` to `building6`, and its words take over what the hole holds:
`building {n}` in English, `edificio {n}` in Spanish.
"""

import re
from typing import Final

from rollwright.games.realms.resource import RESOURCES

# The holes there are, and what fits in them.
HOLES: Final = {
    "n": "[0-9]+",
    "m": "[0-9]+",
    "a": "[a-z]",
    "die": "[A-Z]",
    "resource": "|".join(RESOURCES),
    "realm": "[a-z0-9-]+",
    # Two or more, as in `a1,a2` or `2+5`.
    "list": "[a-z0-9]+(?:[+,][a-z0-9]+)+",
}
_HOLE: Final = re.compile(r"\{([^{}]*)\}")


class Pattern:
    """A line of a card that gives names."""

    __slots__ = ("holes", "shape", "text", "words")

    def __init__(self, text: str, words: dict[str, str]) -> None:
        """Raises ValueError with what is wrong."""
        self.text = text
        self.holes = _holes_in(text)
        for hole in self.holes:
            if hole not in HOLES or self.holes.count(hole) > 1:
                raise ValueError(f"{{{hole}}} is not one of {', '.join(HOLES)}, each once")
        pieces = [re.escape(piece) for piece in _HOLE.split(text)]
        pieces[1::2] = [f"(?P<{hole}>{HOLES[hole]})" for hole in self.holes]
        self.shape = re.compile("".join(pieces), re.ASCII)
        self.words = words

    def check_words(self, *others: str) -> None:
        """Raises ValueError if the words have a hole that is neither here nor among others."""
        for words in self.words.values():
            for hole in _holes_in(words):
                if hole not in self.holes and hole not in others:
                    raise ValueError(f"there is no {{{hole}}} to say")

    def parts(self, text: str) -> dict[str, str] | None:
        """What the holes hold in this text; None if it does not fit."""
        found = self.shape.fullmatch(text)
        return None if found is None else {hole: found[hole] for hole in self.holes}


def _holes_in(text: str) -> list[str]:
    rest = _HOLE.sub("", text)
    if "{" in rest or "}" in rest:
        raise ValueError("a brace stands alone")
    return _HOLE.findall(text)
