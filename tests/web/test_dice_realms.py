"""Dice Realms in the browser: swapping faces, and effects on other players."""

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.test_devices import PHONE, meet
from tests.web.test_hints import recommend
from tests.web.visitor import Visitor

GAME = "Dice Realms"
# What is told of my goods and faces in every frame in which a die rolls.
NOTE_WHILE_ROLLING = """() => {
    globalThis.told = [];
    const note = () => {
        if (document.querySelector(".roll-panel .die.rolling")) {
            const grain = document.querySelector("[data-counter=grain] .count").innerText;
            const ring = document.querySelector(".own-rows .is-outlined") ? "ring" : "no ring";
            globalThis.told.push(`${grain} ${ring}`);
        }
        requestAnimationFrame(note);
    };
    note();
}"""
# In every frame: what the black die shows large and at rest, and my coins of this step.
NOTE_WHILE_SEEN = """() => {
    globalThis.seen = [];
    const note = () => {
        const die = document.querySelector('.roll-panel [data-die="black"]:not(.rolling)');
        if (die?.getBoundingClientRect().height > 80) {
            const coins = document.querySelector("[data-counter=upgrade] .count").innerText;
            globalThis.seen.push(`${die.innerText.match(/: (\\w+)/)?.[1].toLowerCase()} ${coins}`);
        }
        requestAnimationFrame(note);
    };
    note();
}"""


def test_two_people_play_a_round_from_a_link(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive(width=PHONE, has_touch=True)
    meet(ada, bob, GAME)
    until_asked_to_upgrade(bob, ada)
    # What another player takes is no longer available.
    county = '.mine [data-place="tray:county"]'
    left = left_of(ada.page.locator(county).get_attribute("aria-label") or "")
    own_barony(bob).click()
    expect(bob.page.locator(county)).to_have_attribute("aria-label", re.compile(f"County: {left}"))
    bob.page.locator(county).click()
    # Another tap is as good as the tick.
    bob.page.locator(county).click()
    fewer = re.compile(rf"County: {left - 1}\b")
    expect(ada.page.locator(county)).to_have_attribute("aria-label", fewer)
    while "Round 1" in ada.page.locator(".where").inner_text():
        for person in (ada, bob):
            if person.can_act():
                person.act()
    expect(bob.page.locator(".where")).not_to_contain_text("Round 1")
    bob.page.wait_for_function(f"() => document.documentElement.scrollWidth === {PHONE}")


def test_a_game_whose_dice_are_known(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    recommend(ada, "reroll:black")
    scripted(ada)
    # The holder of the Fate die and its effect are shown.
    told = ada.page.locator(".roll-about")
    expect(told).to_contain_text("Ada holds the Fate die")
    expect(told).to_contain_text("Innovation: everybody gains 2 upgrades")
    expect(told).to_be_in_viewport()
    # Another player's sheet shows two dice and the goods.
    miniature = ada.page.locator(".players .miniature")
    expect(miniature.locator(".print")).to_have_count(3)
    expect(miniature).not_to_contain_text("County")
    # The prompt tells what may be rolled again, and a hint about a die marks it.
    prompt = ada.page.locator(".tray .prompt")
    expect(prompt).to_have_text("1 free reroll, then 1 token. Tap a die, or “Keep dice”.")
    ada.page.get_by_role("button", name="Hint").click()
    hint = ada.page.locator(".hint-line")
    expect(hint).to_contain_text("Hint: Make reroll:black")
    expect(ada.page.locator(".roll-panel .hinted")).to_have_attribute("data-die", "black")

    # Spectators choose whose dice they see; shared places are shown once.
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".watched .roll-panel .die")).to_have_count(3)
    expect(eve.page.locator(".watched")).to_contain_text("Black die", ignore_case=True)
    expect(eve.page.get_by_role("region", name="Sheet of Ada")).to_contain_text("Faces in play")
    players = eve.page.locator(".players")
    expect(players.locator(".miniature-frame")).to_have_count(1)
    expect(players.locator(".miniature")).to_contain_text("Barony")
    expect(players.locator(".miniature")).not_to_contain_text("Winter")
    eve.page.locator(".watched-who").get_by_role("button", name="Greedy").click()
    expect(eve.page.get_by_role("region", name="Sheet of Greedy")).to_be_visible()
    expect(players.get_by_role("button", name="Show the sheet of Ada")).to_be_visible()


def test_a_face_is_taken_in_hand_and_swapped(arrive: Arrive) -> None:
    ada = arrive()
    against_a_bot(ada)
    until_asked_to_upgrade(ada)
    face = own_barony(ada)
    # Holding it only tells what it does.
    face.click(modifiers=["Shift"])
    expect(ada.page.locator(".toast")).to_contain_text("1 dot: collect 1 point")
    expect(face).not_to_have_class(re.compile("glow"))
    # Upgrades that would be lost are asked about.
    ada.page.locator(".actions .done").click()
    question = ada.page.get_by_role("dialog")
    expect(question).to_contain_text(re.compile("You would lose .*upgrade"))
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)

    face.click()
    expect(face).to_have_class(re.compile("glow"))
    expect(ada.page.locator(".tray")).to_contain_text("tap its new face")
    # A face says what it does, to those who point at it and to those who listen.
    county = ada.page.locator('.mine [data-place="tray:county"]')
    expect(county).to_have_attribute(
        "aria-label",
        re.compile(
            r"County.*\d+.*2 dots: collect 2 points; 1 point at the end.*"
            r"You can play here, at a cost of upgrade\."
        ),
    )
    # What becomes what is seen before it is done, and the face itself shows it as well.
    county.click()
    proposal = ada.page.locator(".proposal")
    expect(proposal.get_by_role("img", name="Barony becomes County")).to_be_visible()
    expect(proposal.locator(".price-tag use")).to_have_attribute("href", "#icon-upgrade")
    expect(cell_of(face)).to_contain_text("County")
    ada.page.locator('.mine [data-place="tray:farm"]').click()
    expect(proposal.get_by_role("img", name="Barony becomes Farm")).to_be_visible()
    ada.page.keyboard.press("u")
    expect(proposal).to_have_count(0)
    county.click()
    proposal.get_by_role("button", name="Swap it").click()
    expect(ada.page.locator(".log")).to_contain_text("spends 1 upgrade: Barony becomes County")
    expect(face).to_have_attribute("aria-label", re.compile("County.*, 2 dots: collect 2 points"))
    ada.page.get_by_role("button", name="Undo").click()
    expect(face).to_have_attribute("aria-label", re.compile("Barony.*, 1 dot: collect 1 point"))

    # The rest of the game is no different.
    ada.hasten_to_end(ada.page.url.rpartition("/")[2])
    expect(ada.page.locator(".verdict tbody tr")).to_have_count(2)
    expect(ada.page.locator(".breakdown")).to_contain_text("black die")


def test_on_a_phone_faces_tell_what_they_do_and_what_they_cost(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    against_a_bot(ada)
    toast = ada.page.locator(".toast")
    # Nothing is to be had yet: the sheet with the faces lies low until it is wanted.
    ada.page.get_by_role("button", name="Faces in play").tap()
    ada.place("tray:county").tap()
    expect(toast).to_have_text(
        re.compile(r"County.*2 dots: collect 2 points; 1 point at the end.*That belongs to")
    )
    # The Fate die does not lie on the table: it is looked up.
    ada.look_beside()
    ada.page.locator(".look-up").get_by_role("button", name="Fate die").tap()
    dialog = ada.page.get_by_role("dialog")
    ada.tap(dialog.locator('[data-place="fate:3"]'))
    expect(dialog.get_by_role("status")).to_contain_text("Innovation")
    ada.page.keyboard.press("Escape")
    ada.look_back()
    ada.set("Language", "es")
    # The page speaks at once; what the server says comes a moment later.
    expect(ada.page.get_by_role("region", name="dado negro")).to_be_visible()
    ada.page.get_by_role("button", name="Caras en juego", exact=True).tap()
    ada.place("tray:county").tap()
    expect(toast).to_contain_text("2 puntos de nivel")
    expect(toast).to_contain_text("Eso pertenece a otro paso")
    ada.set("Idioma", "en")
    expect(ada.page.get_by_role("region", name="black die")).to_be_visible()

    until_asked_to_upgrade(ada)
    die = (own_barony(ada).get_attribute("data-place") or "").partition(":")[0]
    # A new die has two Tinkers: any of them can be taken, also the one on top.
    one, other = ada.place(f"{die}:5"), ada.place(f"{die}:6")
    for face in (one, other):
        expect(face).to_have_class(re.compile("open-plain"))
        expect(face).to_have_attribute("aria-pressed", "false")
    one.tap()
    expect(one).to_have_attribute("aria-pressed", "true")
    other.tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(one).to_have_attribute("aria-pressed", "false")
    spoken = ada.page.locator(".tray [aria-live=polite]")
    expect(spoken).to_contain_text("Tinker: tap its new face and pay.")
    expect(spoken).to_be_in_viewport()
    # The price is one upgrade.
    price = cell_of(ada.place("tray:engineer")).locator(".price-tag use")
    expect(price).to_have_attribute("href", "#icon-upgrade")
    expect(cell_of(one).locator(".price-tag")).to_have_count(0)


def test_dice_and_counters_tell_what_they_are(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    toast = ada.page.locator(".hint-line")
    fate = ada.page.locator('.roll-panel [data-die="fate"]')
    fate.click()
    expect(toast).to_contain_text("Innovation: everybody gains 2 upgrades")
    # What a rival rolled and has is in sight, and told as well.
    rival = ada.page.get_by_role("region", name="Greedy: roll and goods")
    expect(rival).to_be_in_viewport(ratio=1)
    expect(rival.locator(".die")).to_have_count(2)
    expect(rival.get_by_role("img", name="grain")).to_be_visible()
    expect(rival).to_contain_text("on faces")
    rival.locator(".die").first.click()
    expect(toast).to_contain_text("Greedy: black die: Tinker")
    # A counter that buys nothing now says what it is for.
    ada.page.locator("[data-counter=misery]").click()
    words = ada.page.locator(".refusal")
    expect(words).to_contain_text("Each costs 2 points at the end.")
    expect(ada.page.locator("[data-counter=misery] .counter-name")).to_be_visible()


def test_the_free_reroll_comes_first_and_a_token_is_taken_in_hand(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    token = ada.page.locator("[data-counter=token]")
    # Nobody spends a token as long as there is a free reroll.
    token.click()
    expect(ada.page.locator(".refusal")).to_contain_text("the free reroll is used first")
    ada.page.locator('[data-die="black"]').click()
    ada.pick("farm")
    expect(token.locator(".count")).to_have_text("1")
    # A tap would cost the token now, and waits for its tick.
    ada.page.locator('[data-die="black"]').click()
    proposal = ada.page.locator(".proposal")
    expect(proposal).to_contain_text("Reroll the black die (Farm) with a token")
    ada.page.get_by_role("button", name="Undo").click()
    expect(proposal).to_have_count(0)
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".tray [aria-live=polite]")).to_have_text("Reroll token: tap a die.")
    expect(ada.page.locator(".spending")).to_have_count(0)
    ada.page.locator('[data-die="white"]').click()
    expect(ada.page.locator("#manual-wanted")).to_contain_text("white die")
    expect(token.locator(".count")).to_have_text("0")


def test_the_steps_lead_to_the_shelves_of_a_phone(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    against_a_bot(ada)
    sheet = ada.page.locator(".shelf-sheet")
    expect(sheet.locator(".shelf")).to_have_count(0)
    until_asked_to_upgrade(ada)
    own_barony(ada).tap()
    faces = sheet.get_by_role("button", name="Faces in play")
    expect(faces).to_have_attribute("aria-expanded", "true")
    open_cells = sheet.locator(".cell.open-plain")
    expect(faces.locator(".shelf-count")).to_have_text(str(open_cells.count()))
    # The dice are seen with it.
    expect(own_barony(ada)).to_be_in_viewport(ratio=1)
    expect(open_cells.first).to_be_in_viewport()
    # Prices hide no names.
    for cell in open_cells.all():
        name, price = (cell.locator(one).bounding_box() for one in (".cell-name", ".price-tag"))
        assert name is not None
        assert price is not None
        assert name["y"] + name["height"] <= price["y"] + 1


def test_a_hint_is_told_on_a_phone_in_every_step(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    scripted(ada)
    hint, told = ada.page.get_by_role("button", name="Hint"), ada.page.locator(".hint-line")
    own = ada.place("black:1").bounding_box()
    for step in ("Roll", "Collect", "Upgrade"):
        hint.tap()
        expect(told).to_contain_text("Hint: ")
        expect(told).to_be_in_viewport(ratio=1)
        # From step to step the own faces stay where they are.
        assert ada.place("black:1").bounding_box() == own
        if step != "Upgrade":
            ada.page.locator(".actions .done:not([aria-disabled])").tap()


def test_nothing_is_told_before_the_dice_lie_still(arrive: Arrive) -> None:
    ada = arrive(reduced_motion="no-preference")
    ada.open_table({"game": "dice-realms", "dice": "manual", "seats": 2, "bots": ["greedy"]})
    ada.page.evaluate(NOTE_WHILE_ROLLING)
    for sides in (("winter",), ("barony", "tinker"), ("tinker", "tinker")):
        ada.pick(*sides)
    expect(ada.page.locator(".roll-about .brought")).to_have_text(re.compile("−2.*grain"))
    expect(ada.page.locator("[data-counter=grain] .count")).to_have_text("1")
    black = cell_of(ada.place("black:1"))
    expect(black).to_have_class(re.compile("is-outlined"))
    told = ada.page.evaluate("globalThis.told")
    assert told
    assert all(line.endswith(" no ring") for line in told), told


def test_the_last_reroll_is_seen_before_the_table_goes_on(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True, reduced_motion="no-preference")
    scripted(ada)
    # While it rolls, it can't be used.
    black = ada.page.locator('.roll-panel [data-die="black"]:not(.is-idle)')
    black.tap()
    ada.pick("farm")
    black.tap()
    ada.page.locator(".proposal .tick").tap()
    ada.page.evaluate(NOTE_WHILE_SEEN)
    ada.pick("prospector")
    expect(ada.page.locator(".shelf-sheet.is-up")).to_be_visible()
    # It lay still and large, and no good was counted yet.
    assert "prospector 0" in ada.page.evaluate("globalThis.seen")


def test_a_new_face_may_be_tapped_first(arrive: Arrive) -> None:
    ada = arrive(width=PHONE, has_touch=True)
    against_a_bot(ada)
    until_asked_to_upgrade(ada)
    die = (own_barony(ada).get_attribute("data-place") or "").partition(":")[0]
    ada.page.get_by_role("button", name="Faces in play").tap()
    ada.place("tray:county").tap()
    expect(ada.page.locator(".prompt")).to_contain_text("County: tap the face that it replaces.")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.place(f"{die}:1")).to_have_class(re.compile("open-plain"))
    ada.place(f"{die}:1").tap()
    proposal = ada.page.locator(".proposal")
    expect(proposal.get_by_role("img", name="Barony becomes County")).to_be_visible()
    # The tick lies near the thumb, and hides no face.
    tick, tabs = proposal.bounding_box(), ada.page.locator(".dock").bounding_box()
    assert tick is not None
    assert tabs is not None
    assert tick["y"] + tick["height"] > tabs["y"] + 40
    proposal.get_by_role("button", name="Swap it").tap()
    expect(ada.place(f"{die}:1")).to_have_attribute("aria-label", re.compile("County"))


def test_small_phones_show_all_there_is(arrive: Arrive) -> None:
    ada = arrive(width=360, has_touch=True)
    against_a_bot(ada)
    frame = ada.page.locator(".rivals").bounding_box()
    assert frame is not None
    for good in ada.page.locator(".rival-goods > span").all():
        box = good.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] - 4
    chips = [one.bounding_box() for one in ada.page.locator(".player-chip").all()]
    menu = ada.page.locator(".bar-menu").bounding_box()
    for left, right in pairwise([*chips, menu]):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"]


def test_undo_tells_why_nothing_can_be_taken_back(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ada.page.locator(".hint-line")).to_contain_text("There is nothing to take back")


def until_asked_to_upgrade(person: Visitor, other: Visitor | None = None) -> None:
    """Play on until this visitor may swap faces; others move only while this one waits."""
    for _ in range(300):
        if "then its new one" in person.page.locator(".tray").inner_text():
            return
        if person.can_act():
            person.act()
        elif other is not None and other.can_act():
            other.act()
        else:
            person.page.wait_for_timeout(100)
    raise AssertionError("nobody may upgrade")


def cell_of(place: Locator) -> Locator:
    """What is seen at a place."""
    return place.locator("..")


def own_roll(person: Visitor) -> Locator:
    """The dice that this visitor rolled, with the Fate die."""
    return person.page.locator(".roll-panel .die")


def own_barony(person: Visitor) -> Locator:
    """A Barony that may be swapped; the black die may be inactive in this round."""
    barony = person.page.locator('.mine [data-place="black:1"]')
    if "open-plain" in (barony.get_attribute("class") or ""):
        return barony
    return person.page.locator('.mine [data-place="white:1"]')


def left_of(name: str) -> int:
    """The number of a face that is left, as in its name."""
    found = re.search(r": (\d+)", name)
    assert found is not None
    return int(found[1])


def against_a_bot(person: Visitor) -> None:
    """Start a game with a bot from the start page."""
    person.start()
    person.game(GAME).get_by_role("button", name="bot").click()
    expect(own_roll(person)).to_have_count(3)


def scripted(person: Visitor) -> None:
    """Start a game with a bot in which the black die is worth a reroll."""
    wish = {"game": "dice-realms", "dice": "manual", "seats": 2, "bots": ["greedy"]}
    person.open_table(wish)
    for sides in (("innovation",), ("barony", "tinker"), ("tinker", "tinker")):
        person.pick(*sides)
    expect(own_roll(person)).to_have_count(3)
