"""One game of every set-up goes exactly as in its golden file."""

import pytest

from tests.harness.cases import Case, kept_cases
from tests.harness.golden import check, strangers


@pytest.mark.parametrize("case", kept_cases(), ids=lambda case: case.name)
def test_playthrough(case: Case) -> None:
    check(case)


def test_no_playthrough_without_a_game() -> None:
    assert strangers() == []
