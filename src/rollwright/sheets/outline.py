"""The outline of a cell as a line through corners."""

import math
from typing import Final

Corner = tuple[float, float]

# The number of corners of a circle; a multiple of 4, to include its extreme points.
_ROUND: Final = 24


def corners_of(shape: str, numbers: tuple[float, ...]) -> list[Corner]:
    """The corners of a shape, in the units of its group."""
    if shape == "rect":
        x, y, width, height = numbers
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if shape in ("circle", "hex"):
        x, y, radius = numbers
        count = 6 if shape == "hex" else _ROUND
        turns = [math.tau * step / count for step in range(count)]
        return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]
    return list(zip(numbers[::2], numbers[1::2], strict=True))
