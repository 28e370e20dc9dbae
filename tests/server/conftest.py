"""One server for all tests that don't need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with house(settings_for(folder, guest_rate=1000.0)) as running:
        yield running


@pytest.fixture
def home(server: House) -> Iterator[House]:
    """The running server, with guests of this test alone."""
    mine = House(server.port, server.lounge)
    yield mine
    mine.close()
