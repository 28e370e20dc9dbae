"""What is printed on a place of a card, from its data: its number, what it costs and gives.

A number or a price is written once, where the rules read it; the drawing only says where it stands.
"""

from typing import Final

from rollwright.core.path_data import Point
from rollwright.core.print import MIDDLE, Item, PathItem, SignItem, TextItem, rounded
from rollwright.core.print_names import DICE_SIGNS, TEXT_SIZES
from rollwright.games.realms.card import CardPlace
from rollwright.games.realms.card_item import row_width, signs_in_a_row, signs_of
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_shape import DrawnShape
from rollwright.games.realms.card_value import (
    as_number,
    as_numbers,
    as_table,
    mistake,
    refuse_unknown,
)

SIGN_SIZE: Final = 40.0
SIGN_GAP: Final = 2.0
_COST_SIZE: Final = 26.0
# The capsule around a price, and its badge, relative to the size of its signs.
_CAPSULE: Final = 22 / 30
_BADGE: Final = 17 / 30
_BADGE_AT: Final = (-4 / 30, 7 / 30)
# How far the baseline of a text lies below its middle, relative to its size.
_DROP: Final = 8.5 / 24
PRINT_FIELDS: Final = {"style", "color", "die", "size", "signs"}


def printed_items(
    place: CardPlace, shape: DrawnShape, table: dict[str, object], names: CardNames, where: str
) -> list[Item]:
    """Everything that is printed on a place."""
    items = _number(place, shape.middle, table.get("print", True), names, f"{where}: print")
    both = place.costs and (place.gains or place.icons)
    # A price stands above what it buys, unless the card says where each of them goes.
    aside = 0.23 * shape.box[3] if both and table.get("costs", True) is True else 0.0
    spot = _spot(table, "costs", (0.0, -aside, _COST_SIZE), where)
    if place.costs and spot is not None:
        x, y = shape.middle[0] + spot[0], shape.middle[1] + spot[1]
        items += cost_items(place.costs, x, y, spot[2], SIGN_GAP)
    spot = _spot(table, "gains", (0.0, aside, SIGN_SIZE if not aside else _COST_SIZE), where)
    signs = signs_of(place.gains + place.icons)
    if signs and spot is not None:
        x, y = shape.middle[0] + spot[0], shape.middle[1] + spot[1]
        items += signs_in_a_row(signs, x, y, spot[2], SIGN_GAP)
    return items


def is_printed(table: dict[str, object], field: str) -> bool:
    """Is what a place gives or costs drawn together with it?"""
    return table.get(field, True) is not False


def cost_items(costs: list[int], x: float, y: float, size: float, gap: float) -> list[Item]:
    """A price: its signs in a dashed capsule, with the badge of what is paid."""
    signs = signs_of(costs)
    radius = _CAPSULE * size
    width = row_width(signs, size, gap) + 2 * (radius - size / 2)
    capsule = rounded(x - width / 2, y - radius, width, 2 * radius, radius)
    items: list[Item] = [PathItem(capsule, "paper", "sign-red", 2, "5 4.2")]
    items += signs_in_a_row(signs, x, y, size, gap)
    dx, dy = _BADGE_AT
    left, top = x - width / 2 - dx * size, y - radius + dy * size
    items.append(SignItem("pay", left, top, _BADGE * size))
    return items


def _spot(
    table: dict[str, object], field: str, usual: tuple[float, float, float], where: str
) -> tuple[float, float, float] | None:
    """Where signs stand, from the middle, and how large they are; None if nowhere."""
    value = table.get(field, True)
    if isinstance(value, bool):
        return usual if value else None
    dx, dy, size = as_numbers(value, 3, f"{where}: {field}")
    return dx, dy, size


def number_items(
    place: CardPlace, x: float, y: float, table: dict[str, object], names: CardNames, where: str
) -> list[Item]:
    """The printed number at a point: as a text, as a die, or as a sign that stands for it."""
    if "die" in table:
        sign = f"die{place.number or place.print}"
        if sign not in DICE_SIGNS:
            raise mistake(f"{where}.die", "no-die", {"place": place.id, "print": place.print})
        return [SignItem(sign, x, y, as_number(table["die"], f"{where}.die"))]
    if "signs" in table:
        signs = as_table(table["signs"], f"{where}.signs")
        if place.print not in signs:
            raise mistake(
                f"{where}.signs", "no-sign-for", {"place": place.id, "print": place.print}
            )
        if not signs[place.print]:
            return []
        sign = names.sign(signs[place.print], f"{where}.signs.{place.print}")
        return [SignItem(sign, x, y, as_number(table.get("size", SIGN_SIZE), f"{where}.size"))]
    style = names.style(table.get("style", "number"), f"{where}.style")
    color = names.color(table.get("color", "ink"), f"{where}.color")
    baseline = y + _DROP * TEXT_SIZES[style]
    return [TextItem({"en": place.print}, x, baseline, style, MIDDLE, color)]


def _number(
    place: CardPlace, middle: Point, value: object, names: CardNames, where: str
) -> list[Item]:
    """The printed number on its place."""
    if value is False or not place.print:
        return []
    table = as_table({} if value is True else value, where)
    refuse_unknown(table, {"at", *PRINT_FIELDS}, where)
    dx, dy = as_numbers(table.get("at", [0, 0]), 2, f"{where}.at")
    return number_items(place, middle[0] + dx, middle[1] + dy, table, names, where)
