"""The analysis of a finished game, and tables that go on from one of its positions."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.core.record import read_record
from tests.server.live_server import (
    PATIENCE,
    HttpClient,
    Json,
    RunningServer,
    run_in_thread,
    settings_for,
)

# One round of realms whose ends are few, so that little has to be computed.
REALMS: Json = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
LIMITS: Json = {"analysis_playouts": 48, "analyses_per_guest": 2, "guest_rate": 1000.0}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that analyses quickly."""
    with run_in_thread(settings_for(tmp_path_factory.mktemp("analysis"), **LIMITS)) as running:
        yield running


def finish(client: HttpClient, table: str) -> None:
    """Play the first legal moves to the end."""
    with client.open_socket(table) as player:
        player.play_to_the_end()


@pytest.fixture(scope="module")
def over(quick: RunningServer) -> tuple[HttpClient, str]:
    """A finished game of Ann, with a bot."""
    ann = quick.new_client()
    table = ann.open(game="rolling-realms", options=REALMS, seats=2, bots=["greedy"], start=True)
    finish(ann, table)
    return ann, table


def analysed(client: HttpClient, table: str, seat: int = 0) -> Json:
    """The analysis once it is done, which may take a while on a busy machine."""
    end = time.monotonic() + 5 * PATIENCE
    while (found := client.get(f"/api/tables/{table}/analysis?seat={seat}"))["state"] == "running":
        assert found["done"] <= found["total"]
        assert found["turns"] == []
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def finish_again(client: HttpClient, table: str, last: int) -> str:
    """Go on at a new table from so many steps before the end, to the end."""
    steps = client.get(f"/api/tables/{table}/replay/0")["steps"]
    wish = {"seat": 0, "step": steps - last, "name": "Ann"}
    opened = client.http.post(f"/api/tables/{table}/branch", json=wish)
    assert opened.status_code == 201, opened.text
    branch: str = opened.json()["table"]
    finish(client, branch)
    return branch


def test_who_sits_there_has_a_seat_analysed_and_all_may_read_it(
    quick: RunningServer, over: tuple[HttpClient, str]
) -> None:
    ann, table = over
    eve = quick.new_client()
    path = f"/api/tables/{table}/analysis"
    before = ann.get(path)
    assert (before["state"], before["total"], before["turns"]) == ("none", 0, [])
    assert (before["luck_words"], before["loss_words"], before["is_low_better"]) == ("", "", False)
    assert eve.http.post(path, json={"seat": 0}).status_code == 403
    begun = ann.http.post(path, json={"seat": 0}).json()
    assert (begun["state"], begun["total"], begun["turns"]) == ("running", 9, [])
    # Who asks again watches the same one, which costs nothing.
    assert ann.http.post(path, json={"seat": 0}).json()["state"] == "running"
    found = analysed(eve, table)
    assert found["state"] == "done"
    assert len(found["turns"]) == found["done"] == found["total"] == 9
    first = found["turns"][0]
    assert first["rolled"].startswith("Turn 1: the dice show")
    assert first["played"]
    assert found["loss"] == pytest.approx(sum(turn["loss"] for turn in found["turns"]), abs=0.05)
    assert found["loss_words"] == f"{found['loss']:.1f} stars"
    for turn in found["turns"]:
        assert bool(turn["better"]) == (turn["loss"] > 0)
        assert turn["loss"] == 0 or turn["loss"] > 2 * turn["error"]
        assert turn["step"] < turn["end"]
    assert len(found["points"]) == 3, "who plays the first move that is legal plays badly"
    worst = [found["turns"][at]["loss"] for at in found["points"]]
    assert worst == sorted(worst, reverse=True)
    # The record can tell it, and is the same game.
    plain = eve.http.get(f"/api/tables/{table}/record").text
    told = eve.http.get(f"/api/tables/{table}/record?analysis=1").text
    remarks = [line for line in told.splitlines() if "better" in line]
    assert len(remarks) == sum(turn["loss"] > 0 for turn in found["turns"])
    assert "better" not in plain
    bare, full = read_record(plain), read_record(told)
    assert [roll.outcome for roll in full.rolls] == [roll.outcome for roll in bare.rolls]
    assert full.tags == bare.tags
    # The same in another language, at once.
    spanish = ann.get(f"{path}?language=es")
    assert spanish["luck"] == found["luck"]
    assert spanish["turns"][0]["played"] != first["played"]


def test_an_analysis_is_kept_with_the_game(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, **LIMITS)
    with run_in_thread(settings) as running:
        ann = running.new_client()
        whole = ann.open(game="rolling-realms", options=REALMS, start=True)
        finish(ann, whole)
        table = finish_again(ann, whole, 6)
        path = f"/api/tables/{table}/analysis"
        assert ann.http.post(path, json={"seat": 0}).status_code == 200
        found = analysed(ann, table)
        cookie = ann.token
    with run_in_thread(settings) as running:
        again = running.new_client(cookie)
        assert again.get(path) == found
        # It goes with the table, where nobody else was.
        assert again.http.post("/api/guest/delete", json={}).json() == {"tables": 2}
        assert again.http.get(path).status_code == 404


def test_a_guest_has_only_so_many_games_analysed(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path, **{**LIMITS, "analyses_per_guest": 1})) as running:
        ann = running.new_client()
        table = ann.open(
            game="rolling-realms", options=REALMS, seats=2, bots=["greedy"], start=True
        )
        finish(ann, table)
        path = f"/api/tables/{table}/analysis"
        assert ann.http.post(path, json={"seat": 0}).status_code == 200
        refused = ann.http.post(path, json={"seat": 1})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "quota")
        # The one that is under way may still be watched.
        assert ann.http.post(path, json={"seat": 0}).status_code == 200


def test_only_finished_games_of_few_are_analysed(quick: RunningServer) -> None:
    ann = quick.new_client()
    table = ann.open(start=True)
    for path in (f"/api/tables/{table}/analysis?seat=0", f"/api/tables/{table}/analysis?seat=7"):
        assert ann.http.get(path).status_code == 409
    assert ann.http.post(f"/api/tables/{table}/analysis", json={"seat": 0}).status_code == 409
    wish = {"seat": 0, "step": 1, "name": "Ann"}
    assert ann.http.post(f"/api/tables/{table}/branch", json=wish).status_code == 409


def test_who_has_seen_the_replay_goes_on_from_there(
    quick: RunningServer, over: tuple[HttpClient, str]
) -> None:
    _, table = over
    eve = quick.new_client()
    step = 30
    then = eve.get(f"/api/tables/{table}/replay/{step}?seat=0")
    opened = eve.http.post(
        f"/api/tables/{table}/branch", json={"seat": 0, "step": step, "name": "Eve"}
    )
    assert opened.status_code == 201
    branch = opened.json()["table"]
    assert opened.json()["seat"] == 0
    view = eve.look(branch)
    assert view["origin"]["kind"] == "table"
    assert view["origin"]["name"] == table
    assert [seat["name"] for seat in view["seats"]] == ["Eve", "Greedy"]
    assert view["boards"]["0"]["marks"] == then["board"]["marks"]
    # It is played to its end, and has a replay and a review like every other game.
    finish(eve, branch)
    first = eve.get(f"/api/tables/{branch}/replay/0?seat=0")
    assert first["board"]["marks"] == then["board"]["marks"]
    last = eve.get(f"/api/tables/{branch}/replay/{first['steps']}?seat=0")
    assert last["step"] == first["steps"]
    curve = eve.get(f"/api/tables/{branch}/review?seat=0")["curve"]
    assert curve[-1]["step"] == first["steps"]
    # No score of a whole game is compared with its own.
    assert eve.get(f"/api/tables/{branch}/review?seat=0")["yardstick"] is None
    # And it has its own analysis, also of what began in the middle of a turn.
    again = finish_again(eve, branch, 5)
    path = f"/api/tables/{again}/analysis"
    assert eve.http.post(path, json={"seat": 0}).status_code == 200
    found = analysed(eve, again)
    assert found["state"] == "done"
    assert 0 < len(found["turns"]) < 4


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seat": 0, "step": 10_000, "name": "Ann"}, 400),
        ({"seat": 5, "step": 1, "name": "Ann"}, 400),
        ({"seat": 0, "step": 1, "name": ""}, 400),
        ({"seat": 0, "step": 1, "name": "Ann", "bot": "nobody"}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(
    over: tuple[HttpClient, str], wish: Json, status: int
) -> None:
    ann, table = over
    assert ann.http.post(f"/api/tables/{table}/branch", json=wish).status_code == status


def test_nobody_goes_on_from_the_end(over: tuple[HttpClient, str]) -> None:
    ann, table = over
    steps = ann.get(f"/api/tables/{table}/replay/0")["steps"]
    wish = {"seat": 0, "step": steps, "name": "Ann"}
    assert ann.http.post(f"/api/tables/{table}/branch", json=wish).status_code == 400
