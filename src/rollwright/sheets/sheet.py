"""The sheet of a seat: its places in groups, with the moves that are made there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.place import Place
from rollwright.core.position import Position

# Instead of a place: the moves that are made at none.
ELSEWHERE: Final = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Places that belong together, in one system of coordinates."""

    id: str
    name: Message
    places: tuple[Place, ...]
    # Is it shared by all seats, and the same on every sheet?
    common: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one seat sees, and the texts of its legal moves by place."""

    groups: tuple[Group, ...]
    moves: Mapping[str, tuple[str, ...]]


def sheet_of(game: Game, position: Position, seat: int) -> Sheet:
    """The sheet of a seat, with its legal moves."""
    moves: dict[str, list[str]] = {}
    for move in position.legal(seat):
        place_id = game.paper.place_of(position, seat, move)
        moves.setdefault(place_id, []).append(position.text(seat, move))
    groups: dict[str, list[Place]] = {}
    for place in game.paper.places(position, seat):
        groups.setdefault(place.group, []).append(place)
    common = game.paper.common_groups()
    named = tuple(
        Group(group, group_name(game.pieces, group), tuple(places), group in common)
        for group, places in groups.items()
    )
    return Sheet(named, {place_id: tuple(texts) for place_id, texts in moves.items()})


def group_name(pieces: str, group: str) -> Message:
    """The name of a group of places on the cards of a game."""
    return Message(f"{pieces}.group.{group}")


def title_of(place: Place, language: str) -> str:
    """The words printed at a place; empty if there are none."""
    return "" if place.title is None else say(place.title, language)


def sheet_json(sheet: Sheet, language: str) -> dict[str, object]:
    """The sheet as JSON, in which each place is a cell."""
    groups = [
        {
            "id": group.id,
            "name": say(group.name, language),
            "cells": [
                _cell(place, sheet.moves.get(place.id, ()), language) for place in group.places
            ],
            "common": group.common,
        }
        for group in sheet.groups
    ]
    return {"groups": groups, "moves": sheet.moves.get(ELSEWHERE, ())}


def _cell(place: Place, moves: tuple[str, ...], language: str) -> dict[str, object]:
    return {
        "id": place.id,
        "shape": place.outline.kind,
        "numbers": place.outline.numbers,
        "center": place.outline.center,
        "mark": place.mark,
        "text": place.text,
        "print": place.print,
        "name": say(place.name, language),
        "tint": place.tint,
        "icons": place.icons,
        "moves": moves,
        "title": title_of(place, language),
        "dots": place.dots,
        "costs": place.costs,
        "shade": place.shade,
    }
