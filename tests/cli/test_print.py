"""A whole game on paper, as a file."""

import sys
import webbrowser
from pathlib import Path

import pytest

from tests.cli.shell import run

# How a file of each format begins.
STARTS = {"png": b"\x89PNG", "pdf": b"%PDF-", "svg": b"<svg"}


def test_a_file_is_made_and_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "maps.pdf"
    made = run("print", "rolling-america", "-o", str(file), "--copies", "3")
    assert (made.code, made.output) == (0, f"{file}: 3 pages.\n")
    first = file.read_bytes()
    assert first.startswith(b"%PDF-")
    refused = run("print", "rolling-america", "-o", str(file))
    assert refused.code == 1
    assert "--force" in refused.errors
    assert file.read_bytes() == first
    again = run("print", "rolling-america", "-o", str(file), "--force", "--ink", "--language", "es")
    assert (again.code, again.output) == (0, f"{file}: 1 página.\n")
    assert file.read_bytes() != first


def test_rules_are_on_the_backs_if_wanted(tmp_path: Path) -> None:
    plain, backed = tmp_path / "plain.pdf", tmp_path / "backed.pdf"
    options = ("--option", "rounds=1", "--option", "set=scythe,wingspan,tapestry,euphoria,pendulum")
    made = run("print", "rolling-realms", *options, "-o", str(plain))
    assert (made.code, made.output) == (0, f"{plain}: 3 pages.\n")
    made = run("print", "rolling-realms", *options, "-o", str(backed), "--rules")
    assert (made.code, made.output.splitlines()[0]) == (0, f"{backed}: 6 pages.")
    assert "long edge" in made.output


@pytest.mark.parametrize(
    "args",
    [
        ("print", "rolling-america"),
        ("sheet", "rolling-america"),
        ("realms", "show", "wingspan"),
    ],
)
def test_a_file_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    opened: list[str] = []

    def note(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("webbrowser.open", note)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "elsewhere"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    file = tmp_path / "x.pdf"
    assert run(*args, "-o", str(file), "--open", DISPLAY=":9").code == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert run(*args, "--open", DISPLAY=":9").code == 0
    assert opened[0] == file.as_uri()
    temporary = Path(opened[1].removeprefix("file://"))
    assert temporary.is_relative_to(tmp_path / "elsewhere")
    assert temporary.stat().st_size
    assert sorted(path.name for path in tmp_path.iterdir()) == ["elsewhere", "x.pdf"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a viewer")
@pytest.mark.parametrize("display", ["", ":9"])
def test_where_nothing_opens_files_their_place_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    def fail(url: str) -> bool:
        raise webbrowser.Error(url)

    monkeypatch.setattr("webbrowser.open", fail)
    file = tmp_path / "sheet.svg"
    places = {"DISPLAY": display, "WAYLAND_DISPLAY": ""}
    made = run("sheet", "rolling-america", "-o", str(file), "--open", **places)
    assert (made.code, made.errors) == (0, "")
    assert str(file) in made.output


def test_faces_dice_and_records_of_dice_realms_are_printed(tmp_path: Path) -> None:
    file = tmp_path / "dice.pdf"
    made = run("print", "dice-realms", "-o", str(file))
    assert (made.code, made.output) == (0, f"{file}: 4 pages.\n")
    every = run("print", "dice-realms", "--option", "setup=random", "-o", str(file), "--force")
    assert (every.code, every.output) == (0, f"{file}: 6 pages.\n")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("rolling-america", "--paper", "a9"), "There are: a4, letter."),
        (("no-such-game",), "There is no game"),
        (("rolling-america", "--option", "color=red"), "color"),
    ],
)
def test_what_can_not_be_printed_is_told(tmp_path: Path, args: tuple[str, ...], told: str) -> None:
    refused = run("print", *args, "-o", str(tmp_path / "x.pdf"))
    assert refused.code != 0
    assert told in refused.errors
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(("ending", "start"), STARTS.items())
def test_a_sheet_has_the_format_of_its_name(tmp_path: Path, ending: str, start: bytes) -> None:
    file = tmp_path / f"sheet.{ending}"
    assert run("sheet", "rolling-america", "-o", str(file)).code == 0
    assert file.read_bytes().startswith(start)


@pytest.mark.parametrize(("ending", "start"), STARTS.items())
def test_a_card_is_shown_as_a_picture(tmp_path: Path, ending: str, start: bytes) -> None:
    light, dark = tmp_path / f"light.{ending}", tmp_path / f"dark.{ending}"
    assert run("realms", "show", "wingspan", "-o", str(light)).code == 0
    assert run("realms", "show", "wingspan", "-o", str(dark), "--look", "dark").code == 0
    assert light.read_bytes().startswith(start)
    assert light.read_bytes() != dark.read_bytes()
    refused = run("realms", "show", "wingspan", "-o", str(light))
    assert (refused.code, "--force" in refused.errors) == (1, True)


def test_a_look_that_there_is_not_is_refused(tmp_path: Path) -> None:
    refused = run("realms", "show", "scythe", "-o", str(tmp_path / "x.svg"), "--look", "pink")
    assert refused.code == 1
    assert "There are: light, dark, ink." in refused.errors
