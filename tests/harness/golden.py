"""The golden files: comparing them, and writing them again."""

import argparse
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

from tests.harness.cases import Case, kept_cases
from tests.harness.playthrough import playthrough

_TESTS: Final = Path(__file__).parents[1]
_MOST_LINES: Final = 60


FOLDER: Final = _TESTS / "golden"


def path_of(case: Case) -> Path:
    """The file of a set-up."""
    return FOLDER / f"{case.name}.txt"


def strangers() -> list[str]:
    """The files without a set-up."""
    known = {path_of(case) for case in kept_cases()}
    return sorted(path.name for path in FOLDER.iterdir() if path not in known)


def check(case: Case) -> None:
    """Fail with the lines that differ, or if the file is missing."""
    path = path_of(case)
    assert path.exists(), f"{path.name} is missing in tests/{FOLDER.name}; `make golden` writes it"
    kept = path.read_text(encoding="utf-8")
    seen = playthrough(case, kept)
    assert seen == kept, f"{path.name} has changed:\n{_difference(kept, seen)}"


def write_anew(start: str) -> Iterator[Path]:
    """Write the files of the set-ups with this prefix, remove strangers; yields what changed."""
    FOLDER.mkdir(exist_ok=True)
    for name in strangers():
        (FOLDER / name).unlink()
        yield FOLDER / name
    for case in kept_cases():
        if case.name.startswith(start):
            path = path_of(case)
            kept = path.read_text(encoding="utf-8") if path.exists() else ""
            seen = playthrough(case, kept)
            if seen != kept:
                path.write_text(seen, encoding="utf-8")
                yield path


def main() -> None:
    """Write the files and print which changed."""
    parser = argparse.ArgumentParser(
        prog="scripts/golden", description="Write the golden playthroughs anew."
    )
    parser.add_argument("start", nargs="?", default="", help="only set-ups whose names start so")
    start = parser.parse_args().start
    if not any(case.name.startswith(start) for case in kept_cases()):
        sys.exit(f"no set-up has a name that starts with {start!r}")
    for path in write_anew(start):
        sys.stdout.write(f"{path.relative_to(_TESTS.parent).as_posix()}\n")


def _difference(kept: str, seen: str) -> str:
    lines = list(unified_diff(kept.splitlines(), seen.splitlines(), "kept", "seen", lineterm=""))
    rest = len(lines) - _MOST_LINES
    more = [f"… and {rest} more lines; `make golden` writes the file anew"] if rest > 0 else []
    return "\n".join(lines[:_MOST_LINES] + more)
