"""Rolling America, as the rest of the program finds it."""

from typing import Final

from rollwright.core.game import Game
from rollwright.games.rolling_america.position import (
    GAME_ID,
    RULES,
    AmericaPosition,
    first_position,
    read_position,
)


class RollingAmerica(Game):
    """Any number of seats, no options."""

    def __init__(self) -> None:
        self.id = GAME_ID
        self.rules = RULES
        self.min_seats = 1
        self.max_seats = None
        self.options = ()

    def new(self, seats: int, options: dict[str, object]) -> AmericaPosition:
        self.check_new(seats, options)
        return first_position(seats)

    def load(self, data: object) -> AmericaPosition:
        return read_position(data)


GAME: Final = RollingAmerica()
