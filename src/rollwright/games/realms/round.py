"""Rounds as values: their turns, their realms, and their rules."""

from typing import Final, final

# A normal round.
TURNS: Final = 9
REALMS_A_ROUND: Final = 3
NO_CAP: Final = 10**9


@final
class Mode:
    """What is allowed and what is required in a round.

    `spends`: may resources be spent? `duties`: must every die be used, and score a star where it
    can? `cap`: the highest score of a round, in tenths of a star.
    """

    __slots__ = ("cap", "duties", "number", "spends")

    def __init__(self, spends: bool, duties: bool, cap: int = NO_CAP) -> None:
        self.spends = spends
        self.duties = duties
        self.cap = cap
        # The index of its steps in `steps`.
        self.number = 2 * int(spends) + int(duties)


USUAL: Final = Mode(spends=True, duties=False)


@final
class Round:
    """One round of a game. `realms` has the ids of its cards; empty if they are drawn by chance."""

    __slots__ = ("mode", "realms", "turns")

    def __init__(self, realms: list[str], turns: int = TURNS, mode: Mode = USUAL) -> None:
        self.realms = realms
        self.turns = turns
        self.mode = mode
