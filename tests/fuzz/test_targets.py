"""The targets of the fuzzer, without the fuzzer: mutated inputs from a fixed seed, and all inputs
that ever failed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuzz.inputs import Inputs
from fuzz.mutation import mutated
from fuzz.target import StateChanged, Target
from fuzz.targets import SHARES, make_target

FOUND = Path(__file__).parent / "found"
COUNTS = {"card": 60}
USUAL_COUNT = 300


@pytest.fixture(params=sorted(SHARES))
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    made = make_target(request.param)
    yield made
    made.close()


def test_valid_inputs_are_taken(target: Target) -> None:
    seeds = list(target.seeds())
    assert len(seeds) > 10
    assert max(len(seed) for seed in seeds) <= target.longest
    for seed in seeds:
        target.take(seed)


def test_mutated_inputs_are_taken_or_refused_and_change_nothing(target: Target) -> None:
    source, seeds = random.Random(f"mutated {target.name}"), list(target.seeds())
    for _ in range(COUNTS.get(target.name, USUAL_COUNT)):
        target.take(mutated(source.choice(seeds), target, source))


def test_inputs_that_once_failed_do_so_no_longer(target: Target) -> None:
    for file in sorted(FOUND.glob(f"{target.name}-*")):
        target.take(file.read_bytes())


# --- the fuzzer's own eyes: a target that never fails would prove nothing --------------------


class Faulty(Target):
    """Fails in every way that is counted."""

    name = "faulty"
    longest = 100

    def take(self, data: bytes) -> None:
        if data == b"crash":
            raise RecursionError
        if data == b"changed":
            raise StateChanged
        if data == b"slow":
            sum(range(30_000_000))


def test_what_goes_wrong_is_counted_and_kept(tmp_path: Path) -> None:
    inputs = Inputs(Faulty(), tmp_path)
    for data in (b"crash", b"crash", b"changed", b"slow", b"fine"):
        inputs.give(data)
    tally = inputs.tally
    assert (tally.inputs, tally.crashes, tally.hangs, tally.changed) == (5, 2, 1, 1)
    kept = {file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".txt"}
    assert kept == {b"crash", b"changed", b"slow"}


def test_mutations_are_the_same_for_the_same_seed_and_keep_the_length() -> None:
    texts = [
        [mutated(b'{"a":[1,"x"]}\n1. r3', Faulty(), source) for _ in range(200)]
        for source in (random.Random(1), random.Random(1))
    ]
    assert texts[0] == texts[1]
    assert len(set(texts[0])) > 150
    assert max(len(text) for text in texts[0]) <= Faulty.longest
