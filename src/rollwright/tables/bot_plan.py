"""The rest of a bot's turn, kept between two of its decisions."""

from dataclasses import dataclass

from rollwright.core.position import Position
from rollwright.tables.bot_task import BotTask


@dataclass(frozen=True, slots=True)
class BotPlan:
    """The moves with which a bot goes on at its seat if it finds the position that it expects."""

    bot: str
    seat: int
    position: Position
    moves: list[str]

    def fits(self, seat: int, task: BotTask) -> bool:
        """Is this what the same bot is asked for now?"""
        return (seat, task.bot) == (self.seat, self.bot) and task.position == self.position


def plan_after_first(seat: int, task: BotTask, moves: list[str]) -> BotPlan | None:
    """What is left to do when the first of these moves has been made; None if nothing is."""
    if len(moves) < 2:
        return None
    position = task.position.copy()
    position.apply(task.seat, position.parse(task.seat, moves[0]))
    return BotPlan(task.bot, seat, position, moves[1:])
