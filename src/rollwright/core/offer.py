"""Offers: legal moves as data, for surfaces that let people make them.

No surface has to read the text of a move to learn where it is made, with which die, and what it
costs. Places are numbered through all prints of a seat, in their order.
"""

from typing import Final, NamedTuple

NOWHERE: Final = -1


class Terms(NamedTuple):
    """What the moves of one group have in common.

    `die` is the id of the die that is used. `price` lists the signs of what is spent. A move is
    `plain` if it uses the die as it lies, and nothing else. `sources` are the places that may be
    taken in hand for it, any one of them. `ends` is true for the move that ends the turn.
    """

    die: str = ""
    price: tuple[str, ...] = ()
    plain: bool = False
    ends: bool = False
    sources: tuple[int, ...] = ()


class Offer(NamedTuple):
    """A legal move: its text, the place to tap, and all the places it marks there.

    `brief` is what is sent of it within its group: text, place, and the places it marks, if these
    are others or more than the place to tap. `offer_at` makes it.
    """

    text: str
    place: int
    touches: tuple[int, ...]
    terms: Terms
    brief: tuple[object, ...]


NO_TERMS: Final = Terms()


def offer_at(text: str, place: int, touches: tuple[int, ...], terms: Terms) -> Offer:
    """A move at a place, or NOWHERE. Equal terms should be the same object, for `grouped`."""
    is_short = not touches or touches == (place,)
    return Offer(text, place, touches, terms, (text, place) if is_short else (text, place, touches))


def grouped(offers: list[Offer]) -> list[tuple[Terms, list[tuple[object, ...]]]]:
    """Moves in brief; those beside each other that have the same terms make a group."""
    groups: list[tuple[Terms, list[tuple[object, ...]]]] = []
    moves: list[tuple[object, ...]] = []
    terms: Terms | None = None
    for offer in offers:
        if offer.terms is not terms:
            terms = offer.terms
            moves = []
            groups.append((terms, moves))
        moves.append(offer.brief)
    return groups
