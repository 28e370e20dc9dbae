"""Seals: secrets of dice that are shown sealed before anybody adds a word to them."""

import secrets
from typing import Final

from rollwright.core.message import Message
from rollwright.core.provable import commitment_of
from rollwright.server.errors import UnknownSeal

# A seal is asked for just before its table is opened; the oldest are forgotten.
_MOST: Final = 10_000


class Seals:
    """The secrets that were sealed for tables which are not open yet."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def make(self) -> str:
        """A new secret; only its commitment is told."""
        secret = secrets.token_hex(32)
        self._secrets[commitment_of(secret)] = secret
        if len(self._secrets) > _MOST:
            del self._secrets[next(iter(self._secrets))]
        return commitment_of(secret)

    def take(self, commitment: str) -> str:
        """The secret behind a commitment, for one table only; a fresh one if none was asked for.

        A secret that served twice would be known from the first table's end.
        """
        if not commitment:
            return secrets.token_hex(32)
        secret = self._secrets.pop(commitment, None)
        if secret is None:
            raise UnknownSeal(Message("server.unknown-seal"))
        return secret
