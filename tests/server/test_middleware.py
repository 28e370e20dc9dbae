"""The headers that the middleware adds to a response."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.middleware import GUEST, GuestMiddleware
from rollwright.server.state import ServerState
from tests.server.live_server import settings_for


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("https", True)])
def test_a_cookie_given_over_a_secure_connection_stays_on_it(
    tmp_path: Path, scheme: str, is_secure: bool
) -> None:
    state = ServerState(settings_for(tmp_path))
    sent: list[Any] = []

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        scope[GUEST].find_or_make()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    async def scene() -> None:
        scope = {"type": "http", "method": "POST", "path": "/api/tables", "scheme": scheme}
        headers = {"headers": [], "client": ("127.0.0.1", 1), "query_string": b""}
        await GuestMiddleware(answer, state)({**scope, **headers}, None, send)
        await state.close()

    asyncio.run(scene())
    (cookie,) = [value for name, value in sent[0]["headers"] if name == b"set-cookie"]
    assert b"HttpOnly" in cookie
    assert (b"; Secure" in cookie) == is_secure
