"""Every law holds for every set-up of every game."""

import pytest

from tests.harness.cases import Case, default_cases, extra_cases
from tests.harness.laws import ALL_LAWS, Law
from tests.harness.walks import STYLES

SEEDS = len(STYLES)
# There may be many extra set-ups: each gets one seed, all seeds being used.
TRIALS = [(case, seed) for case in default_cases() for seed in range(SEEDS)] + [
    (case, at % SEEDS) for at, case in enumerate(extra_cases())
]


def first_trials() -> list[tuple[Case, int]]:
    """One trial of each game, with the fewest seats."""
    found: dict[str, tuple[Case, int]] = {}
    for case, seed in TRIALS:
        found.setdefault(case.game.id, (case, seed))
    return list(found.values())


PARAMETERS = [
    pytest.param(
        *trial,
        id=f"{trial[0].name}-{trial[1]}",
        marks=[] if trial in first_trials() else [pytest.mark.thorough],
    )
    for trial in TRIALS
]


@pytest.mark.parametrize("law", ALL_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("case", "seed"), PARAMETERS)
def test_law(case: Case, law: Law, seed: int) -> None:
    law(case, seed)
