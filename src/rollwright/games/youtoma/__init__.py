"""Youtoma: Rolling Realms against a twin for whom you decide as badly as its duties allow."""

from typing import Final

from rollwright.games.messages import add_messages

GAME_ID: Final = "youtoma"

add_messages("rollwright.games.youtoma")
