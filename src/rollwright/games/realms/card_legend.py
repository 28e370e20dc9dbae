"""The legend of a card: dice, and beside each what it stands for."""

from typing import Final

from rollwright.core.print import Item, PathItem, SignItem, TextItem
from rollwright.core.print_names import SIGN_IN_TEXT
from rollwright.games.realms.card_item import item_at, squares
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_value import as_number, as_numbers, as_text, as_whole, mistake

LEGEND_FIELDS: Final = {"at", "step", "die", "shapes", "signs", "texts", "unit", "fill"}


def legend_items(table: dict[str, object], names: CardNames, where: str) -> list[Item]:
    """Dice in a row or column, and beside each what it stands for."""
    dice = as_numbers(table["legend"], 0, f"{where}: legend")
    left, top = as_numbers(table.get("at"), 2, f"{where}: at")
    across, down = as_numbers(table.get("step"), 2, f"{where}: step")
    dx, dy, size = as_numbers(table.get("die", [26, 0, 28]), 3, f"{where}: die")
    items: list[Item] = []
    for at, value in enumerate(dice):
        x, y = left + at * across, top + at * down
        sign = names.sign(f"die{value:g}", f"{where}: legend")
        items.append(SignItem(sign, x, y, size))
        items += _meaning(table, at, x + dx, y + dy, names, where)
    return items


def _meaning(
    table: dict[str, object], at: int, x: float, y: float, names: CardNames, where: str
) -> list[Item]:
    items: list[Item] = []
    if "shapes" in table:
        shape = as_text(item_at(table["shapes"], at, f"{where}: shapes"), f"{where}: shapes")
        unit = as_number(table.get("unit", 10), f"{where}: unit")
        fill = names.color(table.get("fill", "trace"), f"{where}: fill")
        items.append(PathItem(squares(shape, x, y, unit), fill, "paper", 1.2))
    if "signs" in table:
        told = as_text(item_at(table["signs"], at, f"{where}: signs"), f"{where}: signs")
        for number, name in enumerate(told.split()):
            items.append(SignItem(names.sign(name, f"{where}: signs"), x + number * 27, y, 25))
    if "texts" in table:
        words = names.words(item_at(table["texts"], at, f"{where}: texts"), f"{where}: texts")
        items.append(TextItem(words, x, y + 5, "bold"))
    return items


def check_dice(value: object, items: list[Item], where: str) -> None:
    """Every die that a card declares has to be drawn there, or printed as a number by itself."""
    if not isinstance(value, list):
        raise mistake(where, "wholes")
    shown = [item.name for item in items if isinstance(item, SignItem)]
    for item in items:
        if isinstance(item, TextItem):
            for text in item.words.values():
                shown += [f"die{text}", *SIGN_IN_TEXT.findall(text)]
    missing: list[str] = []
    for die in value:
        number = as_whole(die, where)
        if not 1 <= number <= 6:
            raise mistake(where, "dice")
        if f"die{number}" not in shown:
            missing.append(str(number))
    if missing:
        raise mistake(where, "dice-not-drawn", {"dice": ", ".join(missing)})
