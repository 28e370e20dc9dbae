"""The seal of a card: how much of it is our own design, as a stamp and in words."""

import itertools
import math
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import NONE, Item, PathItem, PrintSeal, circle, translated

_X: Final = 446.0
_Y: Final = 33.0
_SCALLOPS: Final = 16
_OUTER: Final = 21.0
_INNER: Final = _OUTER - 5
# Wide enough for a finger, above all places.
_TAPPED: Final = 58.0


def seal_words(ours: float) -> Message:
    """What the seal means, where this share of a card is our own design."""
    if ours <= 0 or ours >= 1:
        return Message(f"rolling-realms.seal.{'known' if ours <= 0 else 'lost'}")
    # Neither all nor nothing, however it is rounded.
    percent = min(99, max(1, round(100 * ours)))
    return Message("rolling-realms.seal.part", {"percent": percent})


def card_seal(ours: float) -> PrintSeal:
    """Where the seal is tapped, and what it tells."""
    return PrintSeal(_X, _Y, _TAPPED, translated(seal_words(ours)))


def seal_items(ours: float) -> list[Item]:
    """A scalloped stamp: a tick if nothing on the card is ours, else a slice of our share."""
    angles = [2 * math.pi * at / _SCALLOPS for at in range(_SCALLOPS + 1)]
    d = f"M{_X + _OUTER:g} {_Y:g}"
    for first, last in itertools.pairwise(angles):
        middle, reach = (first + last) / 2, _OUTER + 4.2
        d += f"Q{_X + reach * math.cos(middle):.1f} {_Y + reach * math.sin(middle):.1f} "
        d += f"{_X + _OUTER * math.cos(last):.1f} {_Y + _OUTER * math.sin(last):.1f}"
    ring = circle(_X, _Y, _INNER)
    items: list[Item] = [PathItem(d, NONE, "on", 2), PathItem(ring, NONE, "on", 1.6)]
    if ours <= 0:
        items.append(PathItem(f"M{_X - 8:g} {_Y + 0.5:g}l6 6.5 10.5 -14", NONE, "on", 3.4))
    elif ours >= 1:
        items.append(PathItem(ring, "on"))
    else:
        end = 2 * math.pi * ours - math.pi / 2
        large = 1 if ours > 0.5 else 0
        ex, ey = _X + _INNER * math.cos(end), _Y + _INNER * math.sin(end)
        arc = f"A{_INNER:g} {_INNER:g} 0 {large} 1 {ex:.1f} {ey:.1f}"
        items.append(PathItem(f"M{_X:g} {_Y:g}V{_Y - _INNER:g}{arc}z", "on"))
    return items
