"""The print of a realm card: band, how-strip, body and foot, the same on every card.

The band carries the name, the set and a seal that shows how much of the card is our own; its lower
edge is the motif of the realm. The how-strip tells in two lines what a die does. The foot tells
what scores, over six sockets for stars.
"""

from functools import cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    MIDDLE,
    NONE,
    Item,
    PathItem,
    Print,
    PrintPlace,
    PrintTheme,
    SignItem,
    Symbol,
    TextItem,
    Translations,
    translated,
)
from rollwright.core.print_names import COLOR_NAMES
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_drawing import CardDrawing
from rollwright.games.realms.card_extends import card_data
from rollwright.games.realms.card_item import art_items
from rollwright.games.realms.card_legend import check_dice
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_seal import card_seal, seal_items
from rollwright.games.realms.card_value import (
    LANGUAGES,
    as_list,
    as_number,
    as_path,
    as_table,
    as_text,
    as_translations,
    mistake,
    refuse_unknown,
)
from rollwright.games.realms.registry import RealmEntry
from rollwright.games.realms.set_sign import set_sign
from rollwright.games.realms.state import MOST_STARS

WIDTH: Final = 480.0
HEIGHT: Final = 640.0
_MILLIMETRES: Final = 88.0
_CORNER: Final = 18.0
# The most letters of a name in the usual size: beside more, there would be no room for the seal.
_LONG_NAME: Final = 25
_BAND: Final = 66.0
_STRIP: Final = 122.0
_FOOT: Final = 556.0
_THEME: Final = ("t1", "t2", "t3", "t4")
# What the band says about our own share of a card, up to which share.
_SHARES: Final = ((0.0, "none"), (0.25, "some"), (0.6, "part"), (1.0, "most"))
_TOP: Final = f"M0 {_CORNER:g}A{_CORNER:g} {_CORNER:g} 0 0 1 {_CORNER:g} 0H{WIDTH - _CORNER:g}"
_TOP_RIGHT: Final = f"A{_CORNER:g} {_CORNER:g} 0 0 1 {WIDTH:g} {_CORNER:g}"


@cache
def print_of(entry: RealmEntry) -> Print | None:
    """The print of a card; None if its file has no drawing. Raises CardError."""
    card = entry.card
    data = card_data(card.id, entry.text)
    if "drawing" not in data:
        return None
    file = f"{card.id}.toml"
    theme = _theme(as_table(data.get("theme"), f"{file}: theme"), file)
    own_signs = as_table(data.get("symbols", {}), f"{file}: symbols")
    names = CardNames(list(theme.light), list(own_signs))
    items: list[Item] = [PathItem(_card_edge(), "paper")]
    items += [PathItem(f"M0 60h{WIDTH:g}v{_STRIP - 60:g}H0z", "t3")]
    items += _band(card, as_table(data.get("band", {}), f"{file}: band"), names, file)
    items += _how(data.get("how"), names, f"{file}: how") + set_sign(card.set)
    drawing = CardDrawing(card, names)
    drawing.draw(_tables(data["drawing"], f"{file}: drawing"), f"{file}: drawing")
    check_dice(data.get("dice", []), drawing.items, f"{file}: dice")
    sockets = [(40.0 + 44 * at, 606.0, 36.0) for at in range(MOST_STARS)]
    items += drawing.items + _foot(card, data.get("foot"), sockets, names, f"{file}: foot")
    # On top of strip and foot, so that scissors find it all around.
    items.append(PathItem(_card_edge(), NONE, "line", 1.2))
    return Print(
        card.id,
        dict.fromkeys(LANGUAGES, card.name),
        WIDTH,
        HEIGHT,
        theme,
        items,
        _in_order(card, drawing.places),
        sockets,
        _symbols(own_signs, names, file),
        _MILLIMETRES,
        hand=card.hand(),
        sign_names=_sign_names(card, data.get("sign_names", {}), names, file),
        seal=card_seal(card.own_share()),
    )


def _tables(value: object, where: str) -> list[dict[str, object]]:
    items = as_list(value, where)
    return [as_table(item, f"{where} #{number}") for number, item in enumerate(items, 1)]


def _in_order(card: Card, places: list[PrintPlace]) -> list[PrintPlace]:
    """The places in the order of the card, in which marks are listed."""
    drawn = {place.id: place for place in places}
    return [drawn[f"{card.id}:{place.id}"] for place in card.places]


def _card_edge() -> str:
    low = HEIGHT - _CORNER
    return (
        f"{_TOP}{_TOP_RIGHT}V{low:g}a{_CORNER:g} {_CORNER:g} 0 0 1 {-_CORNER:g} {_CORNER:g}"
        f"H{_CORNER:g}a{_CORNER:g} {_CORNER:g} 0 0 1 {-_CORNER:g} {-_CORNER:g}z"
    )


# --- the band ----------------------------------------------------------------------------------


def _band(card: Card, table: dict[str, object], names: CardNames, file: str) -> list[Item]:
    refuse_unknown(table, {"edge", "art"}, f"{file}: band")
    edge = as_text(table.get("edge", "H0"), f"{file}: band.edge")
    d = as_path(f"{_TOP}{_TOP_RIGHT}V{_BAND:g}{edge}z", f"{file}: band.edge")
    items: list[Item] = [PathItem(d, "t1")]
    items += art_items(table.get("art", []), names, f"{file}: band.art")
    ours = card.own_share()
    share = next(name for most, name in _SHARES if ours <= most)
    args: dict[str, object] = {
        "set": Message(f"rolling-realms.set.{card.set}"),
        "share": Message(f"rolling-realms.share.{share}"),
    }
    subtitle = translated(Message("rolling-realms.subtitle", args))
    style = "title" if len(card.name) <= _LONG_NAME else "long-title"
    items.append(TextItem({"en": card.name}, 22, 37, style, color="on"))
    items.append(TextItem(subtitle, 22, 57, "subtitle", color="on"))
    return items + seal_items(ours)


# --- strip, foot, theme ------------------------------------------------------------------------


def _how(value: object, names: CardNames, where: str) -> list[Item]:
    """Two lines in each language."""
    table = as_table(value, where)
    refuse_unknown(table, set(LANGUAGES), where)
    lines: list[Translations] = [{}, {}]
    for language in LANGUAGES:
        texts = table.get(language)
        if not isinstance(texts, list) or len(texts) != 2:
            raise mistake(f"{where}.{language}", "two-lines")
        for at, text in enumerate(texts):
            lines[at][language] = as_text(text, f"{where}.{language}")
    for line in lines:
        names.words(line, where)
    return [TextItem(line, 22, 94 + 21 * at, "how") for at, line in enumerate(lines)]


def _foot(
    card: Card,
    value: object,
    sockets: list[tuple[float, float, float]],
    names: CardNames,
    where: str,
) -> list[Item]:
    """What scores, and the sockets; each may show how much its star wants."""
    table = as_table(value, where)
    line = {language: words for language, words in table.items() if language != "steps"}
    low = HEIGHT - _FOOT - _CORNER
    d = (
        f"M0 {_FOOT:g}h{WIDTH:g}v{low:g}a{_CORNER:g} {_CORNER:g} 0 0 1 {-_CORNER:g} {_CORNER:g}"
        f"H{_CORNER:g}a{_CORNER:g} {_CORNER:g} 0 0 1 {-_CORNER:g} {-_CORNER:g}z"
    )
    items: list[Item] = [
        PathItem(d, "t3"),
        PathItem(f"M0 {_FOOT:g}h{WIDTH:g}", NONE, "t4", 1.5),
        TextItem(names.words(as_translations(line, where), where), 22, 580, "score"),
    ]
    for x, y, size in sockets:
        items.append(SignItem("socket", x, y, size))
    if "steps" in table:
        steps = card.numbers(as_text(table["steps"], f"{where}.steps"))
        if len(steps) != MOST_STARS:
            raise mistake(f"{where}.steps", "six-steps")
        for (x, y, _), step in zip(sockets, steps, strict=True):
            items.append(TextItem(dict.fromkeys(LANGUAGES, str(step)), x, y + 7, "score", MIDDLE))
    return items


def _theme(table: dict[str, object], file: str) -> PrintTheme:
    """Four colors that every card has, others by name, and those that differ in the dark."""
    dark = as_table(table.get("dark", {}), f"{file}: theme.dark")
    light = {name: value for name, value in table.items() if name != "dark"}
    for name in _THEME:
        if name not in light:
            raise mistake(f"{file}: theme.{name}", "missing")
    for name in light:
        if name == NONE or name in COLOR_NAMES:
            raise mistake(f"{file}: theme.{name}", "taken")
    # Lines in the color of the realm have to be seen on dark paper, too.
    light.setdefault("trace", light["t1"])
    dark.setdefault("trace", light["t4"])
    for name in dark:
        if name not in light:
            raise mistake(f"{file}: theme.dark.{name}", "unknown")
    return PrintTheme(_colors(light, f"{file}: theme"), _colors(dark, f"{file}: theme.dark"))


def _colors(table: dict[str, object], where: str) -> dict[str, str]:
    colors: dict[str, str] = {}
    for name, value in table.items():
        color = as_text(value, f"{where}.{name}")
        if len(color) != 7 or color[0] != "#" or set(color[1:]) - set("0123456789abcdef"):
            raise mistake(f"{where}.{name}", "color")
        colors[name] = color
    return colors


def _sign_names(
    card: Card, value: object, names: CardNames, file: str
) -> dict[str, Translations] | None:
    """What signs are called on this card: those that players write, and those that it names."""
    named: dict[str, Translations] = {}
    for sign in card.signs:
        named[sign.id] = {language: f"{sign.print} {name}" for language, name in sign.name.items()}
    for sign_id, words in as_table(value, f"{file}: sign_names").items():
        where = f"{file}: sign_names.{sign_id}"
        named[names.sign(sign_id, where)] = as_translations(words, where)
    return named or None


def _symbols(table: dict[str, object], names: CardNames, file: str) -> dict[str, Symbol]:
    """Signs of the card's own."""
    symbols: dict[str, Symbol] = {}
    for name, value in table.items():
        where = f"{file}: symbols.{name}"
        symbol = as_table(value, where)
        refuse_unknown(symbol, {"box", "parts"}, where)
        box = as_number(symbol.get("box", 32), f"{where}.box")
        symbols[name] = Symbol(box, art_items(symbol.get("parts"), names, f"{where}.parts"))
    return symbols
