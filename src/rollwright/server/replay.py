"""A finished game, step by step."""

from typing import NamedTuple

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, NameOf
from rollwright.core.position import Events
from rollwright.server.answers import StepAnswer
from rollwright.server.drawing import drawing_for
from rollwright.server.errors import BadRequest
from rollwright.server.view import first_common, namer, names_its_seat, sentences
from rollwright.tables.errors import Refused
from rollwright.tables.live import FINISHED, LiveTable
from rollwright.tables.rolled import RolledDice
from rollwright.tables.status import status_of
from rollwright.tables.table import Table


class Step(NamedTuple):
    """A roll (no seat), or a move of a seat, as a record writes them."""

    seat: int | None
    text: str


def replay_step(live: LiveTable, step: int, seat: int, language: str) -> StepAnswer:
    """The game after so many steps, with the sheet of a seat; raises RollwrightError."""
    if live.stage != FINISHED:
        raise Refused(Message("server.not-over"))
    if not 0 <= seat < len(live.seats):
        raise BadOptions(Message("core.no-such-seat", {"seat": seat}))
    steps = _steps(live.running, seat if live.is_event else None)
    if not 0 <= step <= len(steps):
        raise BadRequest(Message("server.no-such-step", {"most": len(steps)}))
    table, told, rolled = _played(live, steps[:step], seat)
    shown = 0 if table.position.seats() == 1 else seat
    return StepAnswer(
        steps=len(steps),
        step=step,
        text=_text(live, steps[step - 1 : step], told, language, seat),
        status={**status_of(table), "rolled": rolled.to_json()},
        sheet=drawing_for(live.opened.game, language).sheet(table.position, shown),
    )


def _text(live: LiveTable, last: list[Step], told: Events, language: str, seat: int) -> str:
    """What the last step caused, behind the name of who made it, unless it is told by name."""
    name_of = _namer(live, seat, language)
    text = sentences(tuple(told), language, name_of)
    mover = last[0].seat if last else None
    own = told[: first_common(live.running.position, told)]
    named = not own or any(names_its_seat(message) for message in own)
    return text if mover is None or named else f"{name_of(mover)}: {text}"


def _namer(live: LiveTable, seat: int, language: str) -> NameOf:
    """At an event only one seat plays in the replay, whatever its number."""
    name_of = namer(live, language)
    return (lambda _: name_of(seat)) if live.is_event else name_of


def _steps(table: Table, only: int | None) -> list[Step]:
    """All rolls and moves in order; of a crowd, only the moves of one seat."""
    steps: list[Step] = []
    for turn in table.turns:
        steps.append(Step(None, turn.outcome))
        steps += [Step(seat, move) for seat, move in turn.moves if only in (None, seat)]
    return steps


def _played(live: LiveTable, steps: list[Step], seat: int) -> tuple[Table, Events, RolledDice]:
    """The table after these steps, what the last of them caused, and when the dice were rolled."""
    setting = live.running.setting
    position = live.game.new(len(live.seats), live.opened.options)
    if live.is_event:
        position, _ = position.alone(seat)
    told: Events = []
    rolled = RolledDice()
    for moment, step in enumerate(steps, 1):
        told = []
        if step.seat is None:
            rolled.note(position, moment)
            position.roll(position.parse_outcome_text(step.text), told)
            continue
        at = 0 if position.seats() == 1 else step.seat
        move = position.parse(at, step.text)
        label = position.label(at, move)
        position.apply(at, move, told)
        told = told or [label]
    return Table(setting, position), told, rolled
