"""A map of Rolling America as JSON, and back."""

from rollwright.core import shape
from rollwright.games.rolling_america.map import (
    BIT,
    COLOR_LETTERS,
    NEIGHBORS,
    NUMBER,
    REGION,
    STATES,
    WILD,
)
from rollwright.games.rolling_america.markings import CLASHES, EMPTY, POWERS, Markings, X
from rollwright.games.rolling_america.notation import color_of, die_of, die_text, value_of

_MARKS = {"x": (X, False)} | {
    f"{number}{sign}": (number, sign == "!") for number in range(1, 7) for sign in ("", "!")
}
PAD_FIELDS = ("cells", "color_change", "guard", "dupe", "left", "dupable", "busy")


def pad_json(pad: Markings) -> dict[str, object]:
    """The complete map."""
    return {
        "cells": {STATES[state]: mark for state, mark in _written(pad)},
        "color_change": pad.color_changes,
        "guard": pad.guards,
        "dupe": pad.dupes,
        "left": [die_text(die) for die in pad.left],
        "dupable": _dupable_text(pad),
        "busy": pad.busy,
    }


def _written(pad: Markings) -> list[tuple[int, str]]:
    written: list[tuple[int, str]] = []
    for state in range(len(STATES)):
        content = pad.content(state)
        if content != EMPTY:
            guard = "!" if pad.guarded & BIT[state] else ""
            written.append((state, "x" if content == X else f"{content}{guard}"))
    return written


def _dupable_text(pad: Markings) -> str | None:
    """The number just written and the region it may be written in again, as a die."""
    if not pad.dupe_reach:
        return None
    return die_text(die_of(REGION.index(pad.dupe_reach), pad.dupe_value))


def read_pad(pad: Markings, data: object, where: str, dice: list[int]) -> None:
    """Fill a map from JSON, for a turn with these dice; raises BadPosition."""
    known = shape.fields(data, where, PAD_FIELDS)
    pad.clear()
    _read_cells(pad, known["cells"], f"{where}.cells")
    pad.color_changes = shape.integer(known["color_change"], f"{where}.color_change", 0, POWERS)
    pad.guards = shape.integer(known["guard"], f"{where}.guard", 0, POWERS)
    pad.dupes = shape.integer(known["dupe"], f"{where}.dupe", 0, POWERS)
    if pad.guarded.bit_count() != POWERS - pad.guards:
        raise shape.wrong(f"{where}.guard", "rolling-america.want-guards")
    _read_turn(pad, known, where, dice)


def _read_cells(pad: Markings, data: object, where: str) -> None:
    if not isinstance(data, dict):
        raise shape.wrong(where, "core.want-object")
    for code, mark in data.items():
        if code not in NUMBER:
            raise shape.wrong(f"{where}.{code}", "core.want-no-field")
        content, guarded = _MARKS[shape.choice(mark, f"{where}.{code}", tuple(_MARKS))]
        if content == X:
            pad.cross(NUMBER[code])
        else:
            pad.write(NUMBER[code], content, guarded)
    _check_neighbors(pad, where)


def _check_neighbors(pad: Markings, where: str) -> None:
    """Refuse clashing unguarded numbers in neighbouring states."""
    for state in range(len(STATES)):
        content = pad.content(state)
        if content in (EMPTY, X) or pad.guarded & BIT[state]:
            continue
        for other in CLASHES[content]:
            if pad.marks[other] & NEIGHBORS[state] & ~pad.guarded:
                raise shape.wrong(f"{where}.{STATES[state]}", "rolling-america.want-no-clash")


def _read_turn(pad: Markings, known: dict[str, object], where: str, dice: list[int]) -> None:
    names = tuple(die_text(die) for die in dice)
    left = [
        dice[names.index(shape.choice(item, f"{where}.left", names))]
        for item in shape.items(known["left"], f"{where}.left", 0, len(dice))
    ]
    if left != [die for die in dice if die in left]:
        raise shape.wrong(f"{where}.left", "rolling-america.want-dice-in-order")
    busy = known["busy"]
    if not isinstance(busy, bool) or (not busy and left) or (busy and not dice):
        raise shape.wrong(f"{where}.busy", "rolling-america.want-busy")
    pad.left = left
    pad.busy = busy
    if known["dupable"] is not None:
        resolved = [die for die in dice if die not in left] if busy else []
        _read_dupable(pad, known["dupable"], f"{where}.dupable", resolved)


def _read_dupable(pad: Markings, data: object, where: str, resolved: list[int]) -> None:
    """It must be one of the resolved dice, or one of them made wild by a color change."""
    possible = [*resolved, *(die_of(WILD, value_of(die)) for die in resolved)]
    name = shape.choice(data, where, tuple(die_text(die) for die in possible))
    die = die_of(COLOR_LETTERS.index(name[0]), int(name[1]))
    if not pad.marks[value_of(die)] & REGION[color_of(die)]:
        raise shape.wrong(where, "rolling-america.want-written")
    pad.dupe_value = value_of(die)
    pad.dupe_reach = REGION[color_of(die)]
