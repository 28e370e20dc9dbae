"""A real server on loopback, and clients for it."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from rollwright.server.run import listen, make_server
from rollwright.server.settings import Settings
from rollwright.server.state import ServerState

PATIENCE = 60.0
_numbers = count(1)
Json = dict[str, Any]


@contextmanager
def run_in_thread(settings: Settings) -> Iterator["RunningServer"]:
    """A server in a thread of its own, until the block ends."""
    listener, ready = listen(settings), threading.Event()
    state = ServerState(settings)
    server = make_server(settings, state, ready.set)
    run = server.serve(sockets=[listener])
    # A daemon: a run that is cut off must not leave a process behind that serves for ever.
    thread = threading.Thread(target=lambda: asyncio.run(run), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    running = RunningServer(listener.getsockname()[1], state)
    try:
        yield running
    finally:
        running.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


class RunningServer:
    """A running server and the clients of a test."""

    def __init__(self, port: int, state: ServerState | None = None) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.state = state
        self._clients: list[HttpClient] = []

    def new_client(self, token: str = "") -> "HttpClient":
        """A client with a token, or a new guest."""
        client = HttpClient(self.host, token)
        self._clients.append(client)
        return client

    def close(self) -> None:
        """Close all clients."""
        for client in self._clients:
            client.http.close()


class HttpClient:
    """An HTTP client that keeps its cookies."""

    def __init__(self, host: str, token: str = "") -> None:
        self.host = host
        cookies = {"rollwright": token} if token else {}
        self.http = httpx.Client(base_url=f"http://{host}", cookies=cookies, timeout=PATIENCE)

    @property
    def token(self) -> str:
        """The token that the server gave."""
        return self.cookie.partition("=")[2]

    @property
    def cookie(self) -> str:
        """The cookie that the server set, else that of the given token."""
        pairs = sorted(self.http.cookies.items(), reverse=True)
        return "=".join(pairs[0]) if pairs else ""

    def get(self, path: str) -> Json:
        """The JSON at a path; the status must be 200."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def open(self, **wishes: Any) -> str:
        """Open a table, and return its id."""
        asked = {"game": "rolling-america", "name": "Ann", **wishes}
        answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def join(self, table: str, name: str) -> int:
        """Take a seat."""
        answer = self.http.post(f"/api/tables/{table}/join", json={"name": name})
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        return seat

    def look(self, table: str) -> Json:
        """The view of a table."""
        view: Json = self.get(f"/api/tables/{table}")["view"]
        return view

    def connect(self, table: str, query: str = "", **headers: str) -> ClientConnection:
        """A bare socket."""
        if self.token:
            headers["Cookie"] = self.cookie
        address = f"ws://{self.host}/api/tables/{table}/socket{query}"
        return connect(address, additional_headers=headers, max_size=None)

    @contextmanager
    def open_socket(self, table: str, query: str = "") -> Iterator["SocketClient"]:
        """A socket that keeps its view up to date."""
        with self.connect(table, query) as socket:
            player = SocketClient(socket)
            player.until(lambda: bool(player.view))
            yield player


class SocketClient:
    """A socket client: keeps the view up to date, and collects the answers to its commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.version = 0
        self.answers: dict[str, Json] = {}
        self.others: list[Json] = []
        self._lines: list[str] = []

    def take(self) -> Json:
        """Read one message."""
        if not self._lines:
            self._lines = str(self.socket.recv(PATIENCE)).split("\n")
        message: Json = json.loads(self._lines.pop(0))
        match message["op"]:
            case "view":
                self.view, self.version = message["view"], message["version"]
            case "update":
                self.view.update(message.get("changes", {}))
                self.view["log"] = [*self.view["log"], *message.get("lines", [])]
                for seat, change in message.get("boards", {}).items():
                    self._redraw(seat, change)
                self.version = message["version"]
            case "standings" | "countdown" | "gone":
                self.others.append(message)
            case _:
                self.answers[message["command"]] = message
        return message

    def _redraw(self, seat: str, change: Json) -> None:
        """Put a change into a new board: tests compare it with earlier ones."""
        board = {**self.view["boards"].get(seat, {}), **change}
        if "prints" not in change:
            known = self.view["boards"][seat]
            marks = {mark[0]: mark for mark in known["marks"]}
            marks |= {mark[0]: mark for mark in change.get("marks", [])}
            # A whole board does not tell of blank places.
            board["marks"] = [marks[at] for at in sorted(marks) if marks[at][1:] != ["blank"]]
        self.view["boards"] = {**self.view["boards"], seat: board}

    def moves(self) -> list[str]:
        """The texts of the own legal moves."""
        return moves_in(self.view)

    def until(self, happened: Callable[[], object]) -> None:
        """Read messages until a condition holds."""
        while not happened():
            self.take()

    def ask(self, op: str, command: str = "", **fields: Any) -> Json:
        """Send a message, and wait for its answer."""
        command = command or f"c{next(_numbers)}"
        self.answers.pop(command, None)
        self.socket.send(json.dumps({"op": op, "command": command, **fields}))
        self.until(lambda: command in self.answers)
        return self.answers[command]

    def execute(self, op: str, **fields: Any) -> int:
        """Send a command that must succeed, and wait for its update."""
        answer = self.ask(op, version=self.version, **fields)
        assert answer["op"] == "ack", answer
        version: int = answer["version"]
        self.until(lambda: self.version >= version)
        return version

    def play_first(self) -> None:
        """Make the first legal move, once there is one."""
        self.until(lambda: self.view["moves"])
        self.execute("play", move=self.moves()[0])

    def play_to_the_end(self) -> None:
        """Play the first legal move until the game is over."""
        while self.view["stage"] != "over":
            if self.view["moves"]:
                self.play_first()
            else:
                self.take()


def moves_in(view: Json) -> list[str]:
    """The texts of the legal moves in a view."""
    return [move[0] for group in view["moves"] for move in group["moves"]]


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for a server with its data in a folder, on a free port."""
    return Settings(data=folder / "tables.db", port=0, **changes)
