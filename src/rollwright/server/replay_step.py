"""Replays a finished game step by step."""

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, NameOf
from rollwright.core.position import Events, Position
from rollwright.server.api_types import ReplayStepResponse
from rollwright.server.board_view import board_of, whole_board
from rollwright.server.errors import BadRequest
from rollwright.server.event_replay import event_replay
from rollwright.server.print_library import hand_digest, tiles_digest
from rollwright.server.replayed_step import ReplayedStep, steps_of
from rollwright.server.view import (
    first_common,
    namer,
    names_its_seat,
    rolled_view,
    sentences,
)
from rollwright.tables.errors import Refused
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.rolled_dice import RolledDice
from rollwright.tables.table import Table


def replay_step(live: LiveTable, step: int, seat: int, language: str) -> ReplayStepResponse:
    """The game after that many steps, with the sheet of a seat; raises RollwrightError."""
    if live.stage != FINISHED:
        raise Refused(Message("server.not-over"))
    if not 0 <= seat < len(live.seats):
        raise BadOptions(Message("core.no-such-seat", {"seat": seat}))
    is_event = live.is_event
    steps = event_replay(live).steps(live, seat) if is_event else steps_of(live.running, None)
    if not 0 <= step <= len(steps):
        raise BadRequest(Message("server.no-such-step", {"most": len(steps)}))
    table, events, rolled = _played(live, steps[:step], seat)
    shown = 0 if table.position.seats() == 1 else seat
    board = board_of(live.game, table.position, shown)
    return ReplayStepResponse(
        steps=len(steps),
        step=step,
        text=_text(live, steps[step - 1 : step], events, language, seat),
        rolled=rolled_view(rolled),
        board=whole_board(live.game, table.position, board, language),
        hand=hand_digest(),
        tiles=tiles_digest(live.game, table.position, language),
    )


def _text(
    live: LiveTable, last: list[ReplayedStep], events: Events, language: str, seat: int
) -> str:
    """The events of the last step, prefixed by the name of its seat unless they name it."""
    name_of = _namer(live, seat, language)
    text = sentences(tuple(events), language, name_of)
    mover = last[0].seat if last else None
    own = events[: first_common(live.game, events)]
    named = not own or any(names_its_seat(message) for message in own)
    return text if mover is None or named else f"{name_of(mover)}: {text}"


def _namer(live: LiveTable, seat: int, language: str) -> NameOf:
    """The names by seat; the replay of an event has only one seat, whose number is 0."""
    name_of = namer(live, language)
    return (lambda _: name_of(seat)) if live.is_event else name_of


def first_of(live: LiveTable, seat: int) -> Position:
    """The position before the first step; at an event, with this seat alone."""
    return (
        event_replay(live).first(seat) if live.is_event else live.running.setting.first_position()
    )


def take_step(position: Position, step: ReplayedStep, events: Events | None = None) -> None:
    """Roll or move as it was done in the game."""
    if step.seat is None:
        position.roll(position.parse_outcome_text(step.text), events)
    else:
        position.apply(step.seat, position.parse(step.seat, step.text))


def position_at(live: LiveTable, step: int) -> Position:
    """The position of a table after that many steps; raises BadRequest."""
    steps = steps_of(live.running, None)
    if not 0 <= step <= len(steps):
        raise BadRequest(Message("server.no-such-step", {"most": len(steps)}))
    position = live.running.setting.first_position()
    for one in steps[:step]:
        take_step(position, one)
    return position


def _played(
    live: LiveTable, steps: list[ReplayedStep], seat: int
) -> tuple[Table, Events, RolledDice]:
    """The table after these steps, the events of the last step, and when the dice were rolled."""
    position = first_of(live, seat)
    events: Events = []
    rolled = RolledDice()
    for moment, step in enumerate(steps, 1):
        events = []
        if step.seat is None:
            rolled.note(live.game, position, moment)
            position.roll(position.parse_outcome_text(step.text), events)
            continue
        at = 0 if position.seats() == 1 else step.seat
        move = position.parse(at, step.text)
        label = live.game.words.label(position, at, move)
        live.game.play(position, at, move, events)
        events = events or [label]
    return Table(live.running.setting, position), events, rolled
