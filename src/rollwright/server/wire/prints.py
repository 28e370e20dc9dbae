"""Documents that never change: prints, tiles and handwriting, each fetched once by its digest."""

import msgspec


class PrintedPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a print: its shape, the box around it, and where and how high to write.

    `heading` is the name of the line that begins with it, and `step` what it costs to come here
    from the place before it. `printed` says in words what signs tell there: its price, its gains.
    """

    id: str
    name: str
    d: str
    box: tuple[float, float, float, float]
    center: tuple[float, float]
    height: float
    start: str = "blank"
    hand: str = "x"
    heading: str = ""
    step: tuple[str, ...] = ()
    printed: str = ""


class PrintedRule(msgspec.Struct, frozen=True):
    """The rule of a card or of a part of a board, and how it scores."""

    name: str
    rule: str
    scoring: str


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The inside of an SVG element; its colors are variables, for light and for dark.

    `about` says in words what a piece shows in signs. From `caption` on, downwards, it has nothing
    but its title, which the page may write itself.
    """

    title: str
    width: float
    height: float
    svg: str
    light: dict[str, str]
    dark: dict[str, str]
    about: str = ""
    caption: float = 0.0


class DrawnSign(msgspec.Struct, frozen=True):
    """A sign that players write: its strokes, and its name."""

    d: str
    name: str


class DrawnSeal(msgspec.Struct, frozen=True):
    """A stamp on a print: its center, its width, and what it means."""

    x: float
    y: float
    size: float
    words: str


class PrintDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or board in one language. All seats share one that is `common`.

    `hand` has what is written on this print alone, by its character. `role` is what it is there
    for: a `board` lies on the table, an `aside` is to look something up, and a `tally` only counts
    what the counters of a board tell as well. A `seal` tells at a tap what it means.
    """

    id: str
    drawing: Drawing
    places: list[PrintedPlace]
    sockets: list[tuple[float, float, float]]
    rules: list[PrintedRule]
    common: bool
    hand: dict[str, DrawnSign]
    role: str
    seal: DrawnSeal | None = None


class TilesDocument(msgspec.Struct, frozen=True):
    """The pieces of a game in one language, by name."""

    tiles: dict[str, Drawing]


class HandDocument(msgspec.Struct, frozen=True):
    """The strokes of what players write, each in a box of this width and height, and a star."""

    width: float
    height: float
    strokes: dict[str, str]
    star_box: float
    star: str


class RulesSection(msgspec.Struct, frozen=True):
    """Rules of the game under a heading."""

    heading: str
    sentences: list[str]


class LessonView(msgspec.Struct, frozen=True):
    """What to tell of a part of the table in a first turn."""

    part: str
    text: str


class BookDocument(msgspec.Struct, frozen=True):
    """What can be read of a game in one language: its rules beside those of its cards, and lessons.

    The lessons are for those who have never played it.
    """

    rules: list[RulesSection]
    lessons: list[LessonView]
