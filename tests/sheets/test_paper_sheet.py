"""Prints on paper: at true size, none cut off, none over another, on as few pages as it takes."""

from itertools import combinations

import pytest

from rollwright.games import find_game
from rollwright.games.rolling_america.map_print import map_print
from rollwright.sheets.paper_sheet import PAPERS, Page, PaperSize, pages_of
from rollwright.sheets.typesetting import pages_as_pdf, picture_as

CARD = map_print()._replace(id="card", width=480.0, height=640.0, millimetres=88.0)


def boxes(page: Page) -> list[tuple[float, float, float, float]]:
    return [(one.x, one.y, one.x + one.width, one.y + one.height) for one in page.placed]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("count", [1, 4, 5, 9])
def test_cards_lie_apart_and_inside_the_margins(paper: PaperSize, count: int) -> None:
    pages = pages_of([CARD] * count, paper)
    assert sum(len(page.placed) for page in pages) == count
    for page in pages:
        for left, top, right, bottom in boxes(page):
            assert right - left == pytest.approx(88.0)
            assert bottom - top == pytest.approx(88.0 * 640 / 480)
            assert min(left, top) >= paper.margin - 0.1
            assert right <= page.width - paper.margin + 0.1
            assert bottom <= page.height - paper.margin + 0.1
        for one, other in combinations(boxes(page), 2):
            across = one[2] <= other[0] or other[2] <= one[0]
            assert across or one[3] <= other[1] or other[3] <= one[1]


def test_four_cards_fill_a_page() -> None:
    assert [len(page.placed) for page in pages_of([CARD] * 9, PAPERS["a4"])] == [4, 4, 1]


def test_a_wide_print_lies_across_the_paper_and_has_a_page_of_its_own() -> None:
    pages = pages_of([CARD, map_print(), CARD], PAPERS["letter"])
    assert [page.width > page.height for page in pages] == [False, True, False]
    assert pages[1].placed[0].width == pytest.approx(259.0)


def test_files_are_what_they_claim_to_be_and_equal_each_time() -> None:
    pages = pages_of([map_print()] * 2, PAPERS["a4"])
    pdf = pages_as_pdf(pages, "en", "light")
    assert pdf.startswith(b"%PDF-")
    assert pdf == pages_as_pdf(pages, "en", "light")
    assert pdf.count(b"/Type /Page\n") == 2 or pdf.count(b"/Type/Page") >= 2
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4"/></svg>'
    assert picture_as(svg, "png").startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["rolling-america", "rolling-realms"])
def test_a_whole_game_has_its_prints(name: str) -> None:
    assert find_game(name).paper.whole_set({})
