"""What a move costs is drawn beside its place, and stands out in either theme."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive

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
    for (const use of document.querySelectorAll(".mine .price use")) {
        const ground = getComputedStyle(use.closest(".price").querySelector("rect")).fill;
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
# The prices that lie beyond the edge of their print, or are too small to see.
LOST = """() => [...document.querySelectorAll(".mine .price")].filter(price => {
    const box = price.getBoundingClientRect();
    const print = price.closest("svg").getBoundingClientRect();
    return box.height < 8 || box.left < print.left - 1 || box.bottom > print.bottom + 1;
}).length"""
REALMS = [["scythe", "wingspan", "charterstone"]]


def test_every_price_stands_out_in_either_theme(arrive: Arrive) -> None:
    ada = arrive()
    options = {"rounds": 1, "realms": REALMS}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": options})
    # A heart is gained, and what could be bought with it is drawn.
    ada.roll("1 2")
    for place in ("charterstone:building1", "scythe:top2"):
        ada.tap(ada.place(place))
        expect(ada.place(place)).to_have_attribute("aria-label", re.compile("marked"))
    ada.page.locator(".actions .done").click()
    ada.roll("2 5")
    ada.tap(ada.place("charterstone:building2"))
    price = ada.page.locator(".mine .price").first
    for theme in ("light", "dark"):
        ada.set("Colours", theme)
        expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
        # Prices of what goes beyond a plain move are shown when asked for.
        if not price.is_visible():
            ada.page.keyboard.press("o")
        expect(price).to_be_visible()
        found = ada.page.evaluate(CONTRASTS)
        assert found
        assert {name: best for name, best in found.items() if best < 3} == {}, theme
        assert ada.page.evaluate(LOST) == 0
    # On paper nothing can be bought.
    ada.page.emulate_media(media="print")
    expect(ada.page.locator(".mine .price").first).to_be_hidden()
