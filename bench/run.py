"""The whole benchmark: our games pure and compiled, beside other libraries, on one core.

`make bench` prepares the environments and runs this. It prints one JSON document; progress,
and every target that was missed, goes to standard error.

Seconds are those of the processor, so that other programs steal none. Pure, compiled and peers
take turns, several rounds long, and the best round counts: what still disturbs hits all alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from bench.report import Measured, best_peers, best_speeds, by_game, judge, ratios

ROOT = Path(__file__).parent.parent
BUILDS = {"compiled": ROOT / ".venv-compiled", "pure": ROOT / ".venv"}
PEERS = ROOT / ".venv-bench"
# The default number of games for the memory measurement.
FEW_GAMES = {"compiled": 20_000, "pure": 2_000}


@dataclass(frozen=True)
class Plan:
    """How much to measure; without `games`, the targets set the games for the memory."""

    rounds: int
    seconds: float
    games: int | None = None


FULL = Plan(rounds=3, seconds=3.0)
QUICK = Plan(rounds=1, seconds=0.5, games=2_000)


def pin_to_one_core() -> bool:
    """Keep this process and those it starts on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / "bin" / "python"


def run(environment: Path, script: str, *options: str) -> Measured:
    """Run a measuring script in an environment, and read what it printed."""
    print(f"{environment.name}: {script} {' '.join(options)}", file=sys.stderr)
    command = [str(python_of(environment)), str(ROOT / "bench" / script), *options]
    # Nothing but what is installed in the environment may be measured.
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, stdout=subprocess.PIPE, env=clean, check=True)
    measured: Measured = json.loads(done.stdout)
    return measured


def run_ours(build: str, script: str, *options: str) -> Measured:
    """Run a script on one of our builds, and make sure that it was that build."""
    measured = run(BUILDS[build], script, *options)
    if measured["build"] != build:
        sys.exit(f"{BUILDS[build].name} should hold the {build} build, not {measured['build']}")
    return measured


def measure_speed(plan: Plan, builds: list[str]) -> Measured:
    """Our speed and the peers', best of all rounds."""
    ours: dict[str, list[Measured]] = {build: [] for build in builds}
    peers: list[Measured] = []
    seconds = ("--seconds", str(plan.seconds))
    for _ in range(plan.rounds):
        for build in builds:
            ours[build].append(run_ours(build, "playouts.py", *seconds))
        if python_of(PEERS).exists():
            peers.append(run(PEERS, "peers.py", *seconds))
    speed = by_game({build: best_speeds(rounds) for build, rounds in ours.items()})
    best = best_peers(peers)
    skipped = peers[0]["skipped"] if peers else []
    return {"speed": speed, "peers": best, "skipped": skipped, "ratios": ratios(speed, best)}


def measure_memory(plan: Plan, builds: list[str], games: list[str], wanted: Measured) -> Measured:
    """Memory over many games, by game and build."""
    memory: Measured = {}
    for game in games:
        memory[game] = {}
        for build in builds:
            count = plan.games or wanted.get(game, FEW_GAMES)[build]
            measured = run_ours(build, "memory.py", game, "--games", str(count))
            memory[game][build] = measured["memory"]
    return memory


def read_plan() -> Plan:
    """The plan given on the command line."""
    parser = argparse.ArgumentParser(description="Measure speed and memory; print JSON.")
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    parser.add_argument("--rounds", type=int, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, help="measured time for each game and round")
    parser.add_argument("--games", type=int, help="games over which the memory is watched")
    given = parser.parse_args()
    plan = QUICK if given.quick else FULL
    return Plan(
        given.rounds or plan.rounds, given.seconds or plan.seconds, given.games or plan.games
    )


def judge_all(targets: list[Measured], report: Measured) -> list[Measured]:
    """Every target with its measurement; targets that were missed are printed at once."""
    verdicts = [judge(target, report) for target in targets]
    for verdict in verdicts:
        if not verdict["met"]:
            word = "NOT MEASURED" if verdict["met"] is None else f"MISSED with {verdict['got']}"
            print(f"{verdict['name']}: {verdict['wanted']}: {word}", file=sys.stderr)
    return verdicts


def main() -> None:
    """Measure everything and print the report; a missed target is no failure of the run."""
    plan = read_plan()
    wanted = tomllib.loads((ROOT / "bench" / "targets.toml").read_text(encoding="utf-8"))
    report: Measured = {
        "machine": {
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "one_core": pin_to_one_core(),
        },
        "plan": {"rounds": plan.rounds, "seconds": plan.seconds},
    }
    builds = [build for build, environment in BUILDS.items() if python_of(environment).exists()]
    report |= measure_speed(plan, builds)
    games = list(report["speed"])
    report["memory"] = measure_memory(plan, builds, games, wanted["memory_games"])
    report["targets"] = judge_all(wanted["target"], report)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
