"""What a bot is asked for at a live table."""

from typing import NamedTuple

from rollwright.core.position import Position
from rollwright.tables.live import LiveTable


class BotTask(NamedTuple):
    """A search to run: who searches, where, for which seat, and the seed of its randomness.

    It can be sent to another process, so the game is given by its id.
    """

    bot: str
    game: str
    position: Position
    seat: int
    seed: str
    millis: int | None = None


def bot_task_for(live: LiveTable, seat: int, bot: str, millis: int | None = None) -> BotTask:
    """The task to find the moves of a bot for this seat now."""
    position, at = live.running.position.alone(seat)
    setting = live.running.setting
    # The commitment is public, so a bot can't learn anything about the dice from this.
    seed = f"{setting.commitment} {len(live.running.turns)} {live.seats[seat].moves} {seat}"
    return BotTask(bot, live.game.id, position, at, seed, millis)
