"""Dog Park: dogs that are walked one after the other, past mud.

Notation: the spot where the walk stops: `2c` is the third one of dog 2, `home2` the end of its row
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import CROSSED, OUTLINED, RealmState

# For `promise`: a dog that is nearly home, as a share of the stars it may bring.
_NEARLY_HOME: Final = 0.9


class DogPark(Realm):
    """A number is the most steps that the dog takes; where it stops, it may get muddy."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        # The row of each dog, its home last.
        self.rows = card.places_of("rows")
        self.homes = [row[-1] for row in self.rows]
        # The resources are printed once for all rows, above the columns of spots.
        self.columns = card.places_of("columns")[0]
        self.muddy = [False for _ in card.places]
        for spot in card.places_of("mud")[0]:
            self.muddy[spot] = True
        # The stars of a dog by the number of its stops in mud.
        self.stars = card.numbers("stars")
        for row in self.rows:
            self.hold(row[:-1], [OUTLINED])
        self.hold(self.homes, [CROSSED])
        self.hold(self.columns, [])
        self.declare([at_place(card.places[spot].id, spot) for row in self.rows for spot in row])
        # The stars are counted from the dogs that are home.
        self.scores_at_once = False

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        found: list[int] = []
        for at in self.dogs(state):
            row = self.rows[at]
            steps = self.steps(state, row)
            for step in range(steps, min(len(row), steps + die.value)):
                found.append(at * len(row) + step)
        return found

    def dogs(self, state: RealmState) -> list[int]:
        """The dog that is out, or else all that are still to be walked."""
        waiting: list[int] = []
        for at, row in enumerate(self.rows):
            if state.is_blank(row[-1]):
                if self.steps(state, row):
                    return [at]
                waiting.append(at)
        return waiting

    def steps(self, state: RealmState, row: list[int]) -> int:
        """How far a dog is: the steps to the last spot where it stopped."""
        for step in range(len(row), 0, -1):
            if not state.is_blank(row[step - 1]):
                return step
        return 0

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        row = self.rows[option // len(self.rows[0])]
        step = option % len(row)
        if step == len(row) - 1:
            state.cross(row[step])
        else:
            state.outline(row[step])
            self.reward(desk, state, self.columns[step])

    def dog_stars(self, state: RealmState, row: list[int]) -> int:
        """The stars of a dog if it went home as it is."""
        mud = len([1 for spot in state.outlined(row) if self.muddy[spot]])
        return self.stars[mud] if mud < len(self.stars) else 0

    def score(self, desk: Desk, state: RealmState) -> int:
        return sum([self.dog_stars(state, row) for row in self.rows if not state.is_blank(row[-1])])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """No more than one dog is out at a time, and no dog goes home without a stop."""
        out = 0
        for row in self.rows:
            stopped = len(state.outlined(row)) > 0
            if state.is_blank(row[-1]):
                out += 1 if stopped else 0
            elif not stopped:
                return False
        return out <= 1

    def promise(self, desk: Desk, state: RealmState) -> float:
        """The way of the dog that is out, and the stars that it may still bring."""
        worth = 0.0
        for row in self.rows:
            if state.is_blank(row[-1]):
                share = self.steps(state, row) / len(row)
                worth += _NEARLY_HOME * share * self.dog_stars(state, row)
        return worth


REALM: Final = DogPark
