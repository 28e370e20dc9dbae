"""`rollwright faces`: all faces of Dice Realms, with filters, and one of them."""

import json

import pytest

from rollwright.games import find_game
from tests.cli.shell import run

FACES = find_game("dice-realms").faces()


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_face_is_listed_in_80_columns(language: str) -> None:
    lines = run("faces", "--language", language, COLUMNS="80").output.splitlines()
    assert max(len(line) for line in lines) <= 80
    listed = {line.split()[0] for line in lines if line.strip()}
    assert {face.id for face in FACES} <= listed


def test_the_list_tells_dots_number_effect_and_origin() -> None:
    output = run("faces", COLUMNS="120").output
    county = next(line for line in output.splitlines() if line.startswith("county "))
    assert county.split()[:4] == ["county", "County", "2", "16"]
    assert "collect 2 points; 1 point at the end" in county
    assert county.split()[-1] == "printed"
    winter = next(line for line in output.splitlines() if line.startswith("winter "))
    assert winter.split()[:3] == ["winter", "Winter", "2"]


def test_filters_leave_out_the_rest() -> None:
    lands = json.loads(run("faces", "--line", "lands", "--json").output)
    assert [face["id"] for face in lands] == ["barony", "county", "duchy"]
    ours = json.loads(run("faces", "--origin", "reconstructed", "--line", "fate", "--json").output)
    assert ours
    assert all(face["origins"]["powers"] == "reconstructed" for face in ours)
    assert "No face is like that." in run("faces", "--line", "lands", "--origin", "deduced").output


def test_json_has_every_face() -> None:
    listed = json.loads(run("faces", "--json", "--language", "es").output)
    assert [face["id"] for face in listed] == [face.id for face in FACES]
    assert listed[3]["name"] == "Granja"


def test_a_face_is_shown_by_id_name_or_beginning() -> None:
    for name in ("mill", "MILL"):
        answer = run("faces", "show", name, COLUMNS="120").output
        assert "Line: Farming. Dots: 2. In the box: 16." in answer
        assert "Collect 4 grain; 1 point at the end." in answer
        assert "Printed: the dots." in answer
    assert "University" in run("faces", "show", "univ").output
    assert "Recoge 2 de grano." in run("faces", "show", "granja", "--language", "es").output
    assert "Line: Fate die. In the box: 2." in run("faces", "show", "winter").output


@pytest.mark.parametrize(
    "args",
    [
        ["show"],
        ["show", "chess"],
        ["show", "mi"],
        ["list", "mill"],
        ["paint"],
        ["--line", "sea"],
        ["--origin", "x"],
    ],
)
def test_nonsense_ends_in_a_sentence(args: list[str]) -> None:
    answer = run("faces", *args)
    assert answer.code == 1
    assert answer.errors.count("\n") == 1
