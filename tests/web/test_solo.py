"""A whole game of one person, by clicking only."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_rolling_america_from_the_start_page_to_the_next_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    ada.game("Rolling America").get_by_role("button", name="Play alone").click()
    expect(ada.page.locator(".tray .die")).to_have_count(2)
    # A round by clicking; the other seven are no different.
    for _ in range(3):
        ada.take_turn()
    ada.hasten_to_end(ada.page.url.rpartition("/")[2])
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("at the end")

    slider = ada.page.locator(".replay").get_by_role("slider")
    expect(slider).to_be_enabled()
    slider.focus()
    slider.press("Home")
    expect(ada.page.locator(".replay")).to_contain_text("Step 0 of")
    slider.press("ArrowRight")
    expect(ada.page.locator(".replay-text")).not_to_be_empty()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text()
    expect(ada.page.locator(".proof")).to_contain_text(
        f"verify {download.value.suggested_filename}"
    )
    ada.page.locator(".proof summary").click()
    seed = ada.page.locator(".proof code").first.inner_text()
    assert len(seed) == 64
    assert seed in record
    # The word that this browser added to the dice is in it, too.
    word = ada.page.locator(".proof code").nth(2).inner_text()
    assert f'[Words "{word}"]' in record
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.locator(".tray .die")).to_have_count(2)


def test_a_round_of_rolling_realms_to_the_end(arrive: Arrive) -> None:
    ada = arrive()
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    ada.open_table({"game": "rolling-realms", "options": options})
    # Three realms; what one has is counted in the dock.
    expect(ada.page.locator(".mine .card")).to_have_count(3)
    expect(ada.page.locator(".counter")).to_have_count(3)
    ada.page.get_by_role("button", name="How Scythe works").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("bottom row")
    ada.page.keyboard.press("Escape")
    ada.play_to_end()
    expect(ada.page.locator(".verdict .hand-score")).to_be_visible()
    expect(ada.page.locator(".bands .is-mine")).to_have_count(1)
    for name in ("Scythe", "Wingspan", "Euphoria", "Unspent resources"):
        expect(ada.page.locator(".breakdown")).to_contain_text(name)


def test_the_map_the_powers_and_the_rounds_have_rules_too(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america"})
    ada.page.get_by_role("button", name="How Rolling America works").click()
    for name, part in (
        ("Map", "Alaska and Hawaii have no neighbours"),
        ("Powers", "Guard: the number may stand beside any other"),
        ("Rounds", "eight rounds"),
    ):
        rule = ada.page.get_by_role("dialog").locator("section", has=ada.page.locator("h3"))
        expect(rule.filter(has_text=name).filter(has_text=part)).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.look_beside()
    ada.page.get_by_role("button", name="Help").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Fewest Xs wins")
    expect(ada.page.get_by_role("dialog")).to_contain_text("If the region is full")
