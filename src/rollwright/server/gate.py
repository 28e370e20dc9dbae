"""The gate: every HTTP request passes it. It knows guests, keeps bounds, and adds headers."""

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, ENGLISH, Message
from rollwright.server.errors import BadToken, Flood, WrongOrigin, error_json, status_of
from rollwright.server.guests import OLD_COOKIE, Guests
from rollwright.server.lounge import Lounge

# The scope, the messages and the callables of ASGI are what they are.
Scope = Any
Headers = dict[bytes, bytes]

GUEST: Final = "rollwright.guest"
_YEAR: Final = 365 * 24 * 60 * 60
_UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; manifest-src 'self'; connect-src 'self' {sockets}; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Gate:
    """Wraps the application that answers."""

    def __init__(self, app: Any, lounge: Lounge) -> None:
        self._app = app
        self._lounge = lounge

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Let a request pass, or answer why not."""
        headers = headers_of(scope)
        fresh = ""
        answer = self._with_headers(scope, headers, send)
        try:
            scope[GUEST], fresh = self._check(scope, headers)
        except RollwrightError as error:
            await _answer_error(answer, error, language_of(scope, headers))
            return
        if fresh and scope["path"].startswith("/api/"):
            cookie = f"{self._lounge.guests.cookie}={fresh}"
            answer = _with_cookie(answer, cookie, scope["scheme"] == "https")
        if scope["method"] == "HEAD":
            scope, answer = {**scope, "method": "GET"}, _without_body(answer)
        await self._app(scope, receive, answer)

    def _check(self, scope: Scope, headers: Headers) -> tuple[str, str]:
        """The name of the guest, and the token where the cookie for it has to be set."""
        # The files of the page are not counted: a page is many of them, and a full room shares an
        # address.
        counts = scope["path"].startswith("/api/")
        if counts and not self._lounge.by_address.take(address_of(scope)):
            raise Flood(Message("server.flood"))
        if scope["method"] in _UNSAFE and not is_own_origin(headers):
            raise WrongOrigin(Message("server.wrong-origin"))
        guests, bearer = self._lounge.guests, bearer_of(headers)
        name, token = guest_of(headers, guests)
        if not name:
            if bearer is not None:
                raise BadToken(Message("server.bad-token"))
            token = guests.new_token()
            return guests.name_of(token) or "", token
        if counts and not self._lounge.by_guest.take(name):
            raise Flood(Message("server.flood"))
        has_cookie = bearer is not None or _cookie_of(headers, guests.cookie) == token
        return name, "" if has_cookie else token

    def _with_headers(self, scope: Scope, headers: Headers, send: Any) -> Any:
        host = headers.get(b"host", b"").decode("latin-1")
        plain = all(letter.isalnum() or letter in ".-:[]" for letter in host)
        sockets = f"ws://{host} wss://{host}" if host and plain else ""
        policy = _POLICY.format(sockets=sockets).encode()

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._lounge.metrics.requests.labels(str(message["status"])).inc()
                own = [(b"content-security-policy", policy), *_HEADERS]
                if scope["path"].startswith("/api/"):
                    own.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *own]}
            await send(message)

        return answer


def _with_cookie(send: Any, pair: str, secure: bool) -> Any:
    flags = f"Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
    cookie = f"{pair}; {flags}".encode()

    async def answer(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], (b"set-cookie", cookie)]}
        await send(message)

    return answer


def _without_body(send: Any) -> Any:
    async def answer(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return answer


async def _answer_error(send: Any, error: RollwrightError, language: str) -> None:
    body = msgspec.json.encode({"error": error_json(error, language)})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, Flood):
        headers.append((b"retry-after", b"1"))
    status = status_of(error)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


# --- what a request tells about itself -----------------------------------------------------


def headers_of(scope: Scope) -> Headers:
    """The headers by their names in lower case; the first of a kind counts, but all cookies."""
    headers: Headers = {}
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    for name, value in pairs:
        key = name.lower()
        if key == b"cookie" and key in headers:
            headers[key] += b";" + value
        headers.setdefault(key, value)
    return headers


def guest_of(headers: Headers, guests: Guests) -> tuple[str, str]:
    """The name and the token of whoever sends this; both are empty if it has no good token.

    A program sends the token as a bearer's, a browser in the cookie.
    """
    bearer = bearer_of(headers)
    cookies = [_cookie_of(headers, name) for name in (guests.cookie, OLD_COOKIE)]
    for token in cookies if bearer is None else [bearer]:
        name = guests.name_of(token)
        if name is not None:
            return name, token
    return "", ""


def bearer_of(headers: Headers) -> str | None:
    """The token of a bearer; what else is authorized, say for a proxy, is not meant for us."""
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _cookie_of(headers: Headers, wanted: str) -> str:
    """A cookie of ours. Others on the same host set theirs as they like, in any form."""
    for pair in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == wanted:
            return value.strip().strip('"')
    return ""


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_own_origin(headers: Headers) -> bool:
    """Does this come from our own page, or from no page at all?"""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return origin.partition(b"://")[2].lower() == headers.get(b"host", b"?").lower()


def language_of(scope: Scope, headers: Headers) -> str:
    """The language that was asked for, else one that the asker reads, else English."""
    known = CATALOGUE.languages()
    query = str(scope.get("query_string", b""), "latin-1")
    wanted: list[str] = parse_qs(query).get("language", [])
    read = headers.get(b"accept-language", b"").decode("latin-1").split(",")
    for language in [*wanted, *(entry.strip()[:2].lower() for entry in read)]:
        if language in known:
            return language
    return ENGLISH
