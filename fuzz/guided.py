"""One target with the coverage-guided fuzzer; `fuzz.run` starts a process of this for each.

It ends by itself after so many inputs or seconds; the tally is in a file all the time, so that
nothing is uncounted if the process dies.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import atheris

from fuzz.inputs import Inputs
from fuzz.mutation import mutated
from fuzz.target import Target
from fuzz.targets import make_target

# The tally is written after so many inputs.
_OFTEN: Final = 500
# In seconds: what takes as long is stopped, and counted as a hang.
_TIMEOUT: Final = 20
_MEGABYTES: Final = 2_048


def main() -> None:
    """Fuzz a target."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--inputs", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    with atheris.instrument_imports(include=["rollwright"]):
        target = make_target(wanted.name)
        seeds = list(target.seeds())
    corpus = _corpus(wanted.folder / "corpus", seeds)
    inputs = Inputs(target, wanted.folder / "found")
    run = _Run(inputs, wanted.folder / "tally.json", wanted.inputs, wanted.seconds)
    arguments = [
        sys.argv[0],
        f"-max_len={target.longest}",
        f"-timeout={_TIMEOUT}",
        f"-rss_limit_mb={_MEGABYTES}",
        f"-artifact_prefix={wanted.folder / 'found'}/",
        f"-seed={wanted.seed + 1}",
        "-verbosity=0",
        str(corpus),
    ]
    atheris.Setup(arguments, run.take, custom_mutator=_mutator(target))
    atheris.Fuzz()


def _corpus(folder: Path, seeds: list[bytes]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds):
        (folder / f"seed-{number:03}").write_bytes(seed)
    return folder


def _mutator(target: Target) -> Callable[[bytes, int, int], bytes]:
    """Half of the changes are those of the fuzzer, the others know lines and JSON."""

    def mutate(data: bytes, max_size: int, seed: int) -> bytes:
        source = random.Random(seed)
        if source.random() < 0.5:
            return bytes(atheris.Mutate(data, max_size))
        return mutated(data, target, source)[:max_size]

    return mutate


class _Run:
    """Counts inputs, and ends the process when there were enough."""

    def __init__(self, inputs: Inputs, file: Path, most: int, seconds: float) -> None:
        self._inputs = inputs
        self._file = file
        self._most = most
        self._end = time.monotonic() + seconds

    def take(self, data: bytes) -> None:
        """Take an input of the fuzzer."""
        self._inputs.give(data)
        count = self._inputs.tally.inputs
        is_over = count >= self._most or time.monotonic() > self._end
        if is_over or count % _OFTEN == 0:
            self._file.write_text(json.dumps(self._inputs.tally.figures()), encoding="utf-8")
        if is_over:
            os._exit(0)  # the fuzzer has no other way to end well


if __name__ == "__main__":
    main()
