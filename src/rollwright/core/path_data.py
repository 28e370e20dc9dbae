"""The path data of SVG: moved to another spot, or as the corners of its outline."""

import itertools
import math
import re
from typing import Final

Point = tuple[float, float]
# A letter with all its numbers.
_Step = tuple[str, list[float]]

_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_BLANK: Final = re.compile(r"[\s,]*")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# How finely curves are cut into straight lines.
_PIECES: Final = 8
_TURN: Final = math.pi / 18
# No drawing needs larger numbers, and some programs can't draw them.
_LARGEST: Final = 100_000.0


class BadPath(ValueError):
    """A text that is no path data."""


def path_steps(d: str) -> list[_Step]:
    """The commands of a path, each with its numbers; raises BadPath."""
    steps: list[_Step] = []
    at, letter = _skip(d, 0), ""
    while at < len(d):
        if d[at].isalpha():
            letter, at = d[at], at + 1
            if letter.upper() not in _COUNTS or (not steps and letter not in "Mm"):
                raise BadPath(letter)
        elif not letter or letter in "Zz":
            raise BadPath(d[at:])
        numbers: list[float] = []
        for place in range(_COUNTS[letter.upper()]):
            number, at = _number(d, at, is_flag=letter in "Aa" and place in (3, 4))
            numbers.append(number)
        # The first command is absolute in any case.
        steps.append((letter if steps else "M", numbers))
        letter = {"M": "L", "m": "l"}.get(letter, letter)
        at = _skip(d, at)
    if not steps:
        raise BadPath(d)
    return steps


def moved_path(d: str, dx: float, dy: float) -> str:
    """The path at another spot; raises BadPath."""
    return "".join(
        [letter + _joined(_moved(letter, numbers, dx, dy)) for letter, numbers in path_steps(d)]
    )


def outline_of(d: str) -> list[list[Point]]:
    """The corners of each part of a path, with curves as many short lines; raises BadPath."""
    parts: list[list[Point]] = []
    now: Point = (0.0, 0.0)
    # Where the next smooth curve would start from, and after which kind of curve.
    handle, after = now, ""
    for letter, given in path_steps(d):
        kind = letter.upper()
        dx, dy = now if letter.islower() else (0.0, 0.0)
        numbers = _moved(kind, given, dx, dy)
        if kind == "Z":
            now = parts[-1][0]
            parts.append([now])
        elif kind == "M":
            now = (numbers[0], numbers[1])
            parts.append([now])
        else:
            mirrored = (2 * now[0] - handle[0], 2 * now[1] - handle[1])
            curve = _curve(kind, numbers, mirrored if after == _curve_kind(kind) else now)
            if kind == "A":
                parts[-1] += _arc(now, numbers)
            elif curve:
                parts[-1] += _bent([now, *curve])
                handle = curve[-2]
            else:
                end = {"H": (numbers[0], now[1]), "V": (now[0], numbers[0])}
                parts[-1].append(end[kind] if kind in end else (numbers[0], numbers[1]))
            now = parts[-1][-1]
        after = _curve_kind(kind)
    return [part for part in parts if len(part) > 1]


def _curve_kind(kind: str) -> str:
    """Cubic and square curves are each continued by a letter of their own."""
    return {"C": "cubic", "S": "cubic", "Q": "square", "T": "square"}.get(kind, "")


def _curve(kind: str, numbers: list[float], mirrored: Point) -> list[Point]:
    """The handles and the end of a curve; empty if it is none."""
    points = [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers) - 1, 2)]
    if kind in ("C", "Q"):
        return points
    return [mirrored, *points] if kind in ("S", "T") else []


def _bent(points: list[Point]) -> list[Point]:
    """Points along a curve after its start, by repeated halving of the lines between handles."""
    found: list[Point] = []
    for piece in range(1, _PIECES + 1):
        share = piece / _PIECES
        left = points
        while len(left) > 1:
            left = [
                (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
                for (x1, y1), (x2, y2) in itertools.pairwise(left)
            ]
        found.append(left[0])
    return found


def _arc(start: Point, numbers: list[float]) -> list[Point]:
    """Points along an arc after its start. Its ellipse is made a circle for that."""
    radius, other, slant, large, sweep, x, y = numbers
    if not radius or not other or (x, y) == start:
        return [(x, y)]
    turn = math.radians(slant)
    cos, sin, flat = math.cos(turn), math.sin(turn), abs(radius / other)
    ends = [(px * cos + py * sin, (py * cos - px * sin) * flat) for px, py in (start, (x, y))]
    (x1, y1), (x2, y2) = ends
    apart = math.hypot(x2 - x1, y2 - y1)
    reach = max(abs(radius), apart / 2)
    height = math.sqrt(max(0.0, reach * reach - apart * apart / 4))
    side = height if (large == sweep) else -height
    mx, my = (x1 + x2) / 2 + side * (y2 - y1) / apart, (y1 + y2) / 2 - side * (x2 - x1) / apart
    first, last = math.atan2(y1 - my, x1 - mx), math.atan2(y2 - my, x2 - mx)
    angle = (last - first) % math.tau
    angle = angle if sweep else angle - math.tau
    pieces = max(2, math.ceil(abs(angle) / _TURN))
    found: list[Point] = []
    for piece in range(1, pieces + 1):
        at = first + angle * piece / pieces
        px, py = mx + reach * math.cos(at), (my + reach * math.sin(at)) / flat
        found.append((px * cos - py * sin, px * sin + py * cos))
    return [*found[:-1], (x, y)]


def _moved(letter: str, numbers: list[float], dx: float, dy: float) -> list[float]:
    """The numbers of a command at another spot; those of a relative one stay."""
    if letter.islower():
        return numbers
    if letter == "H":
        return [numbers[0] + dx]
    if letter == "V":
        return [numbers[0] + dy]
    if letter == "A":
        return [*numbers[:5], numbers[5] + dx, numbers[6] + dy]
    return [number + (dy if at % 2 else dx) for at, number in enumerate(numbers)]


def _joined(numbers: list[float]) -> str:
    return " ".join([f"{round(number, 3) + 0.0:g}" for number in numbers])


def _number(d: str, at: int, *, is_flag: bool) -> tuple[float, int]:
    """The next number, and where the text goes on; a flag is a single digit."""
    at = _skip(d, at)
    if is_flag:
        if d[at : at + 1] not in ("0", "1"):
            raise BadPath(d[at:])
        return float(d[at]), at + 1
    found = _NUMBER.match(d, at)
    if found is None:
        raise BadPath(d[at:])
    number = float(found[0])
    if abs(number) > _LARGEST:
        raise BadPath(found[0])
    return number, found.end()


def _skip(d: str, at: int) -> int:
    found = _BLANK.match(d, at)
    return found.end() if found is not None else at
