"""Every gesture of the table: by mouse, by finger and by key."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.fingers import Fingers
from tests.web.visitor import SHOWN, Visitor

Act = Callable[[], None]
PHONE = {"width": 390, "has_touch": True}
REALMS = [["tapestry", "scythe", "charterstone"]]
FRAME = "rect => ['x', 'y'].map(name => Number(rect.getAttribute(name)))"
RECT = "document.querySelector('.overview-frame rect')"
# Does a bubble lie in the window, and beside the place that it is about?
BESIDE = """([bubble, place]) => {
    const [one, two] = [bubble, place].map(it => it.getBoundingClientRect());
    return one.left >= 0 && one.right <= innerWidth && one.top >= 0 && one.bottom <= innerHeight
        && (one.bottom <= two.top || one.top >= two.bottom
            || one.right <= two.left || one.left >= two.right);
}"""


def map_table(arrive: Arrive, **settings: object) -> Visitor:
    """A map with a red 3 and a blue 4."""
    ada = arrive(**settings)
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    ada.roll("r3 b4")
    return ada


def cards_table(arrive: Arrive, roll: str, **settings: object) -> Visitor:
    """Three realms, and a roll."""
    ada = arrive(**settings)
    options = {"rounds": 1, "realms": REALMS}
    ada.open_table({"game": "rolling-realms", "dice": "manual", "options": options})
    ada.roll(roll)
    return ada


def die(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("button", name=name)


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def holds(person: Visitor, place: str, words: str) -> None:
    """This stands at a place."""
    expect(person.place(place)).to_have_attribute("aria-label", re.compile(words))


def test_a_die_is_dragged_with_a_mouse(arrive: Arrive) -> None:
    ada = map_table(arrive)
    mouse, lifted = ada.page.mouse, ada.page.locator(".lifted-die")
    red, blue = die(ada, "the red 3"), die(ada, "the blue 4")

    def drag(thing: Locator, to: tuple[float, float]) -> None:
        mouse.move(*middle(thing))
        mouse.down()
        mouse.move(*to, steps=5)
        expect(lifted).to_have_count(1)
        expect(thing).to_have_attribute("aria-pressed", "true")

    drag(red, middle(ada.place("WV")))
    # Before it is let go one sees what it would write.
    expect(ada.page.locator(".mine .ghost .mark")).to_have_count(1)
    mouse.up()
    expect(lifted).to_have_count(0)
    holds(ada, "WV", "West Virginia, red: 3")
    # Where there is no place nothing happens, and the die stays in hand.
    ada.page.get_by_role("button", name="Undo").click()
    expect(red).to_be_enabled()
    drag(blue, middle(ada.page.locator(".bar")))
    mouse.up()
    expect(lifted).to_have_count(0)
    expect(blue).to_have_attribute("aria-pressed", "true")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()
    # Where it does not fit one hears why.
    drag(red, middle(ada.place("WV")))
    mouse.up()
    holds(ada, "WV", "West Virginia, red: 3")
    drag(blue, middle(ada.place("WV")))
    mouse.up()
    expect(ada.page.locator(".refusal")).to_be_visible()


def test_a_die_is_dragged_with_a_finger(arrive: Arrive) -> None:
    ada = map_table(arrive, **PHONE)
    finger = Fingers(ada.page)
    # The magnifier looks at what the red die may reach only when it is in hand.
    red, frame = die(ada, "the red 3"), ada.page.locator(".overview-frame rect")
    seen = frame.evaluate(FRAME)
    finger.down(*middle(red))
    x, y = middle(red)
    finger.move(x, y - 40)
    expect(ada.page.locator(".lifted-die")).to_have_count(1)
    expect(red).to_have_attribute("aria-pressed", "true")
    assert frame.evaluate(FRAME) != seen
    assert ada.place("WV").evaluate(SHOWN)
    finger.move(*middle(ada.place("WV")))
    expect(ada.page.locator(".mine .ghost .mark")).to_have_count(1)
    finger.up()
    expect(ada.page.locator(".lifted-die")).to_have_count(0)
    holds(ada, "WV", "West Virginia, red: 3")


def test_a_die_and_a_place_by_keys_and_what_it_would_write(arrive: Arrive) -> None:
    ada = map_table(arrive)
    ghost = ada.page.locator(".mine .ghost .mark")
    ada.page.keyboard.press("2")
    expect(die(ada, "the blue 4")).to_have_attribute("aria-pressed", "true")
    # The ghost comes with the focus, and with the pointer.
    ada.place("IL").focus()
    expect(ghost).to_have_count(1)
    ada.page.get_by_role("button", name="Hint").focus()
    expect(ghost).to_have_count(0)
    ada.page.mouse.move(*middle(ada.place("IL")))
    expect(ghost).to_have_count(1)
    ada.page.mouse.move(*middle(ada.page.locator(".bar")))
    expect(ghost).to_have_count(0)
    ada.place("IL").focus()
    ada.page.keyboard.press("Enter")
    holds(ada, "IL", "Illinois, blue: 4")
    expect(ghost).to_have_count(0)


def test_a_guard_is_armed_and_spent_at_a_place(arrive: Arrive) -> None:
    ada = map_table(arrive)
    guard = ada.page.locator('.counter[data-counter="guard"]')
    ways: list[tuple[Callable[[Locator], None], str]] = [
        (lambda thing: thing.click(), "WV"),
        (lambda thing: thing.press("Enter"), "IL"),
    ]
    for left, (use, place) in zip((2, 1), ways, strict=True):
        use(guard)
        expect(guard).to_have_attribute("aria-pressed", "true")
        expect(ada.place(place)).to_have_class(re.compile("open-plain"))
        use(ada.place(place))
        holds(ada, place, r": \d, ringed")
        expect(guard.locator(".count")).to_have_text(str(left))
        expect(ada.page.locator(".counter[aria-pressed=true]")).to_have_count(0)


def test_resources_are_spent_from_the_dock_and_at_a_place(arrive: Arrive) -> None:
    ada = cards_table(arrive, "1 2", **PHONE)
    for place in ("charterstone:building1", "scythe:top2"):
        ada.tap(ada.place(place))
        holds(ada, place, "marked")
    ada.page.locator(".actions .done").tap()
    ada.roll("2 5")
    ada.tap(ada.place("charterstone:building2"))
    holds(ada, "charterstone:building2", "marked")

    # Two pumpkins change a die: that has no place, and is chosen from a list.
    pumpkin, heart = (ada.page.locator(f"[data-counter={one}]") for one in ("pumpkin", "heart"))
    spending = ada.page.locator(".spending")
    expect(pumpkin.locator(".count")).to_have_text("2")
    pumpkin.tap()
    expect(spending.get_by_role("button").first).to_be_in_viewport()
    # Another tap puts it back.
    pumpkin.tap()
    expect(spending).to_have_count(0)
    pumpkin.tap()
    spending.get_by_role("button", name=re.compile("4")).first.tap()
    expect(spending).to_have_count(0)
    expect(pumpkin.locator(".count")).to_have_text("0")
    expect(ada.page.locator(".dock .die", has_text="4")).to_have_count(1)
    ada.page.get_by_role("button", name="Undo").tap()
    expect(pumpkin.locator(".count")).to_have_text("2")

    # A heart is what a place costs.
    heart.tap()
    bottom = ada.place("scythe:bottom5")
    expect(bottom).to_have_class(re.compile("open-plain"))
    ada.tap(bottom)
    holds(ada, "scythe:bottom5", "marked")
    expect(heart.locator(".count")).to_have_text("0")
    # What can't be spent is no button.
    expect(ada.page.locator(".is-usable[data-counter=heart]")).to_have_count(0)


def test_a_shape_is_proposed_turned_and_ticked(arrive: Arrive) -> None:
    ada, proposal = cards_table(arrive, "3 5"), ".proposal"
    glow = ada.page.locator(".mine .spot.glow")
    square = ada.place("tapestry:b1")
    ways: list[tuple[Act, Act]] = [
        (lambda: ada.page.locator(".turn").click(), ada.choose_first),
        (lambda: ada.page.keyboard.press("r"), lambda: tab_to(ada, ".tick")),
    ]
    for turn, tick in ways:
        ada.page.keyboard.press("1")
        square.focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(proposal)).to_have_accessible_name("Way 1 of 2")
        expect(ada.page.locator(".mine .ghost .mark").first).to_be_visible()
        turn()
        expect(ada.page.locator(proposal)).to_have_accessible_name("Way 2 of 2")
        chosen = glow.evaluate_all("all => all.map(one => one.dataset.place)")
        assert sorted(chosen) == [f"tapestry:{one}" for one in ("a1", "a2", "b1")]
        tick()
        expect(ada.page.locator(proposal)).to_have_count(0)
        expect(ada.page.get_by_role("button", name="Undo")).to_be_enabled()
        assert [ada.written(place) for place in chosen] == [1, 1, 1]
        ada.page.keyboard.press("u")
        expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()
    # Undo takes what is only proposed back.
    ada.page.keyboard.press("1")
    square.click()
    expect(ada.page.locator(proposal)).to_have_count(1)
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator(proposal)).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()
    # Escape lets go.
    square.click()
    expect(ada.page.locator(proposal)).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(proposal)).to_have_count(0)
    assert ada.written("tapestry:b1") == 0


def tab_to(person: Visitor, name: str) -> None:
    """Press the Tab key until this has the focus, and Enter."""
    for _ in range(12):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("name => document.activeElement.matches(name)", name):
            person.page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} is too far away")


def test_a_refusal_stands_beside_its_place_with_the_rule_one_tap_further(arrive: Arrive) -> None:
    ada = cards_table(arrive, "3 5")
    ada.page.clock.install()
    refusal, place = ada.page.locator(".refusal"), ada.place("scythe:top4")
    die(ada, "Die A").click()
    uses: list[Act] = [place.click, lambda: place.press("Enter")]
    for use in uses:
        use()
        expect(refusal).to_contain_text("Not with a 3, but with 4.")
        expect(place).to_have_class(re.compile("refused"))
        handles = [refusal.element_handle(), place.element_handle()]
        ada.page.wait_for_function(BESIDE, arg=handles)
        ada.page.keyboard.press("Escape")
        expect(refusal).to_have_count(0)
        die(ada, "Die A").click()
    place.click()
    refusal.get_by_role("button", name="How Scythe works").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("bottom row")
    # The refusal goes by itself, but not from under the eyes of whoever reads the rule.
    ada.page.clock.run_for(60_000)
    expect(dialog).to_contain_text("bottom row")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ada.page.clock.run_for(60_000)
    expect(refusal).to_have_count(0)


def test_pages_of_a_phone_are_turned_by_thumbs_and_swipes(arrive: Arrive) -> None:
    ada = cards_table(arrive, "3 5", **PHONE)
    finger, thumbs = Fingers(ada.page), ada.page.locator(".thumb")

    def shown(at: int) -> None:
        expect(thumbs.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator(".thumb[aria-pressed=true]")).to_have_count(1)
        card = ada.page.locator(".page-of-cards").nth(at).locator(".card")
        expect(card).to_be_in_viewport(ratio=0.8)

    shown(0)
    # A die in hand is told where it fits; Scythe has one place for a 3.
    die(ada, "Die A").tap()
    expect(thumbs.nth(1)).to_have_accessible_name(re.compile("Scythe: 1 place fits"))
    thumbs.nth(1).tap()
    shown(1)
    x, y = middle(ada.page.locator(".pages"))
    finger.swipe((x + 130, y), (x - 130, y))
    shown(2)
    finger.swipe((x - 130, y), (x + 130, y))
    shown(1)
    ada.place("scythe:top3").tap()
    holds(ada, "scythe:top3", "marked")


def test_the_magnifier_follows_the_die_and_the_finger(arrive: Arrive) -> None:
    ada = map_table(arrive, **PHONE)
    frame = ada.page.locator(".overview-frame rect")
    parts = [frame.evaluate(FRAME)]
    for name, place in (("the red 3", "WV"), ("the blue 4", "IL")):
        die(ada, name).tap()
        expect(die(ada, name)).to_have_attribute("aria-pressed", "true")
        # It glides there.
        ada.page.wait_for_function(SHOWN, arg=ada.place(place).element_handle())
        parts.append(frame.evaluate(FRAME))
    assert len({tuple(part) for part in parts}) == 3
    # It is moved by a finger, and set with a tap on the small map.
    x, y = middle(ada.page.locator(".magnifier"))
    Fingers(ada.page).swipe((x, y), (x - 80, y + 10))
    ada.page.wait_for_function(f"old => String(({FRAME})({RECT})) !== String(old)", arg=parts[-1])
    assert not ada.place("AK").evaluate(SHOWN)
    ada.magnify(ada.place("AK"))
    ada.page.wait_for_function(SHOWN, arg=ada.place("AK").element_handle())
    # The die is still in hand.
    ada.tap(ada.place("IL"))
    holds(ada, "IL", "Illinois, blue: 4")
