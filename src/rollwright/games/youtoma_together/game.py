"""Youtoma for several: its `Game`."""

from typing import Final

from rollwright.games.realms.game import RealmsGame
from rollwright.games.realms.move import LEVELS
from rollwright.games.realms.notation import LEVEL_TEXTS
from rollwright.games.youtoma.course import MOST_TOGETHER, OWN, Together, youtoma_options
from rollwright.games.youtoma.paper import YoutomaPaper
from rollwright.games.youtoma.words import YoutomaWords
from rollwright.games.youtoma_together import GAME_ID


class YoutomaTogether(RealmsGame):
    """Any number of seats, one level for all or each its own; the lowest score wins."""

    def __init__(self) -> None:
        course = Together(GAME_ID, MOST_TOGETHER)
        super().__init__(course, higher_is_better=False)
        self.options = youtoma_options(MOST_TOGETHER, (*LEVELS, OWN))
        self.words = YoutomaWords()
        self.paper = YoutomaPaper(course)

    def move_texts(self, options: dict[str, object]) -> list[str]:
        texts = super().move_texts(options)
        return [*LEVEL_TEXTS, *texts] if options.get("level") == OWN else texts


GAME: Final = YoutomaTogether()
