"""The first steps: told at the place, once, and only to those who have never played."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

SIZES = pytest.mark.parametrize("width", [1280, 390])
GAMES = pytest.mark.parametrize(
    "game", ["rolling-america", "rolling-realms", "youtoma", "dice-realms"]
)
# The part in the ring is in sight, and the words do not lie on it, unless it is a whole board.
APART = """() => {
    const ring = document.querySelector(".coach-ring").getBoundingClientRect();
    const words = document.querySelector(".coach").getBoundingClientRect();
    const inside = words.left >= 0 && words.top >= 0 && words.right <= innerWidth
        && words.bottom <= innerHeight;
    const apart = words.bottom <= ring.top || words.top >= ring.bottom
        || words.right <= ring.left || words.left >= ring.right;
    return inside && ring.width > 0 && (apart || ring.height > innerHeight / 3);
}"""


def open_first(ada: Visitor, game: str) -> str:
    many = {"seats": 2, "bots": ["greedy"]} if game == "dice-realms" else {}
    return ada.open_table({"game": game, **many})


@GAMES
@SIZES
def test_each_part_of_a_first_turn_is_told_at_its_place(
    arrive: Arrive, game: str, width: int
) -> None:
    ada = arrive(width=width, novice=True, has_touch=width < 700)
    table = open_first(ada, game)
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text("1/")
    count = int(coach.locator(".muted").inner_text().partition("/")[2])
    for number in range(1, count + 1):
        expect(coach).to_contain_text(f"{number}/{count}")
        ada.page.wait_for_function(APART)
        coach.locator(".primary").click()
    expect(coach).to_have_count(0)
    # It does not come again, neither here nor at another table.
    ada.page.reload()
    expect(ada.page.locator(".mine [data-place]").first).to_be_attached()
    expect(coach).to_have_count(0)
    assert open_first(ada, game) != table
    expect(ada.page.locator(".mine [data-place]").first).to_be_attached()
    expect(coach).to_have_count(0)


def test_whoever_plays_on_is_not_held_up_and_can_send_it_away(arrive: Arrive) -> None:
    ada = arrive(novice=True)
    ada.open_table({"game": "rolling-america", "dice": "manual"})
    # Of real dice some would open a menu, which lies over everything.
    ada.roll("r3 b4")
    coach = ada.page.locator(".coach")
    expect(coach).to_be_visible()
    assert ada.act()
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="No thanks").click()
    expect(coach).to_have_count(0)


def test_it_speaks_spanish_and_ends_with_the_first_turn(arrive: Arrive) -> None:
    ada = arrive(novice=True, locale="es-ES")
    ada.open_table({"game": "rolling-realms"})
    expect(ada.page.locator(".coach")).to_contain_text("Estos dos dados son para todos.")
    ada.take_turn()
    expect(ada.page.locator(".where")).to_contain_text("Turno 2")
    expect(ada.page.locator(".coach")).to_have_count(0)


def test_a_keyboard_finds_it_first_and_the_dice_after_it(arrive: Arrive) -> None:
    ada = arrive(novice=True)
    ada.open_table({"game": "rolling-america"})
    coach = ada.page.locator(".coach")
    expect(coach.locator(".primary")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(coach).to_contain_text("2/")
    ada.page.keyboard.press("Escape")
    expect(coach).to_have_count(0)
    expect(ada.page.locator(".die:enabled").first).to_be_focused()
