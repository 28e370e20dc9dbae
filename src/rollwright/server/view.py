"""The parts of the view that all clients of one language share."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Final

import msgspec

from rollwright.bots import bot_title
from rollwright.core.game import Game
from rollwright.core.message import Message, NameOf, Who, say, say_briefly
from rollwright.core.paper import NOBODY
from rollwright.core.position import PHASES, Position
from rollwright.games import find_game
from rollwright.server.board_view import shown_dice
from rollwright.server.label import label_of
from rollwright.server.print_library import book_digest, hand_digest, tiles_digest
from rollwright.server.toss_view import commitment, seed_of, toss_view
from rollwright.server.wire.view_parts import (
    ContenderView,
    CounterInfo,
    GameView,
    LogLine,
    OriginView,
    Outcome,
    ResultPart,
    ResultView,
    RolledView,
    SeatView,
    StatusView,
)
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.rolled_dice import RolledDice
from rollwright.tables.seat import Notice
from rollwright.tables.standings import Standings
from rollwright.tables.table import AUTO, NO_ROLL
from rollwright.tables.typed_roll import example_text, example_words

# Notices about the holder of a seat carry the name, because the holder may change later.
_LEFT: Final = "table.left"
_HOLDER_CHANGES: Final = (_LEFT, "table.sat", "table.bot-sat")
_NAMING: Final = (*_HOLDER_CHANGES, "table.renamed", "table.handed")
# What happens to all after a move: the turn goes on, or the round is over.
_TURN: Final = "turn"
_ROUND: Final = "round"

Parts = dict[str, object]
IsHere = Callable[[str], bool]


# --- shared parts ---------------------------------------------------------------------------


def shared_parts(live: LiveTable, language: str, standings: Standings, is_here: IsHere) -> Parts:
    """The shared parts of the view, each of its type in `wire.view_parts`."""
    parts: Parts = {
        "table": live.id,
        "kind": live.opened.kind,
        "origin": _origin(live),
        "stage": live.stage,
        "locked": live.is_locked,
        "game": _running_game(live, language),
        "book": book_digest(live.opened.game, language),
        "language": language,
        "status": _status(live, language),
        "commitment": commitment(live),
        "seed": seed_of(live) if live.stage == FINISHED else "",
        "toss": toss_view(live),
        "log": _log(live, language),
        "dice": live.opened.dice,
        "rematch": live.next_table,
        "rematch_by": live.seat_of.get(live.next_host),
        "hand": hand_digest(),
        "tiles": _tiles(live, language),
    }
    if not live.is_event:
        seats = list(range(len(live.seats)))
        parts["count"] = len(seats)
        parts["winners"] = 0
        parts["seats"] = [seat_view(live, at, language, standings, is_here) for at in seats]
        parts["result"] = _result(live, standings, language)
    return parts


def _origin(live: LiveTable) -> OriginView | None:
    origin = live.opened.origin
    return None if origin is None else OriginView(origin.kind, origin.name, origin.roll)


def _tiles(live: LiveTable, language: str) -> str:
    """The digest of the tiles at a table, which can be fetched from now on; empty for none."""
    table = live.table
    return "" if table is None else tiles_digest(live.game, table.position, language)


@cache
def game_view(game_id: str, language: str) -> GameView:
    """The id, name and goal of a game that has not begun."""
    name = say(find_game(game_id).name(), language)
    goal = say(Message(f"{game_id}.goal"), language)
    scoring, cost = (label_of(f"{game_id}.{part}", "", language) for part in ("counts", "cost"))
    return GameView(game_id, name, goal, [], scoring=scoring, cost=cost)


def warnings_of(live: LiveTable, language: str) -> list[str]:
    """What to know of the options before the game."""
    return [say(told, language) for told in live.game.warnings(live.opened.options)]


def _running_game(live: LiveTable, language: str) -> GameView:
    known = game_view(live.opened.game, language)
    if live.table is None:
        warnings, options = warnings_of(live, language), live.opened.options
        return msgspec.structs.replace(known, warnings=warnings, options=options)
    counters = _counters(live.game, live.table.position, language)
    return msgspec.structs.replace(known, counters=counters)


def _counters(game: Game, position: Position, language: str) -> list[CounterInfo]:
    return [
        CounterInfo(
            id=counter.id,
            name=say(counter.name, language),
            sign=counter.sign,
            about=say(counter.about, language),
            common=counter.common,
            tint=counter.tint,
            heading="" if counter.heading is None else say(counter.heading, language),
        )
        for counter in game.paper.counters(position)
    ]


def _status(live: LiveTable, language: str) -> StatusView | None:
    if live.table is None:
        return None
    by_seat = not live.is_event
    position, names = live.table.position, namer(live, language)
    turn, verdict = str(position.turn), live.game.words.verdict(position)
    round_name = live.game.words.round_name(position)
    is_rolling = live.opened.dice != AUTO and live.must_roll()
    words = example_words(live.game, position) if is_rolling else None
    wanted = live.game.words.wanted(position).sentence if is_rolling else None
    return StatusView(
        phase=PHASES[position.phase],
        round=position.round,
        turn=position.turn,
        rounds=position.round_count(),
        turns=position.turn_count(),
        waiting=position.waiting() if by_seat else [],
        scores=position.scores() if by_seat else [],
        rolled=rolled_view(live.rolled),
        roll=last_roll(live, language),
        outcome=_last_outcome(live),
        round_name="" if round_name is None else say(round_name, language, names),
        turn_name=label_of(f"{live.opened.game}.turn.{turn}", "", language),
        turn_names=turn_names(live.opened.game, position.turn_count(), language),
        shown=shown_dice(live.game.paper.dice(position, NOBODY), language),
        remarks=[say(remark, language, names) for remark in live.game.words.remarks(position)],
        wanted="" if wanted is None else say(wanted, language, names),
        example=example_text(position) if is_rolling else "",
        example_words="" if words is None else say(words, language),
        can_unroll=live.opened.dice != AUTO and live.can_unroll(),
        verdict="" if verdict is None else say(verdict, language, names),
    )


def _last_outcome(live: LiveTable) -> Outcome | None:
    """The last roll in the notation of records; those of real dice nobody has to compare."""
    turns = live.running.turns
    if not turns or live.opened.dice != AUTO or turns[-1].outcome == NO_ROLL:
        return None
    return Outcome(live.running.position.rolled(), turns[-1].outcome)


def turn_names(game: str, count: int, language: str) -> list[str]:
    """The names of all turns of a round, where they have names."""
    names = [label_of(f"{game}.turn.{turn}", "", language) for turn in range(1, count + 1)]
    return names if all(names) else []


def rolled_view(rolled: RolledDice) -> RolledView:
    """When the dice were rolled last."""
    return RolledView(rolled.together, {str(seat): dice for seat, dice in rolled.seats.items()})


def last_roll(live: LiveTable, language: str) -> str:
    """The sentence of the last roll; empty before the first."""
    for notice, name_of in _recent_notices(live, language):
        if notice.messages == live.last_roll:
            return sentences(notice.messages, language, name_of)
    return sentences(live.last_roll, language, namer(live, language))


def _log(live: LiveTable, language: str) -> list[LogLine]:
    lines: list[LogLine] = []
    for notice, name_of in _recent_notices(live, language):
        parts = [_line(live, part, kind, name_of, language) for part, kind in _split(live, notice)]
        lines += reversed(parts)
    return lines[::-1]


def _split(live: LiveTable, notice: Notice) -> list[tuple[Notice, str]]:
    """A notice split into what concerns its seat and what concerns all, each with its kind."""
    if notice.seat is None or live.table is None:
        return [(notice, notice.kind)]
    first = first_common(live.game, notice.messages)
    own = Notice(notice.version, notice.seat, notice.messages[:first])
    rest = Notice(notice.version, None, notice.messages[first:])
    kinds = ((own, notice.kind), (rest, _ROUND if notice.closes else _TURN))
    return [(part, kind) for part, kind in kinds if part.messages]


def first_common(game: Game, messages: Sequence[Message]) -> int:
    """The index of the first message about a move that concerns all seats."""
    common = (at for at, message in enumerate(messages) if game.words.concerns_all(message))
    return next(common, len(messages))


def _line(live: LiveTable, notice: Notice, kind: str, name_of: NameOf, language: str) -> LogLine:
    text = sentences(notice.messages, language, name_of)
    # A text that names its seat needs no name before it.
    named = any(names_its_seat(message) for message in notice.messages)
    # Before the start there may have been more seats.
    if not named and notice.seat is not None and notice.seat < len(live.seats):
        # Clients prefix the present name of the seat: add the former one if it was different.
        name = name_of(notice.seat)
        named = name != name_at(live, notice.seat, language)
        text = f"{name}: {text}" if named and name else text
    return LogLine(notice.version, notice.seat, text, kind, named)


def names_its_seat(message: Message) -> bool:
    """Does a message name the seat that it is about?"""
    return message.key in _NAMING or any(isinstance(arg, Who) for arg in message.args.values())


def _recent_notices(live: LiveTable, language: str) -> Iterator[tuple[Notice, NameOf]]:
    """The recent notices, newest first, each with the names of the seats at that time."""
    past: dict[int, str] = {}
    for notice in reversed(live.notices):
        yield notice, partial(_name_then, live, language, past)
        for message in notice.messages:
            if notice.seat is not None and message.key in _HOLDER_CHANGES:
                left = message.args["name"] if message.key == _LEFT else ""
                name = say(left, language) if isinstance(left, Message) else str(left)
                past = {**past, notice.seat: name}


def _name_then(live: LiveTable, language: str, past: dict[int, str], at: int) -> str:
    return past[at] if at in past else name_at(live, at, language)


def sentences(messages: tuple[Message, ...], language: str, name_of: NameOf) -> str:
    """The texts of some messages, each ending with punctuation."""
    said = [say_briefly(message, language, name_of) for message in messages]
    return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in said)


# --- seats and results ---------------------------------------------------------------------


def namer(live: LiveTable, language: str) -> NameOf:
    """The names by seat, those of bots in this language."""
    return lambda at: name_at(live, at, language)


def name_at(live: LiveTable, at: int, language: str) -> str:
    """The name of a seat; several bots of one kind are numbered, except at events."""
    seat = live.seats[at]
    if not seat.bot:
        return seat.name
    kind = bot_title(seat.bot)
    title = say(kind, language)
    before = [] if live.is_event else [one.bot for one in live.seats[:at] if one.bot]
    twins = sum(bot_title(bot) == kind for bot in before)
    return f"{title} {twins + 1}" if twins else title


def seat_view(
    live: LiveTable, at: int, language: str, standings: Standings, is_here: IsHere
) -> SeatView:
    """A seat, as all clients see it."""
    score = standings.scores[at]
    return msgspec.structs.replace(
        named_seat(live, at, language, is_here),
        waiting=live.waits_for(at),
        score=score,
        points=points_at(live, at, score),
        words=score_words(live, score, language),
        remark=_about_seat(live, at, language),
        place=0 if live.table is None else standings.places[at],
        sum=_sum_of(live, at, language),
        contenders=_contenders(live, at, language),
    )


def _contenders(live: LiveTable, at: int, language: str) -> list[ContenderView]:
    known = [] if live.table is None else live.game.words.contenders(live.table.position, at)
    return [
        ContenderView(say(one.name, language), one.points, one.score, one.acts) for one in known
    ]


def _sum_of(live: LiveTable, at: int, language: str) -> str:
    told = None if live.table is None else live.game.words.sum_of(live.table.position, at)
    return "" if told is None else say(told, language)


def points_at(live: LiveTable, at: int, score: int) -> str:
    """The score of a seat, as short as people read it."""
    told = "" if live.table is None else live.game.words.short_score(live.table.position, at)
    return told or live.game.score_text(score)


def _about_seat(live: LiveTable, at: int, language: str) -> str:
    told = None if live.table is None else live.game.words.about_seat(live.table.position, at)
    return "" if told is None else say(told, language)


def named_seat(live: LiveTable, at: int, language: str, is_here: IsHere) -> SeatView:
    """A seat without what changes all the time."""
    seat = live.seats[at]
    return SeatView(
        seat=at,
        name=name_at(live, at, language),
        kind=seat.kind,
        bot=seat.bot,
        host=bool(seat.guest) and seat.guest == live.host,
        away=bool(seat.guest) and not is_here(seat.guest),
    )


def score_words(live: LiveTable, score: int, language: str) -> str:
    """A score with its unit."""
    return _score_words(live.opened.game, score, language)


# The seats of an event have few distinct scores.
@lru_cache(maxsize=4096)
def _score_words(game_id: str, score: int, language: str) -> str:
    return say(find_game(game_id).score_words(score), language)


def _result(live: LiveTable, standings: Standings, language: str) -> list[ResultView]:
    # A puzzle ends long before its game.
    if live.stage != FINISHED or live.opened.puzzle is not None:
        return []
    return [result_view(live, at, standings, language) for at in standings.order]


def result_view(live: LiveTable, seat: int, standings: Standings, language: str) -> ResultView:
    """The result of a seat."""
    position, game = live.running.position, live.opened.game
    numbers = position.result(seat)
    # Where the game tells by itself how it ended, a place would mean something else.
    has_place = live.game.words.verdict(position) is None
    return ResultView(
        seat=seat,
        name=name_at(live, seat, language),
        place=standings.places[seat] if has_place else 0,
        score=standings.scores[seat],
        points=points_at(live, seat, standings.scores[seat]),
        words=score_words(live, standings.scores[seat], language),
        numbers={name: _number_text(live, number) for name, number in numbers.items()},
        parts=_parts(live, seat, language),
        labels={
            number: label_of(f"{game}.number.{number}", number, language) for number in numbers
        },
        remark=_about_seat(live, seat, language),
    )


def _parts(live: LiveTable, seat: int, language: str) -> list[ResultPart]:
    return [
        ResultPart(
            say(part.heading, language),
            say(part.name, language),
            live.game.score_text(part.score),
            part.total,
        )
        for part in live.game.words.breakdown(live.running.position, seat)
    ]


def _number_text(live: LiveTable, number: object) -> str:
    return live.game.score_text(number) if isinstance(number, int) else str(number)
