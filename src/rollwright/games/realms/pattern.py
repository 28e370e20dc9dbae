"""Patterns: a line of a card that names many places, or many options.

`building{n}` matches `building1` to `building6`, and its words contain the same hole:
`building {n}` in English, `edificio {n}` in Spanish.
"""

import re
from typing import Final

from rollwright.games.realms.resource import RESOURCES

# All holes, and what they match: as much as they can and never less, which takes linear time.
HOLES: Final = {
    "n": "[0-9]++",
    "m": "[0-9]++",
    "a": "[a-z]",
    "die": "[A-Z]",
    "resource": "|".join(RESOURCES),
    "realm": "[a-z0-9-]++",
    # Two or more, as in `a1,a2` or `2+5`.
    "list": "[a-z0-9]++(?:[+,][a-z0-9]++)++",
}
# A coordinate, as no card prints it.
PAIR: Final = "{a}{n}"
_HOLE: Final = re.compile(r"\{([^{}]*)\}")


class BadPattern(Exception):
    """An invalid pattern, with the key and the arguments of a message."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        super().__init__(key)
        self.key = key
        self.told = args


class Pattern:
    """A line of a card that gives names."""

    __slots__ = ("holes", "shape", "text", "words")

    def __init__(self, text: str, words: dict[str, str]) -> None:
        """Raises BadPattern."""
        self.text = text
        self.holes = _holes_in(text)
        for hole in self.holes:
            if hole not in HOLES or self.holes.count(hole) > 1:
                raise BadPattern("bad-hole", {"hole": hole, "holes": ", ".join(HOLES)})
        pieces = [re.escape(piece) for piece in _HOLE.split(text)]
        pieces[1::2] = [f"(?P<{hole}>{HOLES[hole]})" for hole in self.holes]
        self.shape = re.compile("".join(pieces), re.ASCII)
        self.words = words

    def check_words(self, *others: str) -> None:
        """Raises BadPattern if the words have a hole not in the pattern or in `others`."""
        for words in self.words.values():
            for hole in _holes_in(words):
                if hole not in self.holes and hole not in others:
                    raise BadPattern("no-hole", {"hole": hole})

    def parts(self, text: str) -> dict[str, str] | None:
        """The content of the holes in this text; None if it does not match."""
        found = self.shape.fullmatch(text)
        return None if found is None else {hole: found[hole] for hole in self.holes}


def _holes_in(text: str) -> list[str]:
    rest = _HOLE.sub("", text)
    if "{" in rest or "}" in rest:
        raise BadPattern("brace", {})
    return _HOLE.findall(text)
