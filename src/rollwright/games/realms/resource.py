"""The three resources, and the card they are circled on."""

from typing import Final, cast

from rollwright.games.data import read_toml

PUMPKIN: Final = 0
HEART: Final = 1
COIN: Final = 2
RESOURCES: Final = ("pumpkin", "heart", "coin")
STAR: Final = 3

_CARD: Final = read_toml("rollwright.games.realms", "resource_card.toml")
LIMIT: Final[int] = cast(int, _CARD["limit"])
