"""The options of a realm: all that can follow the colon of its moves, declared once per card.

A realm numbers its options by their order. An option has its text, the place to tap for it, and
its cost.
"""

from typing import Final, final

# The place to tap for an option: a fixed place, the first blank one of some, or the one whose
# position among them is the value of the die.
AT: Final = 0
NEXT: Final = 1
BY_VALUE: Final = 2


@final
class Option:
    """Something that can be done with a card.

    `costs` lists the resources to spend; if the place depends on the value of the die, there may be
    one such list for each value.
    """

    __slots__ = ("costs", "places", "text", "where")

    def __init__(self, text: str, where: int, places: list[int], costs: list[list[int]]) -> None:
        self.text = text
        self.where = where
        self.places = places
        self.costs = costs

    def cost(self, value: int) -> list[int]:
        """Its cost with a die of this value; 0 means no die."""
        if len(self.costs) > 1:
            return self.costs[value - 1] if 1 <= value <= len(self.costs) else []
        return self.costs[0] if self.costs else []


def at_place(text: str, place: int, cost: list[int] | None = None) -> Option:
    """An option at a fixed place."""
    return Option(text, AT, [place], [cost] if cost is not None else [])


def nowhere(text: str) -> Option:
    """An option without a place on the card."""
    return Option(text, AT, [], [])


def next_of(text: str, places: list[int]) -> Option:
    """An option at the first blank one of some places."""
    return Option(text, NEXT, places, [])


def by_value(text: str, places: list[int], costs: list[list[int]] | None = None) -> Option:
    """An option at the place of the die's value: the first one for a 1."""
    return Option(text, BY_VALUE, places, costs if costs is not None else [])
