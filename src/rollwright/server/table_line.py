"""A table in a few words, for the list of those that a guest comes back to."""

from typing import Final

from rollwright.core.message import say, say_briefly
from rollwright.core.print import in_language
from rollwright.server.api_types import LineCard, TableLine
from rollwright.server.picture_library import PICTURES
from rollwright.server.view import (
    game_view,
    last_roll,
    name_at,
    namer,
    score_words,
    turn_names,
)
from rollwright.tables.live import FINISHED, PLAYING, LiveTable
from rollwright.tables.seat import OPEN
from rollwright.tables.standings import standings_of
from rollwright.tables.table import MANUAL

# More names do not fit into a line.
_MOST_NAMES: Final = 3


def table_line(live: LiveTable, guest: str, language: str) -> TableLine:
    """What this guest wants to know of the table."""
    seat, is_awaited = live.seat_of.get(guest), _is_awaited(live, guest)
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
        yours=is_awaited,
        waiting=_awaited(live, seat, language),
        others=others[:_MOST_NAMES],
        count=len(taken),
        place=place,
        score=score,
        cards=_cards(live, language),
        asks=_asked(live, seat, language) if is_awaited else "",
    )


def _cards(live: LiveTable, language: str) -> list[LineCard]:
    """The cards on which stars are won in this round."""
    if live.table is None:
        return []
    prints = live.game.paper.prints(live.table.position, 0)
    return [
        LineCard(in_language(one.title, language), PICTURES.blank(one, language))
        for one in prints
        if one.sockets
    ]


def _asked(live: LiveTable, seat: int | None, language: str) -> str:
    """The question to this seat, or the dice that it has to use, or those that it has to roll."""
    position, names = live.running.position, namer(live, language)
    if live.must_roll():
        return say_briefly(live.game.words.wanted(position).sentence, language, names)
    question = None if seat is None else live.game.words.question(position, seat)
    return last_roll(live, language) if question is None else say_briefly(question, language, names)


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


def _is_awaited(live: LiveTable, guest: str) -> bool:
    """Does the table wait for this guest: for a move, or for real dice?"""
    seat = live.seat_of.get(guest)
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
