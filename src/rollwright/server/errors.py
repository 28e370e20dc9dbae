"""What a request can do wrong before it reaches a table, and how an error is answered."""

from typing import Final

from rollwright.core.errors import RollwrightError
from rollwright.core.message import NameOf, say


class BadRequest(RollwrightError):
    """A body or a message that isn't what was asked for."""

    code = "bad-request"


class BadToken(RollwrightError):
    """A token that this server never gave."""

    code = "bad-token"


class WrongOrigin(RollwrightError):
    """A page of somebody else wants to act for its visitor."""

    code = "wrong-origin"


class Flood(RollwrightError):
    """Too many requests in too short a time."""

    code = "flood"


class TooLarge(RollwrightError):
    """A body beyond the bound."""

    code = "too-large"


class NotFound(RollwrightError):
    """An address where there is nothing."""

    code = "not-found"


class WrongMethod(RollwrightError):
    """An address that is used in another way."""

    code = "wrong-method"


class UnknownSeal(RollwrightError):
    """A seal that was never given, or is used already."""

    code = "unknown-seal"


class OtherRules(RollwrightError):
    """A table of a game, or by rules, that this server does not have."""

    code = "other-rules"


class Unreadable(RollwrightError):
    """A table whose log can't be read."""

    code = "unreadable-table"


class BadKey(RollwrightError):
    """A key file that can't be used."""

    code = "bad-key"


class Internal(RollwrightError):
    """A mistake of the server itself."""

    code = "internal"


_STATUSES: Final = {
    "bad-token": 401,
    "not-host": 403,
    "not-seated": 403,
    "wrong-origin": 403,
    "unknown-table": 404,
    "not-found": 404,
    "wrong-method": 405,
    "refused": 409,
    "other-rules": 409,
    "stale": 409,
    "unknown-seal": 409,
    "too-large": 413,
    "flood": 429,
    "bad-data": 500,
    "internal": 500,
    "unreadable-table": 500,
    "not-kept": 503,
}


def status_of(error: RollwrightError) -> int:
    """The HTTP status of an error."""
    return _STATUSES.get(error.code, 400)


def error_json(
    error: RollwrightError, language: str, name_of: NameOf | None = None
) -> dict[str, str]:
    """The error as every answer tells it."""
    # A request may smuggle in half a surrogate pair, which no answer could carry.
    message = say(error.message, language, name_of).encode(errors="backslashreplace").decode()
    return {"code": error.code, "message": message}
