"""Offers: legal moves as data, for surfaces that let people make them.

No surface has to read the text of a move to learn where it is made, with which die, and what it
costs. Places are numbered through all prints of a seat, in their order.
"""

import json
from typing import Final, NamedTuple

NOWHERE: Final = -1


class Terms(NamedTuple):
    """What the moves of one group have in common.

    `die` is the id of the die that is used. `price` lists the signs of what is spent. A move is
    `plain` if it uses the die as it lies, and nothing else. `sources` are the places that may be
    taken in hand for it, any one of them. `ends` is true for the move that ends the turn. `makes`
    is the sign, or the tile, of what it gives and no place shows: a changed or a new die, a number
    that no die shows, a good.
    `like` is the id of an earlier die with which the same moves lead to the same, so that nobody
    has to be asked which of the two is meant; else empty. `forfeits` lists the signs of what is
    lost for good by it though it could still be used: dice, or goods. `harms` is the sign of what
    it writes though nobody wants it, such as `x`; else empty. `skips` is true where the die is put
    aside because nothing can be done with it.
    """

    die: str = ""
    price: tuple[str, ...] = ()
    plain: bool = False
    ends: bool = False
    sources: tuple[int, ...] = ()
    makes: str = ""
    like: str = ""
    forfeits: tuple[str, ...] = ()
    harms: str = ""
    skips: bool = False


class Offer:
    """A legal move: its text, the place to tap, and all the places it marks there.

    `brief` is what is sent of it within its group, as JSON: text, place, and the places it marks,
    if these are others or more than the place to tap. Equal terms should be the same object, for
    `grouped`. This is no tuple, because a crowd has a million of them, which are read by name.
    """

    __slots__ = ("brief", "place", "terms", "text", "touches")

    def __init__(self, text: str, place: int, touches: tuple[int, ...], terms: Terms) -> None:
        self.text = text
        self.place = place
        self.touches = touches
        self.terms = terms
        is_short = not touches or touches == (place,)
        sent = [text, place] if is_short else [text, place, touches]
        self.brief = json.dumps(sent, ensure_ascii=False, separators=(",", ":")).encode()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Offer):
            return NotImplemented
        same = self.brief == other.brief and self.touches == other.touches
        return same and self.terms == other.terms

    def __repr__(self) -> str:
        return f"Offer({self.text!r}, {self.place}, {self.touches}, {self.terms})"


NO_TERMS: Final = Terms()


class OfferGroup:
    """Moves with the same terms; `brief` is what is sent of them, as JSON without brackets."""

    __slots__ = ("brief", "terms")

    def __init__(self, terms: Terms, brief: bytes) -> None:
        self.terms = terms
        self.brief = brief

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OfferGroup):
            return NotImplemented
        return self.brief == other.brief and self.terms == other.terms

    def __repr__(self) -> str:
        return f"OfferGroup({self.terms}, {self.brief!r})"


def grouped(offers: list[Offer]) -> list[OfferGroup]:
    """Moves in groups: those beside each other that have the same terms."""
    groups: list[OfferGroup] = []
    same: list[bytes] = []
    terms = NO_TERMS
    for offer in offers:
        if same and offer.terms is not terms:
            groups.append(OfferGroup(terms, b",".join(same)))
            same = []
        terms = offer.terms
        same.append(offer.brief)
    if same:
        groups.append(OfferGroup(terms, b",".join(same)))
    return groups
