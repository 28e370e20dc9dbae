"""The sign of a set, at the right end of the how-strip, where no button of the page covers it.

Nobody should take the card of another set for the usual one of the same realm.
"""

from typing import Final

from rollwright.core.print import NONE, Item, PathItem

# Cards of this set bear it: a die with horns, one eye half shut, and a crooked grin.
_SIGNED: Final = "youtoma"
_HORNS: Final = "M385 92c-6-3-8-8-6-13c3 4 7 5 11 5zM409 92c6-3 8-8 6-13c-3 4-7 5-11 5z"
_BODY: Final = "M385 84h24a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5v-24a5 5 0 0 1 5-5z"
_BROWS: Final = "M385.5 92l6 3M408.5 92l-6 3"
_GRIN: Final = "M387 107c5 6 14.500 6 19-2.500l2-1M392.5 110.500l1.800 4 2-3.500"
_EYES: Final = "M387.5 99.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM401.5 99.5a2.5 2.5 0 1 0 5 0z"


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
