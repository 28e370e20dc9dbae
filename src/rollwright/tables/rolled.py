"""Which dice were rolled last, so that those who look on see these roll and no others."""

from dataclasses import dataclass, field

from rollwright.core.position import Position


@dataclass(slots=True)
class RolledDice:
    """The moment of each die's last roll: the number of the event that it was.

    `together` is that of all dice at once; `seats` tells of those that were rolled by themselves,
    by seat and by their places on its paper.
    """

    together: int = 0
    seats: dict[int, dict[str, int]] = field(default_factory=dict)

    def note(self, position: Position, moment: int) -> None:
        """The dice that this position waits for are rolled."""
        dice = position.rolling()
        if dice is None:
            self.together = moment
            return
        for seat, die in dice:
            self.seats.setdefault(seat, {})[die] = moment

    def to_json(self) -> dict[str, object]:
        """As it is told to those who look on."""
        seats = {str(seat): dict(dice) for seat, dice in self.seats.items()}
        return {"together": self.together, "seats": seats}
