"""Realms beside each other: every two of them share a round, and the laws hold there."""

from itertools import combinations

import pytest

from rollwright.games.realms.registry import listed_realms
from tests.games.realms.table import GAME
from tests.harness import move_laws, offer_laws, value_laws
from tests.harness.cases import Case
from tests.harness.laws import Law

REALMS = sorted(listed_realms())
# What one realm can spoil for another. They take turns: each is tried on many rounds.
LAWS: tuple[Law, ...] = (
    move_laws.texts_name_one_move,
    value_laws.saving_keeps_everything,
    offer_laws.offers_are_the_legal_moves,
    move_laws.legal_moves_are_accepted,
    move_laws.labels_tell_moves_apart,
    value_laws.scores_are_consistent,
    value_laws.events_can_be_told,
)


def covering_rounds(names: list[str]) -> list[list[str]]:
    """Rounds of three realms in which every two meet, few of them: each adds what is missing."""
    missing = {frozenset(pair) for pair in combinations(names, 2)}
    rounds: list[list[str]] = []
    for first, second in combinations(names, 2):
        if frozenset((first, second)) not in missing:
            continue
        others = [name for name in names if name not in (first, second)]
        third = max(
            others,
            key=lambda name: sum(frozenset((known, name)) in missing for known in (first, second)),
        )
        rounds.append([first, second, third])
        missing -= {frozenset(pair) for pair in combinations(rounds[-1], 2)}
    return rounds


ROUNDS = covering_rounds(REALMS)


def test_every_two_realms_meet() -> None:
    met = {frozenset(pair) for three in ROUNDS for pair in combinations(three, 2)}
    assert len(met) == len(REALMS) * (len(REALMS) - 1) // 2


@pytest.mark.thorough
@pytest.mark.parametrize("at", range(len(ROUNDS)), ids=["+".join(three) for three in ROUNDS])
def test_the_laws_hold_for_realms_beside_each_other(at: int) -> None:
    case = Case("+".join(ROUNDS[at]), GAME, 1, {"rounds": 1, "realms": [ROUNDS[at]]})
    LAWS[at % len(LAWS)](case, at)
