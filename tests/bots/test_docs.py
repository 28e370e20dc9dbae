"""The page about bots is correct: its commands print what it shows, and its bot plays."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from rollwright.bots import Bot, all_bots
from rollwright.bots.simulation import Plan, Simulation
from tests.cli.shell import run

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
COMMANDS = [
    command
    for kind, text in BLOCKS
    if kind == "console"
    for command in re.findall(r"^\$ rollwright (.*)\n((?:(?!\$ ).*\n)*)", text, re.M)
]
[EXAMPLE] = [text for kind, text in BLOCKS if kind == "python" and "BOT: Final" in text]


@pytest.mark.parametrize(("args", "wanted"), COMMANDS)
def test_a_command_prints_what_the_page_shows(args: str, wanted: str) -> None:
    answer = run(*shlex.split(args), COLUMNS="80")
    assert [line.rstrip() for line in answer.output.splitlines()] == wanted.splitlines()


def test_there_is_a_command() -> None:
    assert COMMANDS


def test_the_python_session_says_what_it_does() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted >= 4
    assert result.failed == 0


def test_the_example_is_a_bot_that_plays_well() -> None:
    names: dict[str, object] = {}
    exec(EXAMPLE, names)
    bot = names["BOT"]
    assert isinstance(bot, Bot)
    all_bots()[bot.name] = bot
    try:
        simulation = Simulation(Plan("rolling-america", (bot.name, "random"), 8, "an example"))
        assert list(simulation.run(jobs=1))[-1] == 8
        assert simulation.tallies[0].win_rate() > 0.8
    finally:
        del all_bots()[bot.name]
