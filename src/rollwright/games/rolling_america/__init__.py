"""Rolling America: fill a map of the states with the numbers of two dice a turn."""

from typing import Final

from rollwright.games.messages import add_messages

GAME_ID: Final = "rolling-america"

add_messages("rollwright.games.rolling_america")
