"""Prints on paper: at true size, none cut off, none over another, on as few pages as it takes."""

from itertools import combinations

import pytest

from rollwright.core.print import Print
from rollwright.games import find_game
from rollwright.games.rolling_america.map_print import paper_map
from rollwright.sheets.paper_set import set_pages
from rollwright.sheets.paper_sheet import (
    BLEED,
    PAPERS,
    Page,
    PaperSize,
    Placed,
    cut_marks,
    pages_of,
    with_backs,
)
from rollwright.sheets.typesetting import pages_as_pdf, picture_as

STRIP = paper_map()._replace(id="strip", width=1480.0, height=300.0)
CARD = paper_map()._replace(id="card", width=480.0, height=640.0, millimetres=88.0)


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


def test_colors_may_go_on_beyond_the_edges_on_both_sides() -> None:
    sides = {CARD.id: find_game("rolling-america").paper.rule_sides({})["map"]}
    pages = set_pages([CARD] * 4, sides, PAPERS["a4"], 1, "en", BLEED)
    assert [(page.is_back, page.bleed) for page in pages] == [(False, 2.0), (True, 2.0)]
    for page in pages:
        for one, other in combinations(boxes(page), 2):
            apart = max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3])
            assert apart >= 2 * BLEED - 0.01
    plain = set_pages([CARD] * 4, sides, PAPERS["a4"], 1, "en")
    assert pages_as_pdf(pages, "en", "light") != pages_as_pdf(plain, "en", "light")


def test_cut_marks_lie_outside_of_all_colors() -> None:
    (plain,) = set_pages([CARD] * 4, {}, PAPERS["a4"], 1, "en")
    assert len(cut_marks(plain)) == 4 * 8
    (page,) = set_pages([CARD] * 4, {}, PAPERS["a4"], 1, "en", BLEED)
    # Where four cards meet only the outer corners are free.
    assert len(cut_marks(page)) == 4 * 4
    for x1, y1, x2, y2 in cut_marks(page):
        for left, top, right, bottom in boxes(page):
            for x, y in ((x1, y1), (x2, y2)):
                assert not (left - 2 <= x <= right + 2 and top - 2 <= y <= bottom + 2)


def test_four_cards_fill_a_page() -> None:
    assert [len(page.placed) for page in pages_of([CARD] * 9, PAPERS["a4"])] == [4, 4, 1]


def test_a_wide_print_lies_across_the_paper_and_has_a_page_of_its_own() -> None:
    pages = pages_of([CARD, paper_map(), CARD], PAPERS["letter"])
    assert [page.width > page.height for page in pages] == [False, True, False]
    assert pages[1].placed[0].width == pytest.approx(259.0)


def test_prints_of_one_width_share_a_page_as_long_as_there_is_room() -> None:
    paper = PAPERS["a4"]
    pages = pages_of([STRIP._replace(height=600.0), STRIP, STRIP, CARD], paper)
    assert [[one.print.height for one in page.placed] for page in pages] == [
        [600.0, 300.0],
        [300.0],
        [640.0],
    ]
    upper, lower = boxes(pages[0])
    assert lower[1] == pytest.approx(upper[3] + 4.0)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("size", [(400.0, 300.0), (150.0, 400.0), (400.0, 20.0), (250.0, 250.0)])
def test_what_is_larger_than_the_paper_is_made_to_fit(
    paper: PaperSize, size: tuple[float, float]
) -> None:
    large = CARD._replace(width=size[0], height=size[1], millimetres=size[0])
    (page,) = pages_of([large], paper)
    ((left, top, right, bottom),) = boxes(page)
    assert (right - left) / (bottom - top) == pytest.approx(size[0] / size[1])
    assert min(left, top) >= paper.margin - 0.1
    assert right <= page.width - paper.margin + 0.1
    assert bottom <= page.height - paper.margin + 0.1


def on_paper(page: Page, one: Placed) -> tuple[float, float, float, float]:
    """Where a print lies on a sheet held upright: lying pages are turned by the printer."""
    left, top, right, bottom = one.x, one.y, one.x + one.width, one.y + one.height
    if page.width <= page.height:
        return left, top, right, bottom
    return page.height - bottom, left, page.height - top, right


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("prints", [[CARD] * 5, [STRIP, STRIP._replace(id="other"), CARD]])
def test_a_back_lies_behind_its_front_when_the_long_edge_is_turned(
    paper: PaperSize, prints: list[Print]
) -> None:
    backs = {one.id: one._replace(id=f"{one.id}-back") for one in prints}
    pages = with_backs(pages_of(prints, paper), backs)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert (front.is_back, back.is_back) == (False, True)
        for one, other in zip(front.placed, back.placed, strict=True):
            assert other.print.id == f"{one.print.id}-back"
            left, top, right, bottom = on_paper(front, one)
            behind = (paper.width - right, top, paper.width - left, bottom)
            assert on_paper(back, other) == pytest.approx(behind)


def test_a_print_without_rules_has_a_blank_back() -> None:
    front, back = with_backs(pages_of([CARD, CARD], PAPERS["a4"]), {})
    assert (len(front.placed), back.placed) == (2, ())


def test_each_set_is_in_one_piece() -> None:
    pages = set_pages([CARD, CARD, STRIP], {}, PAPERS["a4"], 2, "en")
    assert [page.placed[0].print.id for page in pages] == ["card", "strip", "card", "strip"]


def test_files_are_what_they_claim_to_be_and_equal_each_time() -> None:
    pages = pages_of([paper_map()] * 2, PAPERS["a4"])
    pdf = pages_as_pdf(pages, "en", "light")
    assert pdf.startswith(b"%PDF-")
    assert pdf == pages_as_pdf(pages, "en", "light")
    assert pdf.count(b"/Type /Page\n") == 2 or pdf.count(b"/Type/Page") >= 2
    # A4 across, in points.
    assert pdf.count(b"/MediaBox[0 0 841.8898 595.2756]") == 2
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4"/></svg>'
    assert picture_as(svg, "png").startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["rolling-america", "rolling-realms"])
def test_a_whole_game_has_its_prints(name: str) -> None:
    assert find_game(name).paper.whole_set({})
