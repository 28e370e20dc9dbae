"""Roll Player: a walk over circles, none of them twice."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference, share_a_side

STEPS = {"left": (-1, 0), "up": (0, -1), "right": (1, 0), "down": (0, 1)}


class RollPlayer(Reference):
    """The current circle is outlined, those left behind are marked."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        here = self._here()
        around = [circle for circle in self.row("circles") if share_a_side(here, circle)]
        if die.value not in self.card.values["any"]:
            step = next(name for name in STEPS if self.card.values[name] == die.value)
            right, down = STEPS[step]
            goal = chr(ord(here[0]) + right) + str(int(here[1:]) + down)
            around = [circle for circle in around if circle == goal]
        return self.blank(around)

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[self._here()] = "x"
        self.marks[option] = "o"
        self.reward(option)

    def _here(self) -> str:
        return self.holding("o", self.row("circles"))[0]


REFERENCE = RollPlayer
