"""The set-ups under test: every game with one, two and three seats.

A game with options adds its other set-ups to EXTRAS, one line each; laws, playthroughs
and the checksum then cover them as well.
"""

from typing import Final, NamedTuple

from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.games import all_games
from rollwright.games.dice_realms.box.setup import FIRST
from rollwright.games.dice_realms.box.tile import SETUPS as NAMED_SETUPS
from rollwright.games.realms.registry import all_realms

DEFAULT_SEATS: Final = (1, 2, 3)


class Case(NamedTuple):
    """One way to set up a game; its name also names its files."""

    name: str
    game: Game
    seats: int
    options: dict[str, object]

    def new(self) -> Position:
        """The first position."""
        return self.game.new(self.seats, self.options)


class Extra(NamedTuple):
    """A set-up beyond the defaults: the game's id, a word for the file names, seats, options.

    One that is not `kept` has no golden files, because its content may grow.
    """

    game: str
    label: str
    seats: int
    options: dict[str, object]
    kept: bool = True


# Every realm is tested beside two of these, so that a new realm changes no other's files.
_FILLERS: Final = ("scythe", "tapestry", "wingspan")


def _realm_extra(realm: str) -> Extra:
    """One round with a realm and two fixed ones."""
    three = [realm, *[name for name in _FILLERS if name != realm][:2]]
    return Extra("rolling-realms", realm, 1, {"rounds": 1, "realms": [three]})


EXTRAS: Final[tuple[Extra, ...]] = (
    Extra("rolling-realms", "all", 2, {"set": "all"}, kept=False),
    *[_realm_extra(realm) for realm in all_realms()],
    Extra("youtoma", "hard", 1, {"rounds": 2, "level": "hard"}),
    Extra("youtoma-together", "own", 3, {"rounds": 2, "level": "own"}),
    *[Extra("dice-realms", name, 2, {"setup": name}) for name in NAMED_SETUPS if name != FIRST],
    Extra("dice-realms", "random", 4, {"setup": "random", "attacks": "all"}, kept=False),
)


def all_cases() -> list[Case]:
    """Every set-up under test."""
    return default_cases() + extra_cases()


def default_cases() -> list[Case]:
    """Each game without options, with those of the default numbers of seats that it allows."""
    return [
        Case(f"{game.id}-{seats}", game, seats, {})
        for game in all_games().values()
        for seats in DEFAULT_SEATS
        if game.min_seats <= seats and (game.max_seats is None or seats <= game.max_seats)
    ]


def extra_cases(*, kept_only: bool = False) -> list[Case]:
    """The set-ups in EXTRAS."""
    games = all_games()
    return [
        Case(f"{extra.game}-{extra.label}", games[extra.game], extra.seats, extra.options)
        for extra in EXTRAS
        if extra.kept or not kept_only
    ]


def kept_cases() -> list[Case]:
    """The set-ups with golden files."""
    return default_cases() + extra_cases(kept_only=True)
