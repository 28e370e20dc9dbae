"""The script that writes the stubs of a realm."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rollwright.games.realms.card_file import card_from

SCRIPT = Path(__file__).parents[1] / "scripts" / "new-realm"
REALMS = Path("src/rollwright/games/realms")
TESTS = Path("tests/games/realms")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project without any realm."""
    for folder in (REALMS / "cards", REALMS / "realms", TESTS, Path("scripts")):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(SCRIPT, tmp_path / "scripts")
    return tmp_path


def run(project: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "scripts" / "new-realm"), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_stubs_are_a_sound_card_and_sound_python(project: Path) -> None:
    assert run(project, "Gùgōng & Friends").returncode == 0
    card = (project / REALMS / "cards" / "gugong-and-friends.toml").read_text(encoding="utf-8")
    assert card_from("gugong-and-friends", tomllib.loads(card)).name == "Gùgōng & Friends"
    rules = (project / REALMS / "realms" / "gugong_and_friends.py").read_text(encoding="utf-8")
    assert "class GugongAndFriends(Realm):" in rules
    compile(rules, "rules", "exec")
    test = (project / TESTS / "test_gugong_and_friends.py").read_text(encoding="utf-8")
    compile(test, "test", "exec")


@pytest.mark.parametrize(
    ("name", "card_id", "module", "class_name"),
    [
        ("7 Wonders", "7-wonders", "realm_7_wonders", "Realm7Wonders"),
        ("123", "123", "realm_123", "Realm123"),
        ('The "Best" Realm', "the-best-realm", "the_best_realm", "TheBestRealm"),
        ('"""', "", "", ""),
        ('"""quoted"""', "quoted", "quoted", "Quoted"),
        ("Class", "class", "realm_class", "Class"),
        ("None", "none", "none", "RealmNone"),
        ("Desk", "desk", "desk", "RealmDesk"),
    ],
)
def test_any_name_makes_sound_stubs_or_none(
    project: Path, name: str, card_id: str, module: str, class_name: str
) -> None:
    written = run(project, name).returncode == 0
    assert written == bool(card_id)
    if not written:
        return
    card = (project / REALMS / "cards" / f"{card_id}.toml").read_text(encoding="utf-8")
    assert card_from(card_id, tomllib.loads(card)).name == name
    rules = (project / REALMS / "realms" / f"{module}.py").read_text(encoding="utf-8")
    assert f"class {class_name}(Realm):" in rules
    assert rules.split('"""')[2].lstrip().startswith("from typing")
    compile(rules, "rules", "exec")
    test = (project / TESTS / f"test_{module}.py").read_text(encoding="utf-8")
    compile(test, "test", "exec")


def test_nothing_is_written_over(project: Path) -> None:
    run(project, "Isle")
    card = project / REALMS / "cards" / "isle.toml"
    card.write_text("mine", encoding="utf-8")
    assert run(project, "Isle").returncode == 1
    assert card.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("args", [[], [""], ["!?"], ["one", "two"], ["a{b}"], ["a\\b"], ["a\nb"]])
def test_a_name_is_needed(project: Path, args: list[str]) -> None:
    answer = run(project, *args)
    assert answer.returncode == 2
    assert answer.stderr
