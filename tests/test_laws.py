"""Every law holds for every set-up of every game."""

import pytest

from tests.harness.cases import Case, default_cases, extra_cases
from tests.harness.laws import ALL_LAWS, Law

SEEDS = 2
# Extra set-ups may be many: each gets one seed, and together they get them all.
TRIALS = [(case, seed) for case in default_cases() for seed in range(SEEDS)] + [
    (case, at % SEEDS) for at, case in enumerate(extra_cases())
]


@pytest.mark.parametrize("law", ALL_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("case", "seed"), TRIALS, ids=[f"{it[0].name}-{it[1]}" for it in TRIALS])
def test_law(case: Case, law: Law, seed: int) -> None:
    law(case, seed)
