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

    Equal terms should be the same object, so that moves can be grouped quickly.
    """

    text: str
    place: int
    touches: tuple[int, ...]
    terms: Terms


NO_TERMS: Final = Terms()
