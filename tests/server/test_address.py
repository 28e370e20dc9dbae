"""Others are told an address that leads to this server, or none."""

import pytest

from rollwright.server.address import address, is_loopback, network_address
from tests.server.house import House


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1"])
def test_nobody_else_finds_a_server_on_loopback(host: str) -> None:
    assert is_loopback(host)
    assert network_address(host, 8044) == ""


def test_others_find_a_server_that_listens_to_them() -> None:
    assert network_address("192.0.2.7", 8044) == "http://192.0.2.7:8044"
    assert network_address("2001:db8::7", 80) == address("2001:db8::7", 80)
    assert address("2001:db8::7", 80) == "http://[2001:db8::7]:80"
    for host in ("0.0.0.0", "::"):
        found = network_address(host, 8044)
        assert found.endswith(":8044")
        assert host not in found


def test_the_page_may_ask_for_it(home: House) -> None:
    assert home.lounge is not None
    guest = home.guest()
    assert guest.get("/api/address") == {"address": ""}
    home.lounge.address = "http://192.0.2.7:8044"
    try:
        assert guest.get("/api/address") == {"address": "http://192.0.2.7:8044"}
        # A proxy on this machine asks for somebody elsewhere.
        far = guest.http.get("/api/address", headers={"X-Forwarded-For": "198.51.100.9"})
        assert far.json() == {"address": ""}
    finally:
        home.lounge.address = ""
