"""The options of a realm: all that can follow the colon of its moves, declared once for a card.

A realm numbers its options by their order. An option knows its text, where a tap for it hits
the card, and what it costs.
"""

from typing import Final, final

# Where an option is tapped: at one place, at the first blank one of some, or at the one whose
# position among them is the value of the die.
AT: Final = 0
NEXT: Final = 1
BY_VALUE: Final = 2


@final
class Option:
    """Something that can be done with a card.

    `costs` has the resources to spend, one by one; where the option is tapped by the value of
    the die, it may have one such list for each value.
    """

    __slots__ = ("costs", "places", "text", "where")

    def __init__(self, text: str, where: int, places: list[int], costs: list[list[int]]) -> None:
        self.text = text
        self.where = where
        self.places = places
        self.costs = costs

    def cost(self, value: int) -> list[int]:
        """The resources it takes with a die of this value; 0 stands for no die."""
        if len(self.costs) > 1:
            return self.costs[value - 1] if 1 <= value <= len(self.costs) else []
        return self.costs[0] if self.costs else []


def at_place(text: str, place: int, cost: list[int] | None = None) -> Option:
    """An option that is tapped at one place."""
    return Option(text, AT, [place], [cost] if cost is not None else [])


def nowhere(text: str) -> Option:
    """An option that has no place on the card."""
    return Option(text, AT, [], [])


def next_of(text: str, places: list[int]) -> Option:
    """An option that is tapped at the first blank one of some places."""
    return Option(text, NEXT, places, [])


def by_value(text: str, places: list[int], costs: list[list[int]] | None = None) -> Option:
    """An option that is tapped at the place of the die's value: the first one for a 1."""
    return Option(text, BY_VALUE, places, costs if costs is not None else [])
