"""What a server asks of the system before it serves."""

import socket
import sys
from pathlib import Path

import pytest

from rollwright.server.run import allow_many_sockets, listen
from tests.server.house import settings_for


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
