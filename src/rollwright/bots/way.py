"""Another way to play a turn, and what it costs."""

from typing import Final, NamedTuple

# A cost below so many standard errors may be chance.
_ERRORS: Final = 2.0


class Way(NamedTuple):
    """Another line of moves; it begins with one that is no part of the line suggested.

    The cost is in the unit of values, the mean over so many playouts on the same dice.
    """

    line: tuple[int, ...]
    cost: float
    error: float
    playouts: int

    @property
    def is_even(self) -> bool:
        """Is it about as good as the line suggested, as far as anybody can tell?"""
        return self.cost <= _ERRORS * self.error
