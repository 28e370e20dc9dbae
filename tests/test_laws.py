"""Every law holds for every set-up of every game."""

import pytest

from tests.harness.cases import Case, all_cases
from tests.harness.laws import ALL_LAWS, Law


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("law", ALL_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_law(case: Case, law: Law, seed: int) -> None:
    law(case, seed)
