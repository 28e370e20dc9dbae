"""A bot that searches the present turn by what was learned from many games."""

from typing import Final

from rollwright.bots.turn_bot import TurnBot

BOT: Final = TurnBot("club", learned=True)
