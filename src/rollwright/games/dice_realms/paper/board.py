"""Boards: the sheet of paper with its band and title, and the boxes to write numbers in."""

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
    Translations,
    rounded,
    translated,
)
from rollwright.games.dice_realms.paper.colors import BAND, THEME
from rollwright.games.dice_realms.paper.tile_print import used_symbols

BOARD_WIDTH: Final = 480.0
MARGIN: Final = 16.0
BAND_HEIGHT: Final = 46.0
_ROUND: Final = 16.0
# How many prints of each kind are kept that depend on the chosen tiles: each choice has its own.
MOST_KEPT: Final = 500
# The true width of a board, so that two lie side by side on a page.
_MILLIMETRES: Final = 92.0


def sentence_case(words: Translations) -> Translations:
    """The words with a capital letter at the start, as a title has it."""
    return {language: text[:1].upper() + text[1:] for language, text in words.items()}


def start_board(title: Message, height: float, hint: Message | None = None) -> list[Item]:
    """The paper of a board, its band and its title; the hint stands at the end of the band."""
    right, low = BOARD_WIDTH, BAND_HEIGHT
    band = f"M0 {low:g}V{_ROUND:g}a{_ROUND:g} {_ROUND:g} 0 0 1 {_ROUND:g} {-_ROUND:g}"
    band += f"H{right - _ROUND:g}a{_ROUND:g} {_ROUND:g} 0 0 1 {_ROUND:g} {_ROUND:g}V{low:g}z"
    items: list[Item] = [
        PathItem(rounded(0, 0, right, height, _ROUND), "paper"),
        PathItem(band, BAND),
        PathItem(rounded(0.6, 0.6, right - 1.2, height - 1.2, _ROUND), NONE, "line", 1.2),
        TextItem(sentence_case(translated(title)), MARGIN + 4, 33, "title", color="on"),
    ]
    if hint is not None:
        words = translated(hint)
        items.append(TextItem(words, right - MARGIN - 2, 30, "subtitle", "end", "on"))
    return items


def finish_board(
    name: str, title: Message, height: float, items: list[Item], places: list[PrintPlace]
) -> Print:
    """The board with these items and places."""
    return Print(
        name,
        sentence_case(translated(title)),
        BOARD_WIDTH,
        height,
        THEME,
        items,
        places,
        [],
        used_symbols(items),
        _MILLIMETRES,
    )


def draw_counter(
    items: list[Item], place: str, name: Message, box: tuple[float, float, float, float]
) -> PrintPlace:
    """A box with a sign, the name of it, and room to write a number."""
    x, y, width, height = box
    sign = place.partition(":")[2]
    items.append(PathItem(rounded(*box, 10), "t3", "t4", 1.3))
    field = (x + 0.44 * width, y + 8, 0.56 * width - 8, height - 32)
    items.append(PathItem(rounded(*field, 7), "place", "place-line", 1.4))
    items.append(SignItem(sign, x + 0.23 * width, y + 8 + field[3] / 2, 40))
    label = Message("dice-realms.print.misery-label") if sign == "misery" else name
    words = sentence_case(translated(label))
    items.append(TextItem(words, x + width / 2, y + height - 8, "tiny", "middle"))
    center = (field[0] + field[2] / 2, field[1] + field[3] / 2)
    return PrintPlace(place, name, rounded(*box, 10), box, center, field[3] - 14)
