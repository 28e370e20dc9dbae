"""Parks: trails are walked from left to right, and what is skipped is lost."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class Parks(Reference):
    """A visited site is outlined, a skipped one crossed off; the last of a trail has a price."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for trail in self.rows("trails"):
            visited = [at for at, site in enumerate(trail) if self.marks[site] == "o"]
            ahead = trail[max(visited, default=-1) + 1 :]
            for site in self.numbered(die.value, ahead):
                if site != trail[-1] or self.can_pay(self.card.costs(site)):
                    yield site

    def use(self, die: ReferenceDie, option: str) -> None:
        trail = next(trail for trail in self.rows("trails") if option in trail)
        if option == trail[-1]:
            self.pay(self.card.costs(option))
        for skipped in self.blank(trail[: trail.index(option)]):
            self.marks[skipped] = "-"
        self.marks[option] = "o"
        self.reward(option)


REFERENCE = Parks
