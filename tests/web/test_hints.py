"""What the table recommends, what it warns of, and what it says of powers: all of it is true."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.conftest import Arrive
from tests.web.fingers import Fingers
from tests.web.test_gestures import PHONE, cards_table, die, holds, middle
from tests.web.test_map import frame_of
from tests.web.visitor import SHOWN, Visitor

# A red 6 goes beside none of these 1s, and every red state is beside one of them.
LOST = "*w1 o1, w1>PA, dupe>VA, o1c>SC, done, *r6 b4"
# All seven green states are full, and one colour change is left.
FULL = (
    "*g1 w1, g1>CO, dupe>KS, w1>NE, dupe>NM, done, *r1 b1, r1c>OK, dupe>TX, b1c>WY, done, "
    "*y1 o1, y1>FL, o1>HI, done, *b4 g4"
)

# How well the line of what is pointed out stands out from the paper.
STANDS_OUT = """print => {
    const light = colour => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const probe = document.createElement("i");
    print.parentElement.append(probe);
    probe.style.color = getComputedStyle(print).getPropertyValue("--p-paper");
    const paper = getComputedStyle(probe).color;
    probe.remove();
    const line = getComputedStyle(print.querySelector(".edge.is-pointed")).stroke;
    const [low, high] = [light(paper), light(line)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}"""

# The same without a colour change, and with a green die that is left.
ALL_FULL = (
    f"{FULL}, b4>MI, g4>-, done, *r2 y2, r2>PA, y2>LA, done, *o2 p2, o2c>NJ, p2>ME, done, "
    "*g2 r2, r2>VA"
)


def map_after(arrive: Arrive, steps: str, hint: str = "", *, on_phone: bool = False) -> Visitor:
    """A map after these rolls and moves, where this move is recommended to all who ask."""
    ada = arrive(**PHONE) if on_phone else arrive()
    if hint:
        recommend(ada, hint)
    ada.play_steps(ada.open_table({"game": "rolling-america", "dice": "manual"}), steps)
    return ada


def recommend(person: Visitor, move: str, **told_besides: object) -> None:
    """From now on the server has only this hint, and nothing else is told of it."""
    alone: dict[str, object] = {"reasons": [], "ways": [], "searched": ""}
    wanted = alone | told_besides | {"move": move, "label": f"Make {move}"}

    def told(line: str) -> str:
        answer = json.loads(line)
        is_hint = answer["op"] == "hint"
        return json.dumps(answer | wanted) if is_hint else line

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(
            lambda data: route.send("\n".join([told(line) for line in str(data).split("\n")]))
        )

    person.page.route_web_socket(re.compile("/socket"), pass_on)


def counter(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'.counter[data-counter="{name}"]')


def ask_for_hint(person: Visitor) -> Locator:
    """The hint, which stays in the dock."""
    person.page.get_by_role("button", name="Hint").click()
    line = person.page.locator(".hint-line")
    expect(line).to_contain_text("Hint: Make")
    return line


def test_a_hint_with_a_power_is_made_by_tapping_its_place(arrive: Arrive) -> None:
    ada = map_after(arrive, LOST, "r6>OH!", on_phone=True)
    hint = ask_for_hint(ada)
    # All that it needs is in hand, and what it needs is lit.
    expect(die(ada, "the red 6")).to_have_attribute("aria-pressed", "true")
    expect(counter(ada, "guard")).to_have_attribute("aria-pressed", "true")
    expect(counter(ada, "guard")).to_have_class(re.compile("hinted"))
    expect(ada.page.locator(".mine .spot.glow")).to_have_attribute("data-place", "OH")
    # Whoever takes the die once more still follows it.
    die(ada, "the red 6").click()
    expect(die(ada, "the red 6")).to_have_attribute("aria-pressed", "true")
    expect(hint).to_contain_text("r6>OH!")
    ada.tap(ada.place("OH"))
    holds(ada, "OH", "Ohio, red: 6, ringed")
    expect(hint).to_have_text("")


def test_a_hint_with_two_powers_is_one_tap_as_well(arrive: Arrive) -> None:
    ada = map_after(arrive, LOST, "r6c>NJ!")
    ask_for_hint(ada)
    expect(ada.page.locator(".counter.hinted")).to_have_count(2)
    ada.tap(ada.place("NJ"))
    holds(ada, "NJ", "New Jersey, purple: 6, ringed")


def test_a_hint_is_left_by_taking_something_else(arrive: Arrive) -> None:
    ada = map_after(arrive, LOST, "r6>OH!")
    hint = ask_for_hint(ada)
    counter(ada, "guard").click()
    expect(hint).to_have_text("")
    ada.tap(ada.place("OH"))
    holds(ada, "OH", "Ohio, red: x")
    ada.page.get_by_role("button", name="Undo").click()
    expect(die(ada, "the red 6")).to_be_enabled()
    ask_for_hint(ada)
    die(ada, "the blue 4").click()
    expect(hint).to_have_text("")
    expect(ada.page.locator(".mine .spot.glow")).to_have_count(0)


def boxes(person: Visitor) -> list[object]:
    """Where everything stands in the dock, the room for words apart, and the board above it."""
    parts = person.page.locator(".dock > :not(.tray-words), .actions > *, .board").all()
    return [part.bounding_box() for part in parts]


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (1366, 768)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_says_why_and_leads_to_other_ways(
    arrive: Arrive, size: tuple[int, int], language: str
) -> None:
    ada = arrive(width=size[0], height=size[1], locale=language)
    # As long as facts can be.
    facts = ["It fits, " + "and it fits " * 6 + "too.", "Second fact.", "Third fact."]
    ways = [
        {"move": "r3>OH", "label": "Make r3>OH", "cost": "about as good", "even": True},
        {"move": "b4>MN", "label": "Make b4>MN", "cost": "costs 0.4 Xs", "even": False},
    ]
    recommend(ada, "r3>WV", reasons=facts, ways=ways, searched="2 ways were compared.")
    ada.play_steps(ada.open_table({"game": "rolling-america", "dice": "manual"}), "*r3 b4")
    expect(ada.page.locator('[data-die="r3"]')).to_be_enabled()
    before, button = boxes(ada), ada.page.locator(".for-hint")
    button.click()
    line = ada.page.locator(".hint-line")
    expect(line).to_contain_text(f"r3>WV. {facts[0]}")
    expect(line).to_have_attribute("role", "status")
    assert line.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    expect(ada.page.locator(".hint-why").first).to_be_visible()
    assert boxes(ada) == before
    # The same button, or key, leads on.
    expect(button).to_have_accessible_name("Others" if language == "en" else "Otras")
    ada.page.keyboard.press("h")
    window = ada.page.locator("dialog.ways")
    expect(window.locator(".reasons li")).to_have_text(facts)
    expect(window.locator(".way-cost").nth(1)).to_have_text("about as good")
    expect(window.locator(".way-cost").nth(2)).to_have_text("costs 0.4 Xs")
    expect(window).to_contain_text("2 ways were compared.")
    expect(window.locator("button[aria-pressed=true]")).to_be_focused()
    window.get_by_role("button", name="Make b4>MN").click()
    expect(window).to_have_count(0)
    expect(line).to_contain_text("Make b4>MN (costs 0.4 Xs)")
    expect(ada.page.locator(".mine .spot.glow")).to_have_attribute("data-place", "MN")
    # Back to the hint, which is still known, and away from it.
    button.click()
    window.get_by_role("button", name="Make r3>WV").click()
    expect(ada.page.locator(".mine .spot.glow")).to_have_attribute("data-place", "WV")
    ada.page.keyboard.press("Escape")
    expect(line).to_have_text("")
    assert boxes(ada) == before


def test_the_hinted_place_is_the_clearest_mark_in_both_themes(arrive: Arrive) -> None:
    ada = map_after(arrive, "*r3 b4", "r3>WV")
    for theme in ("light", "dark"):
        ada.set("Colours", theme)
        ask_for_hint(ada)
        # A broad band that no other place has, with a line in it that stands out from the paper.
        expect(ada.page.locator(".mine .halo")).to_have_count(1)
        wide, others = [
            ada.page.locator(f".mine {kind}").first.evaluate(
                "it => getComputedStyle(it).strokeWidth"
            )
            for kind in (".halo", ".edge.is-plain")
        ]
        assert float(wide[:-2]) > 3 * float(others[:-2])
        assert ada.page.locator(".mine .print").evaluate(STANDS_OUT) > 4.5
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".mine .halo")).to_have_count(0)


def test_dice_whose_regions_are_full_are_skipped_alike(arrive: Arrive) -> None:
    ada = map_after(arrive, ALL_FULL)
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("The green 2 fits nowhere: tap the die to skip it.")
    expect(ada.page.locator(".purchases")).to_have_count(0)
    ada.set("Language", "es")
    expect(prompt).to_contain_text("no cabe: toca el dado para saltarlo.")
    ada.page.locator(".dice button.die:enabled").click()
    expect(ada.page.locator(".actions .done")).not_to_have_attribute("aria-disabled", "true")


def test_a_forced_x_looks_and_sounds_like_none_of_the_good_moves(arrive: Arrive) -> None:
    ada = map_after(arrive, LOST)
    prompt, crosses = ada.page.locator(".prompt"), ada.page.locator(".mine .harm")
    die(ada, "the blue 4").click()
    expect(prompt).to_contain_text("Tap a glowing place.")
    expect(crosses).to_have_count(0)
    die(ada, "the red 6").click()
    expect(prompt).to_contain_text("It fits nowhere: mark an X, or use a power.")
    expect(crosses).to_have_count(6)
    expect(ada.page.locator(".mine .ribbon.is-harm")).to_have_count(6)
    expect(ada.place("OH")).to_have_attribute("aria-label", re.compile("would mark an X here"))
    ada.set("Language", "es")
    expect(prompt).to_contain_text("No cabe: marca una X, o usa un poder.")
    # With a guard the number may stand there.
    counter(ada, "guard").click()
    expect(crosses).to_have_count(0)
    expect(prompt).to_contain_text("Resguardo: toca un lugar que brilla.")


def test_a_power_that_does_nothing_alone_says_with_what_it_does(arrive: Arrive) -> None:
    ada = map_after(arrive, "*o1 p1, o1>UT, p1>NY", on_phone=True)
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("Use a power, or tap “End turn”.")
    counter(ada, "guard").tap()
    expect(prompt).to_contain_text("Guard, together with dupe: tap a dashed place.")
    expect(ada.page.locator(".magnifier .spot.open-special")).to_have_count(7)
    # Alone it writes nothing; the dupe does, and its number hides no count.
    expect(counter(ada, "guard").locator(".counter-made")).to_have_count(0)
    made, count = (counter(ada, "dupe").locator(part) for part in (".counter-made", ".count"))
    die_box, count_box = made.bounding_box(), count.bounding_box()
    assert die_box is not None
    assert count_box is not None
    assert die_box["x"] + die_box["width"] <= count_box["x"]
    counter(ada, "dupe").tap()
    expect(prompt).to_contain_text("Dupe 1: tap a glowing place.")
    expect(ada.page.locator(".magnifier .spot.open-plain")).to_have_count(7)


def test_what_waits_for_a_tick_ends_when_another_die_is_dragged(arrive: Arrive) -> None:
    # Without guards a colour change is all that a red die can do in California.
    ada = map_after(arrive, "*w1 o1, w1>PA!, dupe>VA!, o1>UT!, done, *r3 b4", on_phone=True)
    die(ada, "the red 3").tap()
    ada.tap(ada.place("CA"))
    proposal = ada.page.locator(".proposal")
    expect(proposal).to_be_visible()
    fingers, overview = Fingers(ada.page), ada.page.locator(".overview")
    fingers.down(*middle(die(ada, "the blue 4")))
    fingers.move(*middle(overview))
    expect(proposal).to_have_count(0)
    fingers.up()
    # On the small map nothing is written, and that is said.
    expect(ada.page.locator(".refusal")).to_contain_text("drop the die on a glowing place")
    expect(die(ada, "the blue 4")).to_have_attribute("aria-pressed", "true")


def test_a_die_without_a_region_is_skipped_by_a_button_that_says_so(arrive: Arrive) -> None:
    ada = map_after(arrive, FULL, on_phone=True)
    die(ada, "the green 4").tap()
    expect(ada.page.locator(".prompt")).to_contain_text("This die fits nowhere: use its button.")
    skip = ada.page.get_by_role("button", name="Skip the green 4 (its region is full)")
    expect(skip).to_be_visible()
    ada.set("Language", "es")
    expect(ada.page.get_by_role("button", name="Saltar el 4 verde")).to_be_visible()
    ada.set("Idioma", "en")
    skip.tap()
    expect(ada.page.locator('[data-die="g4"]')).to_be_disabled()


def test_the_rows_of_chips_have_names(arrive: Arrive) -> None:
    ada = map_after(arrive, "*r3 b4", on_phone=True)
    heads = ada.page.locator(".tally-heading")
    expect(heads).to_have_text(["Xs by colour", "In the bag"])
    expect(heads.first).to_be_visible()
    ada.set("Language", "es")
    expect(heads).to_have_text(["X por color", "En la bolsa"])


def test_what_was_written_stays_in_sight_for_a_moment(arrive: Arrive) -> None:
    for calm in (False, True):
        ada = arrive(**PHONE)
        ada.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
        ada.page.clock.install()
        ada.play_steps(ada.open_table({"game": "rolling-america", "dice": "manual"}), "*r3 b4")
        die(ada, "the red 3").tap()
        ada.page.wait_for_function(SHOWN, arg=ada.place("WV").element_handle())
        before = frame_of(ada)
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 1000"))
        ada.place("WV").tap()
        holds(ada, "WV", "West Virginia, red: 3")
        ada.page.clock.run_for(400)
        assert frame_of(ada) == before
        # Then it goes on to where the other die goes.
        ada.page.clock.run_for(400)
        expect(ada.page.locator(".overview-frame rect")).not_to_have_attribute("x", str(before[0]))
        ada.page.clock.resume()
        ada.page.wait_for_function(SHOWN, arg=ada.place("IA").element_handle())


def test_taking_back_leads_to_where_something_goes(arrive: Arrive) -> None:
    ada = map_after(arrive, "*r3 o4", on_phone=True)
    die(ada, "the red 3").tap()
    ada.page.wait_for_function(SHOWN, arg=ada.place("WV").element_handle())
    ada.place("WV").tap()
    ada.page.wait_for_function(SHOWN, arg=ada.place("NV").element_handle())
    ada.page.wait_for_function(f"place => !({SHOWN})(place)", arg=ada.place("WV").element_handle())
    ada.page.get_by_role("button", name="Undo").tap()
    holds(ada, "WV", "blank")
    ada.page.wait_for_function(SHOWN, arg=ada.place("WV").element_handle())


def test_taking_back_turns_to_the_card(arrive: Arrive) -> None:
    ada = cards_table(arrive, "3 4", **PHONE)
    thumbs = ada.page.locator(".thumb")
    expect(thumbs.first).to_have_attribute("aria-pressed", "true")
    place = ada.page.locator(".mine .page-of-cards").first.locator(".spot.open-plain").first
    name = str(place.get_attribute("data-place"))
    ada.tap(place)
    holds(ada, name, "3|4|marked|crossed|ringed")
    thumbs.last.tap()
    expect(thumbs.last).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Undo").tap()
    expect(thumbs.first).to_have_attribute("aria-pressed", "true")
