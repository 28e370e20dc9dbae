"""A server whose data file is deleted or replaced says so, and acknowledges nothing more."""

import json
import os
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import run_in_thread, settings_for

pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file can't be deleted there")


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_moves_are_refused_and_everybody_is_told(tmp_path: Path, how: str) -> None:
    data = tmp_path / "tables.db"
    with run_in_thread(settings_for(tmp_path)) as running:
        ann = running.new_client()
        table = ann.open(start=True)
        with ann.open_socket(table) as player:
            player.play_first()
            if how == "deleted":
                data.unlink()
            else:
                (tmp_path / "other").write_bytes(data.read_bytes())
                (tmp_path / "other").replace(data)
            player.until(lambda: player.view["moves"])
            answer = player.ask("play", move=player.moves()[0], version=player.version)
            assert (answer["op"], answer["error"]["code"]) == ("refused", "file-lost")
            assert "nothing more can be saved" in answer["error"]["message"]
            player.until(lambda: player.others)
            assert player.others[0]["code"] == "file-lost"
            assert "nothing more can be saved" in player.others[0]["reason"]
        health = ann.http.get("/healthz")
        assert health.status_code == 503
        assert str(data) in health.text
        assert how in health.text
        for answer_ in (
            ann.http.get(f"/api/tables/{table}"),
            ann.http.post("/api/tables", json={"game": "rolling-america", "name": "Ann"}),
        ):
            assert (answer_.status_code, answer_.json()["error"]["code"]) == (503, "file-lost")
        with ann.connect(table) as socket:
            assert json.loads(socket.recv(30))["code"] == "file-lost"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013, "it may be brought back"


def test_it_is_noticed_while_nobody_asks(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as running:
        running.new_client().open(start=True)
        (tmp_path / "tables.db").unlink()
        end = time.monotonic() + 60
        while not (tmp_path / "tables.db.rescued").exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert (tmp_path / "tables.db.rescued").exists()
