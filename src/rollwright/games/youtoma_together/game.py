"""Youtoma for several: its `Game`."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.realms.game import RealmsGame
from rollwright.games.realms.notation import LEVEL_TEXTS
from rollwright.games.youtoma.course import OWN, TOGETHER
from rollwright.games.youtoma.paper import YoutomaPaper
from rollwright.games.youtoma.words import YoutomaWords, discouraged


class YoutomaTogether(RealmsGame):
    """Any number of seats, one level for all or each its own; the lowest score wins."""

    def __init__(self) -> None:
        super().__init__(TOGETHER, higher_is_better=False)
        self.minutes = 15
        self.options = TOGETHER.options()
        self.words = YoutomaWords(TOGETHER.id)
        self.paper = YoutomaPaper(TOGETHER)

    def warnings(self, options: dict[str, object]) -> list[Message]:
        return discouraged(options)

    def move_texts(self, options: dict[str, object]) -> list[str]:
        texts = super().move_texts(options)
        return [*LEVEL_TEXTS, *texts] if options.get("level") == OWN else texts


GAME: Final = YoutomaTogether()
