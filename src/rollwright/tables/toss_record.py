"""The toss of a record: its pledges and words by seat, and the attempts that were broken off.

[Pledges "0 5f1c…" "" "2 90ab…"]   by seat: the number that was hashed with it, and the hash
[Words "3d7a…" "" "77e0…"]         by seat; empty as long as they are not all known
[Broken "SEED, 0 0 5f1c… 3d7a…, 1 1 77e0… -"]   by attempt: the secret, then seat, number, hash
                                   and word of each pledge, "-" if the word was withheld
"""

import re
from collections.abc import Sequence
from typing import Final

from rollwright.core.provable import commitment_of, is_word
from rollwright.core.record import Record, Tag
from rollwright.core.toss import Attempt, Pledge, is_hash
from rollwright.tables.record_errors import missing_tag, wrong_tag

_WITHHELD: Final = "-"
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


def toss_tags(toss: Attempt, broken: Sequence[Attempt], seats: int) -> list[Tag]:
    """The tags of a toss."""
    tags = [
        Tag("Pledges", tuple([_pledge_text(toss, seat) for seat in range(seats)])),
        Tag("Words", tuple([toss.words.get(seat, "") for seat in range(seats)])),
    ]
    if broken:
        tags.append(Tag("Broken", tuple([_broken_text(attempt) for attempt in broken])))
    return tags


def _pledge_text(toss: Attempt, seat: int) -> str:
    pledge = toss.pledges.get(seat)
    return "" if pledge is None else f"{pledge.number} {pledge.hash}"


def _broken_text(attempt: Attempt) -> str:
    seats = [
        f"{seat} {pledge.number} {pledge.hash} {attempt.words.get(seat, _WITHHELD)}"
        for seat, pledge in sorted(attempt.pledges.items())
    ]
    return ", ".join([attempt.seed, *seats])


def toss_in(record: Record) -> Attempt | None:
    """The toss that made the dice of a record; None if there was none. Raises BadRecord."""
    listed = record.values("Pledges")
    if listed is None:
        return None
    commitment = record.value("Commitment")
    if commitment is None:
        raise missing_tag("Commitment")
    pledges = {seat: _pledge(text) for seat, text in enumerate(listed) if text}
    words = {seat: word for seat, word in enumerate(record.values("Words") or ()) if word}
    for seat, word in words.items():
        if seat not in pledges or not is_word(word):
            raise wrong_tag("Words", word)
    return Attempt(commitment, pledges, words)


def _pledge(text: str) -> Pledge:
    number, _, digest = text.partition(" ")
    if not _NUMBER.fullmatch(number) or not is_hash(digest):
        raise wrong_tag("Pledges", text)
    return Pledge(int(number), digest)


def broken_in(record: Record) -> tuple[Attempt, ...]:
    """The attempts that were broken off, in order; raises BadRecord."""
    return tuple([_broken(text) for text in record.values("Broken") or ()])


def _broken(text: str) -> Attempt:
    seed, *entries = text.split(", ")
    pledges: dict[int, Pledge] = {}
    words: dict[int, str] = {}
    for entry in entries:
        seat, _, rest = entry.partition(" ")
        pledge, _, word = rest.rpartition(" ")
        if not _NUMBER.fullmatch(seat) or int(seat) in pledges:
            raise wrong_tag("Broken", entry)
        pledges[int(seat)] = _pledge(pledge)
        if word != _WITHHELD:
            if not is_word(word):
                raise wrong_tag("Broken", entry)
            words[int(seat)] = word
    return Attempt(commitment_of(seed), pledges, words, seed)
