"""Rolling Realms: nine turns a round on three small games at once, fed by the same two dice."""

from rollwright.games.realms.game import GAME as GAME
