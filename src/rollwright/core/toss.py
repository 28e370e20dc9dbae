"""The toss: how the seats of a table make its dice together, so that nobody can choose them.

The table commits to its secret. Every seat that wants to have a say makes a random word, and first
shows only its hash, the pledge. Then the list of pledges is frozen, and only after that the words
are shown. All of these bytes are UTF-8, lines are separated by a line feed, and hashes are
SHA-256 in lower-case hexadecimal digits:

    commitment = SHA-256(secret)
    pledge     = SHA-256("rollwright pledge 1", commitment, number of the seat, word)
    list       = SHA-256("rollwright list 1", commitment, and for each pledge, by seat:
                         "seat number pledge")
    mix        = SHA-256("rollwright mix 1", list, and for each word, by seat: "seat word")
    block b of roll n = HMAC-SHA256(key = secret, "rollwright dice 2", n, b, mix)

The number in a pledge is that of the seat when the pledge was made: seats may be renumbered when
the game begins. How numbers come from blocks is told in `provable`.

If a seat does not show its word, the attempt is broken off and becomes public, and the others begin
anew with a new secret and new words.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from rollwright.core.provable import ProvableRoll, is_word

# A word must be too long to be guessed from its pledge: 32 hexadecimal digits are 128 bits.
SHORTEST_WORD: Final = 32
_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


class Pledge(NamedTuple):
    """The hash of a word, and the number that the seat had when it was made."""

    number: int
    hash: str


class Attempt(NamedTuple):
    """One attempt of a toss: pledges and words by seat; `seed` is empty while it is secret."""

    commitment: str
    pledges: dict[int, Pledge]
    words: dict[int, str]
    seed: str = ""

    def withheld(self) -> list[int]:
        """The seats that have not shown the word that they pledged."""
        return [seat for seat in sorted(self.pledges) if seat not in self.words]

    def list_hash(self) -> str:
        """The hash of the frozen list."""
        lines = [
            f"{seat} {pledge.number} {pledge.hash}" for seat, pledge in sorted(self.pledges.items())
        ]
        return _hash_of("rollwright list 1", self.commitment, *lines)

    def mix(self) -> str:
        """What the rolls depend on, beside the secret."""
        lines = [f"{seat} {word}" for seat, word in sorted(self.words.items())]
        return _hash_of("rollwright mix 1", self.list_hash(), *lines)


def pledge_of(commitment: str, number: int, word: str) -> str:
    """The hash of a word, bound to one attempt of one table and to one seat."""
    return _hash_of("rollwright pledge 1", commitment, str(number), word)


def is_hash(text: str) -> bool:
    """Has this text the form of a hash?"""
    return _HASH.fullmatch(text) is not None


def is_long_word(text: str) -> bool:
    """Can a seat add this word to the dice of a toss?"""
    return len(text) >= SHORTEST_WORD and is_word(text)


def mismatched(attempt: Attempt, words: Mapping[int, str]) -> list[int]:
    """The seats whose word is not the one that they pledged."""
    wrong: list[int] = []
    for seat, word in sorted(words.items()):
        pledge = attempt.pledges.get(seat)
        if pledge is None or pledge_of(attempt.commitment, pledge.number, word) != pledge.hash:
            wrong.append(seat)
    return wrong


class TossedRoll(ProvableRoll):
    """The source of one roll, derived from the secret and the mix."""

    def __init__(self, secret: str, mix: str, number: int) -> None:
        super().__init__(secret, (mix,), number, "rollwright dice 2")


def _hash_of(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
