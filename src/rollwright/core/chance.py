"""Chance comes from outside: a position asks a source, and never keeps one."""

import random

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where chance comes from: whole numbers below a bound, all equally likely."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        raise NotImplementedError


class Luck(Source):
    """Fast chance from a seed, for simulations and bots; not for tables of people."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return int(self._random() * bound)
