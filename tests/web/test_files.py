"""Files to save: a game on paper, and the picture of a board."""

import re
from pathlib import Path

from playwright.sync_api import Download, expect

from rollwright.games import all_games
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def saved(visitor: Visitor, label: str) -> Download:
    """The file behind the link in the open window."""
    with visitor.page.expect_download() as found:
        visitor.page.locator("dialog").get_by_role("link", name=label).click()
    return found.value


def begins_with(file: Download, start: bytes) -> bool:
    return Path(file.path()).read_bytes().startswith(start)


def test_a_game_is_saved_for_the_printer(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    expect(ada.page.get_by_role("button", name="Print on paper")).to_have_count(len(all_games()))
    # What is not there can't be chosen.
    ada.game("Dice Realms").get_by_role("button", name="Print on paper").click()
    window = ada.page.locator("dialog")
    expect(window.get_by_role("link", name="Download the PDF")).to_be_visible()
    rules = window.get_by_label("Rules on the backs")
    expect(rules).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.game("Rolling America").get_by_role("button", name="Print on paper").click()
    window.get_by_label("Paper").select_option("Letter")
    rules.check()
    expect(window).to_contain_text("long edge")
    file = saved(ada, "Download the PDF")
    assert file.suggested_filename == "rolling-america-letter.pdf"
    assert "rules=true" in file.url
    assert begins_with(file, b"%PDF-")


def test_the_picture_of_a_board_is_saved_during_and_after_a_game(arrive: Arrive) -> None:
    ada = arrive(color_scheme="dark")
    table = ada.open_table({"game": "rolling-america", "seats": 2, "bots": ["greedy"]})
    ada.look_beside()
    ada.page.get_by_role("button", name="Save the picture").click()
    window = ada.page.locator("dialog")
    expect(window.get_by_label("Format")).to_have_value("png")
    picture = saved(ada, "Download")
    assert picture.suggested_filename == f"rolling-america-{table}-ada.png"
    assert "look=dark" in picture.url
    assert begins_with(picture, b"\x89PNG")
    expect(window).to_have_count(0)
    expect(ada.page.locator(".toast.good")).to_contain_text("your downloads")
    ada.hasten_to_end(table)
    ada.page.get_by_role("button", name="Save the picture").click()
    window.get_by_label("Format").select_option("Drawing (SVG)")
    window.get_by_label("Sheet").select_option("Greedy")
    drawing = saved(ada, "Download")
    assert drawing.suggested_filename == f"rolling-america-{table}-greedy.svg"
    assert begins_with(drawing, b"<svg")
    foot = re.compile(r"Rolling America · Greedy · \d+ Xs? · \d{4}-\d\d-\d\d</text>")
    assert foot.search(Path(drawing.path()).read_text())


def test_a_device_that_sends_files_shares_the_picture(arrive: Arrive) -> None:
    ada = arrive(locale="es-ES")
    ada.page.add_init_script("""
        navigator.canShare = ({files}) => files.length === 1;
        navigator.share = async ({title, files}) => {
            window.shared = [title, files[0].name, files[0].type, files[0].size > 1000];
        };""")
    ada.open_table({"game": "rolling-america"})
    ada.look_beside()
    ada.page.get_by_role("button", name="Guardar la imagen").click()
    window = ada.page.locator("dialog")
    expect(window.get_by_label("Formato")).to_have_value("png")
    window.get_by_role("button", name="Compartir").click()
    expect(window).to_have_count(0)
    shared = ["Rolling America", "Rolling America.png", "image/png", True]
    assert ada.page.evaluate("window.shared") == shared
