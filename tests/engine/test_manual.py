"""The examples in docs/engine.md are correct."""

import re
import subprocess
import sys
from pathlib import Path

from rollwright.core.chance import Luck
from rollwright.core.errors import RollwrightError
from rollwright.core.playout import play_randomly
from rollwright.engine.engine import Engine
from rollwright.engine.requests import OPS
from rollwright.games import all_games

MANUAL = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)


def exchanges() -> list[tuple[str, str]]:
    """Every request in the manual with its response."""
    lines = "".join(blocks("transcript")).splitlines()
    assert [line[:2] for line in lines] == ["→ ", "← "] * (len(lines) // 2)
    return [(ask[2:], told[2:]) for ask, told in zip(lines[::2], lines[1::2], strict=True)]


def pattern(told: str) -> str:
    """A response as a pattern, in which … matches anything."""
    return ".*".join(re.escape(part) for part in told.split("…"))


def test_the_transcript_is_what_the_engine_answers() -> None:
    engine = Engine()
    shown = exchanges()
    assert len(shown) > 20
    for request, told in shown:
        answer = engine.answer(request.encode()).decode()
        assert re.fullmatch(pattern(told), answer), f"{request}\n{answer}"


def test_the_program_plays_a_whole_game() -> None:
    (program,) = blocks("python")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert re.fullmatch(r"\[\{'xs': \d+, 'powers_used': \d+\}\]\n", done.stdout)


def section(title: str) -> str:
    return MANUAL.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_op_is_explained() -> None:
    _, *rows = re.findall(r"^\| `(\w+)` \|", section("The requests"), re.MULTILINE)
    assert sorted(rows) == sorted(OPS)


def test_what_each_game_adds_is_explained() -> None:
    words = set(re.findall(r"`([a-z_0-9]+)`", section("What each game adds")))
    for game in all_games().values():
        position = game.new(game.min_seats, {})
        play_randomly(position, Luck("manual"))
        options = {option.name for option in game.options}
        assert options | set(position.details()) | set(position.result(0)) <= words, game.id


def kinds_of(kind: type[RollwrightError]) -> list[type[RollwrightError]]:
    below = kind.__subclasses__()
    return below + [other for each in below for other in kinds_of(each)]


def test_every_code_is_explained() -> None:
    spoken = ("rollwright.core.", "rollwright.bots.", "rollwright.engine.")
    codes = {kind.code for kind in kinds_of(RollwrightError) if kind.__module__.startswith(spoken)}
    # Only a command of the terminal solves anything.
    codes.discard("no-solver")
    assert len(codes) > 10
    assert codes <= set(re.findall(r"`([a-z-]+)`", section("Errors")))
