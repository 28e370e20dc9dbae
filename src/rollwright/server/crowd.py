"""The standings of a crowd: the same beginning for all of a language, encoded once."""

from typing import Final

from rollwright.server.view import name_at, score_words
from rollwright.server.wire import json_text
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import Standings

_SHOWN: Final = 10


def standings_text(live: LiveTable, standings: Standings, language: str) -> str:
    """A message with the best seats, still open: what one viewer alone gets comes behind it."""
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
    """The end of that message: where one viewer stands."""
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
