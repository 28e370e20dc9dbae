"""The files that hold what was seen once and must be seen again, and how to write them anew."""

import argparse
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final, NamedTuple

from tests.harness.cases import Case, counted_cases, kept_cases
from tests.harness.counting import counts
from tests.harness.playthrough import playthrough

_TESTS: Final = Path(__file__).parents[1]
_MOST_LINES: Final = 60


class Golden(NamedTuple):
    """One kind of file: its folder, the set-ups that have one, and what is in it."""

    folder: Path
    cases: Callable[[], list[Case]]
    text: Callable[[Case], str]

    def path(self, case: Case) -> Path:
        """The file of a set-up."""
        return self.folder / f"{case.name}.txt"

    def strangers(self) -> list[str]:
        """The files that belong to no set-up."""
        known = {self.path(case) for case in self.cases()}
        return sorted(path.name for path in self.folder.iterdir() if path not in known)


PLAYTHROUGHS: Final = Golden(_TESTS / "golden", kept_cases, playthrough)
COUNTS: Final = Golden(_TESTS / "counts", counted_cases, counts)


def check(golden: Golden, case: Case) -> None:
    """Fail with the lines that differ, or if there is no file."""
    path = golden.path(case)
    assert path.exists(), (
        f"{path.name} is missing in {golden.folder.name}; scripts/golden writes it"
    )
    kept, seen = path.read_text(encoding="utf-8"), golden.text(case)
    assert seen == kept, f"{path.name} has changed:\n{_difference(kept, seen)}"


def write_anew(start: str) -> Iterator[Path]:
    """Write the files of the set-ups whose names start so, remove strangers; tell what changed."""
    for golden in (PLAYTHROUGHS, COUNTS):
        golden.folder.mkdir(exist_ok=True)
        for name in golden.strangers():
            (golden.folder / name).unlink()
            yield golden.folder / name
        for case in golden.cases():
            if case.name.startswith(start):
                path, text = golden.path(case), golden.text(case)
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    path.write_text(text, encoding="utf-8")
                    yield path


def main() -> None:
    """Write the files anew and say which changed."""
    parser = argparse.ArgumentParser(
        prog="scripts/golden", description="Write the golden playthroughs and the counts anew."
    )
    parser.add_argument("start", nargs="?", default="", help="only set-ups whose names start so")
    for path in write_anew(parser.parse_args().start):
        sys.stdout.write(f"{path.relative_to(_TESTS).as_posix()}\n")


def _difference(kept: str, seen: str) -> str:
    lines = list(unified_diff(kept.splitlines(), seen.splitlines(), "kept", "seen", lineterm=""))
    rest = len(lines) - _MOST_LINES
    more = [f"… and {rest} more lines; scripts/golden writes the file anew"] if rest > 0 else []
    return "\n".join(lines[:_MOST_LINES] + more)
