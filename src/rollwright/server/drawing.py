"""Sheets and moves as the page gets them."""

from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.place import Place
from rollwright.core.position import Position
from rollwright.server.wire import json_text
from rollwright.sheets.sheet import cell_of, group_name

T = TypeVar("T")
W = TypeVar("W")

Json = dict[str, object]

# So many cells and moves are remembered as they were written.
_REMEMBERED: Final = 50_000


class Cell(NamedTuple):
    """A cell of a sheet as it is sent. What is drawn alike is one and the same cell."""

    group: str
    id: str
    text: str


class _Move(NamedTuple):
    """All that is told of a legal move."""

    text: str
    label: Message
    cell: str
    sources: tuple[str, ...]
    note: str


class _Memory(Generic[T, W]):
    """Things and how they were written, by the keys that stand for them."""

    def __init__(self, write: Callable[[T], W]) -> None:
        self._write = write
        self._by_key: dict[object, W] = {}
        self._alike: dict[tuple[str, ...], list[tuple[T, W]]] = {}
        self._count = 0

    def recall(self, keys: list[object]) -> list[W]:
        """What was written for these keys; nothing if one of them is new."""
        known = self._by_key
        try:
            return [known[key] for key in keys]
        except KeyError:
            return []

    def learn(self, keys: list[object], written: list[W]) -> None:
        """Remember what was written for these keys."""
        if len(self._by_key) > _REMEMBERED:
            self._by_key = {}
        self._by_key.update(zip(keys, written, strict=True))

    def written(self, hint: tuple[str, ...], thing: T) -> W:
        """The thing as it is sent. The hint narrows the search; what counts is equality."""
        alike = self._alike.setdefault(hint, [])
        for other, text in alike:
            if other == thing:
                return text
        if self._count == _REMEMBERED:
            self._alike, self._count = {hint: alike}, 0
        text = self._write(thing)
        alike.append((thing, text))
        self._count += 1
        return text


class Drawing:
    """The sheets and moves of one game in one language. Thousands of seats share most cells."""

    def __init__(self, game_id: str, language: str) -> None:
        self._game_id = game_id
        self._language = language
        self._cells: _Memory[Place, Cell] = _Memory(self._cell)
        self._moves: _Memory[_Move, str] = _Memory(self._move)
        self._heads: dict[str, str] = {}
        self._common: list[str] = []
        # At the start all sheets and moves are alike: the last ones are worth a look.
        self._last_sheet: tuple[list[Cell], str] = ([], "null")
        self._last_moves: tuple[list[str], str] = ([], "[]")

    # --- sheets ------------------------------------------------------------------------

    def cells(self, position: Position, seat: int) -> list[Cell]:
        """The cells of a seat's sheet, without moves."""
        keys = position.place_keys(seat)
        cells = self._cells.recall(keys)
        if not cells:
            places = position.places(seat)
            self._common = position.common_groups()
            cells = [
                self._cells.written((place.group, place.id, place.mark, place.text), place)
                for place in places
            ]
            if keys:
                self._cells.learn(keys, cells)
        return cells

    def sheet(self, position: Position, seat: int) -> Json:
        """The sheet of a seat, without moves."""
        sheet: Json = msgspec.json.decode(self.sheet_text(self.cells(position, seat)))
        return sheet

    def sheet_text(self, cells: list[Cell]) -> str:
        """The sheet of these cells as JSON; null where there are none."""
        if cells != self._last_sheet[0]:
            groups: dict[str, list[str]] = {}
            for cell in cells:
                groups.setdefault(cell.group, []).append(cell.text)
            drawn = [f"{self._head(group)}{','.join(texts)}]}}" for group, texts in groups.items()]
            sheet = f'{{"groups":[{",".join(drawn)}]}}' if cells else "null"
            self._last_sheet = (cells, sheet)
        return self._last_sheet[1]

    def _head(self, group: str) -> str:
        """How a group begins, up to its cells."""
        head = self._heads.get(group)
        if head is None:
            fields: Json = {"id": group, "name": group_name(self._game_id, group, self._language)}
            if group in self._common:
                fields["common"] = True
            head = json_text(fields)[:-1] + ',"cells":['
            self._heads[group] = head
        return head

    def _cell(self, place: Place) -> Cell:
        cell = asdict(cell_of(place, (), self._language))
        del cell["moves"]
        if not place.dots:
            del cell["dots"]
        return Cell(place.group, place.id, json_text(cell))

    # --- moves -------------------------------------------------------------------------

    def moves(self, position: Position, seat: int) -> list[str]:
        """The legal moves of a seat, each with a sentence and the cell that a tap would hit."""
        legal = position.legal(seat)
        keys = position.move_keys(seat, legal)
        moves = self._moves.recall(keys)
        if not moves:
            moves = [self._written_move(position, seat, move) for move in legal]
            if keys:
                self._moves.learn(keys, moves)
        return moves

    def moves_text(self, moves: list[str]) -> str:
        """These moves as JSON."""
        if moves != self._last_moves[0]:
            self._last_moves = (moves, f"[{','.join(moves)}]")
        return self._last_moves[1]

    def _written_move(self, position: Position, seat: int, move: int) -> str:
        text, cell = position.text(seat, move), position.place_of(seat, move)
        sources, note = tuple(position.sources_of(seat, move)), position.note_of(seat, move)
        thing = _Move(text, position.label(seat, move), cell, sources, note)
        return self._moves.written((text, cell), thing)

    def _move(self, move: _Move) -> str:
        fields: Json = {
            "move": move.text,
            "label": say(move.label, self._language),
            "cell": move.cell,
        }
        # Thousands of seats get hundreds of moves each: what is empty is left out.
        if move.sources:
            fields["from"] = move.sources
        if move.note:
            fields["note"] = move.note
        return json_text(fields)


def changed_cells(before: list[Cell], now: list[Cell]) -> str | None:
    """The cells that are drawn anew, by group, as JSON; None if the paper itself is another.

    Nothing if nothing has changed.
    """
    if before == now:
        return ""
    if len(before) != len(now):
        return None
    pairs = [(old, new) for old, new in zip(before, now, strict=True) if old is not new]
    groups: dict[str, list[str]] = {}
    for old, new in pairs:
        if old.id != new.id or old.group != new.group:
            return None
        groups.setdefault(new.group, []).append(new.text)
    drawn = [f"{json_text(group)}:[{','.join(texts)}]" for group, texts in groups.items()]
    return f"{{{','.join(drawn)}}}"


@cache
def drawing_for(game_id: str, language: str) -> Drawing:
    """The one drawing of a game in a language."""
    return Drawing(game_id, language)


def rules_of(game_id: str, position: Position, language: str) -> list[Json]:
    """What is written about the groups of the paper that have rules."""
    groups = dict.fromkeys(place.group for place in position.places(0))
    return [
        {
            "group": group,
            "name": group_name(game_id, group, language),
            "rule": say(Message(f"{game_id}.rule.{group}"), language),
            "scoring": say(Message(f"{game_id}.scoring.{group}"), language),
        }
        for group in groups
        if f"{game_id}.rule.{group}" in _keys(language)
    ]


@cache
def _keys(language: str) -> frozenset[str]:
    return frozenset(CATALOGUE.keys(language))


def word_of(key: str, name: str, language: str) -> str:
    """How people call something of a game; its bare name where nobody has called it otherwise."""
    return say(Message(key), language) if key in _keys(language) else name
