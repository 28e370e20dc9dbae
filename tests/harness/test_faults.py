"""Tests of the laws: a sound game keeps them, and each fault breaks its law."""

import pytest

from tests.harness import (
    chance_laws,
    move_laws,
    offer_laws,
    paper_laws,
    surface_laws,
    value_laws,
)
from tests.harness.cases import Case
from tests.harness.faults import FAULTS, Fault, game_with
from tests.harness.laws import Law
from tests.harness.toy import ToyGame, ToyPaper, ToyWords


@pytest.mark.parametrize(
    "law",
    [
        *move_laws.LAWS,
        *chance_laws.LAWS,
        *value_laws.LAWS,
        *paper_laws.LAWS,
        *offer_laws.LAWS,
        *surface_laws.LAWS,
    ],
    ids=lambda law: law.__name__,
)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_sound_game_keeps_every_law(law: Law, seats: int) -> None:
    _try(law, Case("toy", ToyGame(words=ToyWords(), paper=ToyPaper()), seats, {}))


@pytest.mark.parametrize(("fault", "law"), FAULTS)
def test_each_fault_breaks_its_law(fault: Fault, law: Law) -> None:
    case = Case("toy", game_with(fault), 2, {})
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        _try(law, case)


def _try(law: Law, case: Case) -> None:
    for seed in range(3):
        law(case, seed)
