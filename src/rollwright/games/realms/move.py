"""Moves of Rolling Realms as small integers.

A move is its kind and, depending on the kind, a die, one of the three realms, and an option: a
place or choice of the realm, a value, a resource, a direction or a level. CHOOSE, the choice of a
resource that a realm gives, is a kind of its own and not an option of the realm.
"""

from typing import Final

USE: Final = 0
ADJUST: Final = 1
FREE: Final = 2
HEARTS2: Final = 3
HEARTS3: Final = 4
COINS2: Final = 5
COINS: Final = 6
TAKE: Final = 7
ACT: Final = 8
DONE: Final = 9
CHOOSE: Final = 10
LEVEL: Final = 11

# The weight of the option in the integer of a move.
OPTION: Final = 2048

# The options of ADJUST and FREE: what they add to the die.
STEPS: Final = (0, 1, -1)
STEP_TEXTS: Final = ("", "+1", "-1")
# The options of LEVEL, for games in which every seat has a level of its own.
LEVELS: Final = ("easy", "normal", "hard")


def move_of(kind: int, die: int = 0, slot: int = 0, option: int = 0) -> int:
    """The integer of a move."""
    return kind + die * 16 + slot * 512 + option * OPTION


def kind_of(move: int) -> int:
    """What a move does."""
    return move & 15


def die_of(move: int) -> int:
    """The number of the die it uses."""
    return move >> 4 & 31


def slot_of(move: int) -> int:
    """Which of the three realms it touches."""
    return move >> 9 & 3


def option_of(move: int) -> int:
    """What it chooses."""
    return move >> 11
