"""When each die was last rolled, so that clients animate exactly the dice that were rolled."""

from dataclasses import dataclass, field

from rollwright.core.game import Game
from rollwright.core.position import Position


@dataclass(slots=True)
class RolledDice:
    """The moment of each die's last roll, as the number of that event.

    `together` is for rolls of all dice at once; `seats` is for dice that were rolled on their own,
    by seat and by the id of the die.
    """

    together: int = 0
    seats: dict[int, dict[str, int]] = field(default_factory=dict)

    def note(self, game: Game, position: Position, moment: int) -> set[int] | None:
        """Note a roll of the dice that this position waits for; returns whose, or None for all."""
        dice = game.paper.rolling(position)
        if dice is None:
            self.together = moment
            return None
        for seat, die in dice:
            self.seats.setdefault(seat, {})[die] = moment
        return {seat for seat, _ in dice}
