"""Lost Ruins of Arnak: a magnifier and a journal climb, and open a box on each level.

Notation: magnifier or journal and where it goes, `m2a`, `j1`; then a box of that level, `box2-3`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.geometry import neighbors_in_lines
from rollwright.games.realms.option import at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import RealmState

# The pending step: a box to mark on a level, counted from 0.
BOX: Final = 0
# For `promise`: a step of the magnifier and one of the journal, and a box that is due.
_MAGNIFIER: Final = 0.3
_JOURNAL: Final = 0.2
_DUE: Final = 0.8


class LostRuinsOfArnak(Realm):
    """Each token has a place to mark wherever it may go; levels are counted from 0."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.magnifiers = card.places_of("magnifiers")
        self.journals = card.places_of("journals")
        self.boxes = card.places_of("boxes")
        self.linked = neighbors_in_lines(len(card.places), card.places_of("links"))
        tokens = self.magnifiers + self.journals
        self.steps = [place for level in tokens for place in level]
        self.all_boxes = [box for level in self.boxes for box in level]
        self.starred = [box for box in self.all_boxes if STAR in card.places[box].gains]
        # The option of each step; that of a box is this much more than its number among all.
        self.to_box = len(self.steps)
        self.declare(
            [at_place(card.places[at].id, at, card.places[at].costs) for at in self.steps],
            [at_place(card.places[at].id, at) for at in self.all_boxes],
        )
        self.follow_ups = [FollowUp(0, len(self.boxes) - 1, asks="box")]

    # --- a step --------------------------------------------------------------------------

    def _height(self, state: RealmState, token: list[list[int]]) -> int:
        """The number of levels where a token is marked."""
        return len([1 for level in token if state.count_filled(level)])

    def _next(self, state: RealmState, token: list[list[int]]) -> list[int]:
        """The places one level above a token, where a line leads."""
        height = self._height(state, token)
        if height == len(token):
            return []
        if height == 0:
            return token[0]
        below = state.filled(token[height - 1])[0]
        return [place for place in token[height] if place in self.linked[below]]

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found = self._next(state, self.magnifiers)
        if self._height(state, self.journals) < self._height(state, self.magnifiers):
            found = found + self._next(state, self.journals)
        return [self.steps.index(place) for place in found if self.can_buy(desk, state, place)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        place = self.steps[option]
        self.buy(desk, state, place)
        for level in range(len(self.boxes)):
            if place in self.magnifiers[level] or place in self.journals[level]:
                desk.later(state.slot, BOX, level)

    # --- a box ---------------------------------------------------------------------------

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        free = state.blanks(self.boxes[pending.value])
        return [self.to_box + self.all_boxes.index(box) for box in free]

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        box = self.all_boxes[option - self.to_box]
        state.mark(box)
        if box not in self.starred:
            self.reward(desk, state, box)

    def score(self, desk: Desk, state: RealmState) -> int:
        return state.count_filled(self.starred)

    # --- saved cards, and bots -----------------------------------------------------------------

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Both tokens climbed along lines, the journal behind; each step has its box, or soon."""
        heights = [self._height(state, token) for token in (self.magnifiers, self.journals)]
        if heights[1] > heights[0]:
            return False
        if not self._climbed(state, self.magnifiers) or not self._climbed(state, self.journals):
            return False
        for level, boxes in enumerate(self.boxes):
            landed = len([1 for height in heights if height > level])
            due = [step for step in desk.pending if step.slot == state.slot and step.kind == BOX]
            waiting = len([1 for step in due if step.value == level])
            if state.count_filled(boxes) + waiting != landed:
                return False
        return True

    def _climbed(self, state: RealmState, token: list[list[int]]) -> bool:
        """Was the token marked once on each level up to its highest, along lines?"""
        height = self._height(state, token)
        below = -1
        for places in token[:height]:
            marked = state.filled(places)
            if len(marked) != 1 or (below >= 0 and marked[0] not in self.linked[below]):
                return False
            below = marked[0]
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Steps that are made lead to the stars above; a box that is due is nearly one itself."""
        worth = _MAGNIFIER * self._height(state, self.magnifiers)
        worth += _JOURNAL * self._height(state, self.journals)
        for step in desk.pending:
            if step.slot == state.slot and step.kind == BOX:
                left = state.blanks(self.boxes[step.value])
                if any([box in self.starred for box in left]):
                    worth += _DUE
        return worth


REALM: Final = LostRuinsOfArnak
