"""Commitments to the seeds of tables that are not open yet.

The server commits to a seed first, and the opener of the table adds a word afterwards, so
neither of them can choose the dice. The API calls such a commitment a `seal`.
"""

import secrets
from typing import Final

from rollwright.core.message import Message
from rollwright.core.provable import commitment_of
from rollwright.server.errors import UnknownCommitment

# A commitment is requested just before its table is opened; the oldest are forgotten.
_MAX_COMMITMENTS: Final = 10_000


class Commitments:
    """The secret seeds behind the commitments that were issued and not redeemed."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def create(self) -> str:
        """Draw a seed, and return the commitment to it."""
        secret = secrets.token_hex(32)
        self._secrets[commitment_of(secret)] = secret
        if len(self._secrets) > _MAX_COMMITMENTS:
            del self._secrets[next(iter(self._secrets))]
        return commitment_of(secret)

    def redeem(self, commitment: str) -> str:
        """The seed behind a commitment, or a new seed if the commitment is empty.

        A seed is used once: it becomes public at the end of its game. Raises UnknownCommitment.
        """
        if not commitment:
            return secrets.token_hex(32)
        secret = self._secrets.pop(commitment, None)
        if secret is None:
            raise UnknownCommitment(Message("server.unknown-seal"))
        return secret
