"""A client of the table server: opens tables, joins them, and keeps a view up to date."""

from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode


def http_client(address: str) -> httpx.AsyncClient:
    """A connection pool for many clients; it stores no cookies, because each has its token."""
    return httpx.AsyncClient(
        base_url=f"http://{address}",
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        timeout=60,
        verify=False,
    )


class Client:
    """One guest, identified by its token."""

    def __init__(self) -> None:
        self.token = ""

    async def post(self, http: httpx.AsyncClient, path: str, body: Json) -> Json:
        """Send a request with the token; the first response sets it."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        for token in answer.cookies.values():
            self.token = token
        result: Json = answer.json()
        return result

    def connect(self, address: str, table: str) -> connect:
        """Open the socket of a table."""
        return connect(
            f"ws://{address}/api/tables/{table}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )


class ClientView:
    """The view of a table, kept up to date from its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.view: Json = {}
        self.version = 0
        self._lines: list[str] = []

    async def take(self) -> Json:
        """Read one message."""
        if not self._lines:
            self._lines = str(await self._socket.recv()).split("\n")
        message: Json = _decode(self._lines.pop(0))
        if message["op"] == "view":
            self.view, self.version = message["view"], message["version"]
        elif message["op"] == "update":
            self.view.update(message.get("changes", {}))
            self.version = message["version"]
        return message

    async def send(self, message: Json) -> None:
        """Send one message."""
        await self._socket.send(_encode(message).decode())
