"""The three resources, and the card they are circled on."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data

PUMPKIN: Final = 0
HEART: Final = 1
COIN: Final = 2
RESOURCES: Final = ("pumpkin", "heart", "coin")
STAR: Final = 3
GAINS: Final = ("pumpkin", "heart", "coin", "star")
# Gains from here on are choices: the set of resources and star, as a bit mask, plus this number.
CHOICE: Final = 8

_MOST: Final = 99


def gains_in(gain: int) -> list[int]:
    """What is in a choice; for any other gain, only itself."""
    if gain < CHOICE:
        return [gain]
    return [item for item in range(len(GAINS)) if (gain - CHOICE) >> item & 1]


def read_limit(data: dict[str, object]) -> int:
    """The most of each resource that can be circled in a round."""
    return shape.integer(data.get("limit"), "limit", 1, _MOST)


LIMIT: Final[int] = read_data("rollwright.games.realms", "resource_card.toml", read_limit)
