"""Faulty papers of the toy game, one fault per class, for the laws to detect."""

from typing import Final

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.core.offer import Offer, OfferGroup, Terms
from rollwright.core.place import Mark, Place
from rollwright.core.plain_print import plain_prints
from rollwright.core.print import Print
from rollwright.core.table_die import TableDie
from tests.harness import offer_laws, paper_laws, surface_laws, value_laws
from tests.harness.laws import Law
from tests.harness.toy import ToyPaper, ToyPosition


class Doubled(ToyPaper):
    """Draws a place twice."""

    def places(self, position: ToyPosition, seat: int) -> list[Place]:
        return super().places(position, seat) * 2


class Astray(ToyPaper):
    """Assigns a move to a place that doesn't exist."""

    def place_of(self, position: ToyPosition, seat: int, move: int) -> str:
        return "nowhere"


class Blurred(ToyPaper):
    """The marks don't tell what is written."""

    def marks(self, position: ToyPosition, seat: int) -> list[Mark]:
        return [Mark() for _ in super().marks(position, seat)]


class Abridged(ToyPaper):
    """Has too few marks."""

    def marks(self, position: ToyPosition, seat: int) -> list[Mark]:
        return super().marks(position, seat)[:-1]


class Untold(ToyPaper):
    """Says that nothing was written."""

    def written(self, position: ToyPosition, seat: int) -> object:
        return "nothing"


class Alive(ToyPaper):
    """Hands out its own list, which goes on changing."""

    def written(self, position: ToyPosition, seat: int) -> object:
        return position.boxes


class Tiled(ToyPaper):
    """A mark names a tile that doesn't exist."""

    def marks(self, position: ToyPosition, seat: int) -> list[Mark]:
        return [mark._replace(tile="pipe") for mark in super().marks(position, seat)]


class Reprinted(ToyPaper):
    """Makes its prints anew at each call."""

    def prints(self, position: ToyPosition, seat: int) -> list[Print]:
        return plain_prints(self.places(position, seat))


class Twins(ToyPaper):
    """Two dice have the same id."""

    def dice(self, position: ToyPosition, seat: int) -> list[TableDie]:
        return super().dice(position, seat) * 2


class Renamed(ToyPaper):
    """The same die has another name in each turn."""

    def dice(self, position: ToyPosition, seat: int) -> list[TableDie]:
        name = Message("core.number", {"number": position.turn})
        return [die._replace(name=name) for die in super().dice(position, seat)]


class Shuffled(ToyPaper):
    """Offers are in another order than the moves."""

    def offers(self, position: ToyPosition, seat: int) -> list[Offer]:
        return super().offers(position, seat)[::-1]


class Changed(ToyPaper):
    """The offers of a list are not those of its single moves."""

    def offers(self, position: ToyPosition, seat: int) -> list[Offer]:
        return [_altered(offer, touches=()) for offer in super().offers(position, seat)]


class Beside(ToyPaper):
    """An offer lies beside the place of its move."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        return _altered(super().offer(position, seat, move), place=move % 3)


class Boundless(ToyPaper):
    """An offer has a source that is on no print."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(sources=(99,)))


class Borrowed(ToyPaper):
    """An offer uses a die that is not on the table."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(die="e"))


class WornOut(ToyPaper):
    """An offer uses a die that is crossed."""

    def dice(self, position: ToyPosition, seat: int) -> list[TableDie]:
        return [die._replace(mark="crossed") for die in super().dice(position, seat)]


class Plain(ToyPaper):
    """What costs something is called plain."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(plain=True, ends=False))


class Secretive(ToyPaper):
    """Only one of the moves that end a turn tells so."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(ends=move == 0))


class Reserved(ToyPaper):
    """The groups of moves leave one out."""

    def offer_groups(self, position: ToyPosition, seat: int) -> list[OfferGroup]:
        return super().offer_groups(position, seat)[1:]


class Untouched(ToyPaper):
    """A move touches places that it doesn't change."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        return _altered(super().offer(position, seat, move), touches=(0, 1, 2))


class Unpaid(ToyPaper):
    """A move costs something that is not paid."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(price=("skip",)))


class Uncounted(ToyPaper):
    """Has a counter, but no number for it."""

    def counts(self, position: ToyPosition, seat: int) -> list[int]:
        return []


class Twofold(ToyPaper):
    """Has the same counter twice."""

    def counters(self, position: ToyPosition) -> list[Counter]:
        return super().counters(position) * 2

    def counts(self, position: ToyPosition, seat: int) -> list[int]:
        return super().counts(position, seat) * 2


class Communal(ToyPaper):
    """Says that the number of one seat is that of all."""

    def counters(self, position: ToyPosition) -> list[Counter]:
        return [counter._replace(common=True) for counter in super().counters(position)]


class Penniless(ToyPaper):
    """A move costs more than the seat has."""

    def counts(self, position: ToyPosition, seat: int) -> list[int]:
        return [0 for _ in super().counts(position, seat)]


class Strange(ToyPaper):
    """A move costs something that nobody counts."""

    def counters(self, position: ToyPosition) -> list[Counter]:
        return [counter._replace(id="leap") for counter in super().counters(position)]


class Boastful(ToyPaper):
    """A move tells of a die that it does not make."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(makes="die6"))


class Abstract(ToyPaper):
    """A move makes something that nobody has drawn."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(makes="luck"))


class Alarmist(ToyPaper):
    """The end of a turn tells of a loss that does not come."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        lost = () if offer.terms.price else ("skip",)
        return _altered(offer, terms=offer.terms._replace(forfeits=lost))


class Gloomy(ToyPaper):
    """A number is told to be an X."""

    def offer(self, position: ToyPosition, seat: int, move: int) -> Offer:
        offer = super().offer(position, seat, move)
        return _altered(offer, terms=offer.terms._replace(harms="x" if move else ""))


class Miscounted(ToyPaper):
    """Counts what was used instead of what is left."""

    def counts(self, position: ToyPosition, seat: int) -> list[int]:
        return [position.skipped(seat)]


def _altered(
    offer: Offer,
    text: str | None = None,
    place: int | None = None,
    touches: tuple[int, ...] | None = None,
    terms: Terms | None = None,
) -> Offer:
    """A copy of an offer, in which something is different."""
    return Offer(
        offer.text if text is None else text,
        offer.place if place is None else place,
        offer.touches if touches is None else touches,
        terms or offer.terms,
    )


PAPER_FAULTS: Final[tuple[tuple[type[ToyPaper], Law], ...]] = (
    (Doubled, value_laws.papers_are_drawable),
    (Astray, value_laws.moves_lie_on_the_paper),
    (Blurred, paper_laws.marks_stand_on_the_prints),
    (Abridged, paper_laws.marks_stand_on_the_prints),
    (Untold, paper_laws.equal_writing_has_equal_marks),
    (Alive, paper_laws.equal_writing_has_equal_marks),
    (Tiled, paper_laws.tiles_exist),
    (Reprinted, paper_laws.prints_are_made_once),
    (Twins, paper_laws.dice_are_told_apart),
    (Renamed, paper_laws.dice_are_told_apart),
    (Shuffled, offer_laws.offers_are_the_legal_moves),
    (Reserved, offer_laws.offers_are_the_legal_moves),
    (Changed, offer_laws.offers_are_the_legal_moves),
    (Beside, offer_laws.offers_lie_where_moves_do),
    (Boundless, offer_laws.offers_lie_where_moves_do),
    (Borrowed, offer_laws.offers_use_dice_on_the_table),
    (WornOut, offer_laws.offers_use_dice_on_the_table),
    (Plain, offer_laws.plain_moves_are_free),
    (Secretive, offer_laws.the_end_of_a_turn_is_told),
    (Untouched, offer_laws.touched_places_change),
    (Unpaid, offer_laws.prices_are_paid),
    (Alarmist, offer_laws.what_is_forfeited_is_lost),
    (Gloomy, offer_laws.what_harms_is_written),
    (Uncounted, surface_laws.counters_count),
    (Twofold, surface_laws.counters_count),
    (Communal, surface_laws.counters_count),
    (Penniless, surface_laws.prices_are_counted),
    (Strange, surface_laws.prices_are_counted),
    (Boastful, surface_laws.what_is_made_is_there),
    (Abstract, surface_laws.what_is_made_is_there),
    (Miscounted, surface_laws.counters_are_the_tally),
)
