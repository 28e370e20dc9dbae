"""Real dice: the page says who rolls what, and the host enters it, or takes it back."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def take_back(person: Visitor, label: str = "Take back the roll") -> Locator:
    return person.page.get_by_role("button", name=label)


def test_a_roll_is_typed_as_people_write_and_taken_back_until_it_is_used(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    expect(ada.page.locator("#manual-wanted")).to_have_text(
        "Ada draws two dice out of the bag and rolls them."
    )
    expect(take_back(ada)).to_have_count(0)
    toast = ada.page.locator(".toast")
    ada.page.locator(".manual input").fill("r9 b4")
    ada.page.get_by_role("button", name="Enter the roll").click()
    expect(ada.page.locator(".toast.bad")).not_to_be_empty()
    ada.page.locator(".manual input").fill("hello")
    ada.page.locator(".manual button").click()
    expect(toast).to_contain_text("“hello” is not this roll. Ada draws two dice")
    ada.roll("R3, B5")
    expect(toast).to_have_count(0)
    expect(ada.page.locator(".tray .die")).to_have_count(2)
    take_back(ada).click()
    expect(ada.page.locator(".tray .die")).to_have_count(0)
    expect(ada.page.locator(".manual input")).to_have_value("")
    expect(ada.page.locator(".log")).to_contain_text("The host takes the last roll back.")
    ada.roll("red 3 blue 6")
    expect(ada.page.locator(".roll-text")).to_contain_text("blue 6")
    ada.tap(ada.page.locator(".mine .open-plain").first)
    expect(take_back(ada)).to_have_count(0)


def test_where_a_die_has_few_sides_they_are_picked_in_ones_own_words(arrive: Arrive) -> None:
    ada, bob = arrive(locale="es-ES"), arrive()
    ada.open_table({"game": "dice-realms", "dice": "manual", "seats": 2, "start": False})
    bob.page.goto(ada.page.url)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".lobby")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Empezar").click()
    wanted = ada.page.locator("#manual-wanted")
    expect(wanted).to_have_text("Ada tira el dado del destino.")
    ada.page.locator(".manual").get_by_label("dado del destino").select_option(label="Invierno")
    ada.page.locator(".manual button").click()
    expect(wanted).to_have_text("Ada tira: dado negro y dado blanco.")
    ada.pick("tinker", "farm")
    expect(wanted).to_have_text("Bob tira: dado negro y dado blanco.")
    # The player who rolls sees it as well.
    expect(bob.page.locator(".tray-words")).to_contain_text(
        "Bob rolls the black die and white die."
    )
    expect(bob.page.locator(".manual, .unroll")).to_have_count(0)
    for select in ada.page.locator(".manual select").all():
        expect(select).to_have_value("")
    take_back(ada, "Retirar la tirada").click()
    expect(wanted).to_have_text("Ada tira: dado negro y dado blanco.")
