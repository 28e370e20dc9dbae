"""The README is up to date: its examples run, and its picture is what the program draws."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README.read_text(encoding="utf-8"), re.M | re.S)
SHELL_EXAMPLES = [text for kind, text in BLOCKS if kind == "console"]


@pytest.fixture
def with_command(tmp_path: Path) -> dict[str, str]:
    """An environment in which `rollwright` is the version under test."""
    command = tmp_path / "rollwright"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m rollwright "$@"\n')
    command.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "COLUMNS": "100", "LANG": "C.UTF-8"}


def test_the_python_examples_say_what_they_do() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("example", SHELL_EXAMPLES)
def test_the_shell_examples_say_what_they_do(example: str, with_command: dict[str, str]) -> None:
    # A line that ends with a backslash continues in the next one.
    calls = re.findall(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", example, re.M)
    for command, wanted in calls:
        done = subprocess.run(
            command, shell=True, env=with_command, capture_output=True, text=True, encoding="utf-8"
        )
        assert done.stderr == ""
        assert [line.rstrip() for line in done.stdout.splitlines()] == wanted.splitlines()


def test_there_are_shell_examples() -> None:
    assert len(SHELL_EXAMPLES) >= 2


def test_the_picture_is_what_the_program_draws(tmp_path: Path) -> None:
    """After a change of the terminal's output, `make picture` draws it again."""
    fresh = tmp_path / "terminal.svg"
    subprocess.run([sys.executable, ROOT / "scripts" / "picture", fresh], check=True)
    assert fresh.read_text() == (ROOT / "docs" / "picture" / "terminal.svg").read_text()
