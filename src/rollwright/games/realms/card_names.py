"""The names of colors, signs, text styles and patterns that the drawing of a card may use.

A card that was drawn in a user's own folder is checked like those of the package: what nobody could
draw is refused where it is read.
"""

from rollwright.core.print import NONE, Translations
from rollwright.core.print_names import (
    COLOR_NAMES,
    PATTERN_NAMES,
    SIGN_IN_TEXT,
    SIGN_NAMES,
    TEXT_SIZES,
)
from rollwright.games.realms.card_value import as_text, as_translations, mistake


class CardNames:
    """What is known on one card: the common names, and its own."""

    def __init__(self, colors: list[str], signs: list[str]) -> None:
        self._colors = [NONE, *COLOR_NAMES, *colors]
        # A sign of the card's own comes before a common one of the same name.
        self._signs = [*signs, *[name for name in SIGN_NAMES if name not in signs]]

    def color(self, value: object, where: str) -> str:
        """The name of a color."""
        return _known(value, self._colors, "no-color", where)

    def sign(self, value: object, where: str) -> str:
        """The name of a sign."""
        return _known(value, self._signs, "no-sign", where)

    def style(self, value: object, where: str) -> str:
        """The name of a text style."""
        return _known(value, list(TEXT_SIZES), "no-style", where)

    def pattern(self, value: object, where: str) -> str:
        """The name of a pattern."""
        return _known(value, list(PATTERN_NAMES), "no-pattern", where)

    def words(self, value: object, where: str) -> Translations:
        """A text in every language, or a plain one of numbers and signs."""
        words: Translations = {}
        if isinstance(value, str):
            words["en"] = value
        else:
            words = as_translations(value, where)
        for text in words.values():
            for name in SIGN_IN_TEXT.findall(text):
                self.sign(name, where)
        return words


def _known(value: object, known: list[str], key: str, where: str) -> str:
    name = as_text(value, where)
    if name not in known:
        raise mistake(where, key, {"name": name, "known": ", ".join(known)})
    return name
