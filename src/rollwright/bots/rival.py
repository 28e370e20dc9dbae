"""A bot that is as strong as who meets it: it slips less when it has lost, and more when it won.

How often it slips is in its name: `rival-34` slips in 34 of a hundred moves. So nobody has to
remember anything but the name of the bot that one meets next.
"""

from typing import Final

from rollwright.bots.bot import Bot
from rollwright.bots.level import LevelBot

_NAME: Final = "rival"
# The slips of the first game, of a hundred moves, and by how many they change after a game.
_FIRST: Final = 30
_STEP: Final = 6
_MOST: Final = 100


class RivalBot(LevelBot):
    """A level whose slips follow from results."""

    adapts = True

    def __init__(self, slips: int | None = None) -> None:
        """Slips in so many of a hundred moves; by default as often as in a first game."""
        self._slips = _FIRST if slips is None else slips
        name = _NAME if slips is None else f"{_NAME}-{slips}"
        super().__init__(name, self._slips / _MOST)

    def variant(self, text: str) -> Bot | None:
        """The one that slips as often as the text says."""
        is_share = text.isascii() and text.isdigit() and text == str(int(text))
        return RivalBot(int(text)) if is_share and int(text) <= _MOST else None

    def next_name(self, share: float) -> str:
        """One step stronger after more than half a victory over it, weaker after less."""
        if share == 0.5:
            return self.name
        slips = self._slips + (-_STEP if share > 0.5 else _STEP)
        return f"{_NAME}-{max(0, min(_MOST, slips))}"


BOT: Final = RivalBot()
