"""How long all seats have for a turn, as the host wants it."""

from dataclasses import dataclass, replace

# The round and the turn.
TurnKey = tuple[int, int]


@dataclass(frozen=True, slots=True)
class TurnLimit:
    """So many seconds for one turn, or for `every` one.

    `version` is when it was chosen, and `turn` the one it counts for; None before that begins.
    """

    seconds: int
    every: bool
    version: int
    turn: TurnKey | None = None

    def in_turn(self, turn: TurnKey | None) -> "TurnLimit | None":
        """What it is in this turn; None if it was for another one."""
        if turn is None or turn == self.turn:
            return self
        if self.turn is not None and not self.every:
            return None
        return replace(self, turn=turn)
