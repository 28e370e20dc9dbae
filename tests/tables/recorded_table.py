"""A table for two, and helpers to modify its record."""

from rollwright.core.chance import Luck
from rollwright.core.position import OVER
from rollwright.core.record import Record, Roll, Tag
from rollwright.games import find_game
from rollwright.tables.table import Table, new_table
from tests.harness.walks import step_table

GAME = find_game("rolling-america")
WORDS = ("north", "south")


def friends(seed: str = "a seed") -> Table:
    """Ann and Bob before their first roll."""
    return new_table(GAME, 2, names=("Ann", "Bob"), seed=seed, words=WORDS)


def finished() -> Table:
    """A finished game of theirs."""
    table, luck = friends(), Luck("moves")
    while table.position.phase != OVER:
        step_table(table, luck)
    return table


def with_tag(record: Record, name: str, *values: str) -> Record:
    """The record with another value of that tag, appended if it had none."""
    tag = Tag(name, values)
    if record.values(name) is None:
        return record._replace(tags=(*record.tags, tag))
    tags = tuple(tag if known.name == name else known for known in record.tags)
    return record._replace(tags=tags)


def without_tag(record: Record, name: str) -> Record:
    """The record without that tag."""
    return record._replace(tags=tuple(tag for tag in record.tags if tag.name != name))


def with_roll(record: Record, at: int, roll: Roll) -> Record:
    """The record with another roll at that index."""
    return record._replace(rolls=(*record.rolls[:at], roll, *record.rolls[at + 1 :]))
