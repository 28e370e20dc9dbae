"""Verifies the dice of a record, and tells how much that proves.

A record alone can show that it is consistent: its rolls follow from the secret and the words in it,
and these from the hashes in it. Whoever makes a record up at home can make it consistent, too. It
becomes a proof for somebody who saw a hash of it beforehand, or whose own word is in it.
"""

from dataclasses import dataclass
from typing import Final

from rollwright.core.errors import BadRecord
from rollwright.core.message import Message, Who
from rollwright.core.position import OVER
from rollwright.core.provable import commitment_of, is_word
from rollwright.core.record import Record
from rollwright.core.toss import Attempt, mismatched
from rollwright.tables.archive import PROVABLE, table_of
from rollwright.tables.sight import Sight
from rollwright.tables.table import AUTO, Setting, Table

CONSISTENT: Final = "consistent"
WITNESSED: Final = "witnessed"
UNPROVEN: Final = "unproven"
UNPROVABLE: Final = "unprovable"
TYPED: Final = "typed"


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a verification.

    `dice` is CONSISTENT (every roll follows from what is in the record), WITNESSED (and the
    commitment is the one that was seen beforehand), UNPROVEN (the seed is still secret), UNPROVABLE
    (the game is over, but the record has no seed) or TYPED (real dice).

    `word_seat` is the seat whose word was looked for and found; else None. `was_broken` if the
    commitment that was seen is that of an attempt that was broken off.
    """

    table: Table
    dice: str
    word_seat: int | None = None
    was_broken: bool = False

    @property
    def word_seats(self) -> list[int]:
        """The seats whose words went into the dice."""
        setting = self.table.setting
        if setting.toss is None:
            return list(range(len(setting.words)))
        return sorted(setting.toss.words)

    @property
    def skipped(self) -> list[int]:
        """The seats that withheld their words in the attempt that counts."""
        toss = self.table.setting.toss
        # Words are shown before the first roll.
        return [] if toss is None or not self.table.turns else toss.withheld()

    @property
    def broken(self) -> tuple[Attempt, ...]:
        """The attempts that were broken off before."""
        return self.table.setting.broken


def prove(record: Record, sight: Sight | None = None) -> Proof:
    """Replay a record and derive its rolls again; raises BadRecord where anything differs.

    `sight` is what somebody saw of the game while it was played.
    """
    seen = sight or Sight()
    seed = record.value("Seed")
    if seed is None:
        table = table_of(record)
        _check_toss(table.setting)
        seen.check(table)
        return Proof(table, _dice_without_seed(table))
    if record.value("Dice") == PROVABLE and record.value("Commitment") != commitment_of(seed):
        raise BadRecord(Message("table.wrong-seed"))
    table = table_of(record, _check_roll)
    word_seat = seen.check(table)
    if table.setting.dice != AUTO:
        return Proof(table, TYPED)
    if len(table.setting.words) not in (0, table.position.seats()):
        raise BadRecord(Message("table.bad-words", {"seats": table.position.seats()}))
    _check_toss(table.setting)
    was_broken = seen.was_broken(table)
    is_seen = bool(seen.commitment) and not was_broken
    return Proof(table, WITNESSED if is_seen else CONSISTENT, word_seat, was_broken)


def _dice_without_seed(table: Table) -> str:
    if table.setting.dice != AUTO:
        return TYPED
    return UNPROVABLE if table.position.phase == OVER else UNPROVEN


def _check_toss(setting: Setting) -> None:
    """Every word must be the one that was pledged, in all attempts."""
    if setting.toss is None:
        return
    seats = len(setting.names)
    for attempt in (*setting.broken, setting.toss):
        if any(seat >= seats for seat in attempt.pledges):
            raise BadRecord(Message("table.bad-words", {"seats": seats}))
        wrong = mismatched(attempt, attempt.words)
        if wrong:
            raise BadRecord(Message("table.wrong-word", {"seat": Who(wrong[0])}))
    barred: set[int] = set()
    for attempt in (*setting.broken, setting.toss):
        again = barred.intersection(attempt.pledges)
        if again:
            raise BadRecord(Message("table.word-again", {"seat": Who(min(again))}))
        barred.update(attempt.withheld())


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
