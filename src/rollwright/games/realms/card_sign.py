"""The signs of a card file that players write, such as a rock or a town."""

import re
from typing import Final

from rollwright.games.realms.card import Card, Sign
from rollwright.games.realms.card_value import (
    LANGUAGES,
    as_path,
    as_sentences,
    as_table,
    as_text,
    mistake,
)

# Forbidden in print: a word would be in one language only.
_WORD: Final = re.compile(r"[^\W\d_]{2}")
# Saved positions distinguish a sign from a mark or a number by its length.
_SIGN_ID: Final = re.compile(r"[a-z][a-z-]+", re.ASCII)


def has_word(text: str) -> bool:
    """Is there a word in it, and not only numbers and signs?"""
    return _WORD.search(text) is not None


def read_signs(card: Card, data: object, where: str) -> None:
    """Signs are named like places."""
    signs = as_table(data, where)
    card.signs = [_read_sign(name, sign, f"{where}.{name}") for name, sign in signs.items()]
    for sign in card.signs:
        if sign.id in card.index:
            raise mistake(f"{where}.{sign.id}", "twice", {"place": sign.id})
    for language in LANGUAGES:
        names = [sign.name[language] for sign in card.signs]
        for name in names:
            if names.count(name) > 1:
                raise mistake(where, "same-sign", {"name": name})


def _read_sign(name: str, data: object, where: str) -> Sign:
    """A sign, such as `rock = { print = "@", strokes = "M…", en = "rock", es = "piedra" }`."""
    table = as_table(data, where)
    words: dict[str, object] = {
        key: value for key, value in table.items() if key not in ("print", "strokes")
    }
    if not _SIGN_ID.fullmatch(name):
        raise mistake(where, "sign")
    drawn = as_text(table.get("print"), f"{where}.print")
    if not drawn or has_word(drawn):
        raise mistake(f"{where}.print", "signs")
    strokes = as_text(table.get("strokes", ""), f"{where}.strokes")
    if strokes:
        as_path(strokes, f"{where}.strokes")
        # Letters and digits have strokes that all cards share.
        if len(drawn) > 1 or drawn.isalnum():
            raise mistake(f"{where}.print", "one-sign")
    return Sign(name, drawn, as_sentences(words, where), strokes)
