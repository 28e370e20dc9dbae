"""The common signs of goods and of fights, drawn by ourselves on 24 by 24 units.

Like all signs they are known by their silhouettes, and their colors are names of the palette.
"""

from typing import Final

from rollwright.core.print import NONE, PathItem, Symbol, circle, rounded

_BOX: Final = 24.0
_WIDTH: Final = 1.5
# Tokens are chips with notches all around, so that none is taken for a die.
_CHIP: Final = [
    PathItem(circle(12, 12, 10.8), "die", "die-line", 1.5),
    PathItem(circle(12, 12, 8.8), NONE, "die-line", 2.1, "0.2 6.712"),
]
_PARTS: Final[dict[str, list[PathItem]]] = {
    "grain": [
        PathItem("M12 23V9", NONE, "grain-line", 1.8),
        PathItem("M12 9C9.6 7 9.6 3.8 12 1 14.4 3.8 14.4 7 12 9z", "grain", "grain-line", 1.2),
        PathItem(
            "M12 14.2C8.2 14.2 5.8 12 5.7 7.9 9.5 8.3 11.8 10.4 12 14.2z"
            "M12 14.2C15.8 14.2 18.2 12 18.3 7.9 14.5 8.3 12.2 10.4 12 14.2z",
            "grain",
            "grain-line",
            1.2,
        ),
        PathItem(
            "M12 19.9C8.2 19.9 5.8 17.7 5.7 13.6 9.5 14 11.8 16.1 12 19.9z"
            "M12 19.9C15.8 19.9 18.2 17.7 18.3 13.6 14.5 14 12.2 16.1 12 19.9z",
            "grain",
            "grain-line",
            1.2,
        ),
    ],
    "vp": [
        PathItem(
            "M2.3 7.5 7.5 11.7 12 4 16.5 11.7 21.7 7.5 19.7 20H4.3z",
            "vp",
            "vp-line",
            _WIDTH,
        ),
        PathItem("M6.3 16.6H17.7", NONE, "vp-line", 1.5),
        PathItem(circle(12, 4, 1.8), "coin", "vp-line", 1.1),
    ],
    "upgrade": [
        PathItem("M12 2 21 11.3H15.8V21.5H8.2V11.3H3z", "upgrade", "upgrade-line", _WIDTH),
    ],
    "shield": [
        PathItem(
            "M12 1.8C9.3 3.7 6.5 4.5 3.5 4.6 3.2 12.6 5.8 18.9 12 22.4"
            " 18.2 18.9 20.8 12.6 20.5 4.6 17.5 4.5 14.7 3.7 12 1.8z",
            "shield",
            "shield-line",
            _WIDTH,
        ),
        PathItem("M12 4.3V19.8", NONE, "shield-line", 1.2),
    ],
    "token": [
        *_CHIP,
        PathItem("M15.4 9.4A4.5 4.5 0 1 0 16.5 12.6", NONE, "pip", 2),
        PathItem("M17.3 6.4V11.2H12.5z", "pip"),
    ],
    "set": [
        *_CHIP,
        PathItem(rounded(7.1, 7.1, 9.8, 9.8, 2.4), "die", "pip", 1.5),
        PathItem("M9.5 12.1 11.4 14.1 14.6 10", NONE, "pip", 1.7),
    ],
    "misery": [
        PathItem(
            "M6.5 15.5A4.2 4.2 0 0 1 6.5 7.2 6 6 0 0 1 18 8.5 3.6 3.6 0 0 1 17.7 15.5z",
            "misery",
            "misery-line",
            _WIDTH,
        ),
        PathItem("M9 11.5H15", NONE, "misery-sign", 2),
        PathItem("M8.5 18 7.5 21M12.5 18 11.5 21M16.5 18 15.5 21", NONE, "misery-line", 1.7),
    ],
    "sword": [
        PathItem(
            "M20.3 2 22 3.7 20.7 7.3 11.7 16.3 7.7 12.3 16.7 3.3z",
            "blade",
            "attack-line",
            _WIDTH,
        ),
        PathItem("M5 11.7 12.3 19M8.5 15.5 3.7 20.3", NONE, "attack-line", 3),
    ],
}
GOODS_SIGNS: Final = {name: Symbol(_BOX, parts) for name, parts in _PARTS.items()}
