"""Levels: a bot that slips now and then, so that people of all strengths find somebody to beat.

A slip is a move by chance instead of the one that the bot would make. How often a level slips was
measured for each game (scripts/levels), so that the levels lie evenly between `random` and
`expert`.
"""

from functools import cache
from typing import Any, Final

from rollwright.bots.bot import Bot, Suggestion
from rollwright.bots.trained import BOT as TRAINED
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.games.data import read_toml

_FILE: Final = "levels.toml"
# How often a level slips in a game that was not measured.
_UNMEASURED: Final = {"beginner": 0.6, "casual": 0.3, "club": 0.1}
# Slips are drawn in shares of this.
_GRAIN: Final = 10_000


@cache
def measured_slips() -> dict[str, dict[str, float]]:
    """How often each level slips, by game: the share of its moves."""
    found: Any = read_toml("rollwright.bots", _FILE)
    return {
        game: {str(level): float(share) for level, share in shares.items()}
        for game, shares in found.items()
    }


class LevelBot(Bot):
    """The trained bot, with slips."""

    def __init__(self, name: str, slip: float | None = None) -> None:
        """A level by its name; or any share of slips."""
        self.name = name
        self._slip = slip

    def slip_in(self, game: Game) -> float:
        """The share of moves that are made by chance."""
        if self._slip is not None:
            return self._slip
        return measured_slips().get(game.id, _UNMEASURED)[self.name]

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        """The line of the trained bot up to where it slips; or a move by chance."""
        position.check_waiting(seat)
        bound = round(self.slip_in(game) * _GRAIN)
        if source.below(_GRAIN) < bound:
            moves = position.legal(seat)
            return Suggestion((moves[source.below(len(moves))],), None, [])
        found = TRAINED.advise(game, position, seat, source, millis)
        sure = 1
        while sure < len(found.line) and source.below(_GRAIN) >= bound:
            sure += 1
        return found._replace(line=found.line[:sure])
