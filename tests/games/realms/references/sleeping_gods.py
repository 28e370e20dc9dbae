"""Sleeping Gods: attacks of connected squares on four monsters."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference, share_a_side


@dataclass
class Attack:
    """The number of squares, and those marked so far."""

    value: int
    done: list[str]


class SleepingGods(Reference):
    """One square with the die, then the others one by one."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        left = self._open(die.value)
        while left:
            area = left[:1]
            while more := _beside(area, left):
                area += more
            if len(area) >= die.value:
                yield from area
            left = [square for square in left if square not in area]

    def use(self, die: ReferenceDie, option: str) -> None:
        self._hit(Attack(die.value, []), option)

    def choices(self, question: Attack) -> Iterable[str]:
        return _beside(question.done, self._open(question.value))

    def choose(self, question: Attack, option: str) -> None:
        self._hit(question, option)

    def _hit(self, attack: Attack, square: str) -> None:
        self.marks[square] = "x"
        self.reward(square)
        done = [*attack.done, square]
        if len(done) < attack.value:
            self.ask(Attack(attack.value, done))

    def _open(self, value: int) -> list[str]:
        """The free squares that an attack of this number may mark."""
        squares = self.blank(square for squares in self.rows("monsters") for square in squares)
        icons = [square for square in squares if self.card.gains(square)] + self.row("venoms")
        careful = value in self.card.values["careful"]
        return [square for square in squares if not (careful and square in icons)]

    def score(self) -> int:
        venoms = len(self.holding("x", self.row("venoms"))) // int(
            self.card.values["venoms_a_star"]
        )
        return venoms + sum(self.full(monster) for monster in self.rows("monsters"))


def _beside(area: list[str], free: list[str]) -> list[str]:
    """The free squares that touch the area by a side."""
    others = [square for square in free if square not in area]
    return [one for one in others if any(share_a_side(one, other) for other in area)]


REFERENCE = SleepingGods
