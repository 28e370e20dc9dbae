"""Youtoma: its `Game`, for one person."""

from typing import Final

from rollwright.core.game import GameCard
from rollwright.core.message import Message
from rollwright.games.realms.game import RealmsGame, game_card
from rollwright.games.realms.registry import card_for, find_realm
from rollwright.games.realms.round import stars_text
from rollwright.games.youtoma.advice import AloneAdvice
from rollwright.games.youtoma.course import ALONE, CARDS, twin_realms
from rollwright.games.youtoma.paper import YoutomaPaper
from rollwright.games.youtoma.words import AloneWords, discouraged


class Youtoma(RealmsGame):
    """One seat; the score is how many stars it has more than its twin."""

    def __init__(self) -> None:
        super().__init__(ALONE)
        self.max_seats = 1
        self.minutes = 20
        self.options = ALONE.options()
        self.words = AloneWords(ALONE.id)
        self.paper = YoutomaPaper(ALONE)
        self.advice = AloneAdvice()

    def cards(self) -> list[GameCard]:
        return [game_card(find_realm(card_for(name, CARDS))) for name in twin_realms()]

    def warnings(self, options: dict[str, object]) -> list[Message]:
        return discouraged(options)

    def score_words(self, score: int) -> Message:
        """The lead in stars."""
        key = "behind" if score < 0 else "ahead" if score > 0 else "equal"
        return Message(f"youtoma.{key}", {"count": stars_text(abs(score))})


GAME: Final = Youtoma()
