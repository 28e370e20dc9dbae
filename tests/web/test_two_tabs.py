"""Two tabs of one browser are one guest, even if both begin at the same time."""

from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor


def test_two_tabs_that_open_tables_at_once_keep_both_seats(arrive: Arrive) -> None:
    one = arrive()
    two = Visitor(one.page.context, one.address)
    held: list[Route] = []
    one.page.context.route("**/api/tables?*", lambda route: held.append(route))
    for tab in (one, two):
        tab.start()
    for tab in (one, two):
        tab.game("Rolling America").get_by_role("button", name="Play alone").click()
    one.page.wait_for_timeout(500)
    # Whatever is asked before the first answer has no cookie, and makes another guest.
    assert len(held) == 1
    held.pop().continue_()
    while not held:
        one.page.wait_for_timeout(50)
    held.pop().continue_()
    for tab in (one, two):
        expect(tab.page.locator(".mine")).to_be_visible()
    # With the cookie that has stayed.
    for tab in (one, two):
        tab.page.reload()
        expect(tab.page.locator(".mine")).to_be_visible()
