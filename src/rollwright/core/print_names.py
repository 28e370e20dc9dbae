"""The names that a print may use: signs, text styles, colors and patterns.

Whoever draws prints has a drawing for each of these names, which a test compares with this list:
whoever reads a drawing refuses all others, and so does not need the one who draws it.
"""

import re
from typing import Final

# A sign inside a text, by its name.
SIGN_IN_TEXT: Final = re.compile(r":([a-z][a-z0-9-]*):")
RESOURCE_SIGNS: Final = ("pumpkin", "heart", "coin", "star")
# What the boards of other games count.
GOODS_SIGNS: Final = ("grain", "vp", "upgrade", "shield", "token", "set", "misery", "sword")
DICE_SIGNS: Final = ("die", "die1", "die2", "die3", "die4", "die5", "die6")
# Between numbers, and on the way from one to the next.
OPERATOR_SIGNS: Final = (
    "plus",
    "minus",
    "times",
    "equals",
    "unequal",
    "less",
    "more",
    "at-most",
    "at-least",
    "slash",
    "question",
    "tick",
    "cross",
    "arrow",
    "left",
    "up",
    "down",
    "both-ways",
    "turn",
    "pay",
)
# Pictures that several realms use.
PICTURE_SIGNS: Final = (
    "bee",
    "boat",
    "book",
    "card",
    "crown",
    "dune",
    "fish",
    "flag",
    "flower",
    "gem",
    "house",
    "key",
    "leaf",
    "lock",
    "map",
    "mountain",
    "paw",
    "person",
    "planet",
    "rocket",
    "skull",
    "tree",
    "wave",
)
SIGN_NAMES: Final = (
    *RESOURCE_SIGNS,
    "socket",
    *DICE_SIGNS,
    *OPERATOR_SIGNS,
    *PICTURE_SIGNS,
    *GOODS_SIGNS,
)
# The styles of texts, and how high their letters are, in units of the print.
TEXT_SIZES: Final = {
    "title": 29.0,
    "long-title": 25.0,
    "subtitle": 14.5,
    "how": 18.0,
    "score": 17.0,
    "caption": 15.0,
    "bold": 15.0,
    "small": 12.0,
    "tiny": 13.0,
    "number": 24.0,
    "large": 34.0,
}
COLOR_NAMES: Final = (
    "paper",
    "ink",
    "muted",
    "line",
    "place",
    "place-line",
    "on",
    "pencil",
    "pumpkin",
    "pumpkin-line",
    "stalk",
    "heart",
    "heart-line",
    "gloss",
    "coin",
    "coin-line",
    "grain",
    "grain-line",
    "vp",
    "vp-line",
    "upgrade",
    "upgrade-line",
    "shield",
    "shield-line",
    "misery",
    "misery-line",
    "misery-sign",
    "blade",
    "attack-line",
    "star",
    "star-line",
    "die",
    "die-line",
    "pip",
    "sign-red",
    "sign-gold",
    "sign-green",
    "sign-blue",
    "sign-brown",
    "sign-gray",
    "sign-line",
)
# Hatching first, then small figures in rows.
HATCHES: Final = ("rows", "columns", "rising", "falling", "crossed")
FIGURES: Final = ("dots", "waves", "tufts", "peaks")
PATTERN_NAMES: Final = (*HATCHES, *FIGURES)
