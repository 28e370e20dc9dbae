"""The `standings` message of an event: the best seats are encoded once for a language."""

from typing import Final

import msgspec

from rollwright.server.encoding import encode
from rollwright.server.view import name_at, score_words
from rollwright.server.wire.messages import OwnStanding, Standing, StandingsMessage
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import Standings

_SHOWN: Final = 10


def best_seats(live: LiveTable, standings: Standings, language: str) -> msgspec.Raw:
    """The best seats, for all clients of a language."""
    top = [
        Standing(
            seat,
            name_at(live, seat, language),
            standings.scores[seat],
            live.game.score_text(standings.scores[seat]),
            score_words(live, standings.scores[seat], language),
            standings.places[seat],
        )
        for seat in standings.order[:_SHOWN]
    ]
    return msgspec.Raw(encode(top))


def standings_message(
    live: LiveTable,
    standings: Standings,
    top: msgspec.Raw,
    seat: int | None,
    version: int,
    language: str,
) -> StandingsMessage:
    """The message for one client."""
    you = None
    if seat is not None and seat < len(standings.scores):
        score = standings.scores[seat]
        words = score_words(live, score, language)
        you = OwnStanding(score, live.game.score_text(score), words, standings.places[seat])
    return StandingsMessage(top, standings.waiting, len(standings.order), version, you)
