"""Libertalia: pirates whose ranks are completed by a digit, in rising order.

Notation: the pirate, `1` to `8`; if what it offers is not paid for, `3-unpaid`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import NUMBERS, RealmState

TENS: Final = 10
# A printed digit with a gap behind it is the tens; with a gap before it, the ones.
GAP: Final = "_"
_DIGITS: Final = (1, 2, 3, 4, 5, 6)
# For `promise`: a star that can be paid for, or not yet; the crew, by the odds of each pirate.
_PAYABLE: Final = 0.7
_UNPAID: Final = 0.35
_CREW: Final = 1.6


class Libertalia(Realm):
    """All ranks that are complete rise strictly; a benefit with a cost may be left."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.pirates = card.places_of("pirates")[0]
        self.crew = card.places_of("crew")[0][0]
        ranks = [card.places[place].print for place in self.pirates]
        # The printed part of each rank, and what a written digit is multiplied by.
        self.printed = [
            int(rank.replace(GAP, "")) * (TENS if rank.endswith(GAP) else 1) for rank in ranks
        ]
        self.factor = [1 if rank.endswith(GAP) else TENS for rank in ranks]
        self.hold(self.pirates, NUMBERS)
        # By option: its pirate, and whether its benefit is gained.
        self.pirate_of = list(range(len(self.pirates)))
        options = [
            at_place(str(number), place, card.places[place].costs)
            for number, place in enumerate(self.pirates, 1)
        ]
        self.unpaid = len(options)
        for at, place in enumerate(self.pirates):
            if card.places[place].costs:
                self.pirate_of.append(at)
                options.append(at_place(f"{at + 1}-unpaid", place))
        self.declare(options)

    # --- ranks ---------------------------------------------------------------------------

    def rank(self, pirate: int, digit: int) -> int:
        """The rank of a pirate with this digit."""
        return self.printed[pirate] + self.factor[pirate] * digit

    def _bounds(self, state: RealmState, pirate: int) -> tuple[int, int]:
        """The ranks of the next complete pirates before and behind one."""
        low, high = -1, TENS * TENS
        for at, place in enumerate(self.pirates):
            if at != pirate and not state.is_blank(place):
                rank = self.rank(at, state.number_in(place))
                if at < pirate:
                    low = max(low, rank)
                else:
                    high = min(high, rank)
        return low, high

    def _highs(self, state: RealmState) -> list[int]:
        """For each pirate the rank of the next complete one behind it: ranks rise."""
        high = TENS * TENS
        highs: list[int] = []
        for pirate in range(len(self.pirates) - 1, -1, -1):
            highs.append(high)
            place = self.pirates[pirate]
            if not state.is_blank(place):
                high = self.rank(pirate, state.number_in(place))
        highs.reverse()
        return highs

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        fitting: list[int] = []
        for option, pirate in enumerate(self.pirate_of):
            place = self.pirates[pirate]
            if not state.is_blank(place):
                continue
            low, high = self._bounds(state, pirate)
            if low < self.rank(pirate, die.value) < high and desk.has_all(
                self.all_options[option].cost(0)
            ):
                fitting.append(option)
        return fitting

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.pirates[self.pirate_of[option]]
        state.write(place, die.value)
        if option < self.unpaid:
            desk.pay_all(self.card.places[place].costs)
            self.reward(desk, state, place)
        if state.all_filled(self.pirates):
            state.mark(self.crew)
            self.reward(desk, state, self.crew)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The pirate, and with the last one the stars of the crew."""
        place = self.pirates[self.pirate_of[option]]
        last = len(state.blanks(self.pirates)) == 1
        return [place, self.crew] if last else [place]

    # --- saved cards and bots --------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        for pirate, place in enumerate(self.pirates):
            if not state.is_blank(place):
                low, high = self._bounds(state, pirate)
                if not low < self.rank(pirate, state.number_in(place)) < high:
                    return False
        return state.is_blank(self.crew) != state.all_filled(self.pirates)

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Stars of pirates by the numbers that fit them; for the crew, all of them together."""
        worth, crew = 0.0, _CREW
        low, highs = -1, self._highs(state)
        for pirate, place in enumerate(self.pirates):
            if not state.is_blank(place):
                low = self.rank(pirate, state.number_in(place))
                continue
            first, factor = self.printed[pirate], self.factor[pirate]
            high = highs[pirate]
            fitting = [1 for digit in _DIGITS if low < first + factor * digit < high]
            # A number comes up often enough if two of six fit.
            odds = min(1.0, len(fitting) / 2)
            crew *= 0.75 * odds
            if STAR in self.card.places[place].gains:
                paid = desk.has_all(self.card.places[place].costs)
                worth += odds * (_PAYABLE if paid else _UNPAID)
        return worth + (crew if state.is_blank(self.crew) else 0.0)


REALM: Final = Libertalia
