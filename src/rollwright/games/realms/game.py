"""Rolling Realms, as the rest of the program finds it."""

from typing import Final

from rollwright.core.game import Game
from rollwright.games.messages import add_messages
from rollwright.games.realms.position import RealmsPosition, first_position, read_position
from rollwright.games.realms.registry import all_realms
from rollwright.games.realms.setup import GAME_ID, OPTIONS, RULES, read_setup

add_messages("rollwright.games.realms")


class RollingRealms(Game):
    """Any number of seats; rounds, a set of realms, or the realms of each round."""

    def __init__(self) -> None:
        self.id = GAME_ID
        self.rules = RULES
        self.min_seats = 1
        self.max_seats = None
        self.options = OPTIONS
        all_realms()

    def new(self, seats: int, options: dict[str, object]) -> RealmsPosition:
        self.check_new(seats, options)
        return first_position(seats, read_setup(options))

    def load(self, data: object) -> RealmsPosition:
        return read_position(data)


GAME: Final = RollingRealms()
