"""A piece that lies at a place is drawn there, and what marks it leaves it to be seen."""

from xml.etree import ElementTree

import pytest

from rollwright.core.place import BLANK, CROSSED, OUTLINED, Mark
from rollwright.games import find_game
from rollwright.sheets.handwriting import draw_mark
from rollwright.sheets.print_palette import LIGHT_PRINT
from rollwright.sheets.print_svg import PrintSvg, Written

PAPER = find_game("dice-realms").paper
TILES = {tile.id: tile for tile in PAPER.tiles()}
NET = next(one for one in PAPER.whole_set({}) if one.id == "die-black")
PLACE = NET.places[0]


def strokes(mark: Mark) -> list[str | None]:
    group = ElementTree.Element("g")
    draw_mark(group, PLACE, mark, "", "#000000")
    return [path.get("d") for path in group.iter("path")]


def test_a_piece_is_framed_where_an_empty_place_is_ringed() -> None:
    framed, ringed = strokes(Mark(OUTLINED, "", "farm")), strokes(Mark(OUTLINED))
    assert len(framed) == len(ringed) == 1
    assert framed != ringed
    assert strokes(Mark(CROSSED, "", "farm")) == strokes(Mark(CROSSED))


@pytest.mark.parametrize("mark", [BLANK, OUTLINED, CROSSED])
def test_a_piece_fills_the_box_of_its_place(mark: str) -> None:
    written = Written({PLACE.id: Mark(mark, "", "farm")}, {}, 0, TILES)
    root = PrintSvg(NET, "en", LIGHT_PRINT, written).element()
    (piece,) = [one for one in root if one.tag == "svg"]
    box = [float(piece.get(name, "")) for name in ("x", "y", "width", "height")]
    assert box == list(PLACE.box)
    assert [one.text for one in piece.iter("title")] == ["Farm"]
