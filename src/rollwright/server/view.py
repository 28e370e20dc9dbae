"""What everybody sees of a live table, in parts, and what is told of a seat."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from rollwright.bots import bot_title
from rollwright.core.message import Message, NameOf, Who, say
from rollwright.core.position import Position
from rollwright.core.provable import commitment_of
from rollwright.games import find_game
from rollwright.server.drawing import rules_of, word_of
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.seat import Told
from rollwright.tables.standings import Standings
from rollwright.tables.status import status_of
from rollwright.tables.table import AUTO
from rollwright.tables.typed import example_text, example_words

# What the table tells of who sits where: with their names, so that they outlast a seat.
_LEFT: Final = "table.left"
_CHANGES: Final = (_LEFT, "table.sat", "table.bot-sat")
_OF_SEATS: Final = (*_CHANGES, "table.renamed", "table.handed")

Parts = dict[str, object]
IsHere = Callable[[str], bool]


# --- for all ---------------------------------------------------------------------------


def shared_parts(live: LiveTable, language: str, standings: Standings, is_here: IsHere) -> Parts:
    """What every viewer of this language sees alike."""
    parts: Parts = {
        "table": live.id,
        "kind": live.opened.kind,
        "stage": live.stage,
        "game": game_json(live.opened.game, language),
        "language": language,
        "status": _status(live, language),
        "commitment": commitment(live),
        "seed": live.opened.seed if live.stage == FINISHED else "",
        "log": _log(live, language),
        "dice": live.opened.dice,
        "rules": _rules(live, language),
        "rematch": live.next_table,
    }
    if not live.is_event:
        seats = list(range(len(live.seats)))
        parts["count"] = len(seats)
        parts["seats"] = [seat_json(live, at, language, standings, is_here) for at in seats]
        parts["result"] = _result(live, standings, language)
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
    status["roll"] = _last_roll(live, language)
    status["rolled"] = live.rolled.to_json()
    if live.opened.dice != AUTO:
        status["can_unroll"] = live.can_unroll()
        if live.must_roll():
            status.update(_asked(live, language))
    turn = str(live.table.position.turn)
    name = word_of(f"{live.opened.game}.turn.{turn}", turn, language)
    status["turn_name"] = "" if name == turn else name
    names = namer(live, language)
    status["remarks"] = [say(remark, language, names) for remark in live.table.position.remarks()]
    return status


def _asked(live: LiveTable, language: str) -> Parts:
    """What real dice are to be rolled, and how that may be typed: in words, and as in a record."""
    position = live.running.position
    words = example_words(position)
    return {
        "wanted": say(position.wanted().sentence, language, namer(live, language)),
        "example": example_text(position),
        "example_words": "" if words is None else say(words, language),
    }


def _last_roll(live: LiveTable, language: str) -> str:
    for told, name_of in _told_lately(live, language):
        if told.messages == live.last_roll:
            return sentences(told.messages, language, name_of)
    return sentences(live.last_roll, language, namer(live, language))


def _log(live: LiveTable, language: str) -> list[Parts]:
    lines: list[Parts] = []
    for told, name_of in _told_lately(live, language):
        parts = [_line(live, part, name_of, language) for part in _parted(live, told)]
        lines += reversed(parts)
    return lines[::-1]


def _parted(live: LiveTable, told: Told) -> list[Told]:
    """What a seat did, and apart from it what then happened to all."""
    if told.seat is None or live.table is None:
        return [told]
    first = first_common(live.table.position, told.messages)
    own = Told(told.version, told.seat, told.messages[:first])
    rest = Told(told.version, None, told.messages[first:])
    return [part for part in (own, rest) if part.messages]


def first_common(position: Position, messages: Sequence[Message]) -> int:
    """Where, among the sentences about a move, those begin that concern all."""
    common = (at for at, message in enumerate(messages) if position.concerns_all(message))
    return next(common, len(messages))


def _line(live: LiveTable, told: Told, name_of: NameOf, language: str) -> Parts:
    text = sentences(told.messages, language, name_of)
    # Whoever is spoken of by name needs not be named before it.
    named = any(names_its_seat(message) for message in told.messages)
    # Before the start there may have been more seats.
    if not named and told.seat is not None and told.seat < len(live.seats):
        # The page calls the seat by the name it has now: told here if that is somebody else's.
        name = name_of(told.seat)
        named = name != name_at(live, told.seat, language)
        text = f"{name}: {text}" if named and name else text
    return {"version": told.version, "seat": told.seat, "text": text, "named": named}


def names_its_seat(message: Message) -> bool:
    """Does a sentence tell itself whom it is about?"""
    return message.key in _OF_SEATS or any(isinstance(arg, Who) for arg in message.args.values())


def _told_lately(live: LiveTable, language: str) -> Iterator[tuple[Told, NameOf]]:
    """What happened, the newest first, and how those at the table were called then."""
    past: dict[int, str] = {}
    for told in reversed(live.told):
        yield told, partial(_name_then, live, language, past)
        for message in told.messages:
            if told.seat is not None and message.key in _CHANGES:
                left = message.args["name"] if message.key == _LEFT else ""
                name = say(left, language) if isinstance(left, Message) else str(left)
                past = {**past, told.seat: name}


def _name_then(live: LiveTable, language: str, past: dict[int, str], at: int) -> str:
    return past[at] if at in past else name_at(live, at, language)


def sentences(messages: tuple[Message, ...], language: str, name_of: NameOf) -> str:
    """Some messages one after the other, each with a full stop."""
    said = [say(message, language, name_of) for message in messages]
    return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in said)


def _rules(live: LiveTable, language: str) -> list[Parts]:
    if live.table is None:
        return []
    return rules_of(live.opened.game, live.table.position, language)


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


def seat_json(
    live: LiveTable, at: int, language: str, standings: Standings, is_here: IsHere
) -> Parts:
    """A seat, as everybody sees it."""
    seat, score = live.seats[at], standings.scores[at]
    return {
        "seat": at,
        "name": name_at(live, at, language),
        "kind": seat.kind,
        "bot": seat.bot,
        "host": bool(seat.guest) and seat.guest == live.host,
        "here": bool(seat.bot) or is_here(seat.guest),
        "waiting": live.waits_for(at),
        "score": score,
        "points": live.game.score_text(score),
        "words": score_words(live, score, language),
    }


def score_words(live: LiveTable, score: int, language: str) -> str:
    """A score with what it counts."""
    return _score_words(live.opened.game, score, language)


# Thousands have few scores among them.
@lru_cache(maxsize=4096)
def _score_words(game_id: str, score: int, language: str) -> str:
    return say(find_game(game_id).score_words(score), language)


def _result(live: LiveTable, standings: Standings, language: str) -> list[Parts]:
    if live.stage != FINISHED:
        return []
    return [result_json(live, at, standings, language) for at in standings.order]


def result_json(live: LiveTable, seat: int, standings: Standings, language: str) -> Parts:
    """How a seat ended."""
    numbers = live.running.position.result(seat)
    game = live.opened.game
    return {
        "seat": seat,
        "name": name_at(live, seat, language),
        "place": standings.places[seat],
        "score": standings.scores[seat],
        "points": live.game.score_text(standings.scores[seat]),
        "words": score_words(live, standings.scores[seat], language),
        "numbers": {name: _number_text(live, number) for name, number in numbers.items()},
        "parts": _parts(live, seat, language),
        "labels": {
            number: word_of(f"{game}.number.{number}", number, language) for number in numbers
        },
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
