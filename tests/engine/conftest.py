from collections.abc import Iterator

import pytest

from tests.engine.driver import Driver


@pytest.fixture
def driver() -> Iterator[Driver]:
    """A program that talks with an engine of its own."""
    with Driver() as started:
        yield started
