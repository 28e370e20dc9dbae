"""The covers of the games: in our own typefaces, and alive where motion is welcome."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive

# The typefaces of the letters on the first cover, and whether the page has them.
LETTERS = """() => [...document.querySelectorAll(".cover .drawn text")].slice(0, 40).map(text => {
    const {fontFamily, fontWeight} = getComputedStyle(text);
    const [first] = fontFamily.split(",");
    return [first.replaceAll('"', ""), document.fonts.check(`${fontWeight} 12px ${first}`)];
})"""


def test_covers_have_our_own_typefaces_and_lie_still_for_those_who_want_that(
    arrive: Arrive,
) -> None:
    ada = arrive(width=1366)
    ada.start()
    expect(ada.page.locator(".game .cover .drawn").first).to_be_attached()
    ada.page.evaluate("document.fonts.ready.then(() => undefined)")
    letters = ada.page.evaluate(LETTERS)
    assert letters
    assert {family for family, _ in letters} <= {"Bitter", "Nunito Sans"}
    assert all(loaded for _, loaded in letters)
    # The dice of the last turn lie there.
    expect(ada.page.locator(".game .cover-dice").first).to_be_attached()
    expect(ada.page.locator(".cover.plays")).to_have_count(0)


def test_a_cover_plays_itself(arrive: Arrive) -> None:
    ada = arrive(width=1366, reduced_motion="no-preference")
    ada.start()
    plays = ada.page.locator(".cover.plays")
    expect(plays).to_have_count(1)
    written = plays.locator(".is-written")
    expect(written.first).to_be_attached()
    expect(plays.locator(".cover-die").first).to_be_attached()
    # What comes later is not seen yet.
    later = plays.locator("[data-turn]:not(.is-written):not(:has(> svg))").last
    expect(later).to_have_css("opacity", "0")
