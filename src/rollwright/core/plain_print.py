"""Plain prints: boxes with what is printed in them, for cards and boards that nobody has drawn."""

from typing import Final

from rollwright.core.place import Corners, Place, corners_of
from rollwright.core.print import (
    MIDDLE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    PrintTheme,
    SignItem,
    TextItem,
    Translations,
    polygon,
    rounded,
)

# The size of a unit of the places' outlines; a print is never narrower than its title needs.
_UNIT: Final = 72.0
_MARGIN: Final = 20.0
_TITLE: Final = 52.0
_LEAST: Final = 320.0
_MILLIMETRES: Final = 0.18
_HAND: Final = 40.0
_SIGN: Final = 22.0
_THEME: Final = PrintTheme({"t1": "#4a5568", "trace": "#4a5568"}, {"trace": "#a0aec0"})


def plain_prints(places: list[Place]) -> list[Print]:
    """One print for each group of places on paper, named by its id."""
    groups: dict[str, list[Place]] = {}
    for place in places:
        if place.group != "dice":
            groups.setdefault(place.group, []).append(place)
    return [plain_print(group, {"en": group}, found) for group, found in groups.items()]


def plain_print(id_: str, title: Translations, places: list[Place]) -> Print:
    """A print with a title and these places, each with its printed text and signs."""
    outlines = [corners_of(place.outline) for place in places]
    every = [corner for corners in outlines for corner in corners]
    left, top = min([x for x, _ in every]), min([y for _, y in every])
    width = max(_LEAST, (max([x for x, _ in every]) - left) * _UNIT + 2 * _MARGIN)
    height = (max([y for _, y in every]) - top) * _UNIT + 2 * _MARGIN + _TITLE
    items: list[Item] = [
        PathItem(rounded(0, 0, width, height, 14), "paper", "line", 1.2),
        TextItem(title, _MARGIN, 38, "title", color="ink"),
    ]
    drawn: list[PrintPlace] = []
    for place, corners in zip(places, outlines, strict=True):
        shape = [(_MARGIN + (x - left) * _UNIT, _TITLE + (y - top) * _UNIT) for x, y in corners]
        found = _place(place, shape)
        items.append(PathItem(found.d, "line" if place.shade else "place", "place-line", 1.5))
        items += _printed(place, found)
        drawn.append(found)
    return Print(
        id_, title, width, height, _THEME, items, drawn, [], {}, round(width * _MILLIMETRES, 1)
    )


def _place(place: Place, shape: Corners) -> PrintPlace:
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    box = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    center = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    height = min(_HAND, 0.7 * min(box[2], box[3]))
    return PrintPlace(place.id, place.name, polygon(shape), box, center, height)


def _printed(place: Place, drawn: PrintPlace) -> list[Item]:
    """What is printed in a place: small in its upper part, so that there is room to write."""
    x = drawn.center[0]
    top, low = drawn.box[1], drawn.box[1] + drawn.box[3]
    items: list[Item] = []
    prices = [f"−:{cost}:" for cost in place.costs]
    words = " ".join([place.print, *prices]).strip()
    if words:
        items.append(TextItem({"en": words}, x, top + 18, "bold", MIDDLE, "muted"))
    start = x - _SIGN * (len(place.icons) - 1) / 2
    for at, icon in enumerate(place.icons):
        items.append(SignItem(icon, start + at * _SIGN, low - 14, _SIGN - 2))
    return items
