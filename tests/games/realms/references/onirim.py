"""Onirim: a row of symbols that change from card to card, and prophecies about the next roll."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

SYMBOLS = {1: "sun", 2: "sun", 3: "sun", 4: "moon", 5: "moon", 6: "key"}
PROPHET = 6
WANTED = 6


class Onirim(Reference):
    """A ringed key is a prophecy that waits for the next roll."""

    # Its owner may alter a rolled die before the prophecy is checked.
    companions = ("fleet-the-dice-game",)
    watches_roll = True

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        filled = [card for card in self.row("row") if self.marks[card]]
        before = self.marks[filled[-1]] if filled else ""
        if not self.full(self.row("row")) and SYMBOLS[die.value] != before:
            yield "row"
        triggered = self.holding("o", self.row("keys"))
        if die.value == PROPHET and not triggered and not self.full(self.row("keys")):
            yield "prophecy"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "prophecy":
            self.marks[self.blank(self.row("keys"))[0]] = "o"
            return
        card = self.blank(self.row("row"))[0]
        self.marks[card] = SYMBOLS[die.value]
        self.reward(card)

    def at_roll(self) -> None:
        for key in self.holding("o", self.row("keys")):
            self.marks[key] = "x"
            if sum(self.desk.roll) >= WANTED:
                nightmare = self.blank(self.row("nightmares"))[0]
                self.marks[nightmare] = "-"
                self.reward(nightmare)


REFERENCE = Onirim
