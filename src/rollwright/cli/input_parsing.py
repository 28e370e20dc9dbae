"""Parses typed input: moves in any letter case, and numbers."""

from collections.abc import Iterable, Iterator
from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.game import Game
from rollwright.core.position import Position

# No number that can be typed is larger.
_MAX_DIGITS: Final = 9


def parse_number(text: str) -> int | None:
    """The typed number; None if it is not a number, or too large."""
    digits = text.lstrip("0") or text[:1]
    known = digits.isascii() and digits.isdigit() and len(digits) <= _MAX_DIGITS
    return int(digits) if known else None


def canonical_move(game: Game, position: Position, seat: int, typed: str) -> str:
    """The text of the typed move, legal or not; raises IllegalMove if there is no such move."""
    places = [place.id for place in game.paper.places(position, seat)]
    for candidate in _candidates(typed, places):
        try:
            return position.text(seat, position.parse(seat, candidate))
        except IllegalMove as error:
            refusal = error
    raise refusal


def _candidates(typed: str, places: Iterable[str]) -> Iterator[str]:
    """The spellings to try; the typed one comes last, because its error is reported."""
    small = typed.lower()
    yield from (small, typed.upper(), typed[:1].upper() + small[1:])
    for place in places:
        before, found, behind = small.rpartition(place.lower())
        if found:
            yield before + place + behind
    yield typed
