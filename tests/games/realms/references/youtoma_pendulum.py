"""Pendulum (Youtoma): a number gives its benefit, a complete hourglass a star."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class YoutomaPendulum(Reference):
    """Each number is marked once, in its hourglass."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return ["hourglass"] if self._number(die) else []

    def use(self, die: ReferenceDie, option: str) -> None:
        number = self._number(die)[0]
        self.tick(number)
        self.star(sum(number in glass and self.full(glass) for glass in self.rows("hourglasses")))

    def _number(self, die: ReferenceDie) -> list[str]:
        numbers = [place for glass in self.rows("hourglasses") for place in glass]
        return self.blank(self.numbered(die.value, numbers))


REFERENCE = YoutomaPendulum
