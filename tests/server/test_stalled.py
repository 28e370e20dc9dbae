"""A client that stops reading: it is let go, it holds little, and it slows nobody."""

import json
import re
import socket
import time
from contextlib import ExitStack, suppress

from rollwright.server.viewer import MOST_CHARACTERS, Viewer
from tests.server.house import PATIENCE, Guest, House, Player

# So many questions may be open at once, and so many come while the others play.
PORTION = 19
PORTIONS = 5
# After those, more of them follow, at a pace that is no flood: how much the system holds
# for one who does not read is different on every machine.
SECONDS_BETWEEN_QUESTIONS = 0.07


def test_a_crowd_plays_on_while_one_of_it_does_not_read(home: House) -> None:
    host, deaf = home.guest(), home.guest()
    table = host.open(kind="event")
    crowd = [home.guest() for _ in range(4)]
    for at, guest in enumerate([deaf, *crowd]):
        guest.join(table, f"G{at}")
    with ExitStack() as stack:
        screen = stack.enter_context(host.sit(table))
        players = [stack.enter_context(guest.sit(table)) for guest in crowd]
        line = stack.enter_context(_stalled(home, deaf, table))
        viewer, dropped = _viewer_of(home, deaf, table), _dropped(home)
        screen.do("start")
        for at in range(PORTIONS):
            line.sendall(_question() * PORTION)
            _play_turn(players[at % len(players)])
            assert viewer.waiting <= MOST_CHARACTERS
            if at % len(players) == len(players) - 1:
                _help(screen, players)
        _ask_until_gone(home, table, line, viewer)
        assert _dropped(home) == dropped + 1
        assert viewer.waiting < 1000
        for player in players[1:]:
            _play_turn(player)


def _help(screen: Player, players: list[Player]) -> None:
    """A bot finishes the turn of the one who can't see anything."""
    turn = players[0].view["status"]["turn"]
    screen.ask("hurry")
    for player in players:
        while player.view["status"]["turn"] == turn:
            player.take()


def _play_turn(player: Player) -> None:
    """All moves until the turn is over."""
    player.until(lambda: player.view["moves"])
    while player.view["moves"]:
        player.play_first()


def _viewer_of(home: House, guest: Guest, table: str) -> Viewer:
    """How the server sees a guest, once it does."""
    assert home.lounge is not None
    name = home.lounge.guests.name_of(guest.token)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        guest.look(table)
        for viewer in list(home.lounge.rooms[table].viewers):
            if viewer.guest == name:
                return viewer
    raise AssertionError("it never came")


def _ask_until_gone(home: House, table: str, line: socket.socket, viewer: Viewer) -> None:
    assert home.lounge is not None
    end = time.monotonic() + PATIENCE
    while viewer in home.lounge.rooms[table].viewers:
        assert time.monotonic() < end, "it was never let go"
        # Once the viewer is let go, its line closes under the questions.
        with suppress(OSError):
            line.sendall(_question())
        time.sleep(SECONDS_BETWEEN_QUESTIONS)


def _dropped(home: House) -> float:
    """How many were let go because they did not read."""
    text = home.guest().http.get("/metrics").text
    found = re.search(r'^rollwright_dropped_total\{reason="slow"\} (\S+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def _stalled(home: House, guest: Guest, table: str) -> socket.socket:
    """A socket of a guest who never reads, with hardly any room for what comes."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", home.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {home.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    return line


def _question() -> bytes:
    """A question with a long answer, as a text frame that is masked with zeros."""
    payload = json.dumps({"op": "sheet", "command": "x", "seat": 0}).encode()
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
