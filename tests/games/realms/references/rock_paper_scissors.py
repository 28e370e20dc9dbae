"""Rock-Paper-Scissors: the sign of the die on the left, that of the other one on the right."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

SIGNS = ("rock", "paper", "scissors")


@dataclass
class Answer:
    """The right side has to draw one of these signs."""

    signs: list[str]


class RockPaperScissors(Reference):
    """Any free slot of either side; the left sign of a duel should beat the right one."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return self.blank(self.row("left"))

    def use(self, die: ReferenceDie, option: str) -> None:
        self._draw(option, self._sign(die.value))
        self.reward(option)
        self.ask(Answer([self._sign(value) for value in self.desk.other_rolled(die)]))

    def choices(self, question: Answer) -> Iterable[str]:
        answers = self._answers(question)
        return answers if len(answers) > 1 else []

    def choose(self, question: Answer, option: str) -> None:
        slot, sign = option.split("=")
        self._draw(slot, sign)

    def go_on(self, question: Answer) -> None:
        self.choose(question, self._answers(question)[0])

    def score(self) -> int:
        won = len(self.holding("o", self.row("wins")))
        return sum(won >= wanted for wanted in self.card.values["wanted"])

    def _answers(self, question: Answer) -> list[str]:
        slots = self.blank(self.row("right"))
        return [f"{slot}={sign}" for slot in slots for sign in sorted(set(question.signs))]

    def _sign(self, value: int) -> str:
        numbers = self.card.values["dice"]
        return next(
            sign for sign, of in zip(SIGNS, numbers, strict=True) if str(value) in of.split()
        )

    def _draw(self, slot: str, sign: str) -> None:
        """Draw a sign, and ring the duel if that wins it."""
        self.marks[slot] = sign
        duels = zip(self.row("left"), self.row("right"), self.row("wins"), strict=True)
        for left, right, ring in duels:
            if slot in (left, right) and self.marks[left] and self.marks[right]:
                beaten = self.card.values["beaten"][SIGNS.index(self.marks[left])]
                if self.marks[right] == beaten:
                    self.marks[ring] = "o"


REFERENCE = RockPaperScissors
