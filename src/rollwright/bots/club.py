"""A level: see `level`."""

from typing import Final

from rollwright.bots.level import LevelBot

BOT: Final = LevelBot("club")
