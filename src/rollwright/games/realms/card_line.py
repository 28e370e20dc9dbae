"""Lines on the drawing of a card: between points or places, with an arrow or a label on them.

A network is drawn from the list of the card that its rules read: each line of the list is one.
"""

import itertools
import math
from typing import Final

from rollwright.core.path_data import Point
from rollwright.core.print import MIDDLE, TextItem, Translations
from rollwright.core.print_names import SIGN_IN_TEXT, TEXT_SIZES
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_shape import Box, DrawnShape
from rollwright.games.realms.card_value import as_flag, as_list, as_number, as_numbers, mistake

LINES_FIELDS: Final = {"arrow", "aside", "curve", "gap"}
LINE_FIELDS: Final = {*LINES_FIELDS, "label", "at", "style"}
# How far a line ends from the outline of a place.
_GAP: Final = 2.0
# About how wide a letter and a sign are, relative to the size of a text, and its height.
_LETTER: Final = 0.58
_SIGN: Final = 1.34
_HEIGHT: Final = 1.4
_AIR: Final = 0.5
# How far the middle of a text lies above its baseline.
_DROP: Final = 0.34
# Where a label is tried along its line: first in the middle, then to both sides.
_TRIES: Final = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8)


def lines_in(value: object, card: Card, where: str) -> list[object]:
    """Several lines: those of a list of the card, by its name, or one by one."""
    if not isinstance(value, str):
        found = as_list(value, where)
        if not found:
            raise mistake(where, "lists")
        return found
    if value not in card.lists:
        raise mistake(where, "no-list", {"name": value})
    return [[card.places[place].id for place in line] for line in card.lists[value]]


def line_points(
    values: object, table: dict[str, object], shapes: dict[str, DrawnShape], where: str
) -> list[Point]:
    """The points of a line: it ends at the outlines of places, and passes others in the middle."""
    field = f"{where}: {'line' if 'line' in table else 'lines'}"
    if not isinstance(values, list) or len(values) < 2:
        raise mistake(field, "numbers")
    gap = as_number(table.get("gap", _GAP), f"{where}: gap")
    found: list[DrawnShape | None] = []
    points: list[Point] = []
    for value in values:
        if isinstance(value, str):
            if value not in shapes:
                raise mistake(field, "no-place", {"place": value})
            found.append(shapes[value])
            points.append(shapes[value].middle)
        else:
            x, y = as_numbers(value, 2, field)
            found.append(None)
            points.append((x, y))
    first, last = found[0], found[-1]
    ends = points[:]
    if first is not None:
        ends[0] = _edge(points[1], first, gap)
    if last is not None:
        ends[-1] = _edge(points[-2], last, gap)
    if ends[0] == ends[1] or ends[-1] == ends[-2]:
        raise mistake(field, "no-room")
    return _shifted(ends, as_number(table.get("aside", 0), f"{where}: aside"))


def _shifted(points: list[Point], aside: float) -> list[Point]:
    """The same line to the right of the way from its first point to its last, or to the left."""
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    if not aside or not length:
        return points
    dx, dy = (y1 - y2) / length * aside, (x2 - x1) / length * aside
    return [(x + dx, y + dy) for x, y in points]


def _edge(origin: Point, shape: DrawnShape, gap: float) -> Point:
    """Where the way from a point to the middle of a place meets its outline, less a gap."""
    (x1, y1), (x2, y2) = origin, shape.middle
    length = math.hypot(x2 - x1, y2 - y1)
    shares = [1.0]
    for part in shape.outline:
        for (ax, ay), (bx, by) in zip(part, part[1:] + part[:1], strict=True):
            across = (x2 - x1) * (by - ay) - (y2 - y1) * (bx - ax)
            if across:
                share = ((ax - x1) * (by - ay) - (ay - y1) * (bx - ax)) / across
                side = ((ax - x1) * (y2 - y1) - (ay - y1) * (x2 - x1)) / across
                if 0 <= side <= 1 and 0 <= share <= 1:
                    shares.append(share)
    share = max(0.0, min(shares) - gap / length) if length else 0.0
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def line_path(points: list[Point], table: dict[str, object], where: str) -> str:
    """The path of a line: a curve on wish, and with two wings at its end if it is an arrow."""
    if as_flag(table.get("curve", False), f"{where}: curve"):
        d = f"M{_at(points[0])}"
        for (one, other), point in zip(_bends(points), points[1:], strict=True):
            d += f"C{_at(one)} {_at(other)} {_at(point)}"
    else:
        d = "M" + "L".join([_at(point) for point in points])
    if not as_flag(table.get("arrow", False), f"{where}: arrow"):
        return d
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    wings = [(x2 - 7 * ux + side * 5 * uy, y2 - 7 * uy - side * 5 * ux) for side in (1, -1)]
    return d + f"M{wings[0][0]:g} {wings[0][1]:g}L{x2:g} {y2:g}L{wings[1][0]:g} {wings[1][1]:g}"


def _at(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"


def _bends(points: list[Point]) -> list[tuple[Point, Point]]:
    """The two handles of each piece of a smooth curve through all of these points."""
    around = [points[0], *points, points[-1]]
    found: list[tuple[Point, Point]] = []
    for at in range(1, len(points)):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = around[at - 1 : at + 3]
        one = (round(x1 + (x2 - x0) / 6, 2), round(y1 + (y2 - y0) / 6, 2))
        other = (round(x2 - (x3 - x1) / 6, 2), round(y2 - (y3 - y1) / 6, 2))
        found.append((one, other))
    return found


# --- labels ------------------------------------------------------------------------------------


class Labels:
    """The labels on the lines of a card, which lie on no place and on no other label."""

    def __init__(self, shapes: dict[str, DrawnShape], names: CardNames) -> None:
        self._boxes = [shape.box for shape in shapes.values()]
        self._names = names

    def label(self, table: dict[str, object], points: list[Point], where: str) -> TextItem:
        """The label of a line: in its middle, or near it, or where the card says."""
        words = self._names.words(table["label"], f"{where}: label")
        style = self._names.style(table.get("style", "bold"), f"{where}: style")
        size = TEXT_SIZES[style]
        width = _width(words, size)
        if "at" in table:
            x, y = as_numbers(table["at"], 2, f"{where}: at")
        else:
            x, y = self._spot(points, width, _HEIGHT * size, where)
        self._boxes.append(_box(x, y, width, _HEIGHT * size))
        baseline = round(y + _DROP * size, 2)
        return TextItem(words, round(x, 2), baseline, style, MIDDLE, "ink", "paper")

    def _spot(self, points: list[Point], width: float, height: float, where: str) -> Point:
        """The first spot that is free: along the line, else to its sides."""
        for aside in (0.0, 1.0, -1.0):
            for share in _TRIES:
                x, y, ux, uy = _along(points, share)
                # As far aside as the label reaches in that direction.
                reach = aside * (abs(uy) * width + abs(ux) * height) / 2
                x, y = x - uy * reach, y + ux * reach
                box = _box(x, y, width, height)
                if not any([_overlap(box, other) for other in self._boxes]):
                    return x, y
        raise mistake(f"{where}: label", "no-spot")


def _width(words: Translations, size: float) -> float:
    """About how wide a text is, in the language in which it is longest."""
    widths: list[float] = []
    for text in words.values():
        signs = len(SIGN_IN_TEXT.findall(text))
        widths.append((len(SIGN_IN_TEXT.sub("", text)) * _LETTER + signs * _SIGN + _AIR) * size)
    return max(widths)


def _along(points: list[Point], share: float) -> tuple[float, float, float, float]:
    """The point at this share of a line, and the direction there."""
    pairs = list(itertools.pairwise(points))
    lengths = [math.hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairs]
    left = share * sum(lengths)
    for ((x1, y1), (x2, y2)), length in zip(pairs, lengths, strict=True):
        if length and left <= length:
            ux, uy = (x2 - x1) / length, (y2 - y1) / length
            return x1 + ux * left, y1 + uy * left, ux, uy
        left -= length
    x, y = points[-1]
    return x, y, 1.0, 0.0


def _box(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, width, height


def _overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
