"""Attacks: the server refuses, nothing changes, and it keeps running."""

import contextlib
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from rollwright.core.message import say
from rollwright.server.errors import BadKey
from rollwright.server.guest_tokens import GuestTokens, load_key
from rollwright.server.state import ServerState, key_path
from tests.server.live_server import Json, RunningServer, SocketClient, run_in_thread, settings_for


def test_the_usual_headers(server: RunningServer) -> None:
    for path in ("/", "/api/games", "/healthz", "/nothing"):
        headers = server.new_client().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert re.search("script-src 'self'( 'sha256-[^' ]+')?;", policy)
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(server: RunningServer) -> None:
    wish = {"game": "rolling-america", "name": "Ann"}
    answer = server.new_client().http.post("/api/tables", json=wish)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("change", ["guest", "signature", "rubbish"])
def test_a_forged_token_gives_no_rights(server: RunningServer, change: str) -> None:
    ann = server.new_client()
    table = ann.open(seats=2)
    guest, _, signature = ann.token.partition(".")
    forged = {
        "guest": f"{'0' * 32}.{signature}",
        "signature": f"{guest}.{'0' * 64}",
        "rubbish": "rubbish",
    }[change]
    stranger = server.new_client(forged)
    with stranger.open_socket(table) as player:
        assert player.view["you"] == {"seat": None, "host": False, "name": ""}
        assert player.ask("start")["error"]["code"] == "not-host"
        assert player.ask("leave")["error"]["code"] == "not-seated"
    bearer = stranger.http.get("/api/games", headers={"authorization": f"Bearer {forged}"})
    assert bearer.status_code == 401
    assert bearer.json()["error"]["code"] == "bad-token"
    assert ann.look(table)["you"]["host"]


def test_a_program_may_send_its_token_as_a_bearer(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    other = server.new_client().http
    headers = {"authorization": f"Bearer {ann.token}"}
    view = other.get(f"/api/tables/{table}", headers=headers).json()["view"]
    assert view["you"]["seat"] == 0


OTHER_COOKIES = [
    b'theme={"dark":true}',
    b"prefs=a b",
    b"version=2",
    b"path=/x",
    b"flag",
    b"k[0]=1",
    b"a=1;;",
    "café=1".encode(),
    b'x="unterminated',
]


@pytest.mark.parametrize("other", OTHER_COOKIES)
def test_the_cookies_of_others_make_nobody_a_stranger(server: RunningServer, other: bytes) -> None:
    ann = server.new_client()
    table = ann.open()
    own = ann.cookie.encode()
    for cookies in ([other + b"; " + own], [own + b"; " + other], [other, own]):
        headers = [(b"cookie", cookie) for cookie in cookies]
        answer = httpx.get(f"http://{server.host}/api/tables/{table}", headers=headers)
        assert answer.json()["view"]["you"]["seat"] == 0
        assert "set-cookie" not in answer.headers


def test_the_cookies_of_others_make_nobody_a_stranger_at_a_socket(server: RunningServer) -> None:
    ann = server.new_client()
    table, stranger = ann.open(), server.new_client()
    cookie = f'theme={{"dark":true}}; {ann.cookie}'
    with stranger.connect(table, Cookie=cookie) as socket:
        view = json.loads(str(socket.recv(30)).split("\n")[0])["view"]
    assert view["you"]["seat"] == 0


def test_what_a_proxy_authorizes_locks_nobody_out(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    basic = {"authorization": "Basic dXNlcjpwYXNz"}
    for path in ("/", "/healthz", "/api/games"):
        assert server.new_client().http.get(path, headers=basic).status_code == 200
    seen = ann.http.get(f"/api/tables/{table}", headers=basic).json()["view"]
    assert seen["you"]["seat"] == 0
    bearer = {"authorization": f"bearer {ann.token}"}
    seen = server.new_client().http.get(f"/api/tables/{table}", headers=bearer).json()["view"]
    assert seen["you"]["seat"] == 0


def test_another_seats_moves_cannot_be_made(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host, bob.open_socket(table) as friend:
        host.execute("start")
        friend.until(lambda: friend.view["moves"])
        friend.socket.send(json.dumps({"op": "play", "command": "x", "seat": 0, "move": "done"}))
        friend.until(lambda: "" in friend.answers or "x" in friend.answers)
        assert friend.answers["x"]["error"]["code"] == "bad-request"
        friend.play_first()
    assert "0:" not in ann.http.get(f"/api/tables/{table}/record").text


def test_a_foreign_page_cannot_open_a_socket(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open()
    with pytest.raises(InvalidStatus) as refusal:
        ann.connect(table, Origin="http://evil.example")
    assert refusal.value.response.status_code == 403
    with ann.connect(table, Origin=f"http://{server.host}") as socket:
        assert json.loads(str(socket.recv(30)).split("\n")[0])["op"] == "view"


def test_a_foreign_page_cannot_post(server: RunningServer) -> None:
    http = server.new_client().http
    body = {"game": "rolling-america", "name": "Eve"}
    answer = http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    own = http.post("/api/tables", json=body, headers={"origin": f"http://{server.host}"})
    assert own.status_code == 201


def test_a_body_can_be_too_large(server: RunningServer) -> None:
    body = {"game": "rolling-america", "name": "A", "options": {"x": "y" * 100_000}}
    answer = server.new_client().http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"\xff"}',
        b"[" * 60_000,
        b'{"game":"rolling-realms","options":{"set":' + b"[" * 9000 + b"]" * 9000 + b"}}",
        b"\x00",
        b'{"game":',
    ],
    ids=["letters", "deep", "deep options", "nul", "half"],
)
def test_a_body_that_cannot_be_read_is_a_bad_request(server: RunningServer, body: bytes) -> None:
    json_type = {"content-type": "application/json"}
    answer = server.new_client().http.post("/api/tables", content=body, headers=json_type)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
    assert answer.json()["error"]["message"].endswith("it can't be read as JSON.")


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '{"op":"play"}',
    '{"op":"nonsense","command":"c"}',
    '{"op":"play","command":"c","move":5}',
    '{"op":"play","command":"","move":"done"}',
    '{"op":"kick","command":"c","seat":-1}',
    '{"op":"kick","command":"c","seat":1e99}',
    '{"op":"play","command":"c","move":"done","version":-5}',
    '{"op":"join","command":"c","name":"x"}',
    '{"op":"pledge","command":"c","seat":0,"commitment":"0","hash":"0"}',
    '{"op":"reveal","command":"c","commitment":"","word":"x"}',
    '{"op":"follow","command":"c","table":"abcdefgh"}',
    '{"op":"play","command":"c","move":"' + "x" * 500 + '"}',
    '{"op":"play","command":"\\ud800","move":"done"}',
    "[" * 5000,
]


def test_malformed_messages_are_refused_and_the_talk_goes_on(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        version = player.version
        for text in MALFORMED:
            player.socket.send(text)
            message = player.take()
            assert message["op"] == "refused", text
            assert message["error"]["code"] in ("bad-request", "illegal-move"), text
        player.socket.send(b"\xff\xfe\x00")
        assert player.take()["error"]["code"] == "bad-request"
        assert player.version == version
        player.play_first()


def heard_until_closed(socket: ClientConnection) -> list[Json]:
    """All messages from the server until it closes the socket."""
    told: list[Json] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told += [json.loads(line) for line in str(socket.recv(30)).split("\n")]
    return told


def test_an_oversized_message_closes_the_socket_and_nothing_else(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.connect(table) as socket:
        socket.send("x" * 1_000_000)
        assert all(message["op"] != "ack" for message in heard_until_closed(socket))
    with ann.open_socket(table) as player:
        player.play_first()


def refused_of(player: SocketClient, names: list[str]) -> list[str]:
    """Send all queries at once; returns which were refused."""
    for name in names:
        player.socket.send(json.dumps({"op": "why", "command": name, "move": "done"}))
    player.until(lambda: set(names) <= set(player.answers))
    return [name for name in names if player.answers[name]["op"] == "refused"]


def test_too_many_messages_at_once_are_refused_one_by_one(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        refused: list[str] = []
        # A slow machine may process the first hundreds within the rate limit.
        for start in range(0, 5000, 130):
            refused = refused or refused_of(player, [f"{start + number}" for number in range(130)])
        assert refused
        assert {player.answers[name]["error"]["code"] for name in refused} == {"flood"}
        assert player.answers["0"]["op"] == "why"


def test_a_flood_is_cut_off_and_others_play_on(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host:
        host.execute("start")
        host.until(lambda: host.view["moves"])
        with bob.connect(table) as socket:
            with contextlib.suppress(ConnectionClosed):
                # Enough to exceed the rate limit even on a slow machine.
                for number in range(5000):
                    socket.send(json.dumps({"op": "why", "command": f"{number}", "move": "done"}))
            told = heard_until_closed(socket)
        assert (told[-1]["op"], told[-1]["code"]) == ("gone", "flood")
        host.play_first()


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path, guest_rate=0.01, guest_burst=5)) as small:
        guest, other = small.new_client(), small.new_client()
        guest.open()
        statuses = [guest.http.get("/api/games").status_code for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3
        assert guest.http.get("/api/games").json()["error"]["code"] == "flood"
        assert other.http.get("/api/games").status_code == 200


def test_loading_the_page_again_and_again_is_no_flood(tmp_path: Path) -> None:
    with run_in_thread(
        settings_for(tmp_path, rate=0.01, burst=5, guest_rate=0.01, guest_burst=5)
    ) as small:
        guest = small.new_client()
        assert {guest.http.get("/").status_code for _ in range(20)} == {200}
        assert guest.http.get("/api/games").status_code == 200


def test_a_key_that_cannot_be_used_is_not_replaced(tmp_path: Path) -> None:
    path = key_path(tmp_path / "tables.db")
    path.write_bytes(b"x" * 31)
    for _ in range(2):
        with pytest.raises(BadKey) as refusal:
            ServerState(settings_for(tmp_path))
        assert str(path) in say(refusal.value.message)
        assert "31" in say(refusal.value.message, "es")
    assert path.read_bytes() == b"x" * 31
    path.unlink()
    path.mkdir()
    with pytest.raises(BadKey):
        ServerState(settings_for(tmp_path))


def test_tokens_are_good_for_one_key_only(tmp_path: Path) -> None:
    key = load_key(tmp_path / "a.key")
    assert load_key(tmp_path / "a.key") == key
    one, two = GuestTokens(key), GuestTokens(load_key(tmp_path / "b.key"))
    token = one.new_token()
    assert one.guest_of(token) == GuestTokens(key).guest_of(token)
    assert two.guest_of(token) is None
    assert one.guest_of(token + "0") is None
    assert token.partition(".")[0] not in (one.guest_of(token) or "")
