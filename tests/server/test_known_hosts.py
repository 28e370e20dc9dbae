"""`Host` and `Origin`: a stranger's page is not of this server's origin, whatever its name says."""

from pathlib import Path

import pytest

from rollwright.server.known_hosts import KnownHosts
from tests.server.live_server import RunningServer, run_in_thread, settings_for
from tests.server.raw_line import raw_line, status_of

AT_HOME = ["127.0.0.1", "127.0.0.1:8044", "localhost:8044", "[::1]:8044", "play.localhost", ""]
IN_THE_NETWORK = ["192.0.2.7:8044", "[2001:db8::7]:80", "nas", "nas:8044", "box.local", "box.lan."]
STRANGE = ["evil.example", "evil.example:8044", "127.0.0.1.evil.example", "localhost.evil.example"]


@pytest.mark.parametrize("host", AT_HOME)
@pytest.mark.parametrize("listens", ["127.0.0.1", "::1", "localhost", "0.0.0.0", "192.0.2.7"])
def test_names_of_this_machine_are_always_its_own(listens: str, host: str) -> None:
    assert KnownHosts(listens).contains(host)


@pytest.mark.parametrize("host", IN_THE_NETWORK)
def test_names_and_addresses_of_a_network_are_known_where_it_listens(host: str) -> None:
    assert KnownHosts("0.0.0.0").contains(host)
    assert not KnownHosts("127.0.0.1").contains(host)


@pytest.mark.parametrize("host", STRANGE)
def test_names_that_others_can_own_have_to_be_given(host: str) -> None:
    assert not KnownHosts("127.0.0.1").contains(host)
    assert not KnownHosts("0.0.0.0").contains(host)
    assert not KnownHosts("0.0.0.0", ["games.example.org"]).contains(host)
    assert KnownHosts("127.0.0.1", ["*"]).contains(host)


def test_a_given_name_is_known_with_any_port_and_in_any_case() -> None:
    hosts = KnownHosts("127.0.0.1", ["Games.Example.org"])
    assert hosts.contains("games.example.org")
    assert hosts.contains("GAMES.example.ORG:443")


@pytest.mark.parametrize("target", ["/", "/api/games", "/healthz", "/static/app/main.js"])
def test_a_rebound_name_gets_nothing(server: RunningServer, target: str) -> None:
    with raw_line(server) as line:
        answer = line.ask(target, f"Host: evil.example:{server.port}")
    assert status_of(answer) == 421
    assert b"wrong-host" in answer


def test_a_rebound_name_gets_no_socket(server: RunningServer) -> None:
    table = server.new_client().open()
    origin = f"evil.example:{server.port}"
    upgrade = ("Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    with raw_line(server) as line:
        path = f"/api/tables/{table}/socket"
        answer = line.ask(path, f"Host: {origin}", f"Origin: http://{origin}", key, *upgrade)
    assert status_of(answer) == 403


def test_a_given_name_is_served(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path, public_hosts=("games.example.org",))) as public:
        http = public.new_client().http
        assert http.get("/", headers={"host": "games.example.org"}).status_code == 200


BODY = {"game": "rolling-america", "name": "Eve"}


@pytest.mark.parametrize(
    ("forwarded", "origin", "status"),
    [
        ("http", "http://{host}", 201),
        ("https", "https://{host}", 201),
        ("https", "http://{host}", 403),
        ("http", "https://{host}", 403),
        ("http", "null", 403),
        ("http", "{host}", 403),
        ("http", "http://{host}.evil.example", 403),
    ],
)
def test_an_origin_has_the_scheme_of_the_server(
    server: RunningServer, forwarded: str, origin: str, status: int
) -> None:
    headers = {"origin": origin.format(host=server.host), "x-forwarded-proto": forwarded}
    answer = server.new_client().http.post("/api/tables", json=BODY, headers=headers)
    assert answer.status_code == status
