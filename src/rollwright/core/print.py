"""The print of a card or board: what a printer would put on the paper, and where to write on it.

A print depends on the card, its edition and the language, and on nothing that happens in a game.
Colors are names: a renderer looks them up among its own and those of the theme. Light and dark
differ in colors alone; ink-saving print has black lines on white.
"""

from typing import Final, NamedTuple

from rollwright.core.message import CATALOGUE, ENGLISH, Message, say

NONE: Final = "none"

# A text in every language; where a language is missing, English stands in for it.
Translations = dict[str, str]

START: Final = "start"
MIDDLE: Final = "middle"
END: Final = "end"
ANCHORS: Final = (START, MIDDLE, END)
HANDS: Final = ("x", "written-x", "shade", "ring")
ROUND: Final = "round"
FLAT: Final = "flat"
CAPS: Final = (ROUND, FLAT)
# What a print is there for: moves are made on a board, or it is looked at all the time; one looks
# something up on an aside; a tally only counts, so a surface may show counters instead.
BOARD: Final = "board"
ASIDE: Final = "aside"
TALLY: Final = "tally"
ROLES: Final = (BOARD, ASIDE, TALLY)


class PathItem(NamedTuple):
    """A shape, as the path data of SVG, in the units of the print; `cap` is how lines end."""

    d: str
    fill: str = NONE
    stroke: str = NONE
    width: float = 0.0
    dash: str = ""
    opacity: float = 1.0
    cap: str = ROUND


class SignItem(NamedTuple):
    """A sign from the common set, as `heart` or `die3`, centered at a point."""

    name: str
    x: float
    y: float
    size: float
    opacity: float = 1.0


class TextItem(NamedTuple):
    """A line of text; a sign is written between colons, as in `1 :star: for each row`.

    `backing` is the color of a capsule behind it, for a label that lies on a line.
    """

    words: Translations
    x: float
    y: float
    style: str
    anchor: str = START
    color: str = "ink"
    backing: str = NONE


Item = PathItem | SignItem | TextItem


class Symbol(NamedTuple):
    """How a sign is drawn: in a square box of this size."""

    box: float
    parts: list[PathItem]


class HandSign(NamedTuple):
    """A sign that players write: its strokes in a box 40 wide and 48 high, and its name."""

    d: str
    name: Translations


class PrintPlace(NamedTuple):
    """A place to write on: its shape, the box around it, and where and how high to write.

    `start` is the mark that is printed there from the start, and `hand` how it is marked: with an
    `x`, a `shade` or a `ring`; `none` if nothing is ever written there. `heading` is the name of
    the line of places that begins with this one, and `step` the signs of what it costs to come here
    from the place before it in its line. `printed` says in words what signs and numbers tell there:
    what the place costs, and what it brings.
    """

    id: str
    name: Message
    d: str
    box: tuple[float, float, float, float]
    center: tuple[float, float]
    height: float
    start: str = "blank"
    hand: str = "x"
    heading: Message | None = None
    step: tuple[str, ...] = ()
    printed: Message | None = None


class PrintTheme(NamedTuple):
    """The colors of a print, by name: for light and for dark surroundings."""

    light: dict[str, str]
    dark: dict[str, str]


class PrintSeal(NamedTuple):
    """A stamp that nobody writes on: its center, its width, and what it means in words."""

    x: float
    y: float
    size: float
    words: Translations


class Print(NamedTuple):
    """One card or board.

    `millimetres` is its true width on paper. `sockets` are the places of stars that are won, as the
    center and the size of each. `symbols` are signs of its own. `about` says in words what a piece
    shows in signs. `hand` has what is written on this print besides numbers, by its character.
    `sign_names` says what signs are called here; one without a name is a mere picture. `role` is
    what the print is there for, one of ROLES. From `caption` on, downwards, a piece has nothing but
    its title, which a surface may write itself where the print is small; 0 if it has none. A `seal`
    is explained where somebody asks for it, and lies on no place.
    """

    id: str
    title: Translations
    width: float
    height: float
    theme: PrintTheme
    items: list[Item]
    places: list[PrintPlace]
    sockets: list[tuple[float, float, float]]
    symbols: dict[str, Symbol]
    millimetres: float
    about: Translations | None = None
    hand: dict[str, HandSign] | None = None
    sign_names: dict[str, Translations] | None = None
    role: str = BOARD
    caption: float = 0.0
    seal: PrintSeal | None = None


def translated(message: Message) -> Translations:
    """A message in every language."""
    return {language: say(message, language) for language in CATALOGUE.languages()}


def in_language(text: Translations, language: str) -> str:
    """The text in this language."""
    return text[language] if language in text else text[ENGLISH]


# --- the paths of simple shapes ----------------------------------------------------------------


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    r = f"{radius:g}"
    return f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {2 * radius:g} 0a{r} {r} 0 1 0 {-2 * radius:g} 0z"


def rounded(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """The path of a rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    if not r:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
    return (
        f"M{x + r:g} {y:g}h{width - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{height - 2 * r:g}"
        f"a{r:g} {r:g} 0 0 1 {-r:g} {r:g}h{2 * r - width:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}"
        f"v{2 * r - height:g}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}z"
    )


def polygon(corners: list[tuple[float, float]]) -> str:
    """The path of a polygon."""
    return "M" + "L".join([f"{x:g} {y:g}" for x, y in corners]) + "z"
