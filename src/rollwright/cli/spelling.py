"""Understanding a move as people type it: in any letter case."""

from collections.abc import Iterable, Iterator

from rollwright.core.errors import IllegalMove
from rollwright.core.position import Position


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
