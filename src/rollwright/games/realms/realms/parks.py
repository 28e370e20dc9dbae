"""Parks: three trails that are walked to the right, past sites that nobody comes back to.

Notation: the trail and the site that is visited: `a3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED, OUTLINED, RealmState

# For `promise`: a star that is still ahead, its price if it can be paid, and any site ahead.
_AHEAD: Final = 0.35
_PAYABLE: Final = 0.1
_OPEN: Final = 0.05
_NONE: Final[list[int]] = []


class Parks(Realm):
    """A die visits a site of its number; the sites that were skipped are crossed off."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # Each from the left to the right, and the trail of each site.
        self.trails = card.places_of("trails")
        self.trail_of = {site: trail for trail in self.trails for site in trail}
        self.sites_of: dict[int, list[int]] = {}
        for trail in self.trails:
            # The last site is never skipped.
            self.hold(trail[:-1], [OUTLINED, CROSSED])
            self.hold(trail[-1:], [OUTLINED])
            for site in trail:
                self.sites_of.setdefault(card.places[site].number, []).append(site)

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        # What lies to the left of a visited site is never blank.
        return [
            site for site in self.sites_of.get(die.value, _NONE) if self.can_buy(desk, state, site)
        ]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        desk.pay_all(self.card.places[option].costs)
        for site in self._skipped(state, option):
            state.cross(site)
        state.outline(option)
        self.reward(desk, state, option)

    def _skipped(self, state: RealmState, site: int) -> list[int]:
        """The blank sites to the left of this one, on its trail."""
        trail = self.trail_of[site]
        return state.blanks(trail[: trail.index(site)])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The site, and those that are crossed off."""
        return [option, *self._skipped(state, option)]

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """A trail is filled from the left, up to a visited site."""
        for trail in self.trails:
            filled = state.filled(trail)
            if not state.is_in_order(trail) or (filled and not state.is_outlined(filled[-1])):
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        stars = 0
        for trail in self.trails:
            for site in state.outlined(trail):
                stars += self.card.places[site].gains.count(STAR)
        return stars

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The sites ahead: those with a star, most of all if its price is there."""
        worth = 0.0
        for trail in self.trails:
            for site in state.blanks(trail):
                place = self.card.places[site]
                worth += _OPEN
                if STAR in place.gains:
                    worth += _AHEAD
                    if place.costs and desk.has_all(place.costs):
                        worth += _PAYABLE
        return worth


REALM: Final = Parks
