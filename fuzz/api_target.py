"""Bodies of the API: opening a table, taking a seat, a rematch."""

import json
from collections.abc import Iterable
from typing import Any

from fuzz.games import game_ids, played
from fuzz.server_run import ServerRun
from fuzz.target import Broken, Target, unchanged
from fuzz.world import fingerprint
from rollwright.server.app import create_app

# Each table that was opened stays in memory for a while; so the server starts anew after so many.
_MOST_OPENED = 300


class ApiTarget(Target):
    """What anybody may post. The first byte of an input chooses the path."""

    name = "api"
    head = 1
    words = (
        *(b'"game"', b'"options"', b'"seats"', b'"bots"', b'"dice"', b'"name"', b'"kind"'),
        *(b'"start":true', b'"seat":true', b'"word"', b'"seal"', b"rolling-america", b"youtoma"),
        *(b"rolling-realms", b"dice-realms", b"youtoma-together", b"event", b"manual", b"greedy"),
        *(b"rounds", b"realms", b"set", b"level", b"own", b"setup", b"attacks", b"tiles", b"all"),
    )

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._server = ServerRun()
        self._app = create_app(self._server.state)
        self._table = self._server.run(self._server.open("rolling-america")).live.id
        self._token = self._server.state.tokens.new_token()

    def seeds(self) -> Iterable[bytes]:
        bodies: list[dict[str, object]] = []
        for game_id in game_ids():
            options = played(game_id, 0).setting.options
            bodies.append({"game": game_id, "options": options, "seats": 2, "name": "Ann"})
            bodies.append({"game": game_id, "seats": 2, "bots": ["random"], "start": True})
            bodies.append({"game": game_id, "kind": "event", "seat": True, "name": "Ann"})
        bodies.append({"game": "rolling-realms", "options": {"set": "all", "rounds": 2}})
        bodies.append({"game": "dice-realms", "options": {"setup": "random", "attacks": "none"}})
        for body in bodies:
            yield b"0" + json.dumps(body, separators=(",", ":")).encode()
        yield b'1{"name":"Ann","word":"north"}'
        yield b'2{"seal":"","word":"north"}'

    def take(self, data: bytes) -> None:
        paths = (
            "/api/tables",
            f"/api/tables/{self._table}/join",
            f"/api/tables/{self._table}/rematch",
        )
        path = paths[(data[0] if data else 0) % len(paths)]
        before = self._state()
        status, body = self._server.run(self._post(path, data[1:]))
        if status >= 500:
            raise Broken(f"status {status}")
        if status >= 400:
            unchanged(before, self._state())
            if not json.loads(body)["error"]["message"]:
                raise Broken("a refusal without words")
        elif len(self._server.state.registry.writers) > _MOST_OPENED or path != paths[0]:
            self.close()
            self._begin()

    def _state(self) -> object:
        writers = self._server.state.registry.writers
        live = writers[self._table].live
        return fingerprint(), len(writers), live.version, [seat.name for seat in live.seats]

    async def _post(self, path: str, body: bytes) -> tuple[int, bytes]:
        token = f"Bearer {self._token}".encode()
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [
                (b"host", b"localhost"),
                (b"authorization", token),
                (b"content-type", b"application/json"),
                (b"content-length", b"%d" % len(body)),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        return int(sent[0]["status"]), content

    def close(self) -> None:
        self._server.close()
