"""Inputs once more, without instruments: `python -m fuzz.replay record FILE…`, as JSON."""

import json
import sys
from pathlib import Path

from fuzz.inputs import Inputs
from fuzz.targets import make_target


def main() -> None:
    """Give the files to a target, and tell what happens."""
    target = make_target(sys.argv[1])
    inputs = Inputs(target, None)
    # What is loaded on first use is not the time of an input.
    for seed in target.seeds():
        target.take(seed)
    for name in sys.argv[2:]:
        inputs.give(Path(name).read_bytes())
    target.close()
    print(json.dumps(inputs.tally.figures()))


if __name__ == "__main__":
    main()
