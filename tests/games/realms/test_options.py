"""The options of a game: rounds, a set of realms, or the realms themselves."""

from typing import cast

import pytest

from rollwright.core.errors import BadOptions, BadOutcome
from rollwright.games.realms.registry import listed_realms, realms_of_set
from tests.games.realms.table import GAME, ROUNDS, new, roll


def test_three_rounds_with_the_base_set_are_the_default() -> None:
    assert new().to_json()["options"] == {"rounds": 3, "set": "base", "realms": None}


def test_the_set_may_be_a_list_of_realms() -> None:
    position = new(rounds=1, set=["wingspan", "scythe", "tapestry", "pendulum"])
    assert len(position.outcomes()) == 4
    with pytest.raises(BadOutcome):
        roll(position, "euphoria", "scythe", "tapestry")


def test_listed_realms_are_a_set_that_includes_the_base_set() -> None:
    everything, base = new(set="all").setup.pool, new(set="base").setup.pool
    assert everything == list(listed_realms())
    assert len(base) == 11
    assert set(base) <= set(everything)


def test_base_promo_and_redux_are_parts_of_everything() -> None:
    parts = [realms_of_set(name) for name in ("base", "promo", "redux")]
    assert sorted(name for part in parts for name in part) == new(set="all").setup.pool
    assert new(set="promo", rounds=1).setup.pool == parts[1]
    # A set may still be too small for a game; its cards can be printed all the same.
    printed = [one.id for one in GAME.paper.whole_set({"set": "redux"})]
    assert printed == [*parts[2], "score", "resources"]
    assert set(parts[2]) <= set(GAME.paper.rule_sides({"set": "redux"}))
    assert GAME.paper.whole_set({"realms": [ROUNDS[0]]})[0].id == ROUNDS[0][0]


def test_the_sets_have_the_signs_of_the_compendium() -> None:
    hexes = [
        "atiwa",
        "dog-park",
        "flamecraft",
        "fleet-the-dice-game",
        "legacy-of-yu",
        "meadow",
        "planet-unknown",
        "poker",
        "rock-paper-scissors",
        "spaceshipped",
        "the-guild-of-merchant-explorers",
        "tidal-blades",
        "wonderlands-war",
    ]
    assert set(realms_of_set("redux")) == set(hexes) & set(listed_realms())


def test_chosen_realms_tell_the_number_of_rounds() -> None:
    options = cast(dict[str, object], new(realms=ROUNDS[:2]).to_json()["options"])
    assert options["rounds"] == 2


def test_chosen_realms_may_be_checked_against_a_set() -> None:
    assert new(realms=ROUNDS, set="base").details() == {"realms": ROUNDS[0]}
    with pytest.raises(BadOptions, match="tapestry is not in the chosen set"):
        new(realms=ROUNDS[1:2], set=["pendulum", "scythe", "wingspan"])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 0}, "1, 2, 3"),
        ({"rounds": 4}, "1, 2, 3"),
        ({"rounds": True}, "1, 2, 3"),
        ({"rounds": "3"}, "1, 2, 3"),
        ({"rounds": None}, "1, 2, 3"),
        ({"set": "promo cards"}, "one of these belongs here: base, promo, redux, all"),
        ({"set": 7}, "a list of realms"),
        ({"set": ["chess", "go", "draughts"]}, "no realm “chess”"),
        ({"set": ["wingspan", "wingspan", "scythe"], "rounds": 1}, "once"),
        (
            {"set": ["wingspan", "scythe"], "rounds": 1},
            "at least 3 realms, and there are 2: play fewer",
        ),
        ({"set": ["wingspan"], "rounds": 1}, "at least 3 realms, and there is 1"),
        ({"set": ROUNDS[0]}, "at least 9 realms"),
        ({"set": [["wingspan"]]}, "no realm"),
        ({"realms": "wingspan"}, "one list of three realms for each round"),
        ({"realms": []}, "one list of three realms for each round"),
        ({"realms": [*ROUNDS, ["between-two-cities"]]}, "one list of three realms"),
        (
            {"realms": [["wingspan", "scythe"]]},
            "^Choose three realms for each round: round 1 has 2",
        ),
        ({"realms": [["wingspan", "scythe", "scythe"]]}, "once"),
        ({"realms": [ROUNDS[0], ROUNDS[0]]}, "none comes twice in a game"),
        ({"realms": ["wingspan", "scythe", "pendulum"]}, "a list of realms"),
        ({"realms": [["wingspan", "scythe", "chess"]]}, "no realm “chess”"),
        ({"realms": ROUNDS[:1], "rounds": True}, "1, 2, 3"),
        ({"realms": ROUNDS, "rounds": 2}, "^Realms are chosen for 3 rounds, but 2 are"),
        ({"realms": ROUNDS, "set": "best"}, "one of these"),
        ({"cards": 3}, "no option “cards”"),
    ],
)
def test_options_that_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.new(1, options)
