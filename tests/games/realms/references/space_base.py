"""Space Base: a rocket gives all its ringed windows, then any rocket gets a new one."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class SpaceBase(Reference):
    """Windows are listed from the bottom; the lowest ones, ringed at the start, are new cards."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [rocket for rocket in self._matching(die) if self.blank(self._circles(rocket))]

    def _matching(self, die: ReferenceDie) -> list[str]:
        return self.numbered(die.value, self.row("rockets"))

    def _circles(self, rocket: str) -> list[str]:
        return self.rows("uses")[self.row("rockets").index(rocket)]

    def use(self, die: ReferenceDie, option: str) -> None:
        self.marks[self.blank(self._circles(option))[0]] = "x"
        windows = self.rows("windows")[self.row("rockets").index(option)]
        for window in self.holding("o", windows):
            self.reward(window)
        # The new card comes last, so that it is valid from the next activation on.
        self.ask("new card")

    def choices(self, question: str) -> Iterable[str]:
        columns = enumerate(self.rows("windows"), 1)
        return [f"outline{number}" for number, windows in columns if self.blank(windows)]

    def choose(self, question: str, option: str) -> None:
        windows = self.rows("windows")[int(option.removeprefix("outline")) - 1]
        self.marks[self.blank(windows)[0]] = "o"


REFERENCE = SpaceBase
