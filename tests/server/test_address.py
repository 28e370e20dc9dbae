"""The address for others leads to this server, or is left out."""

import pytest

from rollwright.server.address import base_url, is_loopback, network_url
from tests.server.live_server import RunningServer


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1"])
def test_nobody_else_finds_a_server_on_loopback(host: str) -> None:
    assert is_loopback(host)
    assert network_url(host, 8044) == ""


def test_others_find_a_server_that_listens_to_them() -> None:
    assert network_url("192.0.2.7", 8044) == "http://192.0.2.7:8044"
    assert network_url("2001:db8::7", 80) == base_url("2001:db8::7", 80)
    assert base_url("2001:db8::7", 80) == "http://[2001:db8::7]:80"
    for host in ("0.0.0.0", "::"):
        found = network_url(host, 8044)
        assert found.endswith(":8044")
        assert host not in found


def test_the_page_may_ask_for_it(server: RunningServer) -> None:
    assert server.state is not None
    guest = server.new_client()
    assert guest.get("/api/address") == {"address": ""}
    server.state.address = "http://192.0.2.7:8044"
    try:
        assert guest.get("/api/address") == {"address": "http://192.0.2.7:8044"}
        # A proxy on this machine asks for somebody elsewhere.
        far = guest.http.get("/api/address", headers={"X-Forwarded-For": "198.51.100.9"})
        assert far.json() == {"address": ""}
    finally:
        server.state.address = ""
