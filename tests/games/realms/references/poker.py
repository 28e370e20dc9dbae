"""Poker: write on the flop, deal a hand with the rolled numbers, or play a hand with the flop."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference

STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


class Poker(Reference):
    """A hand is two numbers; its chip is outlined when it is played."""

    companions = ("fleet-the-dice-game",)

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        yield from self._to_write(die.value)
        if self._next_hands() and die.rolled and not die.adjusted:
            yield "deal"
        hands = zip(self.row("chips"), self.rows("hands"), strict=True)
        for chip, hand in hands:
            if self.full(hand) and not self.marks[chip]:
                yield from [f"{chip}={made}" for made in self._combinations(hand)]

    def _to_write(self, value: int) -> list[str]:
        """The empty cards of the flop whose condition the number meets."""
        limits = zip(self.card.values["lowest"], self.card.values["highest"], strict=True)
        flop = zip(self.row("flop"), limits, strict=True)
        return self.blank(card for card, (low, high) in flop if low <= value <= high)

    def _next_hands(self) -> list[list[str]]:
        """The hands without numbers."""
        return [hand for hand in self.rows("hands") if not self.full(hand)]

    def _combinations(self, hand: list[str]) -> Iterable[str]:
        """What the hand makes with any of the numbers on the flop."""
        numbers = [int(self.marks[card]) for card in [*hand, *self.row("flop")] if self.marks[card]]
        counts = {number: numbers.count(number) for number in numbers}
        pairs = [number for number in counts if counts[number] >= 2]
        threes = [number for number in counts if counts[number] >= 3]
        if pairs:
            yield "pair"
        if len(pairs) >= 2:
            yield "two-pair"
        if threes:
            yield "three"
        if any(count >= 4 for count in counts.values()):
            yield "four"
        if threes and len(pairs) >= 2:
            yield "house"
        if any(straight <= set(numbers) for straight in STRAIGHTS):
            yield "straight"

    def use(self, die: ReferenceDie, option: str) -> None:
        if option == "deal":
            for card, number in zip(self._next_hands()[0], self.desk.roll, strict=True):
                self.marks[card] = str(number)
        elif option in self.row("flop"):
            self.marks[option] = str(die.value)
            self.reward(option)
        else:
            chip, _, made = option.partition("=")
            self.marks[chip] = "o"
            self.reward(made)


REFERENCE = Poker
