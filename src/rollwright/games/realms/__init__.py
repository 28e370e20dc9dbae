"""Rolling Realms: nine turns a round on three small games at once, fed by the same two dice."""

from typing import Final

from rollwright.games.messages import add_messages

GAME_ID: Final = "rolling-realms"

add_messages("rollwright.games.realms")
