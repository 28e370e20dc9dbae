"""Prints: fetched once, in the colours of the theme, and with nothing cut off."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive

REALMS = {"rounds": 1, "realms": [["tapestry", "scythe", "charterstone"]]}
GAMES = pytest.mark.parametrize(
    "wish",
    [
        {"game": "rolling-america"},
        {"game": "rolling-realms", "options": REALMS},
        {"game": "dice-realms", "seats": 2, "bots": ["greedy"]},
    ],
    ids=lambda wish: wish["game"],
)
# The address of each document that was fetched, and how many bytes came over the network.
FETCHED = """() => performance.getEntriesByType("resource")
    .filter(({name}) => name.includes("/prints/")).map(one => [one.name, one.transferSize])"""
# The words, pictures and places of the own sheet that reach beyond their print. The magnifier shows
# only a part of one.
CUT = """async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll(".mine .print:not(.cell *)")].flatMap(print => {
        if (print.closest(".magnifier")) return [];
        const paper = print.getBoundingClientRect();
        return [...print.querySelectorAll("text, use, .hit")].filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < paper.left - 1 || box.right > paper.right + 1
                || box.top < paper.top - 1 || box.bottom > paper.bottom + 1;
        }).map(one => one.textContent || one.outerHTML);
    });
}"""
# The prints that are too small, or don't fit into what they lie in: the board, or a page of a phone
# that scrolls down only.
HIDDEN = """() => [...document.querySelectorAll(".mine .print:not(.cell *)")].filter(print => {
    const box = print.getBoundingClientRect(), page = print.closest(".page-of-cards");
    const room = (page ?? print.closest(".board")).getBoundingClientRect();
    return box.width < 200 || box.left < room.left || box.right > room.right
        || box.top < room.top || !page && box.bottom > room.bottom;
}).length"""
NAMES = "spots => spots.map(spot => spot.dataset.place)"
# The places below the seal of a print.
BELOW_SEAL = """seal => {
    const {left, right, top, bottom} = seal.getBoundingClientRect();
    return [...seal.parentElement.querySelectorAll(".hit")].filter(hit => {
        const box = hit.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).length;
}"""
FONTS = """async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({status}) => status === "loaded")
        .map(({family}) => family.replaceAll('"', ""));
}"""
# The colour of the paper, and how well a pencil stands out from it.
COLOURS = r"""() => {
    const print = document.querySelector(".mine .print"), style = getComputedStyle(print);
    const [paper, pencil] = ["--p-paper", "--p-pencil"].map(name => style.getPropertyValue(name));
    const light = colour => {
        const parts = colour.match(/[\da-f]{2}/gi).map(part => parseInt(part, 16) / 255)
            .map(one => one <= .03928 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
        return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
    };
    const [low, high] = [light(paper), light(pencil)].sort((a, b) => a - b);
    return [paper, (high + .05) / (low + .05)];
}"""


def colours(page: Page) -> tuple[str, float]:
    """The colour of the paper, and the contrast of the pencil on it."""
    paper, contrast = page.evaluate(COLOURS)
    return str(paper), float(contrast)


def test_a_print_is_fetched_once(arrive: Arrive) -> None:
    ada = arrive()
    ada.start()
    for _ in range(2):
        ada.game("Rolling America").get_by_role("button", name="Play alone").click()
        expect(ada.place("AK")).to_be_visible()
        ada.page.locator(".bar a.brand").click()
    names = [name for name, _ in ada.page.evaluate(FETCHED)]
    # The map, what is looked up, and how to write by hand.
    assert len(names) == len(set(names)) == 3
    # Another visit takes them from the browser's own memory.
    ada.open_table({"game": "rolling-america"})
    expect(ada.place("AK")).to_be_visible()
    assert sorted(ada.page.evaluate(FETCHED)) == sorted([name, 0] for name in names)


@GAMES
def test_prints_have_the_colours_of_the_theme(arrive: Arrive, wish: dict[str, object]) -> None:
    ada = arrive(color_scheme="light")
    ada.open_table(wish)
    expect(ada.page.locator(".mine .print").first).to_be_visible()
    white, on_white = colours(ada.page)
    ada.page.emulate_media(color_scheme="dark")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    black, on_black = colours(ada.page)
    assert white != black
    assert min(on_white, on_black) >= 4.5
    # Paper is always light.
    ada.page.emulate_media(media="print")
    assert colours(ada.page)[0] == white


@GAMES
def test_nothing_of_a_print_is_cut_off(arrive: Arrive, wish: dict[str, object]) -> None:
    ada = arrive(width=360, has_touch=True)
    ada.open_table(wish)
    # Beside dice that show pieces it tells of the Fate die; elsewhere of the roll.
    told = ada.page.locator(".roll-about" if wish["game"] == "dice-realms" else ".roll-text")
    for language, rolled in (("en", "draws|show|Fate die"), ("es", "saca|muestran|destino")):
        ada.set("Language", language)
        # The prints come with what the server says in this language.
        expect(told).to_have_text(re.compile(rolled))
        expect(ada.page.locator(".mine .print, .mine .piece-face").first).to_be_visible()
        assert ada.page.evaluate(CUT) == []
        assert {"Bitter", "Nunito Sans"} <= set(ada.page.evaluate(FONTS))
    # Places lie in the magnifier of a phone; on a screen they lie on their print.
    for width, height in ((360, 740), (740, 360), (1366, 768), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(f"() => ({HIDDEN})() === 0", timeout=5_000)
    assert ada.page.locator(".magnifier").count() == 0
    assert ada.page.evaluate(CUT) == []


def test_a_tap_on_any_square_proposes_all_that_cover_it(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": REALMS})
    ada.roll("3 5")
    die = ada.page.get_by_role("button", name="Die A")
    proposal, glow = ada.page.locator(".proposal"), ada.page.locator(".mine .spot.glow")
    # In one of the ways it is the first square, in another a later one.
    for square, ways in (
        ("b1", ("a1 a2 b1", "b1 c1 c2")),
        ("f3", ("e2 f2 f3", "e2 e3 f3", "e3 f2 f3", "e3 e4 f3")),
    ):
        die.click()
        place = ada.place(f"tapestry:{square}")
        expect(place).to_have_class("spot open-plain")
        seen = set()
        for number in range(1, len(ways) + 1):
            # The first tap proposes, and the next ones turn.
            place.click()
            expect(proposal).to_have_accessible_name(f"Way {number} of {len(ways)}")
            expect(glow).to_have_count(3)
            seen.add(" ".join(sorted(glow.evaluate_all(NAMES))).replace("tapestry:", ""))
        assert seen == set(ways)
        ada.page.keyboard.press("Escape")
        # Whoever lets go lets the die go, too.
        expect(proposal).to_have_count(0)
        expect(die).to_have_attribute("aria-pressed", "false")
    die.click()
    ada.place("tapestry:b1").click()
    ada.choose_first()
    expect(ada.place("tapestry:b1")).not_to_have_class(re.compile("open-plain"))
    assert ada.written("tapestry:b1") == 1


@pytest.mark.parametrize("width", [360, 1280])
def test_a_seal_says_what_it_means(arrive: Arrive, width: int) -> None:
    ada = arrive(width=width, has_touch=width < 700)
    cards = [["atiwa", "wingspan", "onirim"]]
    ada.open_table({"game": "rolling-realms", "options": {"rounds": 1, "realms": cards}})
    seals, words = ada.page.locator(".mine .print-seal"), ada.page.locator(".seal-words")
    seal = seals.first
    expect(seal).to_be_visible()
    expect(seals).to_have_count(3)
    assert [one.evaluate(BELOW_SEAL) for one in seals.all()] == [0, 0, 0]
    (seal.tap if width < 700 else seal.click)()
    expect(words).to_have_text("The print of this card is lost in part: 88 % is our own design.")
    expect(words).to_be_in_viewport(ratio=1)
    expect(seal).to_have_accessible_name(words.inner_text())
    # A second tap hides it, and so does one anywhere else.
    (seal.tap if width < 700 else seal.click)()
    expect(words).to_have_count(0)
    (seal.tap if width < 700 else seal.click)()
    expect(words).to_have_count(1)
    ada.page.locator(".roll-text").click()
    expect(words).to_have_count(0)


def test_a_seal_is_reached_with_keys_and_speaks_spanish(arrive: Arrive) -> None:
    ada = arrive(locale="es-ES")
    cards = [["wingspan", "atiwa", "onirim"]]
    ada.open_table({"game": "rolling-realms", "options": {"rounds": 1, "realms": cards}})
    seal, words = ada.page.locator(".mine .print-seal").first, ada.page.locator(".seal-words")
    # It comes right after the places of its card.
    ada.page.locator(".mine .spot[tabindex='0']").first.focus()
    ada.page.keyboard.press("Tab")
    expect(seal).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(words).to_contain_text("nada es diseño nuestro")
    ada.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    ada.page.keyboard.press("Space")
    expect(words).to_have_count(1)
    ada.page.keyboard.press("Tab")
    expect(words).to_have_count(0)
