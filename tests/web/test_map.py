"""A large map: what is marked on it, what is told beside it, and the magnifier of a phone."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.fingers import Fingers
from tests.web.test_gestures import FRAME, PHONE, RECT, die, map_table, middle
from tests.web.visitor import SHOWN, Visitor

# The price that belongs to each place, if its middle lies elsewhere, or if it hides a name.
STRAYED = """prints => prints.flatMap(print => {
    const names = [...print.querySelectorAll('text')].filter(it => it.textContent.length === 2)
        .map(it => it.getBoundingClientRect());
    return [...print.querySelectorAll('.spot .price rect')].filter(rect => {
        const box = rect.getBoundingClientRect(), hit = rect.closest('.spot').querySelector('.hit');
        const left = new DOMPoint(box.left + 12, box.top + box.height / 2);
        const isThere = hit.isPointInFill(left.matrixTransform(hit.getScreenCTM().inverse()));
        const hides = names.some(name => name.left + 2 < box.right && name.right - 2 > box.left
            && name.top + 3 < box.bottom && name.bottom - 3 > box.top);
        return !isThere || hides;
    }).map(rect => rect.closest('.spot').dataset.place);
})"""
BELOW = """ribbon => Boolean(
    ribbon.compareDocumentPosition(document.querySelector('.mine .stroke')) & 4)"""
FILL = "place => getComputedStyle(place.querySelector('.hit')).fill"

# After these steps an orange 6 fits Washington and Hawaii alone.
FAR_APART = (
    "*o3 w1, o3>NV, w1>AK, done, *r3 b4, r3>PA, b4>IA, done, *g3 y3, g3>KS, y3>AL, done, *o6 p3"
)


def frame_of(person: Visitor) -> list[float]:
    """The upper left corner of what the magnifier shows."""
    found: list[float] = person.page.locator(".overview-frame rect").evaluate(FRAME)
    return found


def test_marks_leave_the_colours_of_the_map_alone(arrive: Arrive) -> None:
    ada = map_table(arrive)
    ribbons, faded = ada.page.locator(".mine .ribbon"), ada.page.locator(".mine .faded")
    expect(faded).to_have_count(0)
    die(ada, "the red 3").click()
    # A ribbon inside of the edge of each red state; all others fade.
    expect(ada.page.locator(".mine .ribbon.is-plain")).to_have_count(9)
    expect(faded).to_have_count(41)
    # Nothing covers any of it: no state lies on another one.
    expect(ada.page.locator(".mine .offers mask")).to_have_count(0)
    ada.page.mouse.move(5, 5)
    for state in ("PA", "CA"):
        assert ada.place(state).evaluate(FILL) in ("rgba(0, 0, 0, 0)", "transparent")
    # They lie below what is written.
    ada.place("WV").click()
    expect(ada.page.locator(".mine .stroke")).to_have_count(1)
    assert ribbons.first.evaluate(BELOW)


def test_prices_stand_at_their_places_and_only_when_asked_for(arrive: Arrive) -> None:
    ada = map_table(arrive)
    prices = ada.page.locator(".mine .price")
    die(ada, "the red 3").click()
    expect(prices).to_have_count(0)
    ada.page.keyboard.press("o")
    expect(prices).to_have_count(41)
    assert ada.page.locator(".mine .print").evaluate_all(STRAYED) == []
    ada.page.keyboard.press("o")
    expect(prices).to_have_count(0)
    # What is in hand is not told at every place.
    ada.page.locator('.counter[data-counter="color-change"]').click()
    expect(ada.page.locator(".mine .spot.open-plain")).to_have_count(50)
    expect(prices).to_have_count(0)


def test_beside_the_map_the_bag_and_the_xs_are_counted(arrive: Arrive) -> None:
    ada = map_table(arrive)
    xs, bag = ada.page.locator(".tally").first, ada.page.locator(".tally").last
    expect(xs.locator("h2")).to_have_text(re.compile(r"Xs by colour\s+0"))
    expect(xs.locator("li")).to_have_count(6)
    expect(bag.locator("h2")).to_have_text(re.compile(r"In the bag\s+5"))
    expect(bag.locator("li.is-none")).to_have_text([re.compile("red"), re.compile("blue")])
    # The rules are looked up: on the table they would take the map's room.
    expect(ada.page.locator(".mine .print")).not_to_contain_text("two of the seven dice")
    expect(ada.page.locator(".look-up .print")).to_contain_text("two of the seven dice")
    frame, disc = (
        ada.page.locator(name).bounding_box() for name in (".mine .card-frame", ".mine .round")
    )
    assert frame is not None
    assert disc is not None
    assert disc["x"] + disc["width"] <= frame["x"] + frame["width"]
    assert disc["y"] + disc["height"] <= frame["y"] + frame["height"]


def test_what_was_written_stays_in_the_magnifier(arrive: Arrive) -> None:
    ada = map_table(arrive, **PHONE)
    ada.page.locator(".tally-strip").wait_for()
    # Where somebody looked before is forgotten.
    ada.page.locator(".overview").click(position={"x": 20, "y": 150})
    die(ada, "the red 3").tap()
    ada.page.wait_for_function(SHOWN, arg=ada.place("WV").element_handle())
    ada.place("WV").tap()
    # The only die that is left shows its own region.
    expect(ada.place("WV")).to_have_attribute("aria-label", "West Virginia, red: 3")
    ada.page.wait_for_function(SHOWN, arg=ada.place("IA").element_handle())
    before = frame_of(ada)
    ada.place("IA").tap()
    expect(ada.place("IA")).to_have_attribute("aria-label", "Iowa, blue: 4")
    expect(ada.page.locator(".dock button.die:enabled")).to_have_count(0)
    assert frame_of(ada) == before


def test_a_hint_is_brought_into_the_magnifier(arrive: Arrive) -> None:
    ada = map_table(arrive, **PHONE)
    ada.page.locator(".overview").click(position={"x": 5, "y": 150})
    ada.page.get_by_role("button", name="Hint").tap()
    hinted = ada.page.locator(".magnifier .spot.glow")
    expect(hinted).to_have_count(1)
    ada.page.wait_for_function(SHOWN, arg=hinted.element_handle())


def test_places_far_apart_are_shown_one_after_the_other(arrive: Arrive) -> None:
    ada = arrive(**PHONE)
    table = ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.play_steps(table, FAR_APART)
    die(ada, "the orange 6").tap()
    shown = ada.page.locator(".magnifier .spot.open-plain")
    expect(shown).to_have_count(2)
    seen = "all => all.map(place => (SHOWN)(place))".replace("SHOWN", SHOWN)
    assert sorted(shown.evaluate_all(seen)) == [False, True]
    first = frame_of(ada)
    # An arrow at the edge leads to the other, and back.
    ada.page.locator(".beyond").tap()
    ada.page.wait_for_function(f"before => String(({FRAME})({RECT})) !== before", arg=str(first))
    assert sorted(shown.evaluate_all(seen)) == [False, True]
    expect(ada.page.locator(".beyond")).to_have_count(1)


def test_the_magnifier_waits_for_a_dragged_die(arrive: Arrive) -> None:
    ada = map_table(arrive, **PHONE)
    red = die(ada, "the red 3")
    # Somebody looks at Pennsylvania, though not at the middle of its region, before taking the die.
    ada.page.locator(".overview").click(position={"x": 262, "y": 92})
    ada.page.wait_for_timeout(400)
    before, target = frame_of(ada), middle(ada.place("PA"))
    fingers, box = Fingers(ada.page), ada.page.locator(".magnifier").bounding_box()
    assert box is not None
    fingers.down(*middle(red))
    # It comes in over the lower edge, and goes straight on.
    fingers.move(target[0], box["y"] + box["height"] - 10)
    fingers.move(*target)
    assert frame_of(ada) == before
    # Resting at the edge moves the map below it.
    fingers.move(box["x"] + 12, target[1])
    rested = "x => Number(document.querySelector('.overview-frame rect').getAttribute('x')) < x"
    ada.page.wait_for_function(rested, arg=before[0] - 20)
    fingers.move(box["x"] + box["width"] / 2, target[1])
    fingers.up()


# The prices that are wider than the field of a small state at sea.
SPILLED = """() => ["NJ", "DE", "MD", "VT", "NH", "CT", "RI"].filter(state => {
    const place = document.querySelector(`.mine [data-place="${state}"]`);
    const price = place.querySelector(".price rect").getBoundingClientRect();
    const letters = place.ownerSVGElement.getScreenCTM().a;
    return price.width > 28 * letters;
})"""


def test_a_price_fits_into_a_small_state(arrive: Arrive) -> None:
    ada = arrive(width=1366)
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("b4 g2")
    ada.page.locator(".tray .die").first.click()
    ada.page.keyboard.press("o")
    expect(ada.place("NJ").locator(".price")).to_be_visible()
    assert ada.page.evaluate(SPILLED) == []


def test_a_dupe_names_the_number_that_it_doubles(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    ada.page.locator(".tray .die").first.click()
    ada.tap(ada.place("PA"))
    dupe = ada.page.locator("[data-counter=dupe]")
    expect(dupe).to_have_attribute("aria-label", "3 Dupe: write the 3 once more")
    expect(dupe.locator(".counter-made .pip")).to_have_count(3)
    dupe.click()
    expect(ada.page.locator(".prompt")).to_contain_text("Dupe 3: tap a glowing place.")
