"""Youtoma for several: everybody plays only the sheets of the twin, and the lowest score wins."""

from typing import Final

# Its sentences are among those of Youtoma.
import rollwright.games.youtoma

GAME_ID: Final = f"{rollwright.games.youtoma.GAME_ID}-together"
