"""Puzzles: from the start page to the answer, solved by clicks, missed on a phone, and kept."""

from playwright.sync_api import Locator, expect

from rollwright.core.message import say
from rollwright.games import find_game
from rollwright.tables.puzzle import Puzzle, packaged_puzzles
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

AMERICA = find_game("rolling-america")


def simple() -> Puzzle:
    """One that is solved by two dice that are used as they lie."""
    return next(
        one
        for one in packaged_puzzles(AMERICA)
        if all(">" in text and text[-1].isalpha() for text in one.answers[0].line[:-1])
    )


def number_of(puzzle: Puzzle) -> int:
    return [one.name for one in packaged_puzzles(AMERICA)].index(puzzle.name) + 1


def card(person: Visitor, puzzle: Puzzle) -> Locator:
    """The puzzle in the list of its game, which is shown whole."""
    game = person.page.locator(".puzzle-game", has_text="Rolling America")
    expect(game).to_be_visible()
    more = game.locator("> button")
    if more.count():
        more.click()
    return game.locator(".puzzle-card").nth(number_of(puzzle) - 1)


def play(person: Visitor, line: tuple[str, ...]) -> None:
    """Make all moves but the last one, which ends the turn, and click that."""
    expect(person.page.locator(".puzzle-goal")).to_be_visible()
    table = person.page.url.rpartition("/")[2]
    person.play_steps(table, ", ".join(line[:-1]))
    person.page.locator(".actions .done:not([aria-disabled])").click()


def test_a_puzzle_is_solved_by_clicks_and_stays_solved(arrive: Arrive) -> None:
    ada, puzzle = arrive(), simple()
    page = ada.page
    ada.start()
    page.locator(".puzzle-invite").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    expect(card(ada, puzzle)).not_to_contain_text("Solved")
    expect(card(ada, puzzle).locator(".puzzle-board img").first).to_be_attached()
    card(ada, puzzle).click()
    expect(page.locator(".puzzle-goal")).to_contain_text("Find the best way")
    # Nobody helps, and what was done is taken back as always.
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    for text in puzzle.answers[0].line[:-1]:
        die, _, place = text.partition(">")
        page.locator(f'.tray [data-die="{die}"]').click()
        if place == "-":
            page.get_by_role("button", name="skip").click()
        else:
            ada.tap(ada.place(place))
    expect(page.locator(".tray .die:enabled")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'.tray [data-die="{die}"]:enabled')).to_be_visible()
    page.locator(f'.tray [data-die="{die}"]').click()
    ada.tap(ada.place(place))
    expect(page.locator(".tray .die:enabled")).to_have_count(0)
    page.locator(".actions .done.primary:not([aria-disabled])").click()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.locator(".verdict-reason")).to_contain_text("on average")
    # A step of the way is shown on the board.
    steps = page.locator(".way li button")
    expect(steps).to_have_count(3)
    steps.first.click()
    expect(page.locator(".replay")).to_have_attribute("data-step", "1")
    expect(page.locator(".replay-text")).to_have_text(steps.first.inner_text())
    page.reload()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(card(ada, puzzle)).to_contain_text("Solved")
    # It is no table to come back to.
    ada.start()
    expect(page.locator(".puzzle-invite")).to_contain_text("1 of ")
    expect(page.locator(".my-table")).to_have_count(0)


def test_whoever_misses_it_is_told_the_cost_and_may_try_again(arrive: Arrive) -> None:
    eva, puzzle = arrive(width=360, locale="es-ES"), simple()
    page = eva.page
    page.goto(f"{eva.address}/puzzles")
    card(eva, puzzle).click()
    play(eva, puzzle.answers[1].line)
    expect(page.get_by_role("heading", name="No es la mejor manera")).to_be_visible()
    loss = AMERICA.amount_words(puzzle.answers[1].loss)
    expect(page.locator(".verdict-reason")).to_contain_text(say(loss, "es"))
    # The answer is not told before it is wanted.
    expect(page.locator(".way li")).to_have_count(len(puzzle.answers[1].line))
    page.get_by_role("button", name="Otra vez").click()
    play(eva, puzzle.answers[1].line)
    page.get_by_role("button", name="Mostrar la mejor manera").click()
    best = page.locator(".way", has_text="La mejor manera")
    expect(best.locator("li")).to_have_count(len(puzzle.answers[0].line))
    expect(best.locator("[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Otra vez").click()
    play(eva, puzzle.answers[0].line)
    expect(page.get_by_role("heading", name="¡Resuelto!")).to_be_visible()
    page.get_by_role("link", name="Todos los problemas").click()
    expect(card(eva, puzzle)).to_contain_text("Solución vista")
    # The next one is another one.
    page.go_back()
    page.get_by_role("button", name="Siguiente problema").click()
    expect(page.locator(".puzzle-goal")).to_be_visible()


def test_a_lost_connection_loses_nothing_of_a_puzzle(arrive: Arrive) -> None:
    ada, puzzle = arrive(), simple()
    page = ada.page
    page.goto(f"{ada.address}/puzzles")
    card(ada, puzzle).click()
    expect(page.locator(".puzzle-goal")).to_be_visible()
    page.context.set_offline(True)
    page.route("**/verdict*", lambda route: route.abort())
    page.context.set_offline(False)
    play(ada, puzzle.answers[0].line)
    again = page.locator(".verdict").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute("**/verdict*")
    again.click()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
