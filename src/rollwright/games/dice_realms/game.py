"""Dice Realms: its `Game`."""

from typing import Final

from rollwright.core.game import Game, GameFace
from rollwright.games.dice_realms import GAME_ID
from rollwright.games.dice_realms.advice.advice import DiceRealmsAdvice
from rollwright.games.dice_realms.box.setup import OPTIONS, RULES, read_setup
from rollwright.games.dice_realms.notation import all_texts
from rollwright.games.dice_realms.paper.paper import DiceRealmsPaper
from rollwright.games.dice_realms.pieces.board import MOST_SEATS
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.words.listed_faces import listed_faces
from rollwright.games.dice_realms.words.words import DiceRealmsWords


class DiceRealms(Game):
    """Two to four seats; a set-up by name, listed tiles, or tiles drawn by chance."""

    def __init__(self) -> None:
        super().__init__(GAME_ID, RULES)
        self.min_seats = 2
        self.max_seats = MOST_SEATS
        self.minutes = 45
        self.options = OPTIONS
        self.words = DiceRealmsWords()
        self.paper = DiceRealmsPaper()
        self.advice = DiceRealmsAdvice()
        self.advice.learned_in("rollwright.games.dice_realms", GAME_ID, RULES)

    def new(self, seats: int, options: dict[str, object]) -> DiceRealmsPosition:
        self.check_new(seats, options)
        position = DiceRealmsPosition()
        position.set_up(seats, read_setup(options))
        return position

    def move_texts(self, options: dict[str, object]) -> list[str]:
        self.check_new(self.min_seats, options)
        return all_texts(read_setup(options))

    def faces(self) -> list[GameFace]:
        return listed_faces()

    def load(self, data: object) -> DiceRealmsPosition:
        return DiceRealmsPosition().from_json(data)


GAME: Final = DiceRealms()
