"""Millennium Blades: cards from 0 to 9, which paid steps may reach; each gives a die."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.reference import Reference


class MillenniumBlades(Reference):
    """A step costs pumpkins or a coin; a die freed without a step has one paid."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        for card in self._blank_cards():
            for pumpkins in range(self._steps(die, card) + 1):
                if self.can_pay(self._price(die, card, pumpkins)):
                    yield f"{card}+p{pumpkins}" if pumpkins else str(card)

    def takes_as_rolled(self, die: ReferenceDie, options: list[str]) -> bool:
        return die.value in self._blank_cards()

    def use(self, die: ReferenceDie, option: str) -> None:
        number, _, pumpkins = option.partition("+p")
        card = int(number)
        self.pay(self._price(die, card, int(pumpkins or 0)))
        self.marks[f"card{card}"] = "x"
        self.reward(f"card{card}")
        self.tick(f"die{card}")
        self.desk.create(self.card.number(f"die{card}"))
        for cards, place in zip(self.rows("rows"), self.row("rewards"), strict=True):
            if f"card{card}" in cards and self.full(cards):
                self.tick(place)

    def _blank_cards(self) -> list[int]:
        return [card for card in range(10) if not self.marks[f"card{card}"]]

    def _steps(self, die: ReferenceDie, card: int) -> int:
        """The steps to pay for."""
        return max(0, abs(die.value - card) - die.step_due)

    def _price(self, die: ReferenceDie, card: int, pumpkins: int) -> str:
        other = str(self.card.values["other_step"][0])
        pumpkins_a_step = "P" * int(self.card.values["pumpkins_a_step"])
        return pumpkins_a_step * pumpkins + other * (self._steps(die, card) - pumpkins)


REFERENCE = MillenniumBlades
