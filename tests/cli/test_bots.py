"""`rollwright bots`: the list, a match, a ladder."""

import json

import pytest

from rollwright.bots import all_bots
from tests.cli.shell import run


def test_the_bots_are_listed_from_weak_to_strong() -> None:
    lines = run("bots").output.splitlines()[1:]
    names = [line.split()[0] for line in lines]
    assert names[:4] == ["random", "beginner", "casual", "club"]
    assert names[-1] == "expert"
    assert set(names) == set(all_bots())


def test_a_match_is_decided() -> None:
    answer = run("bots", "match", "greedy", "random", "--seed", "1", "--jobs", "1")
    assert answer.code == 0
    assert "Greedy is better than random." in answer.output
    assert "Difference over the same dice" in answer.output


def test_a_match_may_stay_open() -> None:
    answer = run("bots", "match", "random", "random", "--games", "4", "--seed", "1", "--jobs", "1")
    assert "more games are needed" in answer.output


def test_a_match_as_a_document() -> None:
    args = ("--games", "30", "--seed", "1", "--jobs", "1", "--json")
    found = json.loads(run("bots", "match", "random", "greedy", *args).output)
    assert found["bots"] == ["random", "greedy"]
    assert found["verdict"] == "not-better"
    low, high = found["limits"]
    assert low < found["mean_difference"] < high < 0


def test_a_ladder_has_every_pair() -> None:
    args = ("--games", "3", "--seed", "1", "--jobs", "1")
    answer = run("bots", "ladder", "random", "beginner", "greedy", *args, COLUMNS="100")
    assert answer.code == 0
    [row] = [line for line in answer.output.splitlines() if line.strip().startswith("greedy")]
    assert row.count("%") == 2
    found = json.loads(run("bots", "ladder", "random", "beginner", *args, "--json").output)
    assert [pair["bots"] for pair in found["pairs"]] == [["random", "beginner"]]


@pytest.mark.parametrize("args", [("match", "random"), ("nothing",), ("list", "random")])
def test_other_words_are_refused(args: tuple[str, ...]) -> None:
    answer = run("bots", *args)
    assert answer.code == 1
    assert "rollwright bots match A B" in answer.errors
