"""The JSON API, over real HTTP."""

import re
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.record import read_record
from rollwright.tables.journal import Journal
from rollwright.tables.proof import CONSISTENT, prove
from tests.server.live_server import RunningServer


def test_the_games_are_told_in_the_language_asked_for(server: RunningServer) -> None:
    guest = server.new_client()
    english, spanish = guest.get("/api/games"), guest.get("/api/games?language=es")
    assert english["languages"] == ["en", "es"]
    assert "greedy" in english["bots"]
    assert set(english["bot_names"]) == set(english["bots"])
    assert spanish["bot_names"]["greedy"] == "Codicioso"
    assert set(spanish["bot_abouts"]) == set(english["bots"])
    assert english["bot_abouts"]["random"] == "plays by chance"
    ids = [game["id"] for game in english["games"]]
    assert {"rolling-america", "rolling-realms"} <= set(ids)
    assert all(set(game["seats"]) == {"min", "max"} for game in english["games"])
    assert english["games"][0]["goal"] != spanish["games"][0]["goal"]


def test_what_a_list_may_hold_is_told_by_name(server: RunningServer) -> None:
    games = server.new_client().http.get("/api/games?language=en").json()["games"]
    lists = {
        (game["id"], option["name"]): option["lists"]
        for game in games
        for option in game["options"]
        if option["lists"]
    }
    realms = lists["rolling-realms", "realms"]
    assert (realms["size"], realms["most"]) == (3, 3)
    assert ("my-little-scythe", "My Little Scythe") in names_in(realms)
    tiles = lists["dice-realms", "tiles"]
    assert (tiles["size"], tiles["most"]) == (5, 0)
    assert ("grain-robber", "Grain Robber") in names_in(tiles)


def names_in(lists: dict[str, Any]) -> list[tuple[str, str]]:
    return [(item["id"], item["name"]) for item in lists["items"]]


def test_a_new_table_tells_its_commitment_and_no_secret(server: RunningServer) -> None:
    guest = server.new_client()
    answer = guest.http.post("/api/tables", json={"game": "rolling-america", "name": "Ann"})
    assert answer.status_code == 201
    opened = answer.json()
    assert opened["seat"] == 0
    assert re.fullmatch("[0-9a-f]{64}", opened["commitment"])
    view = guest.look(opened["table"])
    assert view["commitment"] == opened["commitment"]
    assert view["seed"] == ""
    assert view["stage"] == "lobby"
    assert view["you"] == {"seat": 0, "host": True, "name": "Ann"}


def test_a_second_join_gives_the_same_seat(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=3)
    assert [bob.join(table, "Bob"), bob.join(table, "Robert"), ann.join(table, "Ann")] == [1, 1, 0]
    assert [seat["name"] for seat in ann.look(table)["seats"]] == ["Ann", "Bob", ""]


def test_who_left_sits_down_again_and_who_was_put_out_does_not(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=3)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host, bob.open_socket(table) as friend:
        friend.execute("leave")
        assert [bob.join(table, "Bob"), bob.join(table, "Bob")] == [1, 1]
        version = ann.get(f"/api/tables/{table}")["version"]
        host.until(lambda: host.version >= version)
        host.execute("kick", seat=1)
        for _ in range(2):
            answer = bob.http.post(f"/api/tables/{table}/join", json={"name": "Bob"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "refused")
            assert answer.json()["error"]["message"].startswith("The host has asked you to leave")


NAMES = {
    "👨\u200d👩\u200d👧": True,
    "می\u200cخواهم": True,
    "x" * 40: True,
    "x" * 41: False,
    "\u200d\u200c": False,
    "a\u202eb": False,
    "a\u200bb": False,
    "a\x00b": False,
}


@pytest.mark.parametrize(("name", "is_good"), NAMES.items(), ids=ascii)
def test_names_may_be_joined_but_hide_nothing(
    server: RunningServer, name: str, is_good: bool
) -> None:
    ann = server.new_client()
    asked = {"game": "rolling-america", "name": name, "start": True}
    answer = ann.http.post("/api/tables", json=asked)
    assert answer.status_code == (201 if is_good else 400)
    if is_good:
        assert ann.look(answer.json()["table"])["you"]["name"] == name
    else:
        assert "invisible" in answer.json()["error"]["message"]


def test_a_game_alone_is_played_replayed_proven_and_played_again(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(game="rolling-realms", options={"rounds": 1}, start=True)
    with ann.open_socket(table) as player:
        player.play_to_the_end()
        result = player.view["result"]
        assert [entry["place"] for entry in result] == [1]
        assert set(result[0]["labels"]) == set(result[0]["numbers"])
        parts = result[0]["parts"]
        assert len(parts) == 5
        assert (parts[-1]["points"], parts[-1]["total"]) == (result[0]["points"], True)
        total = sum(float(part["points"]) for part in parts if "total" not in part)
        assert f"{total:.1f}" == result[0]["points"]
        assert result[0]["words"] == f"{result[0]['points']} stars"
        record = ann.http.get(f"/api/tables/{table}/record").text
        proof = prove(read_record(record))
        assert proof.dice == CONSISTENT
        assert f'[Seed "{player.view["seed"]}"]' in record
        last = ann.get(f"/api/tables/{table}/replay/0")["steps"]
        end = ann.get(f"/api/tables/{table}/replay/{last}?seat=0&language=es")
        assert end["board"]["dice"] == []
        assert end["board"]["marks"] == player.view["boards"]["0"]["marks"]
        assert (end["hand"], end["tiles"]) == (player.view["hand"], player.view["tiles"])
        assert end["text"].startswith("Ann: El turno ha terminado.")
        rolls = [ann.get(f"/api/tables/{table}/replay/{step}") for step in (0, 2, 3)]
        # The realms are drawn first, then come the dice; what follows is a move.
        assert [step["rolled"]["together"] for step in rolls] == [0, 2, 2]
        answer = ann.http.post(f"/api/tables/{table}/rematch")
        following = answer.json()["table"]
        player.until(lambda: player.view["rematch"] == following)
        assert player.view["rematch_by"] == 0
        assert ann.http.post(f"/api/tables/{table}/rematch").json() == {"table": following}
        assert ann.look(following)["stage"] == "playing"


def test_the_record_of_a_running_game_keeps_the_secret(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.play_first()
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert "[Commitment" in text
    assert "Seed" not in text
    assert ann.http.get(f"/api/tables/{table}/replay/0").status_code == 409


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/zzzzzzzz", None, 404, "unknown-table"),
        ("GET", "/api/tables/no-such", None, 404, "unknown-table"),
        ("GET", "/nothing", None, 404, "not-found"),
        ("GET", "/static/../../secret", None, 404, "not-found"),
        ("DELETE", "/api/tables", None, 405, "wrong-method"),
        ("POST", "/api/tables", {"game": "chess", "name": "Ann"}, 400, "unknown-game"),
        ("POST", "/api/tables", {"game": "rolling-america"}, 400, "bad-options"),
        ("POST", "/api/tables", {"name": "Ann"}, 400, "bad-request"),
        ("POST", "/api/tables", {"game": 5, "name": "Ann"}, 400, "bad-request"),
        ("POST", "/api/tables", ["game"], 400, "bad-request"),
        (
            "POST",
            "/api/tables",
            {"game": "rolling-america", "name": "A", "bots": ["oracle"]},
            400,
            "unknown-bot",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "rolling-america", "name": "A", "seats": 0},
            400,
            "bad-request",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "rolling-america", "name": "A", "extra": 1},
            400,
            "bad-request",
        ),
        ("POST", "/api/tables/zzzzzzzz/join", {"name": "Bob"}, 404, "unknown-table"),
    ],
)
def test_every_error_looks_alike(
    server: RunningServer, method: str, path: str, body: Any, status: int, code: str
) -> None:
    answer = server.new_client().http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"] == code
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/static/app/main.js", "/nothing"])
def test_head_is_answered_like_get_without_the_body(server: RunningServer, path: str) -> None:
    http = server.new_client().http
    http.get("/api/games")
    got, head = http.get(path), http.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert got.content
    for name in ("content-type", "content-length", "etag"):
        assert head.headers.get(name) == got.headers.get(name)
    assert http.head("/metrics").status_code == 200


def test_a_wrong_method_is_told_the_right_ones(server: RunningServer) -> None:
    http = server.new_client().http
    assert http.put("/").headers["allow"] == "GET, HEAD, OPTIONS"
    assert http.put("/api/tables").headers["allow"] == "GET, HEAD, OPTIONS, POST"
    assert http.get("/api/seals").headers["allow"] == "OPTIONS, POST"
    assert http.head("/api/seals").headers["allow"] == "OPTIONS, POST"


def test_errors_speak_the_language_of_the_asker(server: RunningServer) -> None:
    http = server.new_client().http
    spanish = http.get("/api/tables/zzzzzzzz", headers={"accept-language": "es-ES,es;q=0.9"})
    assert spanish.json()["error"]["message"].startswith("No hay ninguna mesa")
    english = http.get("/api/tables/zzzzzzzz?language=en", headers={"accept-language": "es"})
    assert english.json()["error"]["message"].startswith("There is no table")


def test_who_sits_asks_for_a_rematch_and_only_at_the_end(server: RunningServer) -> None:
    ann, bob, eve = server.new_client(), server.new_client(), server.new_client()
    table = ann.open(seats=2)
    bob.join(table, "Bob")
    assert eve.http.post(f"/api/tables/{table}/rematch").status_code == 403
    assert ann.http.post(f"/api/tables/{table}/rematch").status_code == 409
    assert bob.http.post(f"/api/tables/{table}/rematch").status_code == 409
    # A crowd goes on where its host wants it to.
    event = ann.open(kind="event")
    bob.join(event, "Bob")
    assert bob.http.post(f"/api/tables/{event}/rematch").status_code == 403
    assert ann.http.post(f"/api/tables/{event}/rematch").status_code == 409


def test_an_event_takes_everybody_and_its_host_watches(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    assert host.look(table)["you"]["seat"] is None
    guests = [server.new_client() for _ in range(15)]
    assert [guest.join(table, f"G{at}") for at, guest in enumerate(guests)] == list(range(15))
    view = guests[14].look(table)
    assert view["count"] == 15
    assert [seat["seat"] for seat in view["seats"]] == list(range(12))
    assert view["you"]["entry"]["seat"] == 14


def test_health_metrics_and_schema(server: RunningServer) -> None:
    http = server.new_client().http
    assert http.get("/healthz").text == "ok"
    assert "rollwright_requests_total" in http.get("/metrics").text
    page = http.get("/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    paths = http.get("/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/join" in paths


def test_events_are_counted_where_nobody_looks_on(server: RunningServer) -> None:
    http = server.new_client().http
    before = _metric(http.get("/metrics").text, "rollwright_events_total")
    server.new_client().open(seats=2, bots=["greedy"])
    assert _metric(http.get("/metrics").text, "rollwright_events_total") == before + 3


def test_every_message_is_counted(server: RunningServer) -> None:
    ann = server.new_client()
    with ann.open_socket(ann.open()) as player:
        before = _metric(ann.http.get("/metrics").text, "rollwright_messages_total")
        player.ask("watch", seats=[9])
        assert _metric(ann.http.get("/metrics").text, "rollwright_messages_total") == before + 1


def _metric(text: str, name: str) -> float:
    """A number from the metrics of the server."""
    return next(float(line.split()[1]) for line in text.split("\n") if line.startswith(name + " "))


def test_a_server_that_cannot_write_is_not_well(server: RunningServer, tmp_path: Path) -> None:
    class Broken(Journal):
        def _check(self) -> str:
            return "disk I/O error"

    assert server.state is not None
    registry = server.state.registry
    sound, registry.journal = registry.journal, Broken(tmp_path / "broken.db")
    try:
        answer = server.new_client().http.get("/healthz?language=es")
    finally:
        registry.journal.close()
        registry.journal = sound
    assert answer.status_code == 503
    assert answer.text == "No se puede escribir nada en el diario: disk I/O error."


def test_the_page_and_its_files(server: RunningServer) -> None:
    http = server.new_client().http
    for path in ("/", "/t/abcdefgh", "/t/abcdefgh/screen"):
        answer = http.get(path)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        again = http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


def test_who_opens_a_table_is_warned_of_realms_that_should_not_come_together(
    server: RunningServer,
) -> None:
    ann = server.new_client()
    realms = [["between-two-cities", "the-society", "scythe"]]
    wish: dict[str, object] = {"game": "youtoma", "name": "Ann", "options": {"realms": realms}}
    (warning,) = ann.http.post("/api/tables", json=wish).json()["warnings"]
    assert "advise against" in warning
    wish["options"] = {"realms": [["between-two-cities", "scythe"]]}
    refused = ann.http.post("/api/tables", json=wish).json()
    assert refused["error"]["message"] == "Choose three realms for each round: round 1 has 2."
