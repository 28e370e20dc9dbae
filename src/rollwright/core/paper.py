"""Paper: the places that are drawn for a seat, and the places where moves are made.

Rules never need it. By default a game has no places.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.core.offer import NO_TERMS, NOWHERE, Offer, OfferGroup, grouped
from rollwright.core.place import Mark, Place
from rollwright.core.plain_print import plain_prints
from rollwright.core.position import Position
from rollwright.core.print import Print
from rollwright.core.rule_side import RuleSide
from rollwright.core.table_die import TableDie

P = TypeVar("P", bound=Position)

# The group of places that are dice: they lie on the table, and not on a print.
DICE: Final = "dice"
# Instead of a seat: somebody who only watches.
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Paper(Generic[P]):
    """The paper of one game; every method takes one of its positions."""

    def places(self, position: P, seat: int) -> list[Place]:
        """The places on a seat's paper."""
        return []

    def common_groups(self) -> list[str]:
        """The groups of places that all seats share; all others belong to one seat."""
        return []

    def prints(self, position: P, seat: int) -> list[Print]:
        """The prints of the cards and boards before a seat.

        By default the places are drawn as plain boxes.
        """
        return plain_prints(self.places(position, seat))

    def marks(self, position: P, seat: int) -> list[Mark]:
        """What stands at each place of all `prints`, in their order."""
        places = self.places(position, seat)
        return [Mark(place.mark, place.text) for place in places if place.group != DICE]

    def written(self, position: P, seat: int) -> object:
        """What `marks` are made from: the same prints with an equal value here have equal marks.

        A crowd is spared most of its marks by that. None if only the marks themselves can tell.
        """
        return None

    def tiles(self) -> list[Print]:
        """The pieces that marks and dice name, each drawn in a square."""
        return []

    def tiles_in_play(self, position: P) -> list[str]:
        """The names of those that marks and dice can name in this game, once it is set up."""
        return [tile.id for tile in self.tiles()]

    def dice(self, position: P, seat: int) -> list[TableDie]:
        """The dice before a seat; for NOBODY, those that everybody sees."""
        return []

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        """Every print that somebody needs on paper to play with these options; raises BadOptions.

        Empty for a game that is not drawn.
        """
        return []

    def rule_sides(self, options: dict[str, object]) -> dict[str, RuleSide]:
        """The rules for the backs of the whole set, by print; raises BadOptions.

        A print that is missing here has a blank back.
        """
        return {}

    def stars(self, position: P, seat: int) -> dict[str, int]:
        """The stars that are won on each print with sockets for them."""
        return {}

    def counters(self, position: P) -> list[Counter]:
        """What is counted for every seat, with what it is good for at this moment."""
        return []

    def counts(self, position: P, seat: int) -> list[int]:
        """How many a seat has of each of the `counters`; for a common one, how many there are."""
        return []

    # --- where a move is made --------------------------------------------------------------

    def place_of(self, position: P, seat: int, move: int) -> str:
        """The id of the place to tap for this move; empty if there is none."""
        return ""

    def offer(self, position: P, seat: int, move: int) -> Offer:
        """A legal move as data."""
        place = self.number_of(position, seat, self.place_of(position, seat, move))
        return Offer(position.text(seat, move), place, (), NO_TERMS)

    def offers(self, position: P, seat: int) -> list[Offer]:
        """All legal moves of a seat as data."""
        return [self.offer(position, seat, move) for move in position.legal(seat)]

    def offer_groups(self, position: P, seat: int) -> list[OfferGroup]:
        """The same in groups; a game of a crowd may know many of them already."""
        return grouped(self.offers(position, seat))

    def number_of(self, position: P, seat: int, place: str) -> int:
        """The number of a place in the order of `prints`."""
        number = 0
        for one in self.prints(position, seat):
            for known in one.places:
                if known.id == place:
                    return number
                number += 1
        return NOWHERE

    def rolling(self, position: P) -> list[tuple[int, str]] | None:
        """The dice of the next roll, by seat and place; None for all dice of all seats.

        A shared die is listed for each seat that sees it.
        """
        return None

    def why_not_there(
        self, position: P, seat: int, place: str, die: str, source: str = ""
    ) -> Message | None:
        """Why this die can't be used at this place now, or None if it can.

        `die` is the id of a die, and `source` that of a place in hand; if empty, any move counts.
        """
        idle = position.why_idle(seat)
        if idle is not None:
            return idle
        number = self.number_of(position, seat, place)
        taken = self.number_of(position, seat, source)
        for offer in self.offers(position, seat):
            terms = offer.terms
            on_paper = number != NOWHERE and (number == offer.place or number in terms.sources)
            # What is done to a die itself belongs to no place.
            on_die = offer.place == NOWHERE and terms.die != "" and place == f"die:{terms.die}"
            fits = die in ("", terms.die) and (not source or taken in terms.sources)
            if (on_paper or on_die) and fits:
                return None
        reason = self.reason_there(position, seat, place, die, source)
        if reason is not None:
            return reason
        for known in self.places(position, seat):
            if known.id == place:
                return Message("core.nothing-there", {"place": known.name})
        return Message("core.no-such-place", {"place": place})

    def reason_there(
        self, position: P, seat: int, place: str, die: str, source: str = ""
    ) -> Message | None:
        """Why no move with this die goes to this place; None if there is no better reason."""
        return None
