"""A second implementation of Rolling America: slow and simple, for comparison only.

It is based on the rulebook and the facts of the map, and shares no code with the game.
"""

import json
from pathlib import Path
from typing import Any

_FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("borders.json").read_text())
_REGIONS: dict[str, list[str]] = {color[0]: codes for color, codes in _FACTS["regions"].items()} | {
    "w": sorted(code for codes in _FACTS["regions"].values() for code in codes)
}
_BORDERS: dict[str, list[str]] = _FACTS["borders"]

Pad = dict[str, Any]


def legal(pad: Pad) -> set[str]:
    """The texts of all legal moves of a busy pad."""
    moves = {move for die in pad["left"] for move in _resolving(pad, die)}
    if pad["dupable"] and pad["dupe"]:
        moves |= {f"dupe>{place}" for place in _writings(pad, *pad["dupable"])}
    if not pad["left"]:
        moves.add("done")
    return moves


def _resolving(pad: Pad, die: str) -> set[str]:
    color, number = die[0], die[1]
    moves = {f"{die}>{place}" for place in _writings(pad, color, number)}
    if color != "w" and pad["color_change"]:
        moves |= {f"{die}c>{place}" for place in _writings(pad, "w", number)}
        moves |= {f"{die}c>x{code}" for code in _crossable(pad, "w", number)}
    if all(code in pad["cells"] for code in _REGIONS[color]):
        moves.add(f"{die}>-")
    return moves | {f"{die}>x{code}" for code in _crossable(pad, color, number)}


def _crossable(pad: Pad, color: str, number: str) -> list[str]:
    """Where an X can go: nowhere, if the number itself can be written."""
    blank = [code for code in _REGIONS[color] if code not in pad["cells"]]
    return [] if any(fits(pad, code, number) for code in blank) else blank


def _writings(pad: Pad, color: str, number: str) -> set[str]:
    """Where a number can be written, with and without a guard."""
    blank = [code for code in _REGIONS[color] if code not in pad["cells"]]
    plain = {code for code in blank if fits(pad, code, number)}
    return plain | ({f"{code}!" for code in blank} if pad["guard"] else set())


def fits(pad: Pad, code: str, number: str) -> bool:
    """Does the number clash with no neighbouring state?"""
    beside = [pad["cells"].get(other, "x") for other in _BORDERS[code]]
    return all(mark == "x" or "!" in mark or abs(int(mark) - int(number)) <= 1 for mark in beside)


def played(pad: Pad, move: str) -> Pad:
    """The pad after a legal move."""
    if move == "done":
        return pad | {"busy": False, "dupable": None}
    start, place = move.split(">")
    after = pad | {"dupable": None, "cells": dict(pad["cells"])}
    if start == "dupe":
        after["dupe"] -= 1
        return _written(after, place, pad["dupable"][1])
    after["left"] = [die for die in pad["left"] if die != start[:2]]
    if place == "-":
        return after
    if "c" in start:
        after["color_change"] -= 1
    if place[0] == "x":
        after["cells"][place[1:]] = "x"
        return after
    after["dupable"] = ("w" if "c" in start else start[0]) + start[1]
    return _written(after, place, start[1])


def _written(pad: Pad, place: str, number: str) -> Pad:
    pad["cells"][place[:2]] = number + place[2:]
    pad["guard"] -= place.endswith("!")
    return pad
