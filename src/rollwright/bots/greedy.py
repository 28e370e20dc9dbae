"""A bot that searches the present turn by the game's rule of thumb."""

from typing import Final

from rollwright.bots.turn_bot import TurnBot

BOT: Final = TurnBot("greedy", learned=False)
