"""Which pledges and words a toss accepts. Nothing is changed here."""

from rollwright.core.errors import BadOptions
from rollwright.core.message import Message
from rollwright.core.toss import is_hash, is_long_word, pledge_of
from rollwright.tables.commands import Reveal, SendPledge
from rollwright.tables.errors import Refused, Stale
from rollwright.tables.toss_state import PLEDGING, REVEALING, Toss


def check_hash(text: str) -> None:
    """Raise BadOptions if this is not the hash of a pledge."""
    if not is_hash(text):
        raise BadOptions(Message("table.bad-hash"))


def check_pledge(toss: Toss, seat: int, command: SendPledge) -> None:
    """Raise RollwrightError if a seat can't pledge that."""
    # A hash that was made for another seat or secret could never be opened.
    if command.seat != seat or command.commitment != toss.commitment:
        raise Stale(Message("table.stale"))
    if toss.phase != PLEDGING:
        raise Refused(Message("table.toss-frozen"))
    if seat in toss.barred:
        raise Refused(Message("table.toss-barred"))
    check_hash(command.hash)


def check_reveal(toss: Toss, seat: int, command: Reveal) -> None:
    """Raise RollwrightError if this is not the word that a seat has to show now.

    The same word may be shown again: a client that got no answer repeats itself.
    """
    if command.commitment != toss.commitment:
        raise Stale(Message("table.stale"))
    if toss.phase == PLEDGING or seat not in toss.pledges:
        raise Refused(Message("table.not-pledged"))
    pledge = toss.pledges[seat]
    if not is_long_word(command.word):
        raise BadOptions(Message("table.short-word", {"word": command.word}))
    if pledge_of(toss.commitment, pledge.number, command.word) != pledge.hash:
        raise Refused(Message("table.other-word"))
    if toss.phase != REVEALING and seat not in toss.words:
        raise Refused(Message("table.toss-over"))
