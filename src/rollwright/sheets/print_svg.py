"""Prints as stand-alone SVG.

Only attributes carry the looks, and colors are written out, so that simple converters understand
the file and several drawings can stand in one page.
"""

from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rollwright.core.message import ENGLISH
from rollwright.core.place import BLANK, NO_MARK, Mark
from rollwright.core.print import (
    FLAT,
    MIDDLE,
    NONE,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    in_language,
    rounded,
)
from rollwright.sheets.handwriting import draw_mark, strokes_on
from rollwright.sheets.lettering import (
    SIGN_SIZE,
    STYLES,
    Run,
    TextStyle,
    font_faces,
    line_width,
    runs_of,
)
from rollwright.sheets.print_palette import INK_PRINT, LIGHT_PRINT, colors_for
from rollwright.sheets.signs import SIGNS
from rollwright.sheets.svg_element import add, clean, number

# How far above its baseline the middle of a line lies, relative to its size.
_MIDDLE: Final = 0.34
_OUTLINE: Final = 1.2
# The height of the capsule behind a text, and the air at its ends, relative to the size.
_BACKING: Final = 1.36
_BACKING_AIR: Final = 0.24
# Fills of the paper itself, which need no outline in print.
_PLAIN: Final = ("paper", "t3", "place", "ink", "trace", "pip", "on", "gloss", NONE)


class Written(NamedTuple):
    """What a seat has on a print: marks and words by place, stars, and the pieces of the game.

    Where it is known, `turns` tells in which turn each place was marked, and `star_turns` in which
    each star was won: the drawing names them, so that a page can let it come about again.
    """

    marks: dict[str, Mark]
    words: dict[str, str]
    stars: int
    tiles: dict[str, Print]
    turns: dict[str, int] | None = None
    star_turns: tuple[int, ...] = ()


BLANK_PRINT: Final = Written({}, {}, 0, {})


class PrintSvg:
    """Draws one print in one language and one look."""

    def __init__(
        self, print_: Print, language: str, look: str = LIGHT_PRINT, written: Written = BLANK_PRINT
    ) -> None:
        self._print = print_
        self._language = language
        self._look = look
        self._colors = colors_for(print_.theme, look)
        self._written = written
        self._symbols = {**SIGNS, **print_.symbols}
        self._strokes = strokes_on(print_)

    def text(self, *, with_fonts: bool = False) -> str:
        """The whole file; with its typefaces in it, it looks the same everywhere."""
        root = self.element()
        if with_fonts:
            style = Element("style")
            style.text = font_faces()
            root.insert(0, style)
        indent(root)
        return tostring(root, encoding="unicode") + "\n"

    def inside(self) -> str:
        """What is inside the element, without marks, for a page that makes the element itself."""
        return "".join([tostring(part, encoding="unicode") for part in self.element()])

    def element(self) -> Element:
        """The drawing, for a file of its own or to be set into another one."""
        width, height = number(self._print.width), number(self._print.height)
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        root.attrib.update({"viewBox": f"0 0 {width} {height}", "width": width, "height": height})
        root.attrib.update({"stroke-linejoin": "round", "stroke-linecap": "round"})
        SubElement(root, "title").text = clean(in_language(self._print.title, self._language))
        for item in self._print.items:
            if isinstance(item, PathItem):
                self._path(root, item)
            elif isinstance(item, SignItem):
                self._sign(root, item)
            else:
                self._text(root, item)
        for place in self._print.places:
            self._mark(root, place, self._written.marks.get(place.id, NO_MARK))
        for at, (x, y, size) in enumerate(self._print.sockets[: self._written.stars]):
            turns = self._written.star_turns
            won = _in_turn(root, turns[at] if at < len(turns) else 0)
            self._sign(won, SignItem("star", x, y, size + 7))
        return root

    def _mark(self, root: Element, place: PrintPlace, mark: Mark) -> None:
        """The piece that lies at a place, and what is written there."""
        parent = _in_turn(root, (self._written.turns or {}).get(place.id, 0))
        tile = self._written.tiles.get(mark.tile)
        if tile is not None:
            drawn = PrintSvg(tile, self._language, self._look).element()
            for name, length in zip(("x", "y", "width", "height"), place.box, strict=True):
                drawn.set(name, number(length))
            parent.append(drawn)
        if mark.text or mark.mark not in (place.start, BLANK):
            words = self._written.words.get(place.id, "")
            draw_mark(parent, place, mark, words, self._colors["pencil"], self._strokes)

    def _path(self, parent: Element, item: PathItem) -> None:
        element = add(parent, "path", d=item.d, fill=self._color(item.fill))
        if item.stroke != NONE:
            is_black = self._look == INK_PRINT and item.stroke != "paper"
            element.set("stroke", self._color("ink" if is_black else item.stroke))
            element.set("stroke-width", number(item.width))
        elif self._look == INK_PRINT and item.fill not in _PLAIN:
            # What only its color would tell from the paper gets an outline.
            element.set("stroke", self._color("ink"))
            element.set("stroke-width", number(_OUTLINE))
        if item.dash:
            element.set("stroke-dasharray", item.dash)
        if item.cap == FLAT:
            element.set("stroke-linecap", "butt")
        if item.opacity != 1:
            element.set("opacity", number(item.opacity))

    def _sign(self, parent: Element, item: SignItem) -> None:
        symbol = self._symbols.get(item.name)
        if symbol is None:
            # Numbers, and signs that nobody has drawn, are written.
            words = {ENGLISH: item.name}
            self._text(parent, TextItem(words, item.x, item.y + 5, "small", MIDDLE, "muted"))
            return
        scale = item.size / symbol.box
        x, y = item.x - item.size / 2, item.y - item.size / 2
        move = f"translate({number(x)} {number(y)}) scale({scale:.4g})"
        group = SubElement(parent, "g", {"transform": move})
        if item.opacity != 1:
            group.set("opacity", number(item.opacity))
        for part in symbol.parts:
            self._path(group, part)

    def _text(self, parent: Element, item: TextItem) -> None:
        style = STYLES[item.style]
        line = in_language(item.words, self._language)
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor] * line_width(line, style)
        if item.backing != NONE:
            self._backing(parent, item, style, shift, line_width(line, style))
        for run in runs_of(line, style):
            x = item.x - shift + run.x
            if run.is_sign:
                center = SignItem(
                    run.text,
                    x + run.width / 2,
                    item.y - _MIDDLE * style.size,
                    SIGN_SIZE * style.size,
                )
                self._sign(parent, center)
            else:
                self._letters(parent, run, x, item, style)

    def _backing(
        self, parent: Element, item: TextItem, style: TextStyle, shift: float, width: float
    ) -> None:
        """A capsule behind a text, so that a line below it does not strike it through."""
        air, height = _BACKING_AIR * style.size, _BACKING * style.size
        left, top = item.x - shift - air, item.y - _MIDDLE * style.size - height / 2
        d = rounded(left, top, width + 2 * air, height, height / 2)
        self._path(parent, PathItem(d, item.backing))

    def _letters(
        self, parent: Element, run: Run, x: float, item: TextItem, style: TextStyle
    ) -> None:
        element = add(parent, "text", x=x, y=item.y, fill=self._color(item.color))
        element.set("font-family", f"'{style.family}'")
        element.set("font-weight", str(style.weight))
        element.set("font-size", number(style.size))
        # Blanks before and after a sign count.
        element.set("xml:space", "preserve")
        element.text = clean(run.text)

    def _color(self, name: str) -> str:
        return NONE if name == NONE else self._colors[name]


def _in_turn(parent: Element, turn: int) -> Element:
    """A group for what came in this turn; the parent itself if that is not known."""
    return SubElement(parent, "g", {"data-turn": str(turn)}) if turn else parent
