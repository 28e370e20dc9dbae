"""Encodes sheets and moves as JSON, with caches: thousands of seats share most of them."""

from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.place import Place
from rollwright.core.position import Position
from rollwright.games import find_game
from rollwright.server.encoding import json_text
from rollwright.sheets.sheet import cell_of, group_name

T = TypeVar("T")
W = TypeVar("W")

Json = dict[str, object]

# How many encoded cells or moves a cache holds at most.
_CACHE_SIZE: Final = 50_000


class EncodedCell(NamedTuple):
    """A cell of a sheet as JSON. Equal cells are the same object."""

    group: str
    id: str
    text: str


class _Move(NamedTuple):
    """What is sent about a legal move."""

    text: str
    label: Message
    cell: str
    sources: tuple[str, ...]
    note: str


class _EncodingCache(Generic[T, W]):
    """Caches encoded values: by the game's own keys, and else by equality."""

    def __init__(self, encode: Callable[[T], W]) -> None:
        self._encode = encode
        self._by_key: dict[object, W] = {}
        self._by_hint: dict[tuple[str, ...], list[tuple[T, W]]] = {}
        self._count = 0

    def get_all(self, keys: list[object]) -> list[W]:
        """The encoded values of these keys; empty if one of them is missing."""
        known = self._by_key
        try:
            return [known[key] for key in keys]
        except KeyError:
            return []

    def put_all(self, keys: list[object], encoded: list[W]) -> None:
        """Store the encoded values of these keys."""
        if len(self._by_key) > _CACHE_SIZE:
            self._by_key = {}
        self._by_key.update(zip(keys, encoded, strict=True))

    def encoded(self, hint: tuple[str, ...], value: T) -> W:
        """The encoded value. The hint only narrows the search for an equal value."""
        known = self._by_hint.setdefault(hint, [])
        for other, text in known:
            if other == value:
                return text
        if self._count == _CACHE_SIZE:
            self._by_hint, self._count = {hint: known}, 0
        text = self._encode(value)
        known.append((value, text))
        self._count += 1
        return text


class SheetEncoder:
    """Encodes the sheets and moves of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self._language = language
        self._cells: _EncodingCache[Place, EncodedCell] = _EncodingCache(self._cell)
        self._moves: _EncodingCache[_Move, str] = _EncodingCache(self._move)
        self._heads: dict[str, str] = {}
        # At the start of a game all seats have the same sheet and moves: reuse the last ones.
        self._last_sheet: tuple[list[EncodedCell], str] = ([], "null")
        self._last_moves: tuple[list[str], str] = ([], "[]")

    # --- sheets ------------------------------------------------------------------------

    def cells(self, position: Position, seat: int) -> list[EncodedCell]:
        """The cells of a seat's sheet, without moves."""
        keys = self._game.paper.place_keys(position, seat)
        cells = self._cells.get_all(keys)
        if not cells:
            places = self._game.paper.places(position, seat)
            cells = [
                self._cells.encoded((place.group, place.id, place.mark, place.text), place)
                for place in places
            ]
            if keys:
                self._cells.put_all(keys, cells)
        return cells

    def sheet(self, position: Position, seat: int) -> Json:
        """The sheet of a seat, without moves."""
        sheet: Json = msgspec.json.decode(self.sheet_text(self.cells(position, seat)))
        return sheet

    def sheet_text(self, cells: list[EncodedCell]) -> str:
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
        """The start of a group, up to its cells."""
        head = self._heads.get(group)
        if head is None:
            fields: Json = {"id": group, "name": group_name(self._game.id, group, self._language)}
            if group in self._game.paper.common_groups():
                fields["common"] = True
            head = json_text(fields)[:-1] + ',"cells":['
            self._heads[group] = head
        return head

    def _cell(self, place: Place) -> EncodedCell:
        cell = asdict(cell_of(place, (), self._language))
        del cell["moves"]
        if not place.dots:
            del cell["dots"]
        return EncodedCell(place.group, place.id, json_text(cell))

    # --- moves -------------------------------------------------------------------------

    def moves(self, position: Position, seat: int) -> list[str]:
        """The legal moves of a seat, each encoded with its label and its cell."""
        legal = position.legal(seat)
        keys = self._game.paper.move_keys(position, seat, legal)
        moves = self._moves.get_all(keys)
        if not moves:
            moves = [self._encoded_move(position, seat, move) for move in legal]
            if keys:
                self._moves.put_all(keys, moves)
        return moves

    def moves_text(self, moves: list[str]) -> str:
        """These moves as JSON."""
        if moves != self._last_moves[0]:
            self._last_moves = (moves, f"[{','.join(moves)}]")
        return self._last_moves[1]

    def _encoded_move(self, position: Position, seat: int, move: int) -> str:
        paper, label = self._game.paper, self._game.words.label(position, seat, move)
        text, cell = position.text(seat, move), paper.place_of(position, seat, move)
        sources, note = paper.sources_of(position, seat, move), paper.note_of(position, seat, move)
        value = _Move(text, label, cell, tuple(sources), note)
        return self._moves.encoded((text, cell), value)

    def _move(self, move: _Move) -> str:
        fields: Json = {
            "move": move.text,
            "label": say(move.label, self._language),
            "cell": move.cell,
        }
        # Events send hundreds of moves to thousands of seats: leave out empty fields.
        if move.sources:
            fields["from"] = move.sources
        if move.note:
            fields["note"] = move.note
        return json_text(fields)


def changed_cells(before: list[EncodedCell], now: list[EncodedCell]) -> str | None:
    """The changed cells by group, as JSON; empty if nothing has changed.

    None if the sheets don't have the same cells, so that the whole sheet has to be sent.
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
def sheet_encoder(game_id: str, language: str) -> SheetEncoder:
    """The shared encoder of a game in a language."""
    return SheetEncoder(find_game(game_id), language)


def rules_of(game_id: str, position: Position, language: str) -> list[Json]:
    """The rules of the groups of a sheet that have some."""
    places = find_game(game_id).paper.places(position, 0)
    groups = dict.fromkeys(place.group for place in places)
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


def label_or_id(key: str, name: str, language: str) -> str:
    """The text of a message key, or the bare name if the catalogue has no such key."""
    return say(Message(key), language) if key in _keys(language) else name
