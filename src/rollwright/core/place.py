"""Places: the spots on a seat's paper, as the rules know them.

A game tells which places its paper has, where they lie and what is written on them. How
that looks is the business of the sheets.
"""

from typing import Final, NamedTuple

from rollwright.core.message import Message

BLANK: Final = "blank"
OUTLINED: Final = "outlined"
FILLED: Final = "filled"
CROSSED: Final = "crossed"
MARKS: Final = (BLANK, OUTLINED, FILLED, CROSSED)


class Outline(NamedTuple):
    """The shape of a place, in the units of its group, and where to write in it.

    `kind` is `rect` (x, y, width, height), `circle` or `hex` (x, y, radius), or `polygon`
    (x1, y1, x2, y2, …).
    """

    kind: str
    numbers: tuple[float, ...]
    center: tuple[float, float]


def box(x: float, y: float, width: float = 1.0, height: float = 1.0) -> Outline:
    """A rectangle."""
    return Outline("rect", (x, y, width, height), (x + width / 2, y + height / 2))


class Place(NamedTuple):
    """One spot on the paper."""

    id: str
    group: str
    outline: Outline
    mark: str
    # What is written there, and what was printed there from the start.
    text: str
    print: str
    name: Message
    tint: str
    # The names of the pictures printed there; a number stands before a picture that it counts.
    icons: tuple[str, ...] = ()
    # Words printed there that are said in the reader's language, in place of `print`.
    title: Message | None = None
    # How many dots are printed at its edge.
    dots: int = 0
