"""What one guest and one address may have: tables, names, new guests and sockets."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rollwright.games import find_game
from rollwright.tables.puzzle import packaged_puzzles
from tests.server.live_server import HttpClient, RunningServer, run_in_thread, settings_for
from tests.server.raw_line import STRANGER

TABLE = {"game": "rolling-america", "name": "Ann"}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[RunningServer]:
    limits: dict[str, Any] = {
        "tables_per_guest": 4,
        "tables_per_address": 6,
        "names_per_guest": 3,
        "guests_per_address": 5,
        "sockets_per_guest": 2,
        "connections_per_address": 20,
    }
    with run_in_thread(settings_for(tmp_path, **limits)) as running:
        yield running


def opens(client: HttpClient | httpx.Client, seats: int = 1, **wishes: Any) -> int:
    http = client.http if isinstance(client, HttpClient) else client
    answer = http.post("/api/tables", json={**TABLE, "seats": seats, **wishes})
    if answer.status_code == 429:
        assert answer.json()["error"]["code"] == "quota"
        assert int(answer.headers["retry-after"]) >= 60
    return answer.status_code


def stranger(server: RunningServer) -> httpx.Client:
    """A new guest at another address."""
    transport = httpx.HTTPTransport(local_address=STRANGER)
    return httpx.Client(base_url=f"http://{server.host}", transport=transport, timeout=60)


def test_a_guest_opens_only_so_many_tables(small: RunningServer) -> None:
    ann = small.new_client()
    assert [opens(ann) for _ in range(6)] == [201] * 4 + [429] * 2
    assert opens(small.new_client()) == 201


def test_puzzles_count_as_tables(small: RunningServer) -> None:
    ann = small.new_client()
    puzzle = packaged_puzzles(find_game("rolling-america"))[0]
    path = f"/api/puzzles/{puzzle.name}/tables"
    statuses = [ann.http.post(path, json={"name": "Ann"}).status_code for _ in range(6)]
    assert statuses == [201] * 4 + [429] * 2
    assert opens(ann) == 429


def test_a_large_table_counts_as_several(small: RunningServer) -> None:
    ann, bob = small.new_client(), small.new_client()
    assert [opens(ann, seats) for seats in (31, 1)] == [201, 429]
    assert opens(bob, 100) == 429
    assert opens(bob, 1, kind="event", bots=["random"] * 50) == 429
    assert opens(bob, 10) == 201


def test_dropping_the_cookie_opens_no_more_at_one_address(small: RunningServer) -> None:
    statuses = []
    for _ in range(8):
        with stranger(small) as guest:
            statuses.append(opens(guest))
    # Five new guests may come from there.
    assert statuses == [201] * 5 + [429] * 3
    assert opens(small.new_client()) == 201


def test_what_a_proxy_forwards_counts_for_the_address_behind_it(small: RunningServer) -> None:
    def at(address: str) -> int:
        headers = {"x-forwarded-for": address}
        answer = httpx.post(f"http://{small.host}/api/tables", json=TABLE, headers=headers)
        return answer.status_code

    assert [at("192.0.2.1") for _ in range(7)] == [201] * 5 + [429] * 2
    assert at("192.0.2.2") == 201


def test_a_rematch_is_a_table_as_well(small: RunningServer) -> None:
    ann = small.new_client()
    table = ann.open(game="rolling-realms", options={"rounds": 1}, start=True)
    with ann.open_socket(table) as player:
        player.play_to_the_end()
    assert [opens(ann) for _ in range(3)] == [201] * 3
    again = ann.http.post(f"/api/tables/{table}/rematch", json={})
    assert (again.status_code, again.json()["error"]["code"]) == (429, "quota")


def test_names_are_not_changed_without_end(small: RunningServer) -> None:
    ann = small.new_client()
    with ann.open_socket(ann.open(seats=2)) as player:
        answers = [player.ask("rename", name=f"Ann {number}") for number in range(5)]
        assert [answer["op"] for answer in answers] == ["ack"] * 3 + ["refused"] * 2
        assert answers[-1]["error"]["code"] == "quota"


def test_a_guest_has_only_so_many_sockets(small: RunningServer) -> None:
    ann = small.new_client()
    table = ann.open(start=True)
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(ann.connect(table))
        with pytest.raises(InvalidStatus):
            ann.connect(table)
        assert small.new_client().look(table)
    with ann.connect(table) as socket:
        assert json.loads(str(socket.recv(30)).split("\n")[0])["op"] == "view"


def test_all_sockets_of_a_guest_share_what_they_may_compute(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path, guest_share=0.0005)) as server:
        ann, bob = server.new_client(), server.new_client()
        table = ann.open(seats=2)
        bob.join(table, "Bob")
        answers: list[str] = []
        for _ in range(4):
            with ann.open_socket(table) as socket:
                answers += [_code(socket.ask("watch", seats=[0])) for _ in range(10)]
                if answers[-1] == "flood":
                    # Commands count as well.
                    assert _code(socket.ask("rename", name="Anna")) == "flood"
        assert answers[0] == "watching"
        assert 3 <= answers.count("watching") <= 30
        with bob.open_socket(table) as other:
            assert _code(other.ask("watch", seats=[0])) == "watching"


def test_strangers_at_one_address_share_what_they_may_compute(tmp_path: Path) -> None:
    """Tokens are free: whoever has none is a new guest with each socket."""
    with run_in_thread(settings_for(tmp_path, address_share=0.0005)) as server:
        table = server.new_client().open(seats=2)
        codes = [_watched(server, table, STRANGER) for _ in range(40)]
        assert codes[0] == "watching"
        assert codes[-1] == "flood"
        assert _watched(server, table, "127.0.0.3") == "watching"
        # Whoever is at this machine is no stranger.
        assert [_watched(server, table, "127.0.0.1") for _ in range(30)] == ["watching"] * 30


def _watched(server: RunningServer, table: str, source: str) -> str:
    address = f"ws://{server.host}/api/tables/{table}/socket"
    with connect(address, source_address=(source, 0)) as socket:
        socket.send(json.dumps({"op": "watch", "command": "c", "seats": [0]}))
        while True:
            for line in str(socket.recv(60)).splitlines():
                message = json.loads(line)
                if message.get("command") == "c":
                    return _code(message)


def _code(answer: dict[str, Any]) -> str:
    """What came of a message."""
    return str(answer.get("error", {}).get("code", answer["op"]))
