"""A shared server for the tests that don't need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import RunningServer, run_in_thread, settings_for


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A running server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with run_in_thread(settings_for(folder, guest_rate=1000.0)) as running:
        yield running


@pytest.fixture
def server(shared_server: RunningServer) -> Iterator[RunningServer]:
    """The shared server, with clients of this test alone."""
    mine = RunningServer(shared_server.port, shared_server.state)
    yield mine
    mine.close()
