"""Dice Realms: dice whose faces are swapped during play."""

from rollwright.games.dice_realms.game import GAME as GAME
