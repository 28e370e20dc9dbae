"""The depth of overlaps between places of any shape."""

import math

from rollwright.core.place import Outline

Corner = tuple[float, float]


def corners(outline: Outline) -> list[Corner]:
    """The corners of a place; a circle has many, a hex stands on a corner."""
    if outline.kind == "polygon":
        return list(zip(outline.numbers[::2], outline.numbers[1::2], strict=True))
    if outline.kind == "rect":
        x, y, width, height = outline.numbers
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    x, y, radius = outline.numbers
    count = 6 if outline.kind == "hex" else 48
    turns = [math.tau * step / count for step in range(count)]
    return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]


def depth(one: list[Corner], other: list[Corner]) -> float:
    """The depth of the overlap of two shapes; 0 or less if they don't overlap."""
    return max(convex_depth(first, second) for first in parts(one) for second in parts(other))


def convex_depth(one: list[Corner], other: list[Corner]) -> float:
    """The distance to move one of two convex shapes to separate them; 0 or less if they are."""
    sides = [[corner[side] for corner in shape] for side in (0, 1) for shape in (one, other)]
    least = min(
        max(sides[0]) - min(sides[1]),
        max(sides[1]) - min(sides[0]),
        max(sides[2]) - min(sides[3]),
        max(sides[3]) - min(sides[2]),
    )
    if least <= 0:
        return least
    for shape in (one, other):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            length = math.hypot(x2 - x1, y2 - y1)
            # A circle drawn as a path ends where it began.
            if not length:
                continue
            across, down = (y2 - y1) / length, (x1 - x2) / length
            first = [across * x + down * y for x, y in one]
            second = [across * x + down * y for x, y in other]
            least = min(least, max(first) - min(second), max(second) - min(first))
    return least


# --- concave shapes, cut into triangles ------------------------------------------------------


def parts(shape: list[Corner]) -> list[list[Corner]]:
    """Convex parts of a shape: itself, or triangles, found by ear clipping."""
    turns = [turn(*ear) for ear in ears(shape)]
    if min(turns) >= 0 or max(turns) <= 0:
        return [shape]
    area = sum(turn((0, 0), one, two) for one, two, _ in ears(shape))
    left = without_straight(shape if area > 0 else shape[::-1])
    cut: list[list[Corner]] = []
    while left:
        ear = next((ear for ear in ears(left) if is_free(ear, left)), None)
        assert ear is not None, f"this line crosses itself: {shape}"
        cut.append(list(ear))
        left = without_straight([corner for corner in left if corner != ear[1]])
    return cut


def ears(shape: list[Corner]) -> list[tuple[Corner, Corner, Corner]]:
    """Each corner between its neighbours."""
    return list(zip(shape[-1:] + shape[:-1], shape, shape[1:] + shape[:1], strict=True))


def without_straight(shape: list[Corner]) -> list[Corner]:
    """The corners at which the outline turns; empty for a degenerate shape."""
    return [ear[1] for ear in ears(shape) if turn(*ear)]


def turn(one: Corner, two: Corner, three: Corner) -> float:
    """Twice the area of the triangle, signed by its orientation, 0 on a straight line."""
    (x1, y1), (x2, y2), (x3, y3) = one, two, three
    return (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)


def is_free(ear: tuple[Corner, Corner, Corner], shape: list[Corner]) -> bool:
    """Can the ear be cut off? It is convex, and contains no other corner of the shape."""
    one, two, three = ear
    inside = [
        corner
        for corner in shape
        if corner not in ear
        and min(turn(one, two, corner), turn(two, three, corner), turn(three, one, corner)) >= 0
    ]
    return turn(one, two, three) > 0 and not inside
