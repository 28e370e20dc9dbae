"""Verifies the dice of a record against the committed seed."""

from dataclasses import dataclass
from typing import Final

from rollwright.core.errors import BadRecord
from rollwright.core.message import Message
from rollwright.core.position import OVER
from rollwright.core.provable import commitment_of, is_word
from rollwright.core.record import Record
from rollwright.tables.archive import PROVABLE, table_of
from rollwright.tables.table import AUTO, Table

PROVEN: Final = "proven"
UNPROVEN: Final = "unproven"
UNPROVABLE: Final = "unprovable"
TYPED: Final = "typed"


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a verification.

    `dice` is PROVEN, UNPROVEN (the seed is still secret), UNPROVABLE (the game is over, but the
    record has no seed) or TYPED (real dice).
    """

    table: Table
    dice: str


def prove(record: Record) -> Proof:
    """Replay a record and derive its rolls again; raises BadRecord where anything differs."""
    seed = record.value("Seed")
    if seed is None:
        table = table_of(record)
        return Proof(table, _dice_without_seed(table))
    if record.value("Dice") == PROVABLE and record.value("Commitment") != commitment_of(seed):
        raise BadRecord(Message("table.wrong-seed"))
    table = table_of(record, _check_roll)
    if len(table.setting.words) not in (0, table.position.seats()):
        raise BadRecord(Message("table.bad-words", {"seats": table.position.seats()}))
    return Proof(table, PROVEN if table.setting.dice == AUTO else TYPED)


def _dice_without_seed(table: Table) -> str:
    if table.setting.dice != AUTO:
        return TYPED
    return UNPROVABLE if table.position.phase == OVER else UNPROVEN


def _check_roll(table: Table, number: int, recorded: int) -> None:
    """The roll must be the one derived from the seed and the words."""
    setting = table.setting
    if setting.dice != AUTO:
        return
    for word in setting.words:
        if not is_word(word):
            raise BadRecord(Message("table.bad-word", {"word": word}))
    drawn = table.draw()
    if drawn != recorded:
        position = table.position
        args: dict[str, object] = {
            "number": number,
            "told": position.outcome_text(recorded),
            "drawn": position.outcome_text(drawn),
        }
        raise BadRecord(Message("table.wrong-roll", args))
