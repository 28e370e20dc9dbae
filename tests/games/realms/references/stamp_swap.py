"""Stamp Swap: stamps are never turned; the highest and the lowest die draw different ones."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference
from tests.games.realms.references.tapestry import cells_of, laid

SIDES = ("high", "low")


@dataclass
class StampsLeft:
    """The stamps that are still to be drawn."""

    stamps: list[str]


class StampSwap(Reference):
    """All squares of a stamp hold its number: the first is 1, the next 2."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for side in self._sides(die):
            blank = self.blank(self.row("squares"))
            for squares in _next(self._stamps(side, die.value), blank)[0]:
                yield f"{side}={_text(squares)}"

    def use(self, die: ReferenceDie, option: str) -> None:
        side, _, squares = option.partition("=")
        self._draw(self._stamps(side, die.value), squares)
        self.reward(self.row(side)[die.value - 1])

    def choices(self, question: StampsLeft) -> Iterable[str]:
        found = self._ways(question)
        # Where a stamp fits in one way only, nobody is asked.
        return found if len(found) > 1 else []

    def go_on(self, question: StampsLeft) -> None:
        for squares in self._ways(question):
            self._draw(question.stamps, squares)

    def choose(self, question: StampsLeft, option: str) -> None:
        self._draw(question.stamps, option)

    def _ways(self, question: StampsLeft) -> list[str]:
        found, _ = _next(question.stamps, self.blank(self.row("squares")))
        return [_text(squares) for squares in found]

    def _sides(self, die: ReferenceDie) -> list[str]:
        """Is it the highest rolled die, or the lowest? Of a pair, and created: either."""
        if not die.rolled:
            return list(SIDES)
        at = self.desk.dice.index(die)
        mine, other = self.desk.roll[at], self.desk.roll[1 - at]
        return [
            side for side, fits in zip(SIDES, (mine >= other, mine <= other), strict=True) if fits
        ]

    def _stamps(self, side: str, value: int) -> list[str]:
        return str(self.card.values[side][value - 1]).split(" / ")

    def _draw(self, stamps: list[str], option: str) -> None:
        """Draw the first of the stamps that can be drawn."""
        _, rest = _next(stamps, self.blank(self.row("squares")))
        number = str(len(self._drawn()) + 1)
        for square in option.split(","):
            self.marks[square] = number
        self.ask(StampsLeft(rest))

    def _drawn(self) -> list[list[str]]:
        """The squares of each stamp."""
        squares = self.row("squares")
        numbers = {self.marks[square] for square in squares} - {""}
        return [self.holding(number, squares) for number in numbers]

    def score(self) -> int:
        values, drawn = self.card.values, self._drawn()
        large = [stamp for stamp in drawn if len(stamp) == values["large_size"]]
        goals = [self.full(row) for row in [*self.rows("rows"), self.row("squares")]]
        many, enough = len(drawn) >= values["many"], len(large) >= values["large"]
        return sum(goals) + int(many) + int(enough)


def _text(squares: Iterable[str]) -> str:
    return ",".join(sorted(squares))


def _most(stamps: list[str], free: list[str]) -> int:
    """How many of the stamps fit, at best."""
    if not stamps:
        return 0
    ways = laid([cells_of(stamps[0])], free)
    counts = [1 + _most(stamps[1:], _without(free, squares)) for squares in ways]
    return max([_most(stamps[1:], free), *counts])


def _next(stamps: list[str], free: list[str]) -> tuple[list[tuple[str, ...]], list[str]]:
    """Where the next stamp may lie so that as many as possible are drawn, and those after it."""
    if not stamps:
        return [], []
    rest = stamps[1:]
    most = _most(stamps, free)
    ways = laid([cells_of(stamps[0])], free)
    good = [squares for squares in ways if 1 + _most(rest, _without(free, squares)) == most]
    return (good, rest) if good else _next(rest, free)


def _without(free: list[str], squares: Iterable[str]) -> list[str]:
    return [square for square in free if square not in squares]


REFERENCE = StampSwap
