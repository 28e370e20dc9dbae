"""The `standings` message of an event: a shared start per language, and an end per client."""

from typing import Final

from rollwright.server.encoding import json_text
from rollwright.server.view import name_at, score_words
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import Standings

_SHOWN: Final = 10


def standings_text(live: LiveTable, standings: Standings, language: str) -> str:
    """The start of the message, for all clients of a language: the best seats, no last brace."""
    top = [
        {
            "seat": seat,
            "name": name_at(live, seat, language),
            "score": standings.scores[seat],
            "points": live.game.score_text(standings.scores[seat]),
            "place": standings.places[seat],
        }
        for seat in standings.order[:_SHOWN]
    ]
    fields = {
        "op": "standings",
        "top": top,
        "waiting": standings.waiting,
        "seats": len(standings.order),
    }
    return json_text(fields)[:-1]


def you_text(live: LiveTable, standings: Standings, seat: int | None, language: str) -> str:
    """The end of the message: the place of one client."""
    if seat is None or seat >= len(standings.scores):
        return ',"you":null}'
    score = standings.scores[seat]
    you = {
        "score": score,
        "points": live.game.score_text(score),
        "words": score_words(live, score, language),
        "place": standings.places[seat],
    }
    return f',"you":{json_text(you)}}}'
