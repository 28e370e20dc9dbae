"""The collector of cycles pauses for a large event, and passes over what there is of it."""

import gc
from collections.abc import Iterator

import pytest

from rollwright.tables.collector import Collector


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_it_goes_on_when_the_last_event_has_been_told() -> None:
    collector = Collector()
    with collector.paused():
        with collector.paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_is_there_is_not_gone_through_again() -> None:
    before = gc.get_freeze_count()
    made = [[number] for number in range(1000)]
    Collector().pass_over_present()
    assert gc.get_freeze_count() >= before + 1000
    assert not any(found is made[0] for found in gc.get_objects())
