"""The drawing of a card, from the tables of its file: items in the order in which they are drawn.

A card is 480 by 640 units. Each table of `drawing` is one item, and the first field that names a
kind says what it is: `grid`, `place`, `frame`, `path`, `rect`, `circle`, `line`, `text`, `sign`,
`signs`, `gains_of` or `legend`. `docs/drawing-a-card.md` has them all.
"""

from typing import Final

from rollwright.core.print import (
    ANCHORS,
    HANDS,
    MIDDLE,
    START,
    Item,
    PathItem,
    PrintPlace,
    SignItem,
    TextItem,
    Translations,
    circle,
    polygon,
    rounded,
)
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_item import (
    BRUSH,
    as_points,
    as_words,
    box_around,
    item_at,
    path_item,
    signs_in_a_row,
    signs_of,
    squares,
)
from rollwright.games.realms.card_value import (
    as_gains,
    as_list,
    as_number,
    as_numbers,
    as_one_of,
    as_text,
    mistake,
    refuse_unknown,
)
from rollwright.games.realms.naming import MARKS, place_name

# The parts of a card that are written as signs: how large, and how far apart.
_SIGN_SIZE: Final = 40.0
_SIGN_GAP: Final = 2.0
_NUMBER_DROP: Final = 8.5
_STYLES: Final = ("place", "bare")
_SHAPES: Final = {"rect", "circle", "corners", "path", "at"}
_ON_PLACE: Final = {"round", "style", "gains", "hand", "print", "write"}
# What an item may tell, by its kind. The first of these that a table has is its kind.
_FIELDS: Final = {
    "legend": {"at", "step", "die", "shapes", "signs", "texts", "unit", "fill"},
    "grid": {"at", "cell", "gap", *_ON_PLACE},
    "place": {*_SHAPES, *_ON_PLACE},
    "frame": {"round", "caption", "fill", "stroke"},
    "path": set(BRUSH),
    "rect": {"round", *BRUSH},
    "circle": set(BRUSH),
    "line": {"arrow", *BRUSH},
    "text": {"at", "style", "anchor", "color"},
    "sign": {"at", "size", "opacity"},
    "signs": {"at", "size", "gap"},
    "gains_of": {"at", "size", "gap", "rows"},
}


class CardDrawing:
    """What is drawn on the body of a card, and the places on it."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.items: list[Item] = []
        self.places: list[PrintPlace] = []
        # The ids of the places so far, as the file has them.
        self.drawn: list[str] = []
        # Those whose gains are drawn.
        self.paid: list[str] = []

    def add(self, table: dict[str, object], where: str) -> None:
        """Draw one item; raises CardError."""
        kinds = [kind for kind in _FIELDS if kind in table]
        if not kinds:
            raise mistake(where, "drawing", {"kinds": ", ".join(_FIELDS)})
        kind = kinds[0]
        refuse_unknown(table, {kind, *_FIELDS[kind]}, where)
        if kind == "grid":
            self._grid(table, where)
        elif kind == "place":
            self._place(table, where)
        elif kind == "legend":
            self._legend(table, where)
        elif kind == "frame":
            self._frame(table, where)
        elif kind == "gains_of":
            self._gains_of(table, where)
        elif kind in ("text", "sign", "signs"):
            self._lettered(kind, table, where)
        else:
            self.items.append(path_item(kind, table, where))

    # --- places --------------------------------------------------------------------------

    def _grid(self, table: dict[str, object], where: str) -> None:
        """Rows of places by their ids; a `.` leaves a gap."""
        rows = as_list(table["grid"], f"{where}: grid")
        left, top = as_numbers(table.get("at"), 2, f"{where}: at")
        width, height = as_numbers(table.get("cell"), 2, f"{where}: cell")
        across, down = as_numbers(table.get("gap", [0, 0]), 2, f"{where}: gap")
        corner = as_number(table.get("round", 6), f"{where}: round")
        for row, line in enumerate(rows):
            for column, place_id in enumerate(as_text(line, f"{where}: grid").split()):
                if place_id != ".":
                    x, y = left + column * (width + across), top + row * (height + down)
                    box = (x, y, width, height)
                    self._add_place(place_id, rounded(*box, corner), box, table, where)

    def _place(self, table: dict[str, object], where: str) -> None:
        place_id = as_text(table["place"], f"{where}: place")
        corner = as_number(table.get("round", 6), f"{where}: round")
        if "rect" in table:
            x, y, width, height = as_numbers(table["rect"], 4, f"{where}: rect")
            box = (x, y, width, height)
            self._add_place(place_id, rounded(*box, corner), box, table, where)
        elif "circle" in table:
            x, y, radius = as_numbers(table["circle"], 3, f"{where}: circle")
            box = (x - radius, y - radius, 2 * radius, 2 * radius)
            self._add_place(place_id, circle(x, y, radius), box, table, where)
        elif "corners" in table:
            corners = as_points(table["corners"], f"{where}: corners")
            self._add_place(place_id, polygon(corners), box_around(corners), table, where)
        elif "path" in table:
            # The box of a path can't be seen from its text: the card tells it.
            x, y, width, height = as_numbers(table.get("at"), 4, f"{where}: at")
            d = as_text(table["path"], f"{where}: path")
            self._add_place(place_id, d, (x, y, width, height), table, where)
        else:
            raise mistake(where, "shape", {"shapes": "rect, circle, corners, path"})

    def _add_place(
        self,
        place_id: str,
        d: str,
        box: tuple[float, float, float, float],
        table: dict[str, object],
        where: str,
    ) -> None:
        if place_id not in self.card.index:
            raise mistake(where, "no-place", {"place": place_id})
        if place_id in self.drawn:
            raise mistake(where, "twice", {"place": place_id})
        self.drawn.append(place_id)
        if as_one_of(table.get("style", "place"), _STYLES, f"{where}: style") == "place":
            self.items.append(PathItem(d, "place", "place-line", 1.5))
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2, min(44.0, 0.72 * box[3]))
        x, y, height = middle
        if "write" in table:
            dx, dy, height = as_numbers(table["write"], 3, f"{where}: write")
            x, y = x + dx, y + dy
        number = self.card.index[place_id]
        name = place_name(self.card, number)
        start = MARKS[self.card.places[number].start]
        hand = as_one_of(table.get("hand", "x"), HANDS, f"{where}: hand")
        full_id = f"{self.card.id}:{place_id}"
        self.places.append(PrintPlace(full_id, name, d, box, (x, y), height, start, hand))
        self._print_on(number, (middle[0], middle[1]), table, where)

    def _print_on(
        self, number: int, middle: tuple[float, float], table: dict[str, object], where: str
    ) -> None:
        """What is printed on a place: its number, and the signs of what it costs and gives."""
        place = self.card.places[number]
        x, y = middle
        if place.print and table.get("print", True):
            words: Translations = {"en": place.print}
            self.items.append(TextItem(words, x, y + _NUMBER_DROP, "number", MIDDLE))
        signs = signs_of(place.gains + place.icons)
        if signs and table.get("gains", True):
            self.paid.append(place.id)
            dx, dy, size = 0.0, 0.0, _SIGN_SIZE
            if isinstance(table.get("gains"), list):
                dx, dy, size = as_numbers(table["gains"], 3, f"{where}: gains")
            self.items += signs_in_a_row(signs, x + dx, y + dy, size, _SIGN_GAP)

    def _gains_of(self, table: dict[str, object], where: str) -> None:
        """The signs of what a place gives, somewhere else than in its middle."""
        place_id = as_text(table["gains_of"], f"{where}: gains_of")
        if place_id not in self.card.index:
            raise mistake(where, "no-place", {"place": place_id})
        x, y = as_numbers(table.get("at"), 2, f"{where}: at")
        size = as_number(table.get("size", _SIGN_SIZE), f"{where}: size")
        gap = as_number(table.get("gap", _SIGN_GAP), f"{where}: gap")
        rows = int(as_number(table.get("rows", 1), f"{where}: rows"))
        signs = signs_of(self.card.places[self.card.index[place_id]].gains)
        length = -(-len(signs) // rows)
        for row in range(rows):
            middle = y + (row - (rows - 1) / 2) * (size + gap)
            part = signs[row * length : (row + 1) * length]
            self.items += signs_in_a_row(part, x, middle, size, gap)
        self.paid.append(place_id)

    # --- everything else -----------------------------------------------------------------

    def _frame(self, table: dict[str, object], where: str) -> None:
        x, y, width, height = as_numbers(table["frame"], 4, f"{where}: frame")
        corner = as_number(table.get("round", 10), f"{where}: round")
        fill = as_text(table.get("fill", "t3"), f"{where}: fill")
        stroke = as_text(table.get("stroke", "t4"), f"{where}: stroke")
        self.items.append(PathItem(rounded(x, y, width, height, corner), fill, stroke, 1.5))
        if "caption" in table:
            words = as_words(table["caption"], f"{where}: caption")
            self.items.append(TextItem(words, x + 12, y + 18, "bold"))

    def _lettered(self, kind: str, table: dict[str, object], where: str) -> None:
        x, y = as_numbers(table.get("at"), 2, f"{where}: at")
        if kind == "text":
            words = as_words(table["text"], f"{where}: text")
            style = as_text(table.get("style", "caption"), f"{where}: style")
            anchor = as_one_of(table.get("anchor", START), ANCHORS, f"{where}: anchor")
            default = "muted" if style == "caption" else "ink"
            color = as_text(table.get("color", default), f"{where}: color")
            self.items.append(TextItem(words, x, y, style, anchor, color))
            return
        size = as_number(table.get("size", _SIGN_SIZE), f"{where}: size")
        if kind == "sign":
            opacity = as_number(table.get("opacity", 1), f"{where}: opacity")
            name = as_text(table["sign"], f"{where}: sign")
            self.items.append(SignItem(name, x, y, size, opacity))
        else:
            text = as_text(table["signs"], f"{where}: signs")
            gap = as_number(table.get("gap", _SIGN_GAP), f"{where}: gap")
            signs = signs_of(as_gains(text, f"{where}: signs"))
            self.items += signs_in_a_row(signs, x, y, size, gap)

    def _legend(self, table: dict[str, object], where: str) -> None:
        """Dice in a row or column, and beside each what it stands for."""
        dice = as_numbers(table["legend"], 0, f"{where}: legend")
        left, top = as_numbers(table.get("at"), 2, f"{where}: at")
        across, down = as_numbers(table.get("step"), 2, f"{where}: step")
        dx, dy, size = as_numbers(table.get("die", [26, 0, 28]), 3, f"{where}: die")
        for at, value in enumerate(dice):
            x, y = left + at * across, top + at * down
            self.items.append(SignItem(f"die{int(value)}", x, y, size))
            self._meaning(table, at, x + dx, y + dy, where)

    def _meaning(self, table: dict[str, object], at: int, x: float, y: float, where: str) -> None:
        if "shapes" in table:
            shape = as_text(item_at(table["shapes"], at, f"{where}: shapes"), f"{where}: shapes")
            unit = as_number(table.get("unit", 10), f"{where}: unit")
            fill = as_text(table.get("fill", "trace"), f"{where}: fill")
            self.items.append(PathItem(squares(shape, x, y, unit), fill, "paper", 1.2))
        if "signs" in table:
            name = as_text(item_at(table["signs"], at, f"{where}: signs"), f"{where}: signs")
            names = name.split()
            self.items += [
                SignItem(one, x + number * 27, y, 25) for number, one in enumerate(names)
            ]
        if "texts" in table:
            words = as_words(item_at(table["texts"], at, f"{where}: texts"), f"{where}: texts")
            self.items.append(TextItem(words, x, y + 5, "bold"))
