"""The drawn map: its borders are those of the game, and everything on the sheet can be read."""

from itertools import combinations

import pytest

from rollwright.core.message import CATALOGUE
from rollwright.core.print import Print, TextItem, in_language
from rollwright.games.rolling_america.map import NEIGHBORS, STATES, states_in
from rollwright.games.rolling_america.map_legend import EXAMPLES
from rollwright.games.rolling_america.map_print import (
    LEADS,
    TAG,
    lead_end,
    on_sheet,
    paper_map,
    points_of,
)
from rollwright.games.rolling_america.table_prints import PART, map_print, powers_print
from rollwright.sheets.lettering import STYLES, line_width, missing_letters
from rollwright.sheets.palette import contrast
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT, LOOKS, colors_for
from rollwright.sheets.print_svg import PrintSvg
from tests.games.rolling_america.board import GAME, board, new_game

COLORS = ("red", "blue", "green", "yellow", "orange", "purple")


def test_states_that_share_a_line_of_the_drawing_are_neighbors() -> None:
    owners: dict[frozenset[tuple[float, float]], set[str]] = {}
    for code in STATES:
        for ring in points_of(code):
            for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
                owners.setdefault(frozenset((one, other)), set()).add(code)
    drawn = {frozenset(codes) for codes in owners.values() if len(codes) > 1}
    borders = {
        frozenset((code, STATES[other]))
        for at, code in enumerate(STATES)
        for other in states_in(NEIGHBORS[at])
    }
    assert len(borders) == 106
    assert drawn == borders


def test_every_place_of_the_paper_is_on_the_prints() -> None:
    position = new_game().position
    places = {place.id for place in GAME.paper.places(position, 0)}
    table, (sheet,) = GAME.paper.prints(position, 0), GAME.paper.whole_set({})
    for prints in (table, [sheet]):
        assert {place.id for one in prints for place in one.places} == places
    for one in (*table, sheet):
        for place in one.places:
            x, y, width, height = place.box
            assert x >= 0, place.id
            assert y >= 0, place.id
            assert x + width <= one.width, place.id
            assert y + height <= one.height, place.id


def test_at_a_table_the_map_has_all_the_room() -> None:
    board, aside = GAME.paper.prints(new_game().position, 0)
    assert (board.role, aside.role) == ("board", "aside")
    assert [place.id for place in board.places] == STATES
    left, top = PART[:2]
    sheet = {place.id: place for place in paper_map().places}
    for place in board.places:
        x, y = sheet[place.id].center
        assert place.center == pytest.approx((x - left, y - top), abs=0.01), place.id


@pytest.mark.parametrize("one", [paper_map(), map_print(), powers_print()])
@pytest.mark.parametrize("language", CATALOGUE.languages())
def test_no_text_is_cut_or_runs_into_another(one: Print, language: str) -> None:
    boxes = []
    for text in [item for item in one.items if isinstance(item, TextItem)]:
        style, line = STYLES[text.style], in_language(text.words, language)
        assert not missing_letters(line, style), line
        width = line_width(line, style)
        left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
        assert left >= 8, line
        assert left + width <= one.width - 8, line
        boxes.append((line, left, text.y - 0.7 * style.size, left + width, text.y))
    for first, other in combinations(boxes, 2):
        beside = first[3] <= other[1] or other[3] <= first[1]
        assert beside or first[4] <= other[2] or other[4] <= first[2], (
            f"{first[0]!r} and {other[0]!r}"
        )


def test_on_paper_the_xs_have_a_box_of_their_own() -> None:
    words = "Xs at the end"
    prints = (paper_map(), map_print(), powers_print())
    texts = [[item for item in one.items if isinstance(item, TextItem)] for one in prints]
    told = [any(item.words["en"] == words for item in items) for items in texts]
    assert told == [True, False, False]


@pytest.mark.parametrize(("beside", "fits"), EXAMPLES)
def test_the_examples_of_the_legend_follow_the_rule(beside: str, fits: bool) -> None:
    mark = f"{beside.strip('()')}!" if beside.startswith("(") else beside.lower()
    game = board(f"KS{mark}").roll("g3 w1")
    assert ("CO" in game.plain("g3")) == fits


def test_what_has_no_neighbors_is_named() -> None:
    lonely = [code for at, code in enumerate(STATES) if not NEIGHBORS[at]]
    named = [item for item in map_print().items if isinstance(item, TextItem)]
    assert any(item.words["en"].startswith(", ".join(lonely) + ":") for item in named)


def is_inside(point: tuple[float, float], ring: list[tuple[float, float]]) -> bool:
    x, y = point
    crossed = [
        (x2 - x1) * (y - y1) / (y2 - y1) + x1 > x
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True)
        if (y1 > y) != (y2 > y)
    ]
    return sum(crossed) % 2 == 1


def tag_of(code: str) -> tuple[float, float]:
    """The middle of the box of a state at sea: its number is written in the right half of it."""
    center = next(place.center for place in paper_map().places if place.id == code)
    return center[0] - 13, center[1]


@pytest.mark.parametrize("code", LEADS)
def test_the_line_to_a_box_at_sea_starts_in_its_state_and_passes_behind_no_other(code: str) -> None:
    x, y = LEADS[code]
    # Well inside: a dot on a border belongs to two states.
    for beside in ((x - 4, y), (x + 4, y), (x, y - 4), (x, y + 4)):
        assert any(is_inside(beside, ring) for ring in points_of(code))
    start = on_sheet(x, y)
    end = lead_end(start, tag_of(code))
    for other in [state for state in LEADS if state != code]:
        left, top = tag_of(other)
        for part in range(21):
            across = start[0] + (end[0] - start[0]) * part / 20 - left
            down = start[1] + (end[1] - start[1]) * part / 20 - top
            assert abs(across) > TAG[0] / 2 + 2 or abs(down) > TAG[1] / 2 + 2, other


def test_states_of_a_region_are_told_apart() -> None:
    for look in (LIGHT_PRINT, DARK_PRINT):
        colors = colors_for(map_print().theme, look)
        for color in COLORS:
            assert contrast(colors["state-line"], colors[color]) >= 3, (look, color)


def test_numbers_are_written_apart_from_each_other() -> None:
    for one, other in combinations(paper_map().places, 2):
        across = abs(one.center[0] - other.center[0])
        down = abs(one.center[1] - other.center[1])
        assert max(across, down) >= 16, f"{one.id} and {other.id}"


@pytest.mark.parametrize("look", [LIGHT_PRINT, DARK_PRINT])
def test_what_is_read_has_contrast(look: str) -> None:
    colors = colors_for(map_print().theme, look)
    for color in COLORS:
        assert contrast(colors["ink"], colors[color]) >= 4.5, color
        assert contrast(colors["pencil"], colors[color]) >= 4.5, color
        assert contrast(colors[f"{color}-line"], colors["sea"]) >= 4.5, color


@pytest.mark.parametrize("look", LOOKS)
def test_it_can_be_drawn_in_every_look(look: str) -> None:
    assert PrintSvg(map_print(), "es", look).text().startswith("<svg")
