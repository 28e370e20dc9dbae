"""The study of a card: what it did for a seat in a game that is over, for statistics."""

from typing import NamedTuple

from rollwright.core.position import Position


class Moment(NamedTuple):
    """A position, and the move of the seat in question that led to it; None if chance did."""

    move: int | None
    position: Position


class CardStudy(NamedTuple):
    """What one card did for one seat.

    `most` is the highest score it can bring. `dice` is how many dice were used there, and `gains`
    how much of each thing was gained through it: a name in the game's words, for each. `places`
    has every place of the card that play can change, by its id, and whether it was used.
    """

    score: int
    most: int
    dice: int
    gains: dict[str, int]
    places: dict[str, bool]
