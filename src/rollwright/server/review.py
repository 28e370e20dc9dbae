"""Reviews a finished game: the scores turn by turn, and how good the last one is."""

import hashlib
import json
from functools import partial

from rollwright.bots import bot_title, find_bot
from rollwright.bots.yardstick import BANDS, find_yardstick, is_usual, whole_options
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, say
from rollwright.core.position import OVER, Position
from rollwright.server.api_types import CurvePoint, NextBot, ReviewResponse, YardstickView
from rollwright.server.replay_step import first_of, take_step
from rollwright.server.replayed_step import steps_of
from rollwright.server.view import namer, turn_names
from rollwright.tables.errors import Refused
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.next_bot import next_bot, share_over
from rollwright.tables.seat import BOT


def review_of(live: LiveTable, seat: int, language: str) -> ReviewResponse:
    """How a game went, and how good the score of a seat is; raises RollwrightError.

    There is no curve of an event: replaying its thousands of seats takes too long.
    """
    if live.stage != FINISHED:
        raise Refused(Message("server.not-over"))
    if not 0 <= seat < len(live.seats):
        raise BadOptions(Message("core.no-such-seat", {"seat": seat}))
    return ReviewResponse(
        higher_is_better=live.game.higher_is_better,
        setup=_setup(live),
        curve=[] if live.is_event else _curve(live, language),
        yardstick=_yardstick(live, seat, language),
        next_bot=_next_bot(live, language),
    )


def _setup(live: LiveTable) -> str:
    """The same text for all games whose scores can be compared: the options, as a digest.

    Where nobody can play alone, the number of seats matters as well; and so does the position from
    which a game goes on that began in the middle.
    """
    options = whole_options(live.game, live.opened.options)
    seats = len(live.seats) if live.game.min_seats > 1 else 1
    parts: list[object] = [live.game.id, live.game.rules, seats, options]
    if live.opened.start is not None:
        parts.append(live.opened.start)
    text = json.dumps(parts, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- turn by turn --------------------------------------------------------------------------


def _curve(live: LiveTable, language: str) -> list[CurvePoint]:
    """The scores before the first step, and after each turn; where turns have names, each round."""
    position = first_of(live, 0)
    by_round = bool(turn_names(live.opened.game, position.turn_count(), language))
    point = partial(_point, live, language, by_round=by_round)
    curve = [point(position, position, 0)]
    before = position.copy()
    for number, step in enumerate(steps_of(live.running, None), 1):
        take_step(position, step)
        is_other = position.round != before.round or (not by_round and position.turn != before.turn)
        if is_other or position.phase == OVER:
            curve.append(point(before, position, number))
        if is_other:
            before = position.copy()
    return curve


def _point(
    live: LiveTable, language: str, played: Position, after: Position, step: int, *, by_round: bool
) -> CurvePoint:
    """The scores after a turn, which is named as it was called while it was played."""
    name = live.game.words.round_name(played)
    scores = after.scores()
    return CurvePoint(
        step=step,
        round=played.round if step else 0,
        turn=0 if by_round or not step else played.turn,
        round_name="" if name is None else say(name, language, namer(live, language)),
        values=[float(live.game.score_text(score)) for score in scores],
        points=[
            live.game.words.short_score(after, at) or live.game.score_text(score)
            for at, score in enumerate(scores)
        ],
    )


# --- how good ------------------------------------------------------------------------------


def _yardstick(live: LiveTable, seat: int, language: str) -> YardstickView | None:
    if live.opened.start is not None:
        return None  # whole games were measured
    game, position, options = live.game, live.running.position, live.opened.options
    # Asked of the first position: how many rounds there are may be known at the end only.
    rounds = first_of(live, seat).round_count()
    found = find_yardstick(game, len(live.seats), rounds, options)
    if found is None:
        return None
    higher = game.higher_is_better
    better = found.better_than(position.scores()[seat], higher_is_better=higher)
    limits = [found.least(beaten, higher_is_better=higher) for beaten in BANDS]
    return YardstickView(
        bot=say(bot_title(found.bot), language),
        games=found.games,
        usual=is_usual(found, game, options),
        better=better,
        band=next(at for at, beaten in enumerate(BANDS) if better >= beaten),
        limits=["" if limit is None else game.score_text(limit) for limit in limits],
    )


# --- the next game -------------------------------------------------------------------------


def _next_bot(live: LiveTable, language: str) -> NextBot | None:
    """The first bot that adapts, and how."""
    for at, seat in enumerate(live.seats):
        if seat.kind == BOT and find_bot(seat.bot).adapts:
            share = share_over(live, at)
            change = "stays" if share == 0.5 else "stronger" if share > 0.5 else "weaker"
            args: dict[str, object] = {"bot": bot_title(seat.bot)}
            return NextBot(next_bot(live, at), say(Message(f"bots.{change}", args), language))
    return None
