"""Golden playthroughs: one game as text, with the changes by every roll and every move.

The file of a game is also its script: its rolls and moves are played again. So a change of the
rules shows only where it matters, and an additional legal move doesn't lead to another game.
If a move of the script is illegal now, the game continues at random from there.
"""

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOutcome, IllegalMove
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.place import Place
from rollwright.core.position import OVER, ROLL, Events, Position
from rollwright.tables.status import status_of
from rollwright.tables.table import MANUAL, Table, new_table
from tests.harness.cases import Case

# At one decision in this many, all legal moves are listed, and sequences of them are counted.
_IN_FULL: Final = 25
_WIDTH: Final = 100
# Sequences of three moves are counted if there are at most this many of two.
_MOST_PAIRS: Final = 2_000
_ROLL: Final = "roll "
_MOVE: Final = "move "


class Step(NamedTuple):
    """A roll, or the move of a seat, by its text."""

    seat: int
    text: str


# The seat of a roll.
CHANCE: Final = -1


def playthrough(case: Case, kept: str = "") -> str:
    """The text of one game of this set-up, which follows the kept text as far as possible."""
    return "\n".join(_Telling(case, _script(kept)).lines()) + "\n"


def _script(kept: str) -> list[Step]:
    """The rolls and moves of a kept text."""
    steps: list[Step] = []
    for line in kept.splitlines():
        if line.startswith(_ROLL):
            steps.append(Step(CHANCE, line.removeprefix(_ROLL)))
        elif line.startswith(_MOVE):
            seat, _, text = line.removeprefix(_MOVE).partition(": ")
            steps.append(Step(int(seat), text))
    return steps


class _Telling:
    """Plays a game and writes its text."""

    def __init__(self, case: Case, script: list[Step]) -> None:
        self._case = case
        self._script = script
        self._table: Table = new_table(case.game, case.seats, case.options, dice=MANUAL)
        self._luck = Luck(f"golden {case.name}")
        self._facts: dict[str, str] = {}
        self._decisions = 0

    def lines(self) -> Iterator[str]:
        case = self._case
        yield f"game {case.game.id}, rules {case.game.rules}, seats {case.seats}"
        yield f"options {_compact(case.options)}"
        yield from self._changes()
        at = 0
        while self._table.position.phase != OVER:
            yield ""
            step = self._script[at] if at < len(self._script) else self._any_step()
            at += 1
            events = self._try(step)
            if events is None:
                self._script = []
                step = self._any_step()
                events = self._try(step)
                assert events is not None, f"{step} is refused"
            yield from self._told(step, events)
        yield from self._end()

    def _any_step(self) -> Step:
        position = self._table.position
        if position.phase == ROLL:
            return Step(CHANCE, position.outcome_text(position.sample(self._luck)))
        waiting = position.waiting()
        seat = waiting[self._luck.below(len(waiting))]
        moves = position.legal(seat)
        # Prefers the first moves, so that scarce things last for a while.
        move = moves[self._luck.below(self._luck.below(len(moves)) + 1)]
        return Step(seat, position.text(seat, move))

    def _try(self, step: Step) -> list[str] | None:
        """Make a step and return what happened; None if it can't be made now."""
        position = self._table.position
        is_roll = position.phase == ROLL
        if is_roll != (step.seat == CHANCE):
            return None
        try:
            if is_roll:
                outcome = position.parse_outcome_text(step.text)
                return list(_events(self._table.roll(position.outcome_json(outcome))))
            if position.parse(step.seat, step.text) not in position.legal(step.seat):
                return None
            lines = list(self._offered(step))
            return lines + list(_events(self._table.play(step.seat, step.text)))
        except (BadOutcome, IllegalMove):
            return None

    def _offered(self, step: Step) -> Iterator[str]:
        """The label of a move and its place; at some decisions all legal moves."""
        position, seat = self._table.position, step.seat
        self._decisions += 1
        if self._decisions % _IN_FULL == 1:
            yield from _all_legal(position, seat)
        move = position.parse(seat, step.text)
        game = self._case.game
        place = game.paper.place_of(position, seat, move) or "no place"
        yield f"label ({place}) {say(game.words.label(position, seat, move))}"

    def _told(self, step: Step, lines: list[str]) -> Iterator[str]:
        yield f"{_ROLL}{step.text}" if step.seat == CHANCE else f"{_MOVE}{step.seat}: {step.text}"
        yield from lines
        yield from self._changes()

    def _changes(self) -> Iterator[str]:
        """The facts that have changed; `gone` for those that no longer exist."""
        facts = dict(_facts(self._table))
        for name in self._facts:
            if name not in facts:
                yield f"{name} gone"
        for name, value in facts.items():
            if self._facts.get(name) != value:
                yield f"{name} {value}"
        self._facts = facts

    def _end(self) -> Iterator[str]:
        """The score, and the whole paper of every seat."""
        position = self._table.position
        yield ""
        yield f"ranking {_compact(position.ranking())}"
        for name, value in status_of(self._table).items():
            yield f"status {name} {_compact(value)}"
        for seat in range(position.seats()):
            yield f"result {seat} {_compact(position.result(seat))}"
            for place in self._case.game.paper.places(position, seat):
                yield f"paper {seat} {place.group}/{place.id} {_place_text(place)}"


def _facts(table: Table) -> Iterator[tuple[str, str]]:
    """Everything in a position, by name, and the scores.

    The editions of cards are left out: a card may change without affecting this game.
    """
    position = table.position.to_json()
    position.pop("cards", None)
    yield from _flat("", position)
    yield "scores", _compact(table.position.scores())


def _all_legal(position: Position, seat: int) -> Iterator[str]:
    """All moves in order, and the number of sequences of two and of three moves."""
    texts = [position.text(seat, move) for move in position.legal(seat)]
    yield from wrap(f"legal {len(texts)}: {' '.join(texts)}", _WIDTH, break_on_hyphens=False)
    pairs = sequences(position, seat, 2)
    yield f"sequences of 2: {pairs}"
    if pairs <= _MOST_PAIRS:
        yield f"sequences of 3: {sequences(position, seat, 3)}"


def sequences(position: Position, seat: int, length: int) -> int:
    """The number of sequences of this many moves before the next roll."""
    moves = position.legal(seat)
    if length == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = position.copy()
        after.apply(seat, move)
        count += sequences(after, seat, length - 1)
    return count


def _place_text(place: Place) -> str:
    prices = [f"-{cost}" for cost in place.costs]
    parts = [place.print, "shade" if place.shade else "", *prices, *place.icons, place.tint]
    printed = " ".join(part for part in parts if part)
    return f"{place.mark} {place.text!r} on {printed or 'plain'}: {say(place.name)}"


def _events(events: Events) -> Iterator[str]:
    for event in events:
        yield from _said(event)


def _said(message: Message) -> Iterator[str]:
    for language in CATALOGUE.languages():
        yield f"{language}: {say(message, language)}"


def _flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Flattened JSON: objects, and lists that contain objects, by their members."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}".lstrip("."), inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for at, inner in enumerate(value):
            small = isinstance(inner, dict) and not any(map(_holds_objects, inner.values()))
            if small:
                yield f"{path}.{at}", _fields(inner)
            else:
                yield from _flat(f"{path}.{at}", inner)
    else:
        yield path, _compact(value)


def _holds_objects(value: object) -> bool:
    inner = value if isinstance(value, list) else [value]
    return any(isinstance(item, dict) for item in inner)


def _fields(value: dict[str, object]) -> str:
    """A small object in one line, without false values."""
    told = {name: inner for name, inner in value.items() if inner is not False}
    return ", ".join(f"{name} {_compact(inner)}" for name, inner in told.items())


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
