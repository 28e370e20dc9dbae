"""Programs: a question in whole numbers, what must hold among them, and what they cost.

A game states what could be made of known rolls as a program, and a solver outside the rules
answers it. Most numbers are choices of yes or no: 1 or 0. A literal is the number of a choice, or
`~choice` for its opposite.
"""

from typing import NamedTuple

from mypy_extensions import mypyc_attr


class Limit(NamedTuple):
    """The sum of these numbers, each times its factor, is at least and at most so much."""

    terms: list[tuple[int, int]]
    least: int
    most: int


class Program:
    """Numbers, what must hold among them, and their costs; the cheapest answer is the best."""

    # The most that each number can be; the least is 0.
    most: list[int]
    # Of each list of literals at least one holds.
    clauses: list[list[int]]
    limits: list[Limit]
    # What each number costs, times itself, and what is paid in any case.
    costs: list[tuple[int, int]]
    fixed_cost: int

    def __init__(self) -> None:
        self.most = []
        self.clauses = []
        self.limits = []
        self.costs = []
        self.fixed_cost = 0

    def copy(self) -> "Program":
        """A copy that can be extended."""
        other = Program()
        other.most = self.most[:]
        other.clauses = self.clauses[:]
        other.limits = self.limits[:]
        other.costs = self.costs[:]
        other.fixed_cost = self.fixed_cost
        return other

    def choice(self, cost: int = 0) -> int:
        """A new choice of yes or no, and what yes costs."""
        return self.number(1, cost)

    def number(self, most: int, cost: int = 0) -> int:
        """A new number from 0 to this, and what it costs for each 1."""
        self.most.append(most)
        if cost:
            self.costs.append((len(self.most) - 1, cost))
        return len(self.most) - 1

    def some(self, literals: list[int]) -> None:
        """At least one of these literals holds."""
        self.clauses.append(literals)

    def count(self, choices: list[int], least: int, most: int) -> None:
        """Of these choices at least and at most so many are made."""
        self.limits.append(Limit([(choice, 1) for choice in choices], least, most))

    def at_most(self, numbers: list[int], others: list[int], more: int = 0) -> None:
        """The sum of these numbers is at most that of the others, and so much more."""
        terms = [(one, 1) for one in numbers] + [(one, -1) for one in others]
        least = -sum([self.most[one] for one in others])
        self.limits.append(Limit(terms, least, more))

    def breaches(self, answer: list[int]) -> int:
        """How much of what must hold an answer breaks: 0 for a valid one."""
        broken = 0
        for literals in self.clauses:
            held = [one for one in literals if _holds(one, answer)]
            broken += 0 if held else 1
        for terms, least, most in self.limits:
            total = sum([answer[number] * factor for number, factor in terms])
            broken += 0 if least <= total <= most else 1
        return broken

    def cost(self, answer: list[int]) -> int:
        """What an answer costs."""
        return self.fixed_cost + sum([cost * answer[number] for number, cost in self.costs])


def _holds(literal: int, answer: list[int]) -> bool:
    return answer[literal] == 1 if literal >= 0 else answer[~literal] == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownPlay:
    """Every way for a seat to play rolls that are known to the end, as a program.

    The cost of an answer is the score, or where more is better minus the score. The `outline` is a
    smaller program that leaves out a part of the rules: no play can cost less than its best answer.
    """

    program: Program
    outline: Program

    def lines(self, answer: list[int]) -> list[list[int]]:
        """The moves of an answer, turn by turn."""
        raise NotImplementedError

    def hint(self, lines: list[list[int]]) -> dict[int, int]:
        """The choices that moves have made, turn by turn; the others follow from them."""
        raise NotImplementedError
