"""Chance comes from outside: a position draws from a source, and never keeps one."""

import random

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A source of randomness: uniform whole numbers below a bound."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        raise NotImplementedError


class Luck(Source):
    """A fast seeded generator, for simulations and bots; not for tables of people."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return int(self._random() * bound)
