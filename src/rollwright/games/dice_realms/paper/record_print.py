"""Cards to write on where the game is played on paper: goods, supply, prices and scores."""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    Item,
    PathItem,
    Print,
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
    finish_board,
    sentence_case,
    start_board,
)
from rollwright.games.dice_realms.paper.goods_print import (
    SEAT_GOODS,
    SEAT_START,
    SUPPLY_GOODS,
    SUPPLY_START,
)
from rollwright.games.dice_realms.paper.reference_print import CARD_HEIGHT

_TOP: Final = BAND_HEIGHT + 12
_ROOM: Final = CARD_HEIGHT - _TOP - 8
_PLAYERS: Final = 4
# What scores, with its sign.
_SCORES: Final = (
    ("chips", "vp"),
    ("faces", "cube"),
    ("others", "laurel"),
    ("destroyed", "broken"),
    ("misery", "misery"),
    ("total", "star"),
)
_NAMES: Final = 34.0
# What has a field on a ledger, and what of it there is at the start.
_LEDGERS: Final[dict[str, tuple[tuple[str, ...], dict[str, int]]]] = {
    "goods": (SEAT_GOODS, SEAT_START),
    "supply": (SUPPLY_GOODS, SUPPLY_START),
}
_LABEL: Final = 190.0
# How many of the dice that are bought there are, for two, three and four players.
DICE_LEFT: Final = {"gray": BOX.gray, "green": BOX.green}


def _row(items: list[Item], y: float, height: float, sign: str, words: Message) -> None:
    """The box of a row, with its sign and its name."""
    box = rounded(MARGIN, y, BOARD_WIDTH - 2 * MARGIN, height - 6, 9)
    items.append(PathItem(box, "t3", "t4", 1.3))
    middle = y + (height - 6) / 2
    items.append(SignItem(sign, MARGIN + 24, middle, 30))
    label = sentence_case(translated(words))
    items.append(TextItem(label, MARGIN + 48, middle + 5, "bold"))


def _field(items: list[Item], x: float, y: float, width: float, height: float) -> None:
    items.append(PathItem(rounded(x, y + 5, width, height - 16, 6), "place", "place-line", 1.2))


@cache
def ledger_print(group: str) -> Print:
    """A long field for the number of each good, to be crossed out and written anew."""
    title = Message(f"dice-realms.group.{group}")
    items = start_board(title, CARD_HEIGHT)
    goods, starts = _LEDGERS[group]
    height = _ROOM / len(goods)
    for row, good in enumerate(goods):
        y = _TOP + row * height
        _row(items, y, height, good, good_name(good))
        _field(items, MARGIN + 148, y, BOARD_WIDTH - 2 * MARGIN - 156, height)
        if good in starts:
            start = Message(f"dice-realms.print.{group}-start", {"count": starts[good]})
            x = BOARD_WIDTH - MARGIN - 16
            items.append(TextItem(translated(start), x, y + height - 18, "tiny", "end", "muted"))
    return finish_board(f"{group}-paper", title, CARD_HEIGHT, items, [])


@cache
def price_print() -> Print:
    """What coins and upgrades buy."""
    title = Message("dice-realms.group.shop")
    items = start_board(title, CARD_HEIGHT)
    die = f"{BOX.die_price} :coin: + {BOX.die_grain} :grain:"
    wares = (
        ("token", "token", f"{BOX.token_price} :coin:"),
        ("upgrade", "upgrade", f"{BOX.upgrade_price} :coin:"),
        ("set", "set", f"{BOX.set_price} :coin:"),
        ("gray", "cube", die),
        ("green", "cube", die),
        ("repair", "trowel", f"{BOX.repair_price} :coin:"),
    )
    height = _ROOM / len(wares)
    for row, (ware, sign, price) in enumerate(wares):
        y = _TOP + row * height
        _row(items, y, height, sign, Message(f"dice-realms.ware.{ware}"))
        if ware in DICE_LEFT:
            few, more, most = DICE_LEFT[ware]
            left = Message("dice-realms.print.dice", {"few": few, "more": more, "most": most})
            low = y + height / 2 + 17
            items.append(TextItem(translated(left), MARGIN + 48, low, "tiny", color="muted"))
        words = {"en": price}
        items.append(TextItem(words, BOARD_WIDTH - 2 * MARGIN, y + height / 2 + 4, "how", "end"))
    return finish_board("prices", title, CARD_HEIGHT, items, [])


@cache
def score_print() -> Print:
    """A table for the scores of all players."""
    title = Message("dice-realms.print.score")
    items = start_board(title, CARD_HEIGHT, Message("dice-realms.print.one-dot"))
    width = (BOARD_WIDTH - MARGIN - 6 - _LABEL) / _PLAYERS
    names = translated(Message("dice-realms.print.players"))
    items.append(TextItem(names, MARGIN + 48, _TOP + 22, "bold", color="muted"))
    height = (_ROOM - _NAMES) / len(_SCORES)
    for row, (part, sign) in enumerate(_SCORES):
        y = _TOP + _NAMES + row * height
        _row(items, y, height, sign, Message(f"dice-realms.print.score-{part}"))
    for player in range(_PLAYERS):
        x = _LABEL + player * width + 3
        _field(items, x, _TOP - 5, width - 6, _NAMES + 12)
        for row in range(len(_SCORES)):
            _field(items, x, _TOP + _NAMES + row * height, width - 6, height)
    return finish_board("score", title, CARD_HEIGHT, items, [])
