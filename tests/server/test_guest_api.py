"""What guests do about their own data: end all sessions, or have everything deleted."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import HttpClient, RunningServer, run_in_thread, settings_for


def file_text(folder: Path) -> bytes:
    """All that is stored, also in pages that are free."""
    return b"".join(path.read_bytes() for path in folder.iterdir() if ".db" in path.name)


def end(client: HttpClient, **body: bool) -> str:
    answer = client.http.post("/api/guest/end", json=body)
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def seat_of(client: HttpClient, table: str) -> int | None:
    seat: int | None = client.look(table)["you"]["seat"]
    return seat


def test_ending_all_sessions_makes_every_token_invalid(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(seats=2)
    phone = server.new_client(ann.token)
    bearer = {"authorization": f"Bearer {ann.token}"}
    assert end(ann) == ""
    assert seat_of(ann, table) is None
    assert seat_of(phone, table) is None
    assert server.new_client().http.get("/api/games", headers=bearer).status_code == 401
    assert ann.http.post("/api/guest/end", json={}).status_code == 401


def test_this_session_may_be_kept_with_a_new_token(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(seats=2)
    phone, first = server.new_client(ann.token), ann.token
    for _ in range(2):
        token = end(ann, keep=True)
        assert token == ann.token != first
        assert seat_of(ann, table) == 0
    assert seat_of(phone, table) is None
    assert ann.look(table)["you"]["host"]


def test_open_sockets_of_the_guest_are_closed_and_no_others(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2)
    bob.join(table, "Bob")
    with ann.open_socket(table) as player, bob.open_socket(table) as other:
        end(server.new_client(ann.token))
        with pytest.raises(ConnectionClosed):
            player.until(lambda: False)
        assert player.others[-1]["code"] == "ended"
        other.execute("rename", name="Bo")


def test_it_holds_after_a_restart(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as first:
        ann = first.new_client()
        table = ann.open(seats=2)
        old = ann.token
        new = end(ann, keep=True)
    with run_in_thread(settings_for(tmp_path)) as second:
        assert seat_of(second.new_client(old), table) is None
        assert seat_of(second.new_client(new), table) == 0


def test_a_generation_cannot_be_forged(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(seats=2)
    secret, signature = ann.token.split(".")
    end(ann)
    forged = f"{secret}.7.{signature}"
    assert seat_of(server.new_client(forged), table) is None


def test_everything_about_a_guest_is_deleted(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as server:
        eve, bob = server.new_client(), server.new_client()
        alone = eve.open(name="Evelyne", start=True)
        shared = bob.open(name="Bob", seats=2)
        eve.join(shared, "Evelyne")
        hosted = eve.open(name="Evelyne", seats=2)
        bob.join(hosted, "Bob")
        with bob.open_socket(shared) as player:
            player.execute("start")
        with eve.open_socket(shared) as player:
            player.play_first()
        answer = eve.http.post("/api/guest/delete")
        assert answer.json() == {"tables": 3}
        assert bob.http.get(f"/api/tables/{alone}").status_code == 404
        view = bob.look(shared)
        assert view["seats"][1]["kind"] == "open"
        assert "Evelyne" not in json.dumps(view)
        assert "N. N." in json.dumps(view["log"])
        assert "Evelyne" not in bob.http.get(f"/api/tables/{shared}/record").text
        assert bob.look(hosted)["you"]["seat"] == 1
        assert seat_of(eve, shared) is None
        assert eve.http.post("/api/guest/delete").status_code == 401
        with bob.open_socket(shared) as player:
            player.play_first()
    assert b"Evelyne" not in file_text(tmp_path)


def test_two_who_are_deleted_are_told_apart(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as server:
        ann, bob, eve = [server.new_client() for _ in range(3)]
        table = ann.open(seats=3)
        bob.join(table, "Bob")
        eve.join(table, "Eve")
        for guest in (bob, eve):
            assert guest.http.post("/api/guest/delete").status_code == 200
        texts = [line["text"] for line in ann.look(table)["log"]]
        assert any("N. N. 2" in text for text in texts)
        assert not any("Bob" in text or "Eve" in text for text in texts)


def test_clients_of_a_table_come_again_and_find_it(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2, name="Ann")
    bob.join(table, "Bob")
    with ann.open_socket(table) as player:
        assert bob.http.post("/api/guest/delete").status_code == 200
        with pytest.raises(ConnectionClosed):
            player.until(lambda: False)
        assert player.others[-1]["code"] == "lost"
    with ann.open_socket(table) as player:
        assert player.view["you"]["host"]
        player.execute("bot", seat=1, bot="random")


def test_a_stranger_has_nothing_to_end_or_delete(server: RunningServer) -> None:
    stranger = server.new_client().http
    for path in ("/api/guest/end", "/api/guest/delete"):
        answer = stranger.post(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-token")
        assert "set-cookie" not in answer.headers


def test_no_foreign_page_can_delete_anybody(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    for path in ("/api/guest/end", "/api/guest/delete"):
        foreign = ann.http.post(path, headers={"origin": "http://evil.example"})
        assert foreign.status_code == 403
    assert seat_of(ann, table) == 0


def test_a_file_of_before_has_guests_without_generations(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as first:
        ann = first.new_client()
        table, token = ann.open(), ann.token
    database = sqlite3.connect(tmp_path / "tables.db")
    with database:
        database.execute("DROP TABLE IF EXISTS guests")
    database.close()
    with run_in_thread(settings_for(tmp_path)) as second:
        assert seat_of(second.new_client(token), table) == 0
