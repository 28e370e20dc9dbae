"""What somebody saw of a game while it was played, to be compared with its record afterwards."""

from typing import Final

import msgspec

from rollwright.core.errors import BadRecord
from rollwright.core.message import Message
from rollwright.tables.table import NO_ROLL, Table

_LONGEST: Final = 1_000_000


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=False, rename={"list_hash": "list"}):
    """A commitment, the hash of a frozen list, the own word with its seat, and rolls by number.

    What is empty was not seen. The page saves a file of this form.
    """

    commitment: str = ""
    list_hash: str = ""
    word: str = ""
    seat: int | None = None
    rolls: dict[int, str] = {}

    def check(self, table: Table) -> int | None:
        """Compare with a record; returns the seat of the own word. Raises BadRecord."""
        setting = table.setting
        known = [setting.commitment, *[attempt.commitment for attempt in setting.broken]]
        if self.commitment and self.commitment not in known:
            raise BadRecord(Message("table.other-commitment"))
        if self.list_hash and self.list_hash not in _lists(table):
            raise BadRecord(Message("table.other-list"))
        for number, outcome in sorted(self.rolls.items()):
            told = _roll(table, number)
            if told is not None and told != outcome:
                args: dict[str, object] = {"number": number, "told": told, "seen": outcome}
                raise BadRecord(Message("table.other-roll", args))
        return self._word_seat(table) if self.word else None

    def was_broken(self, table: Table) -> bool:
        """Was the attempt broken off whose commitment was seen?"""
        return bool(self.commitment) and self.commitment != table.setting.commitment

    def _word_seat(self, table: Table) -> int:
        setting = table.setting
        words = dict(enumerate(setting.words)) if setting.toss is None else setting.toss.words
        for seat, word in words.items():
            if word == self.word and self.seat in (None, seat):
                return seat
        raise BadRecord(Message("table.word-missing"))


def read_sight(text: str) -> Sight:
    """The sight that the page has saved; raises BadRecord."""
    try:
        return msgspec.json.decode(text[:_LONGEST], type=Sight)
    except msgspec.MsgspecError:
        raise BadRecord(Message("table.bad-sight")) from None


def _lists(table: Table) -> list[str]:
    setting = table.setting
    attempts = setting.broken if setting.toss is None else (*setting.broken, setting.toss)
    return [attempt.list_hash() for attempt in attempts]


def _roll(table: Table, number: int) -> str | None:
    """A roll by its number; None if there is none.

    Where a game began in the middle, those before count.
    """
    rolls = [turn.outcome for turn in table.turns if turn.outcome != NO_ROLL]
    at = number - table.setting.first_position().rolled() - 1
    return rolls[at] if 0 <= at < len(rolls) else None
