"""Micro Dojo: a number for its benefit, and one of the other rolled die for nothing."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class MicroDojo(Reference):
    """Numbers are ringed or crossed off; the question is which values may be crossed off."""

    # It alters a rolled die, and what is gained may have to be chosen first.
    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self._free([die.value])

    def use(self, die: ReferenceDie, option: str) -> None:
        # The ring is a plain mark of the card: it is drawn so.
        self._mark(option, "x")
        self.reward(option)
        self.ask(self.desk.other_rolled(die))

    def choices(self, question: list[int]) -> Iterable[str]:
        free = self._free(question)
        return [f"off={number}" for number in free] if len(free) > 1 else []

    def choose(self, question: list[int], option: str) -> None:
        self._mark(option.removeprefix("off="), "-")

    def go_on(self, question: list[int]) -> None:
        for number in self._free(question):
            self._mark(number, "-")

    def _free(self, values: list[int]) -> list[str]:
        """The unmarked numbers with one of these values."""
        numbers = [number for _, *both in self.rows("squares") for number in both]
        return [number for number in self.blank(numbers) if self.card.number(number) in values]

    def _mark(self, number: str, mark: str) -> None:
        """Mark a number in either way, and what is complete by that."""
        self.marks[number] = mark
        for crest, *both in self.rows("squares"):
            if self.full(both):
                self.marks[crest] = "x"
        crests = [crest for crest, *_ in self.rows("squares")]
        first_row, first_column, whole = self.row("goals")
        self._reach(first_row, self.rows("rows"))
        self._reach(first_column, self.rows("columns"))
        self._reach(whole, [crests])

    def _reach(self, goal: str, lines: list[list[str]]) -> None:
        """A star for the first of these lines that is full, once."""
        if not self.marks[goal] and any(self.full(line) for line in lines):
            self.tick(goal)


REFERENCE = MicroDojo
