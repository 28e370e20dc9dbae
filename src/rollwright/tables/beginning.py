"""The game of a live table at its beginning."""

from collections.abc import Sequence

from rollwright.games import find_game
from rollwright.tables.events import Opened
from rollwright.tables.table import Table, new_table


def begun_table(opened: Opened, names: Sequence[str], words: Sequence[str]) -> Table:
    """A table before its first roll, with these names by seat; its seed is secret.

    A game that begins in the middle is as it was there.
    """
    return new_table(
        find_game(opened.game),
        len(names),
        opened.options,
        names=names,
        dice=opened.dice,
        seed=opened.seed,
        words=words,
        open_seed=False,
        cards=opened.cards,
        start=opened.start,
    )
