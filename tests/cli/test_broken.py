"""A mistake in a file of one game: it is reported in a sentence, and the other games still work."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rollwright
from tests.cli.shell import Answer, run_program

PROGRAM = Path(rollwright.__file__).parent
REALMS = "games/realms/cards/scythe.toml"
FACES = "games/dice_realms/box/faces.toml"

Run = Callable[..., Answer]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, to be broken."""
    folder = tmp_path_factory.mktemp("copied")
    leave_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PROGRAM, folder / "rollwright", ignore=leave_out)
    return folder


@pytest.fixture
def broken(copied: Path, request: pytest.FixtureRequest) -> Iterator[Run]:
    """Runs the program after replacing a text in one of its files."""
    name, text, slip = request.param
    file = copied / "rollwright" / name
    sound = file.read_text(encoding="utf-8")
    assert text in sound
    file.write_text(sound.replace(text, slip, 1), encoding="utf-8")

    def run(*args: str, typed: bytes = b"") -> Answer:
        # Compiled rules share a library, which lies next to the package.
        path = os.pathsep.join([str(copied), str(PROGRAM.parent)])
        return run_program(*args, typed=typed, PYTHONPATH=path)

    yield run
    file.write_text(sound, encoding="utf-8")


def refused(answer: Answer) -> str:
    """The single line that reports the mistake."""
    assert answer.code == 1
    (line,) = answer.errors.splitlines()
    return line


GAINS = (REALMS, 'gains = "C"', 'gains = "Q"')
SHAPE = (REALMS, "rect = [0.0, 0, 2.5, 2]", "rect = [0.0, 0, 2.5]")
NO_TOML = (REALMS, 'set = "base"', "set = base")
TOO_SHORT = (REALMS, "bottom = [[", "bottom = [] # [[")
LIMIT = ("games/realms/resource_card.toml", "limit = 18", 'limit = "18"')
FACE = (FACES, "dots = 1", "dots = 11")
NO_ID = (FACES, 'id = "', 'name = "')


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (GAINS, "scythe.toml: places #1: gains takes the letters P, H, C, *, not “Q”."),
        (SHAPE, "scythe.toml: places #1: rect needs 4 numbers."),
        (NO_TOML, "scythe.toml can't be read: "),
        (TOO_SHORT, "scythe.py and its card do not fit together: IndexError: "),
    ],
    indirect=["broken"],
)
def test_a_slip_in_a_card_is_told_in_one_line(broken: Run, message: str) -> None:
    listed = broken("games")
    assert message in refused(listed)
    assert "dice-realms" in listed.output
    assert "rolling-america" in listed.output


@pytest.mark.parametrize("broken", [GAINS], indirect=True)
def test_the_other_games_go_on(broken: Run) -> None:
    assert "scythe.toml" in refused(broken("realms", "show", "scythe"))
    bots = ["--bot", "random", "--games", "1", "--seed", "1"]
    assert broken("simulate", "rolling-america", *bots).code == 0
    requests = [
        {"op": "new", "game": "rolling-realms", "seats": 1, "language": "es"},
        {"op": "load", "position": {"game": "rolling-realms"}},
        {"op": "replay", "record": '[Game "rolling-realms"]'},
        {"op": "new", "game": "rolling-america", "seats": 1},
        {"op": "games"},
    ]
    typed = "".join(json.dumps(request) + "\n" for request in requests).encode()
    answers = [json.loads(line) for line in broken("engine", typed=typed).output.splitlines()]
    assert [answer.get("error", {}).get("code") for answer in answers] == ["bad-data"] * 3 + [
        None,
        None,
    ]
    assert answers[0]["error"]["message"] == (
        "Una carta no se puede usar: scythe.toml: places #1: gains "
        "admite las letras P, H, C, *, no «Q»."
    )
    assert [game["id"] for game in answers[-1]["games"]] == ["dice-realms", "rolling-america"]


@pytest.mark.parametrize("broken", [LIMIT], indirect=True)
def test_a_slip_in_the_resource_card_names_its_file(broken: Run) -> None:
    message = "The file resource_card.toml can't be used: limit: a whole number from 1 to 99"
    assert refused(broken("realms")).startswith(message)


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (FACE, "The file faces.toml can't be used: face[0].dots: a whole number"),
        (NO_ID, "The file faces.toml can't be used: "),
    ],
    indirect=["broken"],
)
def test_a_slip_in_the_faces_of_dice_names_their_file(broken: Run, message: str) -> None:
    assert refused(broken("play", "dice-realms")).startswith(message)
