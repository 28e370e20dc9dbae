"""Golden playthroughs: one random game as text, every observable value at each step.

One fact a line, so that a change of behaviour is a difference that can be read. Of the
position's JSON and of the places on the paper only what changed is told, after everything was
told once.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from rollwright.core.chance import Luck
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.place import Place
from rollwright.core.position import OVER, ROLL, Events, Position
from rollwright.tables.status import status_of
from rollwright.tables.table import Table, new_table
from tests.harness.cases import Case

# A longer list of moves is told by its length, its hash and its first few.
_SHORT: Final = 40
_FEW: Final = 5
# At one decision in so many, every legal move is told with its label and its place.
_IN_FULL: Final = 24


def playthrough(case: Case) -> str:
    """The text of one game of this set-up."""
    return "\n".join(_Telling(case).lines()) + "\n"


class _Telling:
    """Plays a game and tells it."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._table: Table = new_table(case.game, case.seats, case.options, seed="golden")
        self._luck = Luck(f"golden {case.name}")
        self._facts: dict[str, str] = {}
        self._decisions = 0

    def lines(self) -> Iterator[str]:
        case = self._case
        yield f"game {case.game.id}, rules {case.game.rules}, seats {case.seats}"
        yield f"options {_compact(case.options)}"
        yield from self._changes()
        while self._table.position.phase != OVER:
            yield ""
            yield from self._roll() if self._table.position.phase == ROLL else self._move()
        yield ""
        yield from self._end()

    def _roll(self) -> Iterator[str]:
        position = self._table.position
        outcomes = position.outcomes()
        before = position.copy()
        yield f"## chance: {len(outcomes)} outcomes, {_hash([str(item) for item in outcomes])}"
        events = self._table.roll()
        text = self._table.turns[-1].outcome
        yield f"roll {len(self._table.turns)}: {text}"
        yield f"outcome {_compact(before.outcome_json(before.parse_outcome_text(text)))}"
        yield from _told(events)
        yield from self._changes()

    def _move(self) -> Iterator[str]:
        position = self._table.position
        waiting = position.waiting()
        seat = waiting[self._luck.below(len(waiting))]
        yield f"## seat {seat} decides"
        in_full = self._decisions % _IN_FULL == 0
        self._decisions += 1
        yield from _all_legal(position, seat) if in_full else _legal(position, seat)
        move = self._choice(position.legal(seat))
        yield f"move {position.text(seat, move)}"
        yield from _said("label", position.label(seat, move))
        yield from _told(self._table.play(seat, position.text(seat, move)))
        yield from self._changes()

    def _choice(self, moves: list[int]) -> int:
        """Rather one of the first moves, so that what is scarce lasts for a while."""
        return moves[self._luck.below(self._luck.below(len(moves)) + 1)]

    def _end(self) -> Iterator[str]:
        yield "## the end"
        for name, value in status_of(self._table).items():
            yield f"status {name} {_compact(value)}"
        for path, value in _flat("", self._table.position.to_json()):
            yield f"position {path} {value}"

    def _changes(self) -> Iterator[str]:
        """The facts that differ from those told before; `gone` for those no longer there."""
        facts = dict(_facts(self._table))
        for name in self._facts:
            if name not in facts:
                yield f"{name} gone"
        for name, value in facts.items():
            if self._facts.get(name) != value:
                yield f"{name} {value}"
        self._facts = facts


def _facts(table: Table) -> Iterator[tuple[str, str]]:
    """Everything that can be seen of a table, by name."""
    position = table.position
    for name, value in status_of(table).items():
        yield f"status {name}", _compact(value)
    for path, text in _flat("", position.to_json()):
        yield f"position {path}", text
    yield "ranking", _compact(position.ranking())
    for seat in range(position.seats()):
        yield f"seat {seat} legal", _hash([position.text(seat, m) for m in position.legal(seat)])
        yield f"seat {seat} result", _compact(position.result(seat))
        yield f"seat {seat} estimate", f"{position.estimate(seat):.3f}"
        for place in position.places(seat):
            yield f"seat {seat} {place.group}/{place.id}", _place_text(place)


def _place_text(place: Place) -> str:
    printed = " ".join(part for part in (place.print, *place.icons, place.tint) if part)
    return f"{place.mark} {place.text!r} on {printed or 'plain'}: {say(place.name)}"


def _legal(position: Position, seat: int) -> Iterator[str]:
    texts = [position.text(seat, move) for move in position.legal(seat)]
    shown = texts if len(texts) <= _SHORT else [*texts[:_FEW], "…"]
    yield f"legal {len(texts)}: {' '.join(shown)}"


def _all_legal(position: Position, seat: int) -> Iterator[str]:
    moves = position.legal(seat)
    yield f"legal {len(moves)}, all of them:"
    for move in moves:
        place = position.place_of(seat, move) or "no place"
        yield f"  {position.text(seat, move)} ({place}): {say(position.label(seat, move))}"


def _told(events: Events) -> Iterator[str]:
    for event in events:
        yield from _said("event", event)


def _said(what: str, message: Message) -> Iterator[str]:
    for language in CATALOGUE.languages():
        yield f"{what} {language}: {say(message, language)}"


def _flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    """JSON taken apart: objects, and lists that hold any, by their members; the rest as it is."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}".lstrip("."), inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for at, inner in enumerate(value):
            yield from _flat(f"{path}.{at}", inner)
    else:
        yield path, _compact(value)


def _hash(texts: list[str]) -> str:
    return f"{len(texts)} #{sha256(' '.join(texts).encode()).hexdigest()[:8]}"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
