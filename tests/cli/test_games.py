"""The list of games shows what can be chosen, and all of it can be typed."""

import json
import re

import pytest

from rollwright.games import find_game
from tests.cli.shell import Answer, run

WIDE = "2000"
THREE = "scythe,wingspan,tapestry"
OTHERS = "euphoria,pendulum,viticulture"


def simulated(game: str, *options: str, seats: int = 1) -> dict[str, object]:
    """The options of a simulated game."""
    args = [word for option in options for word in ("--option", option)]
    bots = ["--bot", "random"] * seats
    answer = run("simulate", game, *bots, "--games", "1", "--seed", "1", "--json", *args)
    assert answer.code == 0, answer.errors
    told = json.loads(answer.output)["options"]
    assert isinstance(told, dict)
    return told


def refused(*options: str) -> Answer:
    args = [word for option in options for word in ("--option", option)]
    return run("play", "rolling-realms", "--solo", *args)


def test_options_and_ids_are_listed_as_they_are_typed() -> None:
    lines = run("games", COLUMNS=WIDE).output.splitlines()
    assert "  --option rounds=… Rounds: one of 1, 2, 3 (without it: 3)" in lines
    assert (
        "  --option set=… Set: one of base, promo, redux, all, or ID,ID,… (without it: base)"
        in lines
    )
    many = "ID,ID,ID, the option repeated up to 3 times"
    assert f"  --option realms=… Realms of each round: {many}" in lines
    assert "  --option tiles=… Five tiles of your choice: ID,ID,ID,ID,ID" in lines
    (ids,) = [line for line in lines if line.startswith("  An ID for set and realms is one of ")]
    assert {"scythe", "wingspan", "ark-nova"} <= set(re.findall(r"[a-z-]+", ids))
    assert not any("null" in line or '"' in line for line in lines)


def test_the_list_is_told_in_spanish() -> None:
    output = run("games", "--language", "es", COLUMNS=WIDE).output
    assert "--option realms=… Reinos de cada ronda: ID,ID,ID, con la opción repetida" in output
    first = find_game("rolling-realms").cards()[0].id
    assert f"Un ID para set y realms es uno de {first}, " in output


def test_the_realms_of_each_round_are_typed_with_commas() -> None:
    assert simulated("rolling-realms", f"realms={THREE}") == {"realms": [THREE.split(",")]}
    both = simulated("rolling-realms", f"realms={THREE}", f"realms={OTHERS}")
    assert both == {"realms": [THREE.split(","), OTHERS.split(",")]}


def test_a_set_may_be_a_list_of_realms() -> None:
    chosen = simulated("rolling-realms", f"set={THREE}, euphoria", "rounds=1")
    assert chosen == {"set": [*THREE.split(","), "euphoria"], "rounds": 1}
    assert simulated("rolling-realms", "set=all", "rounds=1") == {"set": "all", "rounds": 1}


def test_tiles_are_typed_with_commas() -> None:
    tiles = "hero,brewer,mason,temple,shrine"
    assert simulated("dice-realms", f"tiles={tiles}", seats=2) == {"tiles": tiles.split(",")}


def test_json_is_still_taken() -> None:
    realms = [THREE.split(",")]
    assert simulated("rolling-realms", f"realms={json.dumps(realms)}") == {"realms": realms}


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("realms=scythe,wingspan", "Choose three realms"),
        ("realms=scythe,wingspan,chess", "no realm “chess”"),
        ("realms=scythe", "Choose three realms"),
        ("realms=", "no realm “”"),
        ("set=best", "no realm “best”"),
        ("set=scythe,wingspan", "at least 9 realms"),
    ],
)
def test_what_can_not_be_chosen_is_refused_in_a_sentence(option: str, reason: str) -> None:
    answer = refused(option)
    assert answer.code == 1
    assert reason in answer.errors
