"""Rolling America: fill a map of the states with the numbers of two dice a turn."""

from rollwright.games.rolling_america.game import GAME as GAME
