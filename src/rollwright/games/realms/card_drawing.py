"""The drawing of a card, from the tables of its file: items in the order in which they are drawn.

A card is 480 by 640 units. Each table of `drawing` is one item, and the first field that names a
kind says what it is. `docs/drawing-a-card.md` has them all.
"""

from typing import Final

from rollwright.core.limits import LETTERS_A_DRAWN, MOST_DRAWN
from rollwright.core.path_data import outline_of
from rollwright.core.print import (
    ANCHORS,
    HANDS,
    START,
    Item,
    PathItem,
    PrintPlace,
    SignItem,
    TextItem,
    rounded,
)
from rollwright.games.realms.card import Card, CardPlace
from rollwright.games.realms.card_item import (
    BRUSH,
    as_points,
    box_around,
    moved_item,
    painted,
    shape_path,
    shifts_of,
    signs_in_a_row,
    signs_of,
)
from rollwright.games.realms.card_legend import LEGEND_FIELDS, legend_items
from rollwright.games.realms.card_line import (
    LINE_FIELDS,
    LINES_FIELDS,
    Labels,
    line_path,
    line_points,
    lines_in,
)
from rollwright.games.realms.card_names import CardNames
from rollwright.games.realms.card_pattern import PatternBudget, pattern_item
from rollwright.games.realms.card_shape import PLACE_KINDS, DrawnShape, shapes_of
from rollwright.games.realms.card_value import (
    as_gains,
    as_number,
    as_numbers,
    as_one_of,
    as_text,
    as_whole,
    mistake,
    refuse_unknown,
)
from rollwright.games.realms.naming import MARKS, place_name, printed_on
from rollwright.games.realms.place_print import (
    PRINT_FIELDS,
    SIGN_GAP,
    SIGN_SIZE,
    cost_items,
    is_printed,
    number_items,
    printed_items,
)

_STYLES: Final = ("place", "bare")
_PAINTED: Final = {*BRUSH, "pattern"}
_ON_PLACE: Final = {"style", "gains", "costs", "hand", "print", "write", *_PAINTED}
# What an item may tell, by its kind. The first of these that a table has is its kind.
_FIELDS: Final = {
    "legend": LEGEND_FIELDS,
    "grid": {*PLACE_KINDS["grid"], *_ON_PLACE},
    "hexgrid": {*PLACE_KINDS["hexgrid"], *_ON_PLACE},
    "wheel": {*PLACE_KINDS["wheel"], *_ON_PLACE},
    "place": {*PLACE_KINDS["place"], *_ON_PLACE},
    "gains_of": {"at", "size", "gap", "rows"},
    "costs_of": {"at", "size", "gap"},
    "print_of": {"at", *PRINT_FIELDS},
    "frame": {"round", "caption", "repeat", *_PAINTED},
    "path": {"repeat", *_PAINTED},
    "rect": {"round", "repeat", *_PAINTED},
    "circle": {"repeat", *_PAINTED},
    "corners": {"repeat", *_PAINTED},
    "line": {"repeat", *LINE_FIELDS, *BRUSH},
    "lines": {"repeat", *LINES_FIELDS, *BRUSH},
    "text": {"at", "style", "anchor", "color", "repeat"},
    "sign": {"at", "size", "opacity", "repeat"},
    "signs": {"at", "size", "gap", "repeat"},
}


class CardDrawing:
    """What is drawn on the body of a card, and the places on it."""

    def __init__(self, card: Card, names: CardNames) -> None:
        self.card = card
        self.items: list[Item] = []
        self.places: list[PrintPlace] = []
        # Those whose gains are drawn, and those whose costs are.
        self.paid: list[str] = []
        self.priced: list[str] = []
        self._names = names
        # The shapes of all places: lines end at them, and labels keep off them.
        self._shapes: dict[str, DrawnShape] = {}
        self._labels = Labels({}, names)
        self._patterns = PatternBudget()

    def draw(self, tables: list[dict[str, object]], where: str) -> None:
        """Draw all items; raises CardError."""
        for number, table in enumerate(tables, 1):
            self._collect(table, f"{where} #{number}")
        self._labels = Labels(self._shapes, self._names)
        for number, table in enumerate(tables, 1):
            start = len(self.items)
            self._add(_kind_of(table, f"{where} #{number}"), table, f"{where} #{number}")
            if "repeat" in table:
                self._repeat(self.items[start:], table["repeat"], f"{where} #{number}: repeat")
            if len(self.items) > MOST_DRAWN:
                raise mistake(where, "most-items", {"most": MOST_DRAWN})
        self._check(where)

    def _repeat(self, drawn: list[Item], value: object, where: str) -> None:
        shifts = shifts_of(value, where)
        letters = sum([len(item.d) for item in drawn if isinstance(item, PathItem)])
        if len(shifts) * max(len(drawn), letters // LETTERS_A_DRAWN) > MOST_DRAWN:
            raise mistake(where, "most-items", {"most": MOST_DRAWN})
        for dx, dy in shifts:
            self.items += [moved_item(item, dx, dy) for item in drawn]

    def _check(self, where: str) -> None:
        """All places have to be there, and what they cost and give."""
        places = self.card.places
        missing = [place.id for place in places if place.id not in self._shapes]
        if missing:
            raise mistake(where, "not-drawn", {"places": ", ".join(missing)})
        unpaid = [place.id for place in places if place.gains and place.id not in self.paid]
        if unpaid:
            raise mistake(where, "gains-not-drawn", {"places": ", ".join(unpaid)})
        free = [place.id for place in places if place.costs and place.id not in self.priced]
        if free:
            raise mistake(where, "costs-not-drawn", {"places": ", ".join(free)})

    def _add(self, kind: str, table: dict[str, object], where: str) -> None:
        if kind in PLACE_KINDS:
            for shape in shapes_of(kind, table, where):
                self._add_place(shape, table, where)
        elif kind == "legend":
            self.items += legend_items(table, self._names, where)
        elif kind == "gains_of":
            self._gains_of(table, where)
        elif kind == "costs_of":
            self._costs_of(table, where)
        elif kind == "print_of":
            place = self._place(table["print_of"], f"{where}: print_of")
            x, y = as_numbers(table.get("at"), 2, f"{where}: at")
            self.items += number_items(place, x, y, table, self._names, f"{where}: print_of")
        elif kind in ("text", "sign", "signs"):
            for x, y in _spots(table.get("at"), f"{where}: at"):
                self._lettered(kind, table, x, y, where)
        elif kind == "line":
            self._line(table, where)
        elif kind == "lines":
            self._lines(table, where)
        elif kind == "frame":
            self._frame(table, where)
        else:
            self._paint(PathItem(shape_path(kind, table, where)), table, where)

    # --- places --------------------------------------------------------------------------

    def _collect(self, table: dict[str, object], where: str) -> None:
        kind = _kind_of(table, where)
        if kind not in PLACE_KINDS:
            return
        for shape in shapes_of(kind, table, where):
            self._place(shape.id, where)
            if shape.id in self._shapes:
                raise mistake(where, "twice", {"place": shape.id})
            self._shapes[shape.id] = shape

    def _place(self, value: object, where: str) -> CardPlace:
        place_id = as_text(value, where)
        if place_id not in self.card.index:
            raise mistake(where, "no-place", {"place": place_id})
        return self.card.places[self.card.index[place_id]]

    def _add_place(self, shape: DrawnShape, table: dict[str, object], where: str) -> None:
        place = self._place(shape.id, where)
        self._paint_place(shape, table, where)
        x, y = shape.middle
        height = min(44.0, 0.72 * shape.box[3])
        if "write" in table:
            dx, dy, height = as_numbers(table["write"], 3, f"{where}: write")
            x, y = x + dx, y + dy
        number = self.card.index[place.id]
        name, printed = place_name(self.card, number), printed_on(self.card, number)
        hand = as_one_of(table.get("hand", "x"), HANDS, f"{where}: hand")
        full_id = f"{self.card.id}:{place.id}"
        start = MARKS[place.start]
        self.places.append(
            PrintPlace(
                full_id, name, shape.d, shape.box, (x, y), height, start, hand, printed=printed
            )
        )
        self.items += printed_items(place, shape, table, self._names, where)
        self.paid += [place.id] if is_printed(table, "gains") else []
        self.priced += [place.id] if is_printed(table, "costs") else []

    def _paint_place(self, shape: DrawnShape, table: dict[str, object], where: str) -> None:
        style = as_one_of(table.get("style", "place"), _STYLES, f"{where}: style")
        if style == "place":
            # The middle of a pattern stays free for what is printed and written there.
            clear = 0.27 * min(shape.box[2], shape.box[3])
            usual = PathItem(shape.d, "place", "place-line", 1.5)
            self._paint(usual, table, where, shape, clear)
        elif _PAINTED & set(table):
            field = sorted(_PAINTED & set(table))[0]
            raise mistake(f"{where}: {field}", "bare")

    def _gains_of(self, table: dict[str, object], where: str) -> None:
        """The signs of what a place gives, somewhere else than in its middle."""
        place = self._place(table["gains_of"], f"{where}: gains_of")
        x, y = as_numbers(table.get("at"), 2, f"{where}: at")
        size = as_number(table.get("size", SIGN_SIZE), f"{where}: size")
        gap = as_number(table.get("gap", SIGN_GAP), f"{where}: gap")
        rows = as_whole(table.get("rows", 1), f"{where}: rows")
        signs = signs_of(place.gains)
        length = -(-len(signs) // rows)
        for row in range(rows):
            middle = y + (row - (rows - 1) / 2) * (size + gap)
            part = signs[row * length : (row + 1) * length]
            self.items += signs_in_a_row(part, x, middle, size, gap)
        self.paid.append(place.id)

    def _costs_of(self, table: dict[str, object], where: str) -> None:
        """The price of a place, somewhere else than on it: on the way to it."""
        place = self._place(table["costs_of"], f"{where}: costs_of")
        x, y = as_numbers(table.get("at"), 2, f"{where}: at")
        size = as_number(table.get("size", SIGN_SIZE), f"{where}: size")
        gap = as_number(table.get("gap", SIGN_GAP), f"{where}: gap")
        if not place.costs:
            raise mistake(f"{where}: costs_of", "no-costs", {"place": place.id})
        self.items += cost_items(place.costs, x, y, size, gap)
        self.priced.append(place.id)

    # --- everything else -----------------------------------------------------------------

    def _paint(
        self,
        usual: PathItem,
        table: dict[str, object],
        where: str,
        shape: DrawnShape | None = None,
        clear: float = 0.0,
    ) -> None:
        """A shape with its brush, and the pattern on it."""
        self.items.append(painted(usual, table, self._names, where))
        if "pattern" in table:
            outline = shape.outline if shape is not None else outline_of(usual.d)
            x, y, width, height = box_around([corner for part in outline for corner in part])
            middle = shape.middle if shape is not None else (x + width / 2, y + height / 2)
            found = pattern_item(
                table["pattern"],
                outline,
                middle,
                clear,
                self._names,
                self._patterns,
                f"{where}: pattern",
            )
            self.items.append(found)

    def _line(self, table: dict[str, object], where: str) -> None:
        points = line_points(table["line"], table, self._shapes, where)
        self._paint(PathItem(line_path(points, table, where), stroke="ink"), table, where)
        if "label" in table:
            self.items.append(self._labels.label(table, points, where))

    def _lines(self, table: dict[str, object], where: str) -> None:
        """All lines of a network with the same brush."""
        d = ""
        for line in lines_in(table["lines"], self.card, f"{where}: lines"):
            d += line_path(line_points(line, table, self._shapes, where), table, where)
        self._paint(PathItem(d, stroke="ink"), table, where)

    def _frame(self, table: dict[str, object], where: str) -> None:
        x, y, width, height = as_numbers(table["frame"], 4, f"{where}: frame")
        corner = as_number(table.get("round", 10), f"{where}: round")
        d = rounded(x, y, width, height, corner)
        self._paint(PathItem(d, "t3", "t4", 1.5), table, where)
        if "caption" in table:
            words = self._names.words(table["caption"], f"{where}: caption")
            self.items.append(TextItem(words, x + 12, y + 18, "bold"))

    def _lettered(
        self, kind: str, table: dict[str, object], x: float, y: float, where: str
    ) -> None:
        if kind == "text":
            words = self._names.words(table["text"], f"{where}: text")
            style = self._names.style(table.get("style", "caption"), f"{where}: style")
            anchor = as_one_of(table.get("anchor", START), ANCHORS, f"{where}: anchor")
            default = "muted" if style == "caption" else "ink"
            color = self._names.color(table.get("color", default), f"{where}: color")
            self.items.append(TextItem(words, x, y, style, anchor, color))
            return
        size = as_number(table.get("size", SIGN_SIZE), f"{where}: size")
        if kind == "sign":
            opacity = as_number(table.get("opacity", 1), f"{where}: opacity")
            name = self._names.sign(table["sign"], f"{where}: sign")
            self.items.append(SignItem(name, x, y, size, opacity))
        else:
            text = as_text(table["signs"], f"{where}: signs")
            gap = as_number(table.get("gap", SIGN_GAP), f"{where}: gap")
            signs = signs_of(as_gains(text, f"{where}: signs"))
            self.items += signs_in_a_row(signs, x, y, size, gap)


def _kind_of(table: dict[str, object], where: str) -> str:
    """What an item is; raises CardError if it tells more than such an item has."""
    kinds = [kind for kind in _FIELDS if kind in table]
    if not kinds:
        raise mistake(where, "drawing", {"kinds": ", ".join(_FIELDS)})
    refuse_unknown(table, {kinds[0], *_FIELDS[kinds[0]]}, where)
    return kinds[0]


def _spots(value: object, where: str) -> list[tuple[float, float]]:
    """One point, or a list of points."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return as_points(value, where, 1)
    x, y = as_numbers(value, 2, where)
    return [(x, y)]
