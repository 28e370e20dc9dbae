"""The pages that are written by a script are as the script would write them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_notation_page_has_every_realm_as_its_file_tells() -> None:
    check = subprocess.run([sys.executable, "scripts/notation", "--check"], cwd=ROOT, check=False)
    assert check.returncode == 0, "scripts/notation writes docs/notation.md anew"
