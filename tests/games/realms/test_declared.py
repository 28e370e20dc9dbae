"""A realm declares all its options, each with a unique text."""

from typing import cast

import pytest

from rollwright.core.position import PLAY
from rollwright.games.realms.move import ACT, USE, kind_of, move_of, option_of, slot_of
from rollwright.games.realms.notation import option_text
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.registry import all_realms
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME
from tests.harness.cases import Case
from tests.harness.walks import STYLES, Walk

REALMS = sorted(all_realms())


@pytest.mark.parametrize("realm", REALMS)
def test_each_option_has_a_text_that_reads_back_as_it(realm: str) -> None:
    seat = Seat(realm)
    pad = seat.position.pads[0]
    rules = pad.realms[0].rules
    texts = [option_text(pad, rules, option) for option in range(len(rules.all_options))]
    assert len(set(texts)) == len(texts) > 0
    for option, text in enumerate(texts):
        assert "{" not in text
        for kind, start in ((USE, "A>"), (ACT, "")):
            if kind == USE and option >= rules.dice_options:
                continue
            move = move_of(kind, 0, 0, option)
            assert pad.parse(f"{start}{realm}:{text}") == move
            assert pad.text(move) == f"{start}{realm}:{text}"


@pytest.mark.parametrize("realm", REALMS)
def test_every_option_met_in_play_is_declared(realm: str) -> None:
    """Some realms wait for gains, so not every style meets an option there."""
    assert sum(_met_options(realm, seed) for seed in range(len(STYLES))) > 0


def _met_options(realm: str, seed: int) -> int:
    """How many options of a realm are met in a round; all must be declared."""
    others = ["fleet-the-dice-game", REALMS[seed * 5 + 1], *REALMS]
    three = list(dict.fromkeys([realm, *others]))[:3]
    case = Case(f"declared-{realm}", GAME, 1, {"rounds": 1, "realms": [three]})
    met = 0
    for moment in Walk(case, seed).moments():
        if moment.phase == PLAY:
            pad = cast(RealmsPosition, moment).pads[0]
            for move in pad.legal():
                if kind_of(move) in (USE, ACT):
                    rules = pad.realms[slot_of(move)].rules
                    known = rules.all_options if kind_of(move) == ACT else range(rules.dice_options)
                    assert 0 <= option_of(move) < len(known)
                    met += slot_of(move) == 0
            texts = [pad.text(move) for move in pad.legal()]
            assert len(set(texts)) == len(texts)
    return met
