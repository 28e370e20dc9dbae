"""Understanding what people type: moves in any letter case, and numbers of any length."""

from collections.abc import Iterable, Iterator
from typing import Final

from rollwright.core.errors import IllegalMove
from rollwright.core.position import Position

# Nothing is numbered beyond that.
_MOST_DIGITS: Final = 9


def typed_number(text: str) -> int | None:
    """The number that was typed; None if it is none, or larger than anything that is counted."""
    digits = text.lstrip("0") or text[:1]
    known = digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS
    return int(digits) if known else None


def spelled(position: Position, seat: int, typed: str) -> str:
    """The text of the move that was meant, legal or not; raises IllegalMove if there is none."""
    places = [place.id for place in position.places(seat)]
    for candidate in _candidates(typed, places):
        try:
            return position.text(seat, position.parse(seat, candidate))
        except IllegalMove as error:
            refusal = error
    raise refusal


def _candidates(typed: str, places: Iterable[str]) -> Iterator[str]:
    """What may have been meant; what was really typed comes last, for the complaint."""
    small = typed.lower()
    yield from (small, typed.upper(), typed[:1].upper() + small[1:])
    for place in places:
        before, found, behind = small.rpartition(place.lower())
        if found:
            yield before + place + behind
    yield typed
