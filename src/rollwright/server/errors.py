"""Errors of requests, their HTTP statuses, and the error body."""

from typing import Final

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message, NameOf, say_briefly
from rollwright.core.truncation import truncated


class BadRequest(RollwrightError):
    """A body or a message that is not JSON, or fails validation."""

    code = "bad-request"


class BadToken(RollwrightError):
    """A token that this server has not signed."""

    code = "bad-token"


class WrongOrigin(RollwrightError):
    """A cross-origin request."""

    code = "wrong-origin"


class WrongHost(RollwrightError):
    """A request under a name that this server does not have."""

    code = "wrong-host"


class RateLimited(RollwrightError):
    """A request beyond the rate limit; it may be sent again after so many seconds."""

    code = "flood"
    retry_after = 1


class OverQuota(RateLimited):
    """More than one guest or one address may have in an hour."""

    code = "quota"
    retry_after = 60


class TooLarge(RollwrightError):
    """A body beyond the size limit."""

    code = "too-large"


class NotFound(RollwrightError):
    """No such path."""

    code = "not-found"


class WrongMethod(RollwrightError):
    """A method that the path does not support."""

    code = "wrong-method"


class UnknownCommitment(RollwrightError):
    """A commitment that was never issued, or is already used."""

    code = "unknown-seal"


class OtherRules(RollwrightError):
    """A table of a game, or of a version of its rules, that this server does not have."""

    code = "other-rules"


class Unreadable(RollwrightError):
    """A table whose log can't be read."""

    code = "unreadable-table"


class BadKey(RollwrightError):
    """A key file that can't be used."""

    code = "bad-key"


class ClientLeft(RollwrightError):
    """A request whose client has left; nobody receives the answer."""

    code = "client-left"


class InternalError(RollwrightError):
    """A bug of the server."""

    code = "internal"


_STATUSES: Final = {
    "bad-token": 401,
    "not-host": 403,
    "not-seated": 403,
    "wrong-origin": 403,
    "unknown-table": 404,
    "unknown-puzzle": 404,
    "not-found": 404,
    "wrong-method": 405,
    "refused": 409,
    "other-rules": 409,
    "stale": 409,
    "unknown-seal": 409,
    "too-large": 413,
    "wrong-host": 421,
    "flood": 429,
    "quota": 429,
    "client-left": 499,
    "bad-data": 500,
    "internal": 500,
    "unreadable-table": 500,
    "no-typesetter": 501,
    "not-kept": 503,
    "file-lost": 503,
}


def http_status(error: RollwrightError) -> int:
    """The HTTP status of an error."""
    return _STATUSES.get(error.code, 400)


def error_json(
    error: RollwrightError, language: str, name_of: NameOf | None = None
) -> dict[str, str]:
    """The error body, the same for HTTP and for sockets."""
    # A request may contain a lone surrogate, which can't be encoded in a response.
    said = say_briefly(truncated(error.message), language, name_of)
    message = said.encode(errors="backslashreplace").decode()
    return {"code": error.code, "message": message}


def invalid_json() -> BadRequest:
    """The error for a body or a message that is not JSON."""
    return invalid_request([Message("server.no-json")])


def invalid_request(reasons: list[Message]) -> BadRequest:
    """The error for a body or a message that fails validation."""
    return BadRequest(Message("server.bad-json", {"reason": reasons}))
