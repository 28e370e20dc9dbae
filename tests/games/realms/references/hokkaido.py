"""Hokkaido: patterns of towns, forests and mountains on a map; stars for groups."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference, share_a_side
from tests.games.realms.references.tapestry import laid, turned

DRAWN = {"straight": "a1 b1 c1", "bent": "a1 a2 b2"}


class Hokkaido(Reference):
    """A pattern is told by its squares, from one end of it to the other."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        form, signs = self._pattern(die.value)
        for squares in laid(turned(DRAWN[form]), self.blank(self.card.places)):
            dark = self.row("dark")
            stands = [
                square in dark
                for square, sign in zip(squares, signs, strict=True)
                if sign == "mountain"
            ]
            # The same from both ends: it is written from the square that is read first.
            twice = signs == signs[::-1] and _reading(squares[0]) > _reading(squares[-1])
            if all(stands) and not twice:
                yield ",".join(squares)

    def use(self, die: ReferenceDie, option: str) -> None:
        _, signs = self._pattern(die.value)
        for square, sign in zip(option.split(","), signs, strict=True):
            self.marks[square] = sign
            self.reward(square)

    def _pattern(self, value: int) -> tuple[str, list[str]]:
        form, *signs = self.card.values["patterns"][value - 1].split()
        return form, signs

    def score(self) -> int:
        mountains = len(self.holding("mountain", self.card.places))
        stars = len([many for many in self.card.values["mountains"] if mountains >= many])
        for sign in ("town", "forest"):
            groups = _groups(self.holding(sign, self.card.places))
            stars += len([group for group in groups if len(group) >= self.card.values["group"]])
        return stars


def _reading(square: str) -> tuple[str, str]:
    """Row by row, as one reads."""
    return square[1:], square[0]


def _groups(squares: list[str]) -> list[list[str]]:
    """The squares, parted into those that hang together by their sides."""
    groups: list[list[str]] = []
    for square in squares:
        joined = [group for group in groups if any(share_a_side(square, other) for other in group)]
        groups = [group for group in groups if group not in joined]
        groups.append([square, *(other for group in joined for other in group)])
    return groups


REFERENCE = Hokkaido
