"""Dice Realms in the browser: swapping faces, and effects on other players."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.test_devices import PHONE, meet
from tests.web.visitor import Visitor

GAME = "Dice Realms"


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
    # The menu of a die describes its face, and a hint about a die marks it.
    ada.page.locator('[data-die="black"]').click()
    about = ada.page.locator("dialog.menu .menu-about")
    expect(about).to_contain_text("Barony")
    expect(about).to_contain_text("collect 1 point")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Hint").click()
    hint = ada.page.locator(".hint-line")
    expect(hint).to_contain_text("Reroll the black die (Barony) for free")
    expect(ada.page.locator(".roll-panel .hinted")).to_have_attribute("data-die", "black")

    # Spectators choose whose dice they see; shared places are shown once.
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".watched .die")).to_have_count(3)
    expect(eve.page.locator(".watched")).to_contain_text("Black die", ignore_case=True)
    expect(eve.page.get_by_role("region", name="Sheet of Ada")).to_contain_text("Faces in play")
    players = eve.page.locator(".players")
    expect(players.locator(".miniature-frame")).to_have_count(1)
    expect(players.locator(".miniature")).to_contain_text("Barony")
    expect(players.locator(".miniature")).not_to_contain_text("Winter")
    eve.page.locator(".watched").get_by_role("button", name="Greedy").click()
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
        re.compile(r"That belongs to.*County.*2 dots: collect 2 points; 1 point at the end")
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
    expect(toast).to_contain_text("Each costs 2 points at the end.")
    expect(ada.page.locator("[data-counter=misery] .counter-name")).to_be_visible()


def test_a_reroll_token_is_taken_in_hand(arrive: Arrive) -> None:
    ada = arrive()
    scripted(ada)
    token = ada.page.locator("[data-counter=token]")
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
