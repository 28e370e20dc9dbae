"""The HTTP middleware: identifies guests, limits rates, checks origins, and adds headers."""

from typing import Any, Final

import msgspec

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server.errors import (
    BadRequest,
    BadToken,
    RateLimited,
    WrongHost,
    WrongOrigin,
    error_json,
    http_status,
)
from rollwright.server.page_files import PAGE_FILES
from rollwright.server.quiet_log import QUIET_LOG, shown
from rollwright.server.request_guest import RequestGuest
from rollwright.server.request_info import (
    Headers,
    Scope,
    bearer_token,
    client_of,
    headers_of,
    host_of,
    is_own_origin,
    raw_path_of,
    request_language,
)
from rollwright.server.request_target import is_plain_target, is_static
from rollwright.server.state import ServerState

GUEST: Final = "rollwright.guest"
_YEAR: Final = 365 * 24 * 60 * 60
_UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
_POLICY: Final = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data: blob:; "
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


class GuestMiddleware:
    """Wraps the API application."""

    def __init__(self, app: Any, state: ServerState) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Pass a request on, or answer it with an error."""
        headers = headers_of(scope)
        send = self._with_headers(scope, headers, send)
        guest = scope[GUEST] = RequestGuest(headers, self._state.tokens, _is_secure(scope))
        try:
            self._check(scope, headers, guest)
        except RollwrightError as error:
            await _send_error(send, error, request_language(scope, headers))
            return
        send = self._with_cookie(guest, _is_secure(scope), send)
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers, guest: RequestGuest) -> None:
        """Raise RateLimited, BadRequest, WrongHost, WrongOrigin or BadToken."""
        client, is_plain = client_of(scope), is_plain_target(raw_path_of(scope))
        # Static files are not limited: a page loads many, and many clients may share an address.
        is_limited = not (is_plain and is_static(scope["path"]))
        if is_limited and not self._state.address_limiter.allow(client):
            raise RateLimited(Message("server.flood"))
        if not is_plain:
            raise BadRequest(Message("server.bad-target"))
        if not self._state.hosts.contains(host_of(headers)):
            QUIET_LOG.warning(
                "refused under the name %s (see --public-host): %s", shown(host_of(headers)), client
            )
            raise WrongHost(Message("server.wrong-host"))
        if scope["method"] in _UNSAFE and not is_own_origin(scope, headers):
            QUIET_LOG.warning("a foreign origin was refused: %s", shown(headers[b"origin"]))
            raise WrongOrigin(Message("server.wrong-origin"))
        if not guest.id and bearer_token(headers) is not None:
            QUIET_LOG.warning("a token that is not ours was refused: %s", client)
            raise BadToken(Message("server.bad-token"))
        if guest.id and is_limited and not self._state.guest_limiter.allow(guest.id):
            raise RateLimited(Message("server.flood"))

    def _with_headers(self, scope: Scope, headers: Headers, send: Any) -> Any:
        host = host_of(headers)
        plain = all(letter.isalnum() or letter in ".-:[]" for letter in host)
        sockets = f"ws://{host} wss://{host}" if host and plain else ""

        async def send_message(message: Any) -> None:
            if message["type"] == "http.response.start":
                # The scripts of the page that is sent now: it may have been read anew.
                scripts = f" {PAGE_FILES.inline_scripts}" if PAGE_FILES.inline_scripts else ""
                policy = _POLICY.format(scripts=scripts, sockets=sockets).encode()
                self._state.metrics.requests.labels(str(message["status"])).inc()
                own = [(b"content-security-policy", policy), *_HEADERS]
                told = {name.lower() for name, _ in message["headers"]}
                if b"cache-control" not in told and not _may_be_kept(scope, message["status"]):
                    own.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *own]}
            await send(message)

        return send_message

    def _with_cookie(self, guest: RequestGuest, is_secure: bool, send: Any) -> Any:
        """Set the cookie of a guest whom the handler has made, or remove those of one who goes."""
        tokens = self._state.tokens
        flags = f"Path=/; HttpOnly; SameSite=Lax{'; Secure' if is_secure else ''}"

        async def send_message(message: Any) -> None:
            cookies: list[str] = []
            if message["type"] == "http.response.start":
                if guest.is_leaving:
                    cookies = [f"{name}=; Max-Age=0; {flags}" for name in tokens.cookies()]
                elif guest.new_cookie:
                    name = tokens.cookie_for(is_secure)
                    cookies = [f"{name}={guest.new_cookie}; Max-Age={_YEAR}; {flags}"]
            if cookies:
                own = [(b"set-cookie", cookie.encode()) for cookie in cookies]
                message = {**message, "headers": [*message["headers"], *own]}
            await send(message)

        return send_message


def _is_secure(scope: Scope) -> bool:
    return bool(scope["scheme"] == "https")


def _may_be_kept(scope: Scope, status: int) -> bool:
    return status < 400 and is_static(scope["path"])


def _without_body(send: Any) -> Any:
    async def send_message(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_message


async def _send_error(send: Any, error: RollwrightError, language: str) -> None:
    body = msgspec.json.encode({"error": error_json(error, language)})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, RateLimited):
        headers.append((b"retry-after", b"%d" % error.retry_after))
    status = http_status(error)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
