"""Signed tokens that identify guests: there are no accounts."""

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from rollwright.core.message import Message
from rollwright.server.errors import BadKey

# The cookie name of earlier versions; still accepted, so that nobody loses a seat.
OLD_COOKIE: Final = "rollwright"
_KEY_BYTES: Final = 32
_TOKEN: Final = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})", re.ASCII)


class GuestTokens:
    """Creates and verifies guest tokens. Tables store only the guest id, a hash."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Cookies are shared between ports: two servers on one machine need distinct names.
        self.cookie = f"{OLD_COOKIE}-{self._sign('cookie')[:8]}"

    def new_token(self) -> str:
        """A token for a new guest."""
        guest = secrets.token_hex(16)
        return f"{guest}.{self._sign(guest)}"

    def guest_of(self, token: str) -> str | None:
        """The guest id of a token; None if its signature is not valid."""
        found = _TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(found[2], self._sign(found[1])):
            return None
        return hashlib.sha256(f"rollwright guest {found[1]}".encode()).hexdigest()[:32]

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), "sha256").hexdigest()


def load_key(path: Path) -> bytes:
    """The signing key in that file, created on first use; raises BadKey.

    A damaged key is not replaced, because all guests would lose their seats.
    """
    try:
        try:
            key = path.read_bytes()
        except FileNotFoundError:
            return _new_key(path)
    except OSError as error:
        raise _bad_key(path, error.strerror or str(error)) from None
    if len(key) != _KEY_BYTES:
        lengths: dict[str, object] = {"found": len(key), "wanted": _KEY_BYTES}
        raise _bad_key(path, Message("server.key-length", lengths))
    return key


def _bad_key(path: Path, reason: str | Message) -> BadKey:
    return BadKey(Message("server.bad-key", {"file": str(path), "reason": reason}))


def _new_key(path: Path) -> bytes:
    """Create a key file that only the owner may read."""
    key = secrets.token_bytes(_KEY_BYTES)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.part")
    draft.unlink(missing_ok=True)
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return key
