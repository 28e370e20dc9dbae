"""My Little Scythe: two flowers, coins for pairs; stars for six gains of a kind."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class MyLittleScythe(Reference):
    """The hex of the number in one of the flowers."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [name for name in ("pumpkin", "heart") if not self.marks[f"{name}{die.value}"]]

    def use(self, die: ReferenceDie, option: str) -> None:
        hexagon = f"{option}{die.value}"
        self.marks[hexagon] = "x"
        self.reward(hexagon)
        if self.marks[f"pumpkin{die.value}"] and self.marks[f"heart{die.value}"]:
            self.tick(f"pair{die.value}")

    def score(self) -> int:
        needed, stars = self.card.values["needed"], self.card.values["stars"]
        return sum(int(stars) for count in self.desk.gained.values() if count >= needed)


REFERENCE = MyLittleScythe
