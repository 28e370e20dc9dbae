from collections.abc import Iterator

import pytest

from tests.engine.driver import Driver


@pytest.fixture
def driver() -> Iterator[Driver]:
    """A client of a new engine."""
    with Driver() as started:
        yield started
