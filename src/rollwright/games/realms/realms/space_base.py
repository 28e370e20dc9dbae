"""Space Base: six rockets whose ringed windows pay with every use.

Notation: `rocket3`: use that rocket; then a window to outline: `outline5`, that rocket's next one
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm, for_value
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import OUTLINED, RealmState

# The pending step: a window to outline.
NEW_CARD: Final = 0
# For `promise`: how often a rocket will be used again, at most, and the worth of such a use for
# each ringed star, for a resource that is new, and for each step to the first star.
_USES: Final = 1.5
_STAR: Final = 0.5
_RESOURCE: Final = 0.1
_STEP: Final = 0.1


class SpaceBase(Realm):
    """Each use pays all that is outlined in its column, and outlines one more benefit anywhere."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.rockets = card.by_number("rockets")
        # Both by number: the windows from the bottom up, the first of them the new card.
        self.windows = card.places_of("windows")
        self.uses = card.places_of("uses")
        self.hold(self.rockets, [])
        for windows in self.windows:
            self.hold(windows, [OUTLINED])
            self.hold(windows[:1], [])
        # An option is a rocket to use; with this added, one whose next window is outlined.
        self.to_outline = len(self.rockets)
        options = [at_place(card.places[rocket].id, rocket) for rocket in self.rockets]
        outlines = [
            next_of(f"outline{number}", windows[1:])
            for number, windows in enumerate(self.windows, 1)
        ]
        self.declare(options, outlines)
        self.follow_ups = [FollowUp(asks="window")]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if for_value(self.rockets, die.value) < 0:
            return []
        at = die.value - 1
        return [at] if state.first_blank(self.uses[at]) >= 0 else []

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.mark(state.first_blank(self.uses[option]))
        for window in state.outlined(self.windows[option]):
            self.reward(desk, state, window)
        desk.later(state.slot, NEW_CARD)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The engine stays as it is printed: one of its circles is marked."""
        if option < self.to_outline:
            circle = state.first_blank(self.uses[option])
            return [circle] if circle >= 0 else []
        return super().touches(state, option, die)

    # --- the new card ----------------------------------------------------------------------

    def _unfinished(self, state: RealmState) -> list[int]:
        """The rockets with a window left to outline."""
        return [at for at, windows in enumerate(self.windows) if state.first_blank(windows) >= 0]

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        rockets = self._unfinished(state)
        return [self.to_outline + rocket for rocket in rockets] if len(rockets) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        state.outline(state.first_blank(self.windows[option - self.to_outline]))

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        for rocket in self._unfinished(state):
            window = state.first_blank(self.windows[rocket])
            state.outline(window)
            desk.tell_place(state, window)

    # --- saved positions and advice ----------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Each use has outlined a window, but for those that are due."""
        due = len([1 for step in desk.pending if step.slot == state.slot and step.kind == NEW_CARD])
        used = 0
        for windows, circles in zip(self.windows, self.uses, strict=True):
            if not state.is_in_order(windows) or not state.is_in_order(circles):
                return False
            used += state.count_filled(circles) - state.count_filled(windows[1:])
        return used == due

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        """As if every use of a rocket had found all its windows ringed."""
        stars = 0
        for windows, circles in zip(self.windows, self.uses, strict=True):
            stars += state.count_filled(circles) * self._stars(state.outlined(windows))
        return stars

    def _stars(self, windows: list[int]) -> int:
        return sum([self.card.places[window].gains.count(STAR) for window in windows])

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What is ringed counts as often as its rocket may fire again."""
        worth = 0.0
        for windows, circles in zip(self.windows, self.uses, strict=True):
            left = min(_USES, float(len(circles) - state.count_filled(circles)))
            ringed = state.outlined(windows)
            stars = self._stars(ringed)
            worth += left * (_STAR * stars if stars else _STEP * (len(ringed) - 1))
            for window in ringed:
                for gain in self.card.places[window].gains:
                    if gain != STAR:
                        worth += left * _RESOURCE / (1 + desk.gained[gain])
        return worth


REALM: Final = SpaceBase
