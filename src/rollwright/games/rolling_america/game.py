"""Rolling America: its `Game`."""

from typing import Final

from rollwright.core.game import Game
from rollwright.games.rolling_america.advice import AmericaAdvice
from rollwright.games.rolling_america.notation import all_moves, move_text
from rollwright.games.rolling_america.paper import AmericaPaper
from rollwright.games.rolling_america.position import (
    GAME_ID,
    RULES,
    AmericaPosition,
    first_position,
    read_position,
)
from rollwright.games.rolling_america.words import AmericaWords


class RollingAmerica(Game):
    """Any number of seats, no options."""

    def __init__(self) -> None:
        super().__init__(GAME_ID, RULES, higher_is_better=False)
        self.minutes = 20
        self.words = AmericaWords()
        self.paper = AmericaPaper()
        self.advice = AmericaAdvice()
        self.advice.learned_in("rollwright.games.rolling_america", GAME_ID, RULES)

    def new(self, seats: int, options: dict[str, object]) -> AmericaPosition:
        self.check_new(seats, options)
        return first_position(seats)

    def move_texts(self, options: dict[str, object]) -> list[str]:
        self.check_new(self.min_seats, options)
        return [move_text(move) for move in all_moves()]

    def load(self, data: object) -> AmericaPosition:
        return read_position(data)


GAME: Final = RollingAmerica()
