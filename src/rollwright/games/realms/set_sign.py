"""The sign of a set, at the right end of the how-strip.

Nobody should take the card of another set for the usual one of the same realm.
"""

from typing import Final

from rollwright.core.print import NONE, Item, PathItem

# Cards of this set bear it: a die with horns, one eye half shut, and a crooked grin.
_SIGNED: Final = "youtoma"
_HORNS: Final = "M431 92c-6-3-8-8-6-13c3 4 7 5 11 5zM455 92c6-3 8-8 6-13c-3 4-7 5-11 5z"
_BODY: Final = "M431 84h24a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5v-24a5 5 0 0 1 5-5z"
_BROWS: Final = "M431.500 92l6 3M454.500 92l-6 3"
_GRIN: Final = "M433 107c5 6 14.500 6 19-2.500l2-1M438.500 110.500l1.800 4 2-3.500"
_EYES: Final = "M433.5 99.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM447.5 99.5a2.5 2.5 0 1 0 5 0z"


def set_sign(name: str) -> list[Item]:
    """The sign of the set with this name; nothing if it has none."""
    if name != _SIGNED:
        return []
    return [
        PathItem(_HORNS, "t2", "ink", 1.3),
        PathItem(_BODY, "t1", "ink", 1.5),
        PathItem(_BROWS + _GRIN, NONE, "on", 2.1),
        PathItem(_EYES, "on"),
    ]
