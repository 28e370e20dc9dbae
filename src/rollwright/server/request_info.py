"""Reads what the server needs from an ASGI scope: headers, token, address, origin and language."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs

from rollwright.core.message import CATALOGUE, ENGLISH
from rollwright.server.address import client_key
from rollwright.server.guest_tokens import GuestTokens

# ASGI has no types for its scopes, messages and callables.
Scope = Any
Headers = dict[bytes, bytes]


def headers_of(scope: Scope) -> Headers:
    """The headers by lower-case name. Of repeated headers the first counts; cookies are joined."""
    headers: Headers = {}
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    for name, value in pairs:
        key = name.lower()
        if key == b"cookie" and key in headers:
            headers[key] += b";" + value
        headers.setdefault(key, value)
    return headers


def authenticate(headers: Headers, tokens: GuestTokens) -> tuple[str, str]:
    """The guest id and the token of a request; both are empty without a valid token.

    Programs send the token as a bearer token, browsers as a cookie.
    """
    bearer = bearer_token(headers)
    cookies = [cookie_value(headers, name) for name in tokens.cookies()]
    for token in cookies if bearer is None else [bearer]:
        guest = tokens.guest_of(token)
        if guest is not None:
            return guest, token
    return "", ""


def bearer_token(headers: Headers) -> str | None:
    """The bearer token; other schemes of authorization are meant for a proxy, and ignored."""
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_value(headers: Headers, wanted: str) -> str:
    """The value of a cookie; tolerant, because other servers on the host may set malformed ones."""
    for pair in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == wanted:
            return value.strip().strip('"')
    return ""


def address_of(scope: Scope) -> str:
    """The address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def client_of(scope: Scope) -> str:
    """The client as limits count it: by its address, or by its network."""
    return client_key(address_of(scope))


def is_own_origin(scope: Scope, headers: Headers) -> bool:
    """Is the request same-origin, with the same scheme, or sent by a program without an origin?"""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    scheme = scope["scheme"].replace("ws", "http")
    own = f"{scheme}://{host_of(headers)}"
    return origin.decode("latin-1").lower() == own.lower()


def host_of(headers: Headers) -> str:
    """The `Host` of a request; empty without one."""
    return headers.get(b"host", b"").decode("latin-1")


def raw_path_of(scope: Scope) -> bytes:
    """The path of a request as it was sent."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path


def request_language(scope: Scope, headers: Headers) -> str:
    """The language of the query, else the first known one of Accept-Language, else English."""
    known = CATALOGUE.languages()
    query = str(scope.get("query_string", b""), "latin-1")
    wanted: list[str] = parse_qs(query).get("language", [])
    read = headers.get(b"accept-language", b"").decode("latin-1").split(",")
    for language in [*wanted, *(entry.strip()[:2].lower() for entry in read)]:
        if language in known:
            return language
    return ENGLISH
