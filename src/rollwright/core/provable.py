"""Verifiable dice.

Before the first roll the table chooses a secret text and publishes its SHA-256, the commitment.
Seats may add words. Each roll is derived from all of these:

    block b of roll n = HMAC-SHA256(key = secret, message = "rollwright dice 1", n, b and the
                        words of the seats, one a line)

The blocks of a roll are read as unsigned 8-byte integers, big-endian. A number below a bound is
such an integer modulo the bound; integers at the top that would make the small results more
likely are skipped. Once the secret is published at the end, anyone can derive every roll again.

That shows that the rolls were fixed by the secret and the words. That nobody has chosen these is
the matter of `toss`, whose rolls are derived in the same way from a mix of the words.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

from rollwright.core.chance import Source

_CHUNK: Final = 8
_RANGE: Final = 2 ** (8 * _CHUNK)
_WORD: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}", re.ASCII)


def commitment_of(secret: str) -> str:
    """The hash that a table publishes before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_word(text: str) -> bool:
    """Can a seat add this word to the dice?"""
    return _WORD.fullmatch(text) is not None


class ProvableRoll(Source):
    """The source of one roll, derived from the secret and the words of the seats."""

    def __init__(
        self, secret: str, words: Sequence[str], number: int, heading: str = "rollwright dice 1"
    ) -> None:
        self._key = secret.encode()
        self._heading = heading
        self._words = "\n".join(words)
        self._number = number
        self._block = b""
        self._blocks = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        fair = _RANGE - _RANGE % bound
        while True:
            chunk = self._next_chunk()
            if chunk < fair:
                return chunk % bound

    def _next_chunk(self) -> int:
        if not self._block:
            message = f"{self._heading}\n{self._number}\n{self._blocks}\n{self._words}"
            self._block = hmac.digest(self._key, message.encode(), "sha256")
            self._blocks += 1
        chunk = int.from_bytes(self._block[:_CHUNK], "big")
        self._block = self._block[_CHUNK:]
        return chunk
