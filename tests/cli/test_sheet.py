"""A sheet as a picture: blank, or after a record; light or dark."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from rollwright.core.print import PrintTheme
from rollwright.games import all_games
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT, colors_for
from tests.cli.shell import Answer, run, run_program
from tests.harness.toy import ToyGame

LIGHT_PAPER, DARK_PAPER = (
    colors_for(PrintTheme({}, {}), look)["paper"] for look in (LIGHT_PRINT, DARK_PRINT)
)


def names_in(answer: Answer) -> str:
    """All words of a picture, which must be valid."""
    assert answer.code == 0, answer.errors
    root = ElementTree.fromstring(answer.output)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    labels = [element.get("aria-label") or "" for element in root.iter()]
    return " | ".join([*root.itertext(), *labels])


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_has_a_blank_sheet_in_every_language(game: str) -> None:
    english, spanish = [names_in(run("sheet", game, "--language", it)) for it in ("en", "es")]
    assert english != spanish


def test_the_realms_that_are_named_lie_on_the_sheet() -> None:
    words = names_in(run("sheet", "rolling-realms", "--option", "realms=scythe,wingspan,tapestry"))
    assert all(realm in words for realm in ("Scythe", "Wingspan", "Tapestry"))


@pytest.mark.parametrize("game", sorted(all_games()))
def test_light_and_dark(game: str) -> None:
    light, dark = run("sheet", game), run("sheet", game, "--dark")
    assert LIGHT_PAPER in light.output
    assert DARK_PAPER in dark.output
    assert DARK_PAPER not in light.output


def test_a_sheet_after_a_record_has_what_was_written(tmp_path: Path, finished_record: str) -> None:
    path = tmp_path / "record.txt"
    path.write_text(finished_record, encoding="utf-8")
    blank = run("sheet", "rolling-america")
    sheets = [run("sheet", "--record", str(path), "--seat", seat) for seat in ("0", "1")]
    assert len({names_in(answer) for answer in (blank, *sheets)}) == 3
    piped = run_program("sheet", "--record", "-", typed=finished_record.encode())
    assert piped.output == sheets[0].output
    refused = run("sheet", "--record", str(path), "--seat", "2")
    assert (refused.code, refused.errors) == (1, "There is no seat 2 at this table.\n")


def test_a_file_is_written_and_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "sheet.svg"
    assert run("sheet", "rolling-america", "-o", str(path)).code == 0
    blank = path.read_text(encoding="utf-8")
    assert blank == run("sheet", "rolling-america").output
    refused = run("sheet", "dice-realms", "-o", str(path))
    assert refused.code == 1
    assert "--force" in refused.errors
    assert path.read_text(encoding="utf-8") == blank
    assert run("sheet", "dice-realms", "-o", str(path), "--force").code == 0
    assert path.read_text(encoding="utf-8") != blank
    for wrong in (tmp_path / "none" / "sheet.svg", tmp_path / ("x" * 300)):
        assert run("sheet", "rolling-america", "-o", str(wrong)).code == 1


@pytest.mark.parametrize(
    "args",
    [[], ["rolling-america", "--record", "game.txt"], ["--record", "game.txt", "--option", "a=1"]],
)
def test_a_game_or_a_record_is_drawn_and_not_both(args: list[str]) -> None:
    answer = run("sheet", *args, COLUMNS="200")
    assert answer.code == 2
    assert "one of both" in answer.errors


def test_a_sheet_as_text_says_what_its_cards_say() -> None:
    realms = ("--option", "rounds=1", "--option", "realms=scythe,wingspan,tapestry")
    for language, words in (("en", "Write left to right on a bird"), ("es", "envergadura")):
        answer = run(
            *("sheet", "rolling-realms", *realms, "--text", "--language", language), COLUMNS="80"
        )
        assert words in " ".join(answer.output.split())
        assert max(len(line) for line in answer.output.splitlines()) <= 80


def test_a_game_without_places_has_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    # Every game of ours has places.
    monkeypatch.setattr("rollwright.cli.sheet.find_game", lambda game_id: ToyGame())
    for language, sentence in (("en", "there are no places"), ("es", "no hay lugares")):
        answer = run("sheet", "toy", "--language", language)
        assert (answer.code, answer.output) == (1, "")
        assert sentence in answer.errors


def test_text_goes_into_no_file(tmp_path: Path) -> None:
    answer = run("sheet", "rolling-america", "--text", "-o", str(tmp_path / "sheet.svg"))
    assert answer.code == 2
    assert not (tmp_path / "sheet.svg").exists()
