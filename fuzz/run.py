"""`make fuzz`: all targets with the coverage-guided fuzzer, one line of JSON for each.

Two processes run at once. An input that takes too long with the instruments of the fuzzer is
measured again without them, and only then called a hang.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from fuzz.targets import SHARES

_FOLDER: Final = Path("build") / "fuzz"
_PROCESSES: Final = 2
# Files; the seeds come from the targets, and the rest is found again.
_LARGEST_CORPUS: Final = 2_000
_MOST_DEATHS: Final = 20
_COUNTS: Final = ("inputs", "crashes", "hangs", "changed")


def main() -> None:
    """Fuzz, print the figures, and fail if anything was found."""
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--inputs", type=int, default=100_000, help="for all targets together")
    parser.add_argument("--seconds", type=float, default=36_000.0, help="at most, for each target")
    parser.add_argument("--only", default="", help="names of targets, with commas")
    wanted = parser.parse_args()
    names = wanted.only.split(",") if wanted.only else list(SHARES)
    whole = sum(SHARES[name] for name in names)
    counts = {name: round(wanted.inputs * SHARES[name] / whole) for name in names}
    with ThreadPoolExecutor(min(_PROCESSES, os.cpu_count() or 1)) as pool:
        runs = [pool.submit(_fuzz, name, counts[name], wanted.seconds) for name in names]
        figures = [run.result() for run in runs]
    total = {name: sum(found[name] for found in figures) for name in _COUNTS}
    print(json.dumps({"target": "all", **total}))
    sys.exit(1 if total["crashes"] or total["hangs"] or total["changed"] else 0)


def _fuzz(name: str, inputs: int, seconds: float) -> dict[str, Any]:
    """The figures of one target, which are printed as well."""
    folder = _FOLDER / name
    found = folder / "found"
    found.mkdir(parents=True, exist_ok=True)
    for old in found.iterdir():
        old.unlink()
    total: dict[str, Any] = {"target": name, **dict.fromkeys(_COUNTS, 0), "slowest_ms": 0.0}
    end = time.monotonic() + seconds
    deaths = 0
    while deaths < _MOST_DEATHS:
        left = inputs - total["inputs"]
        is_alive = _guided(name, folder, left, end - time.monotonic(), deaths)
        tally = json.loads((folder / "tally.json").read_text(encoding="utf-8"))
        for count in ("inputs", "crashes", "changed"):
            total[count] += tally[count]
        total["slowest_ms"] = max(total["slowest_ms"], tally["slowest_ms"])
        deaths += int(not is_alive)
        if is_alive or left <= tally["inputs"] or time.monotonic() > end:
            break
    # The fuzzer stops a process that takes far too long; what else ends one is a crash.
    stopped = len(list(found.glob("timeout-*")))
    total["hangs"] = stopped + _slow(name, found)
    total["crashes"] += max(0, deaths - stopped)
    _prune(folder / "corpus")
    print(json.dumps(total), flush=True)
    return total


def _guided(name: str, folder: Path, inputs: int, seconds: float, seed: int) -> bool:
    """Run the fuzzer in a process of its own; False if that died."""
    tally = {"inputs": 0, "crashes": 0, "changed": 0, "slowest_ms": 0.0}
    (folder / "tally.json").write_text(json.dumps(tally), encoding="utf-8")
    command = [sys.executable, "-m", "fuzz.guided", name, str(folder)]
    command += ["--inputs", str(inputs), "--seconds", str(seconds), "--seed", str(seed)]
    with (folder / "log.txt").open("ab") as log:
        done = subprocess.run(command, stdout=log, stderr=log, check=False)
        # A negative number is a signal, which may have come from outside.
        log.write(f"ended with {done.returncode}\n".encode())
    return done.returncode == 0


def _slow(name: str, found: Path) -> int:
    """How many of the slow inputs are too slow without instruments as well."""
    slow = sorted(str(file) for file in found.glob("slow-*"))
    if not slow:
        return 0
    command = [sys.executable, "-m", "fuzz.replay", name, *slow]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(json.loads(done.stdout)["hangs"]) if done.returncode == 0 else len(slow)


def _prune(corpus: Path) -> None:
    """Keep the newest inputs only."""
    files = sorted(corpus.iterdir(), key=lambda file: file.stat().st_mtime)
    for file in files[:-_LARGEST_CORPUS]:
        file.unlink()


if __name__ == "__main__":
    main()
