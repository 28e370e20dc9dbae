"""Fleet: The Dice Game: three columns, and an ability in all realms at the end of each."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

COLUMNS = ("left", "middle", "right")


class FleetTheDiceGame(Reference):
    """Columns are marked from the top; an engaged ability is outlined."""

    companions = (
        "ark-nova",
        "biddy-and-walter",
        "potion-explosion",
        "terraforming-mars",
        "wonderlands-war",
    )

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        columns = zip(COLUMNS, self.card.values["dice"], self.rows("columns"), strict=True)
        for name, values, boxes in columns:
            if str(die.value) in values.split() and not self.full(boxes):
                yield name

    def use(self, die: ReferenceDie, option: str) -> None:
        column = COLUMNS.index(option)
        boxes = self.rows("columns")[column]
        box = self.blank(boxes)[0]
        self.marks[box] = "x"
        self.reward(box)
        if self.full(boxes):
            self.marks[self.row("abilities")[column]] = "o"

    def picks_gains(self) -> bool:
        return self._engaged(0)

    def actions(self) -> Iterable[str]:
        if self._engaged(1) and all(value % 2 for value in self.desk.roll):
            for die in self.desk.dice[:2]:
                if not die.used and not die.adjusted:
                    steps = [step for step in (1, -1) if 1 <= die.value + step <= 6]
                    yield from [f"{die.letter}{step:+}" for step in steps]

    def act(self, option: str) -> None:
        die = next(die for die in self.desk.dice if die.letter == option[0])
        self.desk.alter(die, die.value + int(option[1:]))

    def before_roll_counts(self) -> None:
        self.ask("before")

    def choices(self, question: str) -> Iterable[str]:
        altered = list(self.actions())
        return [*altered, "wait"] if altered else []

    def choose(self, question: str, option: str) -> None:
        if option != "wait":
            self.act(option)

    def at_turn_end(self) -> None:
        if self._engaged(2) and len(set(self.desk.activated)) == 3:
            self.star()

    def _engaged(self, ability: int) -> bool:
        return self.marks[self.row("abilities")[ability]] != ""


REFERENCE = FleetTheDiceGame
