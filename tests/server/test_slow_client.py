"""A client that stops reading is disconnected, holds little memory, and delays no other."""

import json
import re
import socket
import time
from contextlib import ExitStack, suppress

from rollwright.server.connection import MAX_BYTES, Connection
from tests.server.live_server import PATIENCE, HttpClient, RunningServer, SocketClient

# How many queries are sent at once, and how often while the others play.
PORTION = 19
PORTIONS = 5
# Then more follow, within the rate limit: how much the kernel buffers differs between machines.
SECONDS_BETWEEN_QUESTIONS = 0.07


def test_a_crowd_plays_on_while_one_of_it_does_not_read(server: RunningServer) -> None:
    host, deaf = server.new_client(), server.new_client()
    table = host.open(kind="event")
    crowd = [server.new_client() for _ in range(4)]
    for at, guest in enumerate([deaf, *crowd]):
        guest.join(table, f"G{at}")
    with ExitStack() as stack:
        screen = stack.enter_context(host.open_socket(table))
        players = [stack.enter_context(guest.open_socket(table)) for guest in crowd]
        line = stack.enter_context(_stalled(server, deaf, table))
        connection, dropped = _connection_of(server, deaf, table), _dropped(server)
        screen.execute("start")
        for at in range(PORTIONS):
            line.sendall(_question() * PORTION)
            _play_turn(players[at % len(players)])
            assert connection.queued <= MAX_BYTES
            if at % len(players) == len(players) - 1:
                _help(screen, players)
        _ask_until_gone(server, table, line, connection)
        assert _dropped(server) == dropped + 1
        assert connection.queued < 1000
        for player in players[1:]:
            _play_turn(player)


def _help(screen: SocketClient, players: list[SocketClient]) -> None:
    """Let a bot finish the turn of the client that doesn't read."""
    turn = players[0].view["status"]["turn"]
    screen.ask("hurry")
    for player in players:
        while player.view["status"]["turn"] == turn:
            player.take()


def _play_turn(player: SocketClient) -> None:
    """Make all moves until the turn is over."""
    player.until(lambda: player.view["moves"])
    while player.view["moves"]:
        player.play_first()


def _connection_of(server: RunningServer, guest: HttpClient, table: str) -> Connection:
    """The server's connection of a guest, once it exists."""
    assert server.state is not None
    name = server.state.tokens.guest_of(guest.token)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        guest.look(table)
        for connection in list(server.state.broadcasters[table].connections):
            if connection.guest == name:
                return connection
    raise AssertionError("it never came")


def _ask_until_gone(
    server: RunningServer, table: str, line: socket.socket, connection: Connection
) -> None:
    assert server.state is not None
    end = time.monotonic() + PATIENCE
    while connection in server.state.broadcasters[table].connections:
        assert time.monotonic() < end, "it was never let go"
        # Once the client is disconnected, its socket closes while queries are being sent.
        with suppress(OSError):
            line.sendall(_question())
        time.sleep(SECONDS_BETWEEN_QUESTIONS)


def _dropped(server: RunningServer) -> float:
    """The number of clients disconnected because they did not read."""
    text = server.new_client().http.get("/metrics").text
    found = re.search(r'^rollwright_dropped_total\{reason="slow"\} (\S+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def _stalled(server: RunningServer, guest: HttpClient, table: str) -> socket.socket:
    """A raw socket that never reads, with a small receive buffer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {server.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    return line


def _question() -> bytes:
    """A query with a long answer, as a text frame masked with zeros."""
    payload = json.dumps({"op": "sync", "command": "x"}).encode()
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
