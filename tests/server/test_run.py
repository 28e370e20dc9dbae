"""The system limits, buffers and proxy settings of a server."""

import socket
import sys
from pathlib import Path

import pytest

from rollwright.server.run import allow_many_sockets, listen, make_server
from rollwright.server.state import ServerState
from tests.server.live_server import settings_for


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_as_many_files_as_the_system_grants() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
    try:
        allow_many_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_little_is_kept_for_a_client_that_does_not_read(tmp_path: Path) -> None:
    with listen(settings_for(tmp_path)) as listener:
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * 131_072


def test_a_proxy_on_the_same_machine_is_trusted_however_it_calls(tmp_path: Path) -> None:
    state = ServerState(settings_for(tmp_path))
    trusted = make_server(state.settings, state, lambda: None).config.forwarded_allow_ips
    assert isinstance(trusted, str)
    hosts = trusted.split(",")
    state.registry.bot_worker.close()
    state.registry.journal.close()
    assert {"127.0.0.1", "::1", "::ffff:127.0.0.1"} <= set(hosts)
