"""Dice Realms: dice whose faces are swapped during play."""

from typing import Final

from rollwright.games.messages import add_messages

GAME_ID: Final = "dice-realms"

add_messages("rollwright.games.dice_realms")
