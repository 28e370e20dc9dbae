"""What one viewer sees of a live table, in parts: those for all, and those for one alone."""

from collections.abc import Callable
from functools import cache
from typing import Final

from rollwright.bots import bot_title
from rollwright.core.message import Message, NameOf, say
from rollwright.core.provable import commitment_of
from rollwright.games import find_game
from rollwright.server.drawing import drawing_for, rules_of, word_of
from rollwright.tables.live import FINISHED, PLAYING, LiveTable
from rollwright.tables.seat import Told
from rollwright.tables.standings import Standings
from rollwright.tables.status import status_of
from rollwright.tables.table import AUTO

Parts = dict[str, object]
IsHere = Callable[[str], bool]

# At an event a viewer is shown so many seats, and the own one.
SHOWN_SEATS: Final = 12


# --- for all ---------------------------------------------------------------------------


def shared_parts(live: LiveTable, language: str, standings: Standings, is_here: IsHere) -> Parts:
    """What every viewer of this language sees alike."""
    parts: Parts = {
        "table": live.id,
        "kind": live.opened.kind,
        "stage": live.stage,
        "game": game_json(live.opened.game, language),
        "language": language,
        "count": len(live.seats),
        "status": _status(live, language),
        "commitment": commitment(live),
        "seed": live.opened.seed if live.stage == FINISHED else "",
        "log": [_told_json(live, told, language) for told in live.told],
        "dice": live.opened.dice,
        "rules": _rules(live, language),
        "rematch": live.next_table,
    }
    if not live.is_event:
        seats = list(range(len(live.seats)))
        parts["seats"] = _seats(live, seats, language, standings, is_here)
        parts["result"] = _result(live, seats, standings, language)
    return parts


def commitment(live: LiveTable) -> str:
    """What is shown of the secret from the start; nothing where real dice are rolled."""
    return commitment_of(live.opened.seed) if live.opened.dice == AUTO else ""


@cache
def game_json(game_id: str, language: str) -> dict[str, str]:
    """A game as the page introduces it."""
    name = say(find_game(game_id).name(), language)
    return {"id": game_id, "name": name, "goal": say(Message(f"{game_id}.goal"), language)}


def _status(live: LiveTable, language: str) -> Parts | None:
    if live.table is None:
        return None
    status = status_of(live.table, by_seat=not live.is_event)
    status["roll"] = sentences(live.last_roll, language, namer(live, language))
    turn = str(live.table.position.turn)
    name = word_of(live.opened.game, "turn", turn, language)
    status["turn_name"] = "" if name == turn else name
    return status


def _told_json(live: LiveTable, told: Told, language: str) -> Parts:
    text = sentences(told.messages, language, namer(live, language))
    return {"version": told.version, "seat": told.seat, "text": text}


def sentences(messages: tuple[Message, ...], language: str, name_of: NameOf) -> str:
    """Some messages one after the other, each with a full stop."""
    said = [say(message, language, name_of) for message in messages]
    return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in said)


def _rules(live: LiveTable, language: str) -> list[Parts]:
    if live.table is None:
        return []
    return rules_of(live.opened.game, live.table.position, language)


# --- for one alone -----------------------------------------------------------------------


def own_parts(
    live: LiveTable, guest: str, language: str, standings: Standings, is_here: IsHere
) -> Parts:
    """What only this guest sees."""
    seat = live.seat_of.get(guest)
    parts: Parts = {
        "you": {
            "seat": seat,
            "host": guest == live.host,
            "name": "" if seat is None else live.seats[seat].name,
        },
        "own_log": [],
        "sheet": None,
        "moves": [],
        "can_undo": False,
    }
    if seat is not None and live.table is not None:
        position = live.table.position
        drawing = drawing_for(live.opened.game, language)
        parts["sheet"] = drawing.sheet(position, seat)
        parts["can_undo"] = live.can_undo(seat)
        if live.stage == PLAYING:
            parts["moves"] = drawing.moves(position, seat)
    if live.is_event:
        seats = _shown_seats(live, seat)
        told = () if seat is None else live.seats[seat].told
        parts["own_log"] = [_told_json(live, one, language) for one in told]
        parts["seats"] = _seats(live, seats, language, standings, is_here)
        parts["result"] = _result(live, seats, standings, language)
    return parts


def _shown_seats(live: LiveTable, own: int | None) -> list[int]:
    """The first seats, and the own one."""
    shown = list(range(min(SHOWN_SEATS, len(live.seats))))
    return [*shown, own] if own is not None and own >= len(shown) else shown


# --- seats and results ---------------------------------------------------------------------


def namer(live: LiveTable, language: str) -> NameOf:
    """How those at the table are called: people by their names, bots in the asker's language."""
    return lambda at: name_at(live, at, language)


def name_at(live: LiveTable, at: int, language: str) -> str:
    """How somebody is called; bots of the same kind at a table of friends are numbered."""
    seat = live.seats[at]
    if not seat.bot:
        return seat.name
    title = say(bot_title(seat.bot), language)
    twins = 0 if live.is_event else sum(one.bot == seat.bot for one in live.seats[:at])
    return f"{title} {twins + 1}" if twins else title


def _seats(
    live: LiveTable, seats: list[int], language: str, standings: Standings, is_here: IsHere
) -> list[Parts]:
    return [
        {
            "seat": at,
            "name": name_at(live, at, language),
            "kind": live.seats[at].kind,
            "bot": live.seats[at].bot,
            "host": bool(live.seats[at].guest) and live.seats[at].guest == live.host,
            "here": bool(live.seats[at].bot) or is_here(live.seats[at].guest),
            "waiting": live.waits_for(at),
            "score": standings.scores[at],
            "points": live.game.score_text(standings.scores[at]),
        }
        for at in seats
        # Somebody may have come since the standings were made.
        if at < len(standings.scores)
    ]


def _result(live: LiveTable, seats: list[int], standings: Standings, language: str) -> list[Parts]:
    if live.stage != FINISHED:
        return []
    best_first = sorted(seats, key=lambda at: (standings.places[at], at))
    return [_result_of(live, at, standings, language) for at in best_first]


def _result_of(live: LiveTable, seat: int, standings: Standings, language: str) -> Parts:
    numbers = live.running.position.result(seat)
    game = live.opened.game
    return {
        "seat": seat,
        "name": name_at(live, seat, language),
        "place": standings.places[seat],
        "score": standings.scores[seat],
        "points": live.game.score_text(standings.scores[seat]),
        "words": say(live.game.score_words(standings.scores[seat]), language),
        "numbers": {name: _number_text(live, number) for name, number in numbers.items()},
        "parts": _parts(live, seat, language),
        "labels": {number: word_of(game, "number", number, language) for number in numbers},
    }


def _parts(live: LiveTable, seat: int, language: str) -> list[Parts]:
    return [
        {
            "heading": say(part.heading, language),
            "name": say(part.name, language),
            "points": live.game.score_text(part.score),
        }
        for part in live.running.position.breakdown(seat)
    ]


def _number_text(live: LiveTable, number: object) -> str:
    return live.game.score_text(number) if isinstance(number, int) else str(number)
