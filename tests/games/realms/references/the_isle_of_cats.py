"""The Isle of Cats: cats and treasure maps grow over a boat; a pair beside its map is worth 2."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference, share_a_side


class TheIsleOfCats(Reference):
    """A number fills a box anywhere, or marks the map that shows it, beside what is in use."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        in_use = [place for place in self.marks if self.marks[place]]
        for place in self.blank(self.marks):
            if place in self.row("maps") and self.card.number(place) != die.value:
                continue
            if not in_use or any(share_a_side(place, other) for other in in_use):
                yield place

    def use(self, die: ReferenceDie, option: str) -> None:
        if option in self.row("maps"):
            self.tick(option)
        else:
            self.marks[option] = str(die.value)

    def score(self) -> int:
        return 2 * sum(self._has_a_pair(treasure) for treasure in self.row("maps"))

    def _has_a_pair(self, treasure: str) -> bool:
        """Are two boxes with the number of the map in one group with it, through such boxes?"""
        boxes = [place for place in self.marks if place not in self.row("maps")]
        left = self.holding(str(self.card.number(treasure)), boxes)
        group = [treasure]
        for member in group:
            group += [box for box in left if share_a_side(box, member)]
            left = [box for box in left if box not in group]
        return len(group) > 2


REFERENCE = TheIsleOfCats
