"""A table at which a kept game is played over sockets, with real dice: it always looks the same."""

import json
from collections.abc import Iterable
from contextlib import ExitStack
from typing import Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.snapshots.game_script import ROLLED, GameScript, Step
from tests.web.house import JSON

_NAMES: Final = ("Ada", "Ben")
_PATIENCE: Final = 20.0
# A connection may send about a hundred messages at once.
_MOST_MESSAGES: Final = 90


class ScriptedSeat:
    """A guest at a table: its cookie, and a connection that stays open."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.cookie = cookie
        self._socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._open = ExitStack()
        self._line = self._connected()
        self._sent = 0

    def send(self, op: str, **fields: object) -> None:
        """Send a command, and wait until it is accepted."""
        if self._sent % _MOST_MESSAGES == _MOST_MESSAGES - 1:
            self.leave()
            self._line = self._connected()
        self._sent += 1
        command = f"{op}-{self._sent}"
        self._line.send(json.dumps({"op": op, "command": command, **fields}))
        while True:
            for line in str(self._line.recv(_PATIENCE)).split("\n"):
                told = json.loads(line)
                if told.get("command") == command:
                    assert told["op"] == "ack", f"{fields}: {told}"
                    return

    def leave(self) -> None:
        """Close the connection."""
        self._open.close()

    def _connected(self) -> ClientConnection:
        # What nobody reads waits here, however much it is.
        headers = {"Cookie": self.cookie}
        line = connect(self._socket, additional_headers=headers, max_size=None, max_queue=None)
        return self._open.enter_context(line)


class ScriptedTable:
    """Friends at a table, or in the lobby before they start."""

    def __init__(self, address: str, script: GameScript, steps: Iterable[Step] | None) -> None:
        """With the game after these steps; without any in the lobby, where a seat is left."""
        self.address = address
        in_lobby = steps is None
        seats = script.seats + in_lobby
        wish = {"game": script.game, "options": script.options, "seats": seats, "dice": "manual"}
        answer, cookie = _asked(f"{address}/api/tables", {**wish, "name": _NAMES[0]})
        self.table = str(answer["table"])
        self._people = [ScriptedSeat(address, self.table, cookie)]
        for name in _NAMES[1 : script.seats]:
            _, cookie = _asked(f"{address}/api/tables/{self.table}/join", {"name": name})
            self._people.append(ScriptedSeat(address, self.table, cookie))
        if steps is not None:
            self._people[0].send("start")
            self._play(steps)

    @property
    def cookie(self) -> tuple[str, str]:
        """The name and the value of the host's cookie."""
        name, _, value = self._people[0].cookie.partition("=")
        return name, value

    def close(self) -> None:
        """Let everybody go."""
        for person in self._people:
            person.leave()

    def _play(self, steps: Iterable[Step]) -> None:
        for who, text in steps:
            if who == ROLLED:
                self._people[0].send("roll", outcome=text)
            else:
                self._people[int(who)].send("play", move=text)


def _asked(url: str, body: dict[str, object]) -> tuple[dict[str, object], str]:
    """The answer to a request, and the cookie that came with it."""
    with urlopen(Request(url, json.dumps(body).encode(), JSON), timeout=_PATIENCE) as answer:
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        return json.load(answer), cookie
