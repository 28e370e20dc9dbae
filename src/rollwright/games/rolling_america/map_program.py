"""What the map can hold at last, as a program: numbers that do not clash, from dice that are there.

Of dice only the amounts count here, of each color and number, and nobody has to play in an order
or to mark an X while a number fits. So no play can have fewer Xs than the best answer.
"""

from rollwright.core.program import Program
from rollwright.games.rolling_america.map import BIT, COLOR_OF, NEIGHBORS, WILD, states_in
from rollwright.games.rolling_america.markings import EMPTY, Markings, X
from rollwright.games.rolling_america.notation import color_of, value_of


class MapProgram:
    """The choices of what is written in each blank state of a map, and guarded."""

    def __init__(self, pad: Markings, dice: list[int]) -> None:
        self.program = Program()
        self.pad = pad
        self.blank = states_in(pad.marks[EMPTY])
        self.guarded = {state: self.program.choice() for state in self.blank}
        # By state and number: is it written there?
        self.numbers = {
            (state, number): self.program.choice() for state in self.blank for number in range(1, 7)
        }
        # By state: does it become an X, at the end of the game at the latest?
        self.crossed = {state: self.program.choice(1) for state in self.blank}
        # By state and number: does it hold an unguarded number up to this one, or from it on?
        self._low: dict[tuple[int, int], int] = {}
        self._high: dict[tuple[int, int], int] = {}
        self.program.fixed_cost = pad.marks[X].bit_count()
        self.program.count([*self.guarded.values()], 0, pad.guards)
        self._fill()
        self._avoid_clashes()
        self._supply(dice)

    def near(self, state: int) -> list[int]:
        """The blank states beside this one."""
        return states_in(NEIGHBORS[state] & self.pad.marks[EMPTY])

    def _fill(self) -> None:
        for state in self.blank:
            ways = [self.numbers[state, number] for number in range(1, 7)]
            self.program.count([*ways, self.crossed[state]], 1, 1)

    def _avoid_clashes(self) -> None:
        """Of two neighbours whose numbers clash one is guarded."""
        program, numbers = self.program, self.numbers
        for state in self.blank:
            guarded = self.guarded[state]
            for most in range(1, 5):
                self._low[state, most] = program.choice()
                self._high[state, most + 2] = program.choice()
                below = [numbers[state, number] for number in range(1, most + 1)]
                program.at_most(below, [self._low[state, most], guarded])
                above = [numbers[state, number] for number in range(most + 2, 7)]
                program.at_most(above, [self._high[state, most + 2], guarded])
            for number in range(1, 7):
                if not self.pad.fits(number, BIT[state]):
                    program.some([~numbers[state, number], guarded])
        for state in self.blank:
            for other in self.near(state):
                for most in range(1, 5):
                    program.some([~self._low[state, most], ~self._high[other, most + 2]])

    def _supply(self, dice: list[int]) -> None:
        """What is written comes from the dice of the region, wild and changed ones, and dupes."""
        program = self.program
        all_changed: list[int] = []
        all_duped: list[int] = []
        for number in range(1, 7):
            of_number = [color_of(die) for die in dice if value_of(die) == number]
            all_wild: list[int] = []
            not_wild: list[int] = []
            wilds = of_number.count(WILD)
            for region in range(WILD):
                own = program.number(of_number.count(region))
                wild = program.number(wilds)
                changed = program.number(self.pad.color_changes)
                duped = program.number(self.pad.dupes)
                here = [
                    self.numbers[state, number] for state in self.blank if COLOR_OF[state] == region
                ]
                program.at_most(here, [own, wild, changed, duped])
                all_wild.append(wild)
                not_wild += [own, changed]
                all_changed.append(changed)
                all_duped.append(duped)
            program.count(all_wild, 0, wilds)
            program.count(not_wild, 0, len(of_number) - wilds)
        program.count(all_changed, 0, self.pad.color_changes)
        program.count(all_duped, 0, self.pad.dupes)
