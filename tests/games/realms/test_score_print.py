"""The score card: room for everything that is noted, and nothing cut."""

from itertools import combinations

import pytest

from rollwright.core.print import PathItem, SignItem, TextItem, in_language
from rollwright.games import find_game
from rollwright.games.realms.card_value import LANGUAGES
from rollwright.games.realms.resource_print import resource_print
from rollwright.games.realms.score_print import score_print
from rollwright.sheets.lettering import STYLES, line_width, missing_letters
from rollwright.sheets.paper_sheet import PAPERS, PaperSize, pages_of


def test_it_belongs_to_the_game_on_paper_but_not_on_the_screen() -> None:
    game = find_game("rolling-realms")
    assert "score" in [one.id for one in game.paper.whole_set(game.settle({}))]
    position = game.new(1, {})
    assert "score" not in [one.id for one in game.paper.prints(position, 0)]


def test_there_is_a_box_for_every_number() -> None:
    items = score_print().items
    boxes = [item for item in items if isinstance(item, PathItem) and item.fill == "place"]
    # For each of three rounds two dice a turn, three realms, the resources and the sum; the total.
    assert len(boxes) == 3 * (9 * 2 + 3 + 1 + 1) + 1
    stars = [item for item in items if isinstance(item, SignItem) and item.name == "star"]
    assert len(stars) == 3 * 3 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_or_runs_into_another(language: str) -> None:
    one = score_print()
    boxes = []
    for text in [item for item in one.items if isinstance(item, TextItem)]:
        line, style = in_language(text.words, language), STYLES[text.style]
        assert not missing_letters(line, style), line
        width = line_width(line, style)
        left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
        assert left >= 14
        assert left + width <= one.width - 14, line
        boxes.append((line, left, text.y - 0.72 * style.size, left + width, text.y))
    for a, b in combinations(boxes, 2):
        apart = a[3] <= b[1] or b[3] <= a[1] or a[4] <= b[2] or b[4] <= a[2]
        assert apart, f"{a[0]!r} and {b[0]!r}"


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_score_and_resource_card_of_a_player_share_a_page(paper: PaperSize) -> None:
    (page,) = pages_of([score_print(), resource_print()], paper)
    assert [one.width for one in page.placed] == pytest.approx([259.0, 259.0])
