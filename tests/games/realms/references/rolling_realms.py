"""Rolling Realms: three worlds of three faces; stars for different numbers and for equal sums."""

from collections.abc import Iterable

from tests.games.realms.references.desk import LETTERS, NAMES, ReferenceDie
from tests.games.realms.references.reference import Reference


class RollingRealms(Reference):
    """Any number goes to a world with an empty face, and one benefit below it is marked."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        worlds = zip(self.rows("worlds"), self.rows("benefits"), strict=True)
        for number, (faces, benefits) in enumerate(worlds, 1):
            if not self.full(faces):
                for benefit in self.blank(benefits):
                    yield f"world{number}={NAMES[self.card.gains(benefit)]}"

    def use(self, die: ReferenceDie, option: str) -> None:
        world, _, resource = option.partition("=")
        number = int(world.removeprefix("world")) - 1
        self.marks[self.blank(self.rows("worlds")[number])[0]] = str(die.value)
        benefits = self.blank(self.rows("benefits")[number])
        self.tick(next(one for one in benefits if self.card.gains(one) == LETTERS[resource]))

    def score(self) -> int:
        worlds = [
            [int(self.marks[face]) for face in faces if self.marks[face]]
            for faces in self.rows("worlds")
        ]
        stars = 0
        for at, world in enumerate(worlds):
            if len(world) == 3:
                others = worlds[:at] + worlds[at + 1 :]
                stars += len(set(world)) == 3
                stars += any(sum(world) == sum(other) for other in others)
        return stars


REFERENCE = RollingRealms
