"""Rounds as values: their turns, their realms, and their rules."""

from typing import Final, final

# A normal round.
TURNS: Final = 9
REALMS_A_ROUND: Final = 3
NO_CAP: Final = 10**9
# What a round is played for.
HIGH: Final = 1
LOW: Final = -1


def stars_text(tenths: int) -> str:
    """A score in stars; it counts tenths of them."""
    sign = "-" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


@final
class Mode:
    """What is allowed and what is required in a round.

    `spends`: may resources be spent? `duties`: must every die be used, and score a star where it
    can? `cap`: the highest score of a round, in tenths of a star. `aim`: is a HIGH or a LOW score
    wanted? `hoard`: how many resources of a kind score a star more; 0 if none do.
    """

    __slots__ = ("aim", "cap", "duties", "hoard", "number", "spends")

    def __init__(
        self, spends: bool, duties: bool, cap: int = NO_CAP, aim: int = HIGH, hoard: int = 0
    ) -> None:
        self.spends = spends
        self.duties = duties
        self.cap = cap
        self.aim = aim
        self.hoard = hoard
        # The index of its steps in `steps`.
        self.number = 2 * int(spends) + int(duties)


USUAL: Final = Mode(spends=True, duties=False)


@final
class Round:
    """One round of a game. `realms` has the ids of its realms; empty if they are drawn by chance.

    `cards` is the set of the cards that are dealt for them, if not the usual ones. A round that
    is played `again` has the realms of the one before. `levels` are the rounds instead of this
    one for seats that have chosen a level.
    """

    __slots__ = ("again", "cards", "levels", "mode", "realms", "turns")

    def __init__(
        self,
        realms: list[str],
        turns: int = TURNS,
        mode: Mode = USUAL,
        cards: str = "",
        again: bool = False,
        levels: "list[Round] | None" = None,
    ) -> None:
        self.realms = realms
        self.turns = turns
        self.mode = mode
        self.cards = cards
        self.again = again
        self.levels: list[Round] = levels if levels is not None else []

    def at_level(self, level: int) -> "Round":
        """This round for a seat of a level."""
        return self.levels[level] if 0 <= level < len(self.levels) else self
