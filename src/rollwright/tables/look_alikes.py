"""Letters of different scripts that look alike, as far as people at one table would confuse them.

The skeleton of a name is what is left of it for the eye: two names with the same skeleton look
alike. It is compared and never shown.
"""

import unicodedata
from typing import Final

# Small letters of other scripts, and signs, with the Latin letters that they look like.
_ALIKE: Final = {
    # Greek
    "α": "a", "β": "b", "γ": "y", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o",
    "ρ": "p", "σ": "o", "ς": "c", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ϲ": "c", "ϳ": "j",
    # Cyrillic
    "а": "a", "в": "b", "г": "r", "е": "e", "ё": "e", "ѕ": "s", "і": "i", "ї": "i", "ј": "j",
    "к": "k", "м": "m", "н": "h", "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y",
    "ү": "y", "х": "x", "ѡ": "w", "ԁ": "d", "ԛ": "q", "ԝ": "w", "һ": "h", "ь": "b", "ѵ": "v",
    "ӏ": "i", "ո": "n",
    # Armenian
    "օ": "o", "ս": "u", "հ": "h", "յ": "j", "զ": "q", "ց": "g",
    # Cherokee, Lisu and other letters that are drawn like Latin ones
    "ꭺ": "a", "ꭼ": "e", "ꮋ": "h", "ꭻ": "j", "ꮶ": "k", "ꮮ": "l", "ꮇ": "m", "ꮲ": "p", "ꭱ": "r",
    "ꮪ": "s", "ꮩ": "v", "ꮃ": "w", "ꮓ": "z", "ꓐ": "b", "ꓑ": "p", "ꓓ": "d", "ꓔ": "t", "ꓖ": "g",
    "ꓗ": "k", "ꓙ": "j", "ꓚ": "c", "ꓜ": "z", "ꓝ": "f", "ꓟ": "m", "ꓠ": "n", "ꓡ": "l", "ꓢ": "s",
    "ꓣ": "r", "ꓦ": "v", "ꓧ": "h", "ꓪ": "w", "ꓫ": "x", "ꓬ": "y", "ꓮ": "a", "ꓰ": "e", "ꓲ": "i",
    "ꓳ": "o", "ꓴ": "u",
    # Latin letters and signs that look like others
    "ı": "i", "ȷ": "j", "l": "i", "ł": "i", "|": "i", "ǀ": "i", "!": "i", "ø": "o", "đ": "d",
    "ħ": "h", "ŋ": "n", "ß": "b", "æ": "ae", "œ": "oe", "þ": "p", "ɑ": "a", "ɡ": "g", "ɩ": "i",
    "ɪ": "i", "ʏ": "y", "ʀ": "r", "ɴ": "n", "ʜ": "h", "ʙ": "b", "ʟ": "i", "ᴀ": "a", "ᴄ": "c",
    "ᴅ": "d", "ᴇ": "e", "ᴊ": "j", "ᴋ": "k", "ᴍ": "m", "ᴏ": "o", "ᴘ": "p", "ᴛ": "t", "ᴜ": "u",
    "ᴠ": "v", "ᴡ": "w", "ᴢ": "z",
    "0": "o", "1": "i", "5": "s",
    # Dashes and quotes
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "·": ".", "•": ".",
    "’": "'", "‘": "'", "`": "'", "´": "'", "ʼ": "'", "ʹ": "'", "′": "'",
}  # fmt: skip
_TABLE: Final = str.maketrans(_ALIKE)
_SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"), ("\u180b", "\u180f"))
# Two small letters that look like one.
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cj", "g"))


def skeleton(name: str) -> str:
    """What a name looks like: without case, blanks and invisible signs, in one script."""
    wide = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in wide if _is_seen(letter))
    plain = seen.translate(_TABLE)
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return plain


def is_selector(letter: str) -> bool:
    """Does it only choose between pictures of the sign before it?"""
    return any(first <= letter <= last for first, last in _SELECTORS)


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cf", "Zs", "Cc") and not is_selector(letter)
