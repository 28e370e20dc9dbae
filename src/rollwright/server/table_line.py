"""A table in a few words, for the list of those that a guest comes back to."""

from typing import Final

from rollwright.core.message import say
from rollwright.server.api_types import TableLine
from rollwright.server.view import game_view, name_at, namer, score_words, turn_names
from rollwright.tables.live import FINISHED, PLAYING, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import standings_of
from rollwright.tables.table import MANUAL

# More names do not fit into a line.
_MOST_NAMES: Final = 3


def table_line(live: LiveTable, guest: str, language: str) -> TableLine:
    """What this guest wants to know of the table."""
    seat = live.seat_of.get(guest)
    place, score = _result(live, seat, language)
    taken = [at for at, one in enumerate(live.seats) if one.kind != OPEN]
    others = [name_at(live, at, language) for at in taken[: _MOST_NAMES + 1] if at != seat]
    return TableLine(
        table=live.id,
        game=game_view(live.opened.game, language),
        kind=live.opened.kind,
        stage=live.stage,
        seat=seat,
        host=bool(guest) and guest == live.host,
        round=0 if live.table is None else live.table.position.round,
        turn=_turn(live, language),
        round_name=_round_name(live, language),
        yours=_is_awaited(live, guest, seat),
        waiting=_awaited(live, seat, language),
        others=others[:_MOST_NAMES],
        count=len(taken),
        place=place,
        score=score,
    )


def _turn(live: LiveTable, language: str) -> int:
    if live.table is None:
        return 0
    position = live.table.position
    return 0 if turn_names(live.opened.game, position.turn_count(), language) else position.turn


def _round_name(live: LiveTable, language: str) -> str:
    if live.table is None:
        return ""
    name = live.game.words.round_name(live.table.position)
    return "" if name is None else say(name, language, namer(live, language))


def _is_awaited(live: LiveTable, guest: str, seat: int | None) -> bool:
    """Does the table wait for this guest: for a move, or for real dice?"""
    if live.stage != PLAYING:
        return False
    if live.must_roll():
        return bool(guest) and guest == live.host and live.opened.dice == MANUAL
    return seat is not None and live.waits_for(seat)


def _awaited(live: LiveTable, seat: int | None, language: str) -> list[str]:
    """Some of those whom a table of friends waits for, without the own seat."""
    if live.stage != PLAYING or live.is_event:
        return []
    waiting = [at for at in live.running.position.waiting() if at != seat]
    return [name_at(live, at, language) for at in waiting[:_MOST_NAMES] if live.seats[at].name]


def _result(live: LiveTable, seat: int | None, language: str) -> tuple[int, str]:
    """The own place, once the game is over, and the own score in words."""
    if seat is None or live.table is None or (live.is_event and live.stage != FINISHED):
        return 0, ""
    standings = standings_of(live)
    place = standings.places[seat] if live.stage == FINISHED else 0
    return place, score_words(live, standings.scores[seat], language)
