"""The three resources, and the card they are circled on."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data

PUMPKIN: Final = 0
HEART: Final = 1
COIN: Final = 2
RESOURCES: Final = ("pumpkin", "heart", "coin")
STAR: Final = 3
# A gain from here on is a choice among resources: what is above it is their set, as a bit mask.
CHOICE: Final = 8

_MOST: Final = 99


def read_limit(data: dict[str, object]) -> int:
    """How many of each resource can be circled in a round."""
    return shape.integer(data.get("limit"), "limit", 1, _MOST)


LIMIT: Final[int] = read_data("rollwright.games.realms", "resource_card.toml", read_limit)
