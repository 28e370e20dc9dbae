"""Pictures and words on the sheets are visible, and stay within their cells."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import OPEN

# Every kind of picture on what it lies on: the better contrast of its fill and its edge.
CONTRASTS = r"""() => {
    const INNER = ".icon-line, .icon-minus, .icon-stroke, .icon-dot";
    const numbers = colour => {
        const found = colour.match(/-?[\d.]+/g).map(Number);
        return colour.startsWith("color(") ? found : found.map(one => one / 255);
    };
    const linear = one => one <= .03928 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4;
    const light = colour => {
        const [red, green, blue] = numbers(colour).map(linear);
        return .2126 * red + .7152 * green + .0722 * blue;
    };
    const contrast = (one, two) => {
        const [low, high] = [light(one), light(two)].sort((a, b) => a - b);
        return (high + .05) / (low + .05);
    };
    const found = {};
    for (const use of document.querySelectorAll(".mine .cell use, .tray .die-face use")) {
        if (getComputedStyle(use).opacity !== "1") continue;
        const below = use.closest("svg g.cell")?.querySelector(".face")
            ?? use.closest("svg").querySelector(".die-body");
        const ground = getComputedStyle(below).fill;
        const symbol = document.querySelector(use.getAttribute("href"));
        for (const shape of symbol.children) {
            if (shape.matches(INNER)) continue;
            const copy = shape.cloneNode(true);
            use.after(copy);
            const { fill, stroke } = getComputedStyle(copy);
            const best = Math.max(...[fill, stroke].filter(colour => colour !== "none")
                .map(colour => contrast(colour, ground)));
            copy.remove();
            found[`${shape.getAttribute("class")} on ${ground}`] = best;
        }
    }
    return found;
}"""


def test_every_picture_stands_out_in_either_theme(arrive: Arrive) -> None:
    ada = arrive()
    realms = [["scythe", "wingspan", "charterstone"]]
    for wish in (
        {"game": "dice-realms", "seats": 2, "bots": ["greedy"]},
        {"game": "rolling-realms", "options": {"rounds": 1, "realms": realms}},
    ):
        ada.open_table(wish)
        expect(ada.page.locator(".tray .die:enabled").first).to_be_visible()
        if wish["game"] == "rolling-realms":
            ada.tap(ada.page.locator(OPEN).first)
        for theme in ("light", "dark"):
            ada.page.get_by_label("Colours").select_option(theme)
            expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
            found = ada.page.evaluate(CONTRASTS)
            assert len(found) > 3
            assert {name: best for name, best in found.items() if best < 3} == {}, theme


# The words of a sheet that reach beyond their cells.
TOO_WIDE = """() => [...document.querySelectorAll(".mine g.cell")].flatMap(cell => {
    const face = cell.querySelector(".face").getBoundingClientRect();
    return [...cell.querySelectorAll("text")].filter(text => {
        const box = text.getBoundingClientRect();
        return box.left < face.left + 1 || box.right > face.right - 1;
    }).map(text => text.textContent);
})"""
DRAWN = "new Promise(drawn => requestIdleCallback(() => drawn(true)))"
FACE = "document.querySelector('.mine .face').getBoundingClientRect().width"


def test_titles_stay_within_their_cells_and_wide_screens_give_them_room(arrive: Arrive) -> None:
    ada = arrive(width=360, has_touch=True)
    ada.open_table({"game": "dice-realms", "seats": 2, "bots": ["greedy"]})
    for language, title in (("en", "black die"), ("es", "dado negro")):
        ada.page.locator(".choosers select").first.select_option(language)
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        faces = []
        for width, height in ((360, 740), (1366, 768), (1920, 1080)):
            ada.page.set_viewport_size({"width": width, "height": height})
            # The boards are redrawn after a change of the window's size.
            ada.page.wait_for_function(DRAWN)
            assert ada.page.evaluate(TOO_WIDE) == [], width
            faces.append(ada.page.evaluate(FACE))
        assert faces == sorted(faces)
