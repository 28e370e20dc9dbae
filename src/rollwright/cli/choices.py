"""The legal moves of a seat, numbered and grouped.

Moves that differ only in their place form a group, written with `…` for the place. A group whose
text extends that of another group, as `r3>…!` extends `r3>…`, is a variation.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from rollwright.core.game import Game
from rollwright.core.message import say
from rollwright.core.position import Position
from rollwright.sheets.terminal_options import shared_start

ANY_PLACE: Final = "…"


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move; `place` is empty if it has none."""

    number: int
    text: str
    label: str
    place: str

    @property
    def spot(self) -> str:
        """The place as the text names it: whole, or without the group before its colon."""
        bare = self.place.rpartition(":")[2]
        return bare if bare in self.text and self.place not in self.text else self.place

    @property
    def pattern(self) -> str:
        """The text with `…` for the place."""
        before, found, behind = self.text.rpartition(self.spot) if self.spot else ("", "", "")
        return before + ANY_PLACE + behind if found else self.text


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Moves that differ only in their place."""

    pattern: str
    label: str
    choices: tuple[Choice, ...]
    variation: bool

    @property
    def text(self) -> str:
        """The pattern, or the move itself if there is only one."""
        return self.pattern if len(self.choices) > 1 else self.choices[0].text


def choices_of(game: Game, position: Position, seat: int, language: str) -> list[ChoiceGroup]:
    """The legal moves in groups, variations last, numbered from 1."""
    members: dict[str, list[Choice]] = {}
    for move in position.legal(seat):
        label = say(game.words.label(position, seat, move), language)
        place = game.paper.place_of(position, seat, move)
        choice = Choice(0, position.text(seat, move), label, place)
        members.setdefault(choice.pattern, []).append(choice)
    numbers = count(1)
    return [
        ChoiceGroup(
            pattern,
            _shared_label([choice.label for choice in members[pattern]]),
            tuple(replace(choice, number=next(numbers)) for choice in members[pattern]),
            _is_variation(pattern, members),
        )
        for pattern in sorted(members, key=lambda pattern: _is_variation(pattern, members))
    ]


def faint_places(groups: list[ChoiceGroup]) -> frozenset[str]:
    """The places that only variations use."""
    touched: dict[bool, set[str]] = {True: set(), False: set()}
    for group in groups:
        touched[group.variation].update(choice.place for choice in group.choices)
    return frozenset(touched[True] - touched[False])


def _is_variation(pattern: str, patterns: Iterable[str]) -> bool:
    return any(_adds_to(pattern, other) for other in patterns)


def _adds_to(longer: str, shorter: str) -> bool:
    """Is the shorter text a subsequence of the longer one?"""
    characters = iter(longer)
    return len(longer) > len(shorter) and all(character in characters for character in shorter)


def _shared_label(labels: list[str]) -> str:
    """The common first and last words of the labels, with `…` for what differs."""
    if len(labels) == 1:
        return labels[0]
    words = [label.split() for label in labels]
    start = shared_start(words)
    end = shared_start([label[len(start) :][::-1] for label in words])[::-1]
    return " ".join([*start, ANY_PLACE, *end])
