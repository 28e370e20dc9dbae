"""The boards with goods: those of a seat, those of the supply, and what coins buy."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    NONE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    rounded,
    translated,
)
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.names import good_name
from rollwright.games.dice_realms.paper.board import (
    BAND_HEIGHT,
    BOARD_WIDTH,
    MARGIN,
    draw_counter,
    finish_board,
    sentence_case,
    start_board,
)

SEAT_GOODS: Final = ("grain", "vp", "coin", "upgrade", "token", "set", "misery")
SUPPLY_GOODS: Final = ("grain", "vp", "misery")
_GAP: Final = 8.0
_HIGH: Final = 92.0
_COLUMNS: Final = 4
# The wares in the order of the shop: their ids, the sign of each, and the price in coins.
_WARES: Final = (
    ("upgrade", "upgrade", BOX.upgrade_price),
    ("token", "token", BOX.token_price),
    ("set", "set", BOX.set_price),
    ("gray", "", BOX.die_price),
    ("green", "", BOX.die_price),
)
_DICE: Final = ("gray", "green")
_WARE_HIGH: Final = 104.0


def _grid_box(
    at: int, columns: int, top: float, height: float
) -> tuple[float, float, float, float]:
    """A box of a grid that is as wide as the board."""
    width = (BOARD_WIDTH - 2 * MARGIN - (columns - 1) * _GAP) / columns
    column, row = at % columns, at // columns
    return MARGIN + column * (width + _GAP), top + row * (height + _GAP), width, height


@cache
def goods_print() -> Print:
    """What a seat has: a box for the number of each good."""
    title = Message("dice-realms.group.goods")
    height = BAND_HEIGHT + 2 * _HIGH + _GAP + 2 * MARGIN
    items = start_board(title, height)
    places: list[PrintPlace] = []
    for at, good in enumerate(SEAT_GOODS):
        # Grain, points and coins first; what is spent for dice and faces below.
        box = _grid_box(at, 3, BAND_HEIGHT + MARGIN, _HIGH)
        if at >= 3:
            box = _grid_box(at - 3, _COLUMNS, BAND_HEIGHT + MARGIN + _HIGH + _GAP, _HIGH)
        places.append(draw_counter(items, f"goods:{good}", good_name(good), box))
    return finish_board("goods", title, height, items, places)


@cache
def supply_print() -> Print:
    """What the supply has left."""
    title = Message("dice-realms.group.supply")
    height = BAND_HEIGHT + _HIGH + 2 * MARGIN
    items = start_board(title, height, Message("dice-realms.print.supply"))
    places: list[PrintPlace] = []
    for at, good in enumerate(SUPPLY_GOODS):
        box = _grid_box(at, 3, BAND_HEIGHT + MARGIN, _HIGH)
        places.append(draw_counter(items, f"supply:{good}", good_name(good), box))
    return finish_board("supply", title, height, items, places)


@cache
def shop_print(has_discount: bool) -> Print:
    """What coins buy; a hint tells how a discount is marked, if a face in play brings one."""
    title = Message("dice-realms.group.shop")
    height = BAND_HEIGHT + 2 * _WARE_HIGH + _GAP + 2 * MARGIN + (20.0 if has_discount else 0.0)
    items = start_board(
        title, height, Message("dice-realms.print.repair", {"price": BOX.repair_price})
    )
    places: list[PrintPlace] = []
    top = BAND_HEIGHT + MARGIN
    for at, (ware, sign, price) in enumerate(_WARES):
        box = _grid_box(at, 3, top, _WARE_HIGH)
        if ware in _DICE:
            box = _grid_box(_DICE.index(ware), 2, top + _WARE_HIGH + _GAP, _WARE_HIGH)
        places.append(_draw_ware(items, ware, sign, price, box))
    if has_discount:
        hint = translated(Message("dice-realms.print.discount"))
        items.append(TextItem(hint, BOARD_WIDTH / 2, height - 12, "tiny", "middle", "muted"))
    return finish_board("shop", title, height, items, places)


def _draw_ware(
    items: list[Item], ware: str, sign: str, price: int, box: tuple[float, float, float, float]
) -> PrintPlace:
    x, y, width, height = box
    name = Message(f"dice-realms.ware.{ware}")
    items.append(PathItem(rounded(*box, 10), "t3", "t4", 1.3))
    words = sentence_case(translated(name))
    items.append(TextItem(words, x + width / 2, y + 22, "bold", "middle"))
    middle = y + 52
    center = (x + width / 2, middle)
    if ware in _DICE:
        _draw_die(items, x + 34, middle, f"body-{ware}")
        field = (x + width - 78, y + 34, 66.0, 36.0)
        items.append(PathItem(rounded(*field, 7), "place", "place-line", 1.4))
        items.append(TextItem({"en": "×"}, field[0] - 12, middle + 9, "number", "middle"))
        center = (field[0] + field[2] / 2, field[1] + field[3] / 2)
    else:
        items.append(SignItem(sign, x + width / 2, middle, 38))
    label = f"{price} :coin:" + (f" + {BOX.die_grain} :grain:" if ware in _DICE else "")
    tag = rounded(
        x + width / 2 - (54 if ware in _DICE else 30),
        y + height - 29,
        108 if ware in _DICE else 60,
        24,
        12,
    )
    items.append(PathItem(tag, "place", "place-line", 1.3))
    items.append(TextItem({"en": label}, x + width / 2, y + height - 11, "how", "middle"))
    return PrintPlace(f"shop:{ware}", name, rounded(*box, 10), box, center, 26.0)


def _draw_die(items: list[Item], x: float, y: float, body: str) -> None:
    """A die in the color of its body, seen from a corner."""
    top = f"M{x:g} {y - 22:g}l19 10-19 10-19-10z"
    sides = f"M{x - 19:g} {y - 12:g}l19 10 19-10v22l-19 10-19-10z"
    items.append(PathItem(sides, body, "body-line", 1.8))
    items.append(PathItem(top, body, "body-line", 1.8))
    items.append(PathItem(f"M{x:g} {y - 2:g}v22", NONE, "body-line", 1.6))
