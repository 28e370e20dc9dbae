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
# A browser takes such a cookie over TLS only, and from no other name of the same domain.
_SECURE: Final = "__Host-"
# The generation of the tokens of a guest who has none any more.
DELETED: Final = 2**53
_KEY_BYTES: Final = 32
_TOKEN: Final = re.compile(r"([0-9a-f]{32})(?:\.([1-9][0-9]{0,8}))?\.([0-9a-f]{64})", re.ASCII)


class GuestTokens:
    """Creates and verifies guest tokens. Tables store only the guest id, a hash."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Cookies are shared between ports: two servers on one machine need distinct names.
        self.cookie = f"{OLD_COOKIE}-{self._sign('cookie')[:8]}"
        self.secure_cookie = f"{_SECURE}{self.cookie}"
        # Of each guest who has ended sessions, the first generation of tokens that is valid.
        self.generations: dict[str, int] = {}

    def cookie_for(self, is_secure: bool) -> str:
        """The name of the cookie that is set."""
        return self.secure_cookie if is_secure else self.cookie

    def cookies(self) -> tuple[str, ...]:
        """The names of all cookies that are read, the best one first."""
        return (self.secure_cookie, self.cookie, OLD_COOKIE)

    def new_token(self) -> str:
        """A token for a new guest."""
        guest = secrets.token_hex(16)
        return f"{guest}.{self._sign(guest)}"

    def next_token(self, token: str) -> str:
        """A token for the guest of another one, whose sessions were ended."""
        secret = token.partition(".")[0]
        signed = f"{secret}.{self.generation_of(_guest_id(secret))}"
        return f"{signed}.{self._sign(signed)}"

    def generation_of(self, guest: str) -> int:
        """The first generation of tokens that is valid for a guest."""
        return self.generations.get(guest, 0)

    def guest_of(self, token: str) -> str | None:
        """The guest id of a token; None if it is not signed here, or was ended."""
        found = _TOKEN.fullmatch(token)
        if found is None:
            return None
        signed = found[1] if found[2] is None else f"{found[1]}.{found[2]}"
        guest = _guest_id(found[1])
        is_signed = hmac.compare_digest(found[3], self._sign(signed))
        is_valid = int(found[2] or 0) >= self.generation_of(guest)
        return guest if is_signed and is_valid else None

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), "sha256").hexdigest()


def _guest_id(secret: str) -> str:
    return hashlib.sha256(f"rollwright guest {secret}".encode()).hexdigest()[:32]


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
