"""The cards of Youtoma on the command line."""

from pathlib import Path

from tests.cli.shell import run


def test_a_card_of_the_twin_is_shown_with_its_rule() -> None:
    shown = run("realms", "show", "youtoma-scythe", COLUMNS="80").output
    assert "Scythe (Youtoma)" in shown
    assert "costs nothing" in " ".join(shown.split())


def test_a_card_of_the_twin_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "card.svg"
    run("realms", "show", "youtoma-wingspan", "-o", str(file))
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_the_list_has_the_usual_realms_alone() -> None:
    assert "youtoma" not in run("realms").output


def test_the_terminal_says_whose_sheet_lies_there() -> None:
    told = run("play", "youtoma", "--solo", typed="quit\n", COLUMNS="80").output
    assert "Youtoma's sheet: score as little as you can" in told
