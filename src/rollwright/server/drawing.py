"""Sheets and moves as the page gets them."""

from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from typing import Final, Generic, TypeVar

import msgspec

from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.place import Place
from rollwright.core.position import Position
from rollwright.sheets.sheet import cell_of

T = TypeVar("T")

Json = dict[str, object]

# So many cells and moves are remembered as they were written.
_REMEMBERED: Final = 50_000
_encode: Final = msgspec.json.Encoder().encode


class _Memory(Generic[T]):
    """Things and how they were written. A key narrows the search; what counts is equality."""

    def __init__(self, write: Callable[[T], Json]) -> None:
        self._write = write
        self._known: dict[tuple[str, ...], list[tuple[T, msgspec.Raw]]] = {}
        self._count = 0

    def written(self, key: tuple[str, ...], thing: T) -> msgspec.Raw:
        """The thing as JSON; the same thing is written only once."""
        known = self._known.setdefault(key, [])
        for other, text in known:
            if other == thing:
                return text
        if self._count == _REMEMBERED:
            self._known, self._count = {key: known}, 0
        text = msgspec.Raw(_encode(self._write(thing)))
        known.append((thing, text))
        self._count += 1
        return text


class Drawing:
    """The sheets and moves of one game in one language. Thousands of seats share most cells."""

    def __init__(self, game_id: str, language: str) -> None:
        self._game_id = game_id
        self._language = language
        self._cells: _Memory[Place] = _Memory(self._cell)
        self._moves: _Memory[tuple[str, Message, str, str]] = _Memory(self._move)

    def sheet(self, position: Position, seat: int) -> Json:
        """The sheet of a seat, without moves."""
        groups: dict[str, list[msgspec.Raw]] = {}
        for place in position.places(seat):
            cell = self._cells.written((place.id, place.mark, place.text), place)
            groups.setdefault(place.group, []).append(cell)
        named = [
            {"id": group, "name": self._group_name(group), "cells": cells}
            for group, cells in groups.items()
        ]
        return {"groups": named}

    def moves(self, position: Position, seat: int) -> list[msgspec.Raw]:
        """The legal moves of a seat, each with a sentence and the cell that a tap would hit."""
        moves: list[msgspec.Raw] = []
        for move in position.legal(seat):
            text, cell = position.text(seat, move), position.place_of(seat, move)
            source = position.source_of(seat, move)
            thing = (text, position.label(seat, move), cell, source)
            moves.append(self._moves.written((text, cell), thing))
        return moves

    def _group_name(self, group: str) -> str:
        return say(Message(f"{self._game_id}.group.{group}"), self._language)

    def _cell(self, place: Place) -> Json:
        cell = asdict(cell_of(place, (), self._language))
        del cell["moves"]
        return cell

    def _move(self, thing: tuple[str, Message, str, str]) -> Json:
        text, label, cell, source = thing
        said = say(label, self._language)
        return {"move": text, "label": said, "cell": cell, "from": source}


@cache
def drawing_for(game_id: str, language: str) -> Drawing:
    """The one drawing of a game in a language."""
    return Drawing(game_id, language)


def rules_of(game_id: str, position: Position, language: str) -> list[Json]:
    """What is written about the groups of the paper, where the game has cards with rules."""
    groups = dict.fromkeys(place.group for place in position.places(0))
    return [
        {
            "group": group,
            "name": say(Message(f"{game_id}.group.{group}"), language),
            "rule": say(Message(f"{game_id}.rule.{group}"), language),
            "scoring": say(Message(f"{game_id}.scoring.{group}"), language),
        }
        for group in groups
        if f"{game_id}.rule.{group}" in _keys(language)
    ]


@cache
def _keys(language: str) -> frozenset[str]:
    return frozenset(CATALOGUE.keys(language))


def word_of(game_id: str, kind: str, name: str, language: str) -> str:
    """How people call something of a game; its bare name where nobody has called it otherwise."""
    key = f"{game_id}.{kind}.{name}"
    return say(Message(key), language) if key in _keys(language) else name
