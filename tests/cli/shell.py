"""Runs the command line in a test: in this process, or as a separate program."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from rollwright.cli.main import app

_UNSET: Final = ("COLUMNS", "FORCE_COLOR", "LANG", "LC_MESSAGES", "NO_COLOR", "TTY_COMPATIBLE")
# A data folder that is not there, so that a developer's own cards play no part.
_NO_DATA: Final = str(Path(__file__).with_name("no-data"))
_ENVIRONMENT: Final = {
    "LC_ALL": "C.UTF-8",
    "PYTHONUTF8": "1",
    "TERM": "dumb",
    "XDG_DATA_HOME": _NO_DATA,
}

_PATIENCE: Final = 60.0


@dataclass(frozen=True)
class Answer:
    """The output of a command, and its exit code."""

    output: str
    errors: str
    code: int


def run(*args: str, typed: str = "", **environment: str) -> Answer:
    """Run a command in this process, quickly."""
    unset = dict.fromkeys(_UNSET)
    result = CliRunner().invoke(
        app, list(args), input=typed, env={**unset, **_ENVIRONMENT, **environment}
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.stdout, result.stderr, result.exit_code)


@contextmanager
def start(*args: str, **environment: str) -> "Iterator[subprocess.Popen[bytes]]":
    """Start the program with pipes; it is killed if it hangs."""
    known = {name: value for name, value in os.environ.items() if name not in _UNSET}
    with subprocess.Popen(
        [sys.executable, "-m", "rollwright", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**known, **_ENVIRONMENT, **environment},
    ) as program:
        watch = threading.Timer(_PATIENCE, program.kill)
        watch.start()
        try:
            yield program
        finally:
            watch.cancel()
            program.kill()


def run_program(*args: str, typed: bytes = b"", **environment: str) -> Answer:
    """Run the program to its end."""
    with start(*args, **environment) as program:
        output, errors = program.communicate(typed)
    return Answer(output.decode(), errors.decode(), program.returncode)


def rolls_in(output: str) -> list[str]:
    """The rolls in the output of a game, in order."""
    return re.findall(r"^\S.* (?:draws|saca) (.*)\.$", output, re.MULTILINE)
