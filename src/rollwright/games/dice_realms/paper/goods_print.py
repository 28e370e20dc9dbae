"""The boards with goods: those of a seat, those of the supply, and what coins buy."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    TALLY,
    Item,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    Translations,
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
# What a seat has at the start, and what the supply has for each player.
SEAT_START: Final = {
    "grain": BOX.start_grain,
    "coin": BOX.start_treasury,
    "token": BOX.start_tokens,
}
SUPPLY_START: Final = {
    "grain": BOX.grain - BOX.start_grain,
    "vp": BOX.points,
    "misery": BOX.misery,
}
_GAP: Final = 8.0
_HIGH: Final = 92.0
_COLUMNS: Final = 4
# The lines below the boxes.
_LINE: Final = 17.0
_GOODS_LINES: Final = 3
_START_HIGH: Final = 32.0
# The wares in the order of the shop: their ids, the sign of each, and the price in coins. Repairs
# are bought on the die itself: they have a price here, but no place.
_REPAIR: Final = "repair"
_WARES: Final = (
    ("upgrade", "upgrade", BOX.upgrade_price),
    ("token", "token", BOX.token_price),
    ("set", "set", BOX.set_price),
    ("gray", "", BOX.die_price),
    ("green", "", BOX.die_price),
    (_REPAIR, "broken", BOX.repair_price),
)
_DICE: Final = ("gray", "green")
_WARE_HIGH: Final = 108.0
# Wares with a note below all of them.
_NOTED: Final = (*_DICE, _REPAIR)


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
    low = BAND_HEIGHT + 2 * _HIGH + _GAP + 2 * MARGIN
    height = low + _GOODS_LINES * _LINE
    items = start_board(title, height, Message("dice-realms.print.goods"))
    places: list[PrintPlace] = []
    for at, good in enumerate(SEAT_GOODS):
        # Grain, points and coins first; what is spent for dice and faces below.
        box = _grid_box(at, 3, BAND_HEIGHT + MARGIN, _HIGH)
        if at >= 3:
            box = _grid_box(at - 3, _COLUMNS, BAND_HEIGHT + MARGIN + _HIGH + _GAP, _HIGH)
        places.append(draw_counter(items, f"goods:{good}", good_name(good), box))
    args: dict[str, object] = {**SEAT_START}
    for at in range(_GOODS_LINES):
        words = translated(Message(f"dice-realms.print.goods-{at + 1}", args))
        items.append(TextItem(words, BOARD_WIDTH / 2, low + 4 + at * _LINE, "tiny", MIDDLE))
    return finish_board("goods", title, height, items, places)._replace(role=TALLY)


@cache
def supply_print() -> Print:
    """What the supply has left."""
    title = Message("dice-realms.group.supply")
    height = BAND_HEIGHT + _HIGH + 2 * MARGIN + _START_HIGH
    items = start_board(title, height, Message("dice-realms.print.supply"))
    places: list[PrintPlace] = []
    for at, good in enumerate(SUPPLY_GOODS):
        box = _grid_box(at, 3, BAND_HEIGHT + MARGIN, _HIGH)
        places.append(draw_counter(items, f"supply:{good}", good_name(good), box))
        start = Message("dice-realms.print.supply-start", {"count": SUPPLY_START[good]})
        middle, low = box[0] + box[2] / 2, box[1] + box[3] + 18
        items.append(TextItem(translated(start), middle, low, "tiny", MIDDLE, "muted"))
    chips: dict[str, object] = {"grain": BOX.starred_grain, "misery": BOX.starred_misery}
    more = translated(Message("dice-realms.print.supply-more", chips))
    items.append(TextItem(more, BOARD_WIDTH / 2, height - 14, "tiny", MIDDLE, "muted"))
    return finish_board("supply", title, height, items, places)._replace(role=TALLY)


@cache
def shop_print(has_discount: bool) -> Print:
    """What coins buy; a hint tells how a discount is marked, if a face in play brings one."""
    title = Message("dice-realms.group.shop")
    low = BAND_HEIGHT + MARGIN + 2 * (_WARE_HIGH + _GAP) + 12
    height = low + len(_NOTED) * _LINE + (20.0 if has_discount else 0.0)
    items = start_board(title, height, Message("dice-realms.print.shop"))
    places: list[PrintPlace] = []
    top = BAND_HEIGHT + MARGIN
    for at, (ware, sign, price) in enumerate(_WARES):
        box = _grid_box(at, 3, top, _WARE_HIGH)
        name = Message(f"dice-realms.ware.{ware}")
        center = _draw_ware(items, ware, sign, price, box)
        if ware != _REPAIR:
            shape, hand = rounded(*box, 10), "x" if ware in _DICE else "none"
            place = PrintPlace(f"shop:{ware}", name, shape, box, center, 26.0, "blank", hand)
            places.append(place._replace(printed=_price_of(ware, price)))
    for at, ware in enumerate(_NOTED):
        note = _note_on(ware)
        items.append(TextItem(note, BOARD_WIDTH / 2, low + at * _LINE, "tiny", MIDDLE, "muted"))
    if has_discount:
        hint = translated(Message("dice-realms.print.discount"))
        items.append(TextItem(hint, BOARD_WIDTH / 2, height - 12, "tiny", MIDDLE, "muted"))
    return finish_board("shop", title, height, items, places)


def _price_of(ware: str, price: int) -> Message:
    """The price of a ware in words."""
    args: dict[str, object] = {"count": price, "grain": BOX.die_grain}
    return Message(f"dice-realms.price.{'die' if ware in _DICE else 'coins'}", args)


def _draw_ware(
    items: list[Item], ware: str, sign: str, price: int, box: tuple[float, float, float, float]
) -> tuple[float, float]:
    """Draw what is for sale, and tell where its number is written."""
    x, y, width, height = box
    items.append(PathItem(rounded(*box, 10), "t3", "t4", 1.3))
    words = sentence_case(translated(Message(f"dice-realms.ware.{ware}")))
    middle = x + width / 2
    items.append(TextItem(words, middle, y + 22, "bold", MIDDLE))
    center = (middle, y + 52)
    if ware in _DICE:
        _draw_die(items, x + 34, y + 54, f"body-{ware}")
        field = (x + width - 76, y + 28, 64.0, 31.0)
        items.append(PathItem(rounded(*field, 7), "place", "place-line", 1.4))
        center = (field[0] + field[2] / 2, field[1] + field[3] / 2)
        left = translated(Message("dice-realms.print.left"))
        items.append(TextItem(left, center[0], y + 71, "tiny", MIDDLE))
    elif ware == _REPAIR:
        items.append(SignItem("trowel", middle - 22, y + 54, 36))
        items.append(SignItem(sign, middle + 22, y + 54, 36))
    else:
        items.append(SignItem(sign, center[0], center[1], 38))
    label = f"{price} :coin:" + (f" + {BOX.die_grain} :grain:" if ware in _DICE else "")
    half = 58.0 if ware in _DICE else 30.0
    tag = rounded(middle - half, y + height - 30, 2 * half, 25, 12.5)
    items.append(PathItem(tag, "place", "place-line", 1.3))
    items.append(TextItem({"en": label}, middle, y + height - 11, "how", MIDDLE))
    return center


def _note_on(ware: str) -> Translations:
    """What is special about a ware, in one line."""
    keys = [f"ware.{ware}", f"print.ware-{ware}1", f"print.ware-{ware}2"]
    name, one, two = [translated(Message(f"dice-realms.{key}")) for key in keys]
    joint = " " if ware == _REPAIR else ", "
    return {
        language: f"{name[language]}: {one[language]}{joint}{two[language]}" for language in name
    }


def _draw_die(items: list[Item], x: float, y: float, body: str) -> None:
    """A die in the color of its body, seen from a corner."""
    top = f"M{x:g} {y - 22:g}l19 10-19 10-19-10z"
    sides = f"M{x - 19:g} {y - 12:g}l19 10 19-10v22l-19 10-19-10z"
    items.append(PathItem(sides, body, "body-line", 1.8))
    items.append(PathItem(top, body, "body-line", 1.8))
    items.append(PathItem(f"M{x:g} {y - 2:g}v22", NONE, "body-line", 1.6))
