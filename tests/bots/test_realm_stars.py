"""The greedy bot earns stars in realms that pay late, thanks to `promise`.

`python -m tests.bots.test_realm_stars [ROUNDS]` prints the averages.
"""

import sys

import pytest

from rollwright.bots import find_bot
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games.realms.registry import realms_of_set
from tests.games.realms.table import GAME, new

LATE = ("pendulum", "the-society")


def mean_stars(realm: str, rounds: int) -> float:
    """The average stars of a realm in games of the greedy bot, beside two random realms."""
    bot = find_bot("greedy")
    total = 0
    for number in range(rounds):
        luck = Luck(f"{realm} {number}")
        others = [name for name in realms_of_set("base") if name != realm]
        partners = [others.pop(luck.below(len(others))) for _ in range(2)]
        position = new(realms=[[realm, *partners]])
        while position.phase != OVER:
            if position.phase == ROLL:
                position.roll(position.sample(luck))
            else:
                for move in bot.advise(GAME, position, 0, luck).line:
                    position.apply(0, move)
        total += position.pads[0].finished[0][0]
    return total / rounds


@pytest.mark.thorough
@pytest.mark.parametrize("realm", LATE)
def test_the_greedy_bot_earns_stars_in_realms_that_pay_late(realm: str) -> None:
    assert mean_stars(realm, 12) >= 2


if __name__ == "__main__":
    for name in LATE:
        print(f"{name}: {mean_stars(name, int(sys.argv[1]) if len(sys.argv) > 1 else 40):.2f}")
