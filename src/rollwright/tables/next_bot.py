"""Which bot plays the next game: one that adapts follows how people did against it."""

from rollwright.bots import find_bot
from rollwright.tables.live import LiveTable
from rollwright.tables.seat import PERSON


def share_over(live: LiveTable, at: int) -> float:
    """The share of a victory that the best person of a finished game had over the bot there.

    It is half for a tie, and where no person sits any more.
    """
    ranking = live.running.position.ranking()
    place_of = {seat: place for place, group in enumerate(ranking) for seat in group}
    people = [place for seat, place in place_of.items() if live.seats[seat].kind == PERSON]
    if not people or min(people) == place_of[at]:
        return 0.5
    return 1.0 if min(people) < place_of[at] else 0.0


def next_bot(live: LiveTable, at: int) -> str:
    """The bot that sits at a bot's seat in the next game."""
    return find_bot(live.seats[at].bot).next_name(share_over(live, at))
