"""A sheet as a picture of its prints, with everything that a player has written."""

from xml.etree import ElementTree

import pytest

from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, say
from rollwright.core.place import CROSSED, FILLED, OUTLINED, Mark
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.print import PrintPlace
from rollwright.games import all_games, find_game
from rollwright.sheets.handwriting import draw_mark
from rollwright.sheets.print_palette import LOOKS
from rollwright.sheets.print_sheet import sheet_picture

SVG = "{http://www.w3.org/2000/svg}"
PLACE = PrintPlace(
    "here", find_game("rolling-america").name(), "M0 0h40v40h-40z", (0, 0, 40, 40), (20, 20), 30
)


def played(game: Game, moves: int) -> Position:
    position, luck = game.new(game.min_seats, {}), Luck(game.id)
    while moves and position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        seat = position.waiting()[0]
        legal = position.legal(seat)
        position.apply(seat, legal[luck.below(len(legal))])
        moves -= 1
    return position


def titles(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}title")]


@pytest.mark.parametrize("language", CATALOGUE.languages())
def test_everything_written_is_in_the_picture_and_told(language: str) -> None:
    game = find_game("rolling-america")
    position = played(game, 60)
    svg = sheet_picture(game, position, 0, language, "light")
    assert svg is not None
    told = titles(svg)
    for place in game.paper.places(position, 0):
        is_marked = place.mark != "blank"
        assert (say(place.name, language) in told) == is_marked, place.id


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_is_drawn_whole_or_not_at_all(name: str, look: str) -> None:
    game = find_game(name)
    position = played(game, 40)
    svg = sheet_picture(game, position, 0, "en", look)
    assert (svg is None) == (not game.paper.prints(position, 0))
    if svg is not None:
        ElementTree.fromstring(svg)


@pytest.mark.parametrize("look", LOOKS)
def test_a_line_stands_below_the_prints_and_fits(look: str) -> None:
    game = find_game("rolling-america")
    position = played(game, 40)
    plain, long = (sheet_picture(game, position, 0, "en", look, foot) for foot in ("", "W" * 400))
    assert plain is not None
    assert long is not None
    before, after = ElementTree.fromstring(plain), ElementTree.fromstring(long)
    assert float(after.get("height", "")) > float(before.get("height", ""))
    line = after.findall(f"{SVG}text")[-1]
    assert line.text == "W" * 400
    assert float(line.get("y", "")) > float(before.get("height", ""))
    assert 400 * 0.6 * float(line.get("font-size", "")) <= float(after.get("width", ""))
    assert before.findall(f"{SVG}text") == []


@pytest.mark.parametrize("text", ["0", "12", "x", "6"])
@pytest.mark.parametrize("mark", [OUTLINED, FILLED, CROSSED])
def test_each_sign_is_drawn_with_strokes(mark: str, text: str) -> None:
    plain, written = ElementTree.Element("g"), ElementTree.Element("g")
    draw_mark(plain, PLACE, Mark(mark), "empty", "#000000")
    draw_mark(written, PLACE, Mark(mark, text), "written", "#000000")
    assert len(list(plain.iter("path"))) == 1
    paths = [path.get("d") for path in written.iter("path")]
    surrounded = mark == OUTLINED or (mark == CROSSED and text != "x")
    assert len(paths) == len(text) + surrounded


def test_what_is_shaded_is_not_crossed() -> None:
    crossed, shaded = ElementTree.Element("g"), ElementTree.Element("g")
    draw_mark(crossed, PLACE, Mark(FILLED), "", "#000000")
    draw_mark(shaded, PLACE._replace(hand="shade"), Mark(FILLED), "", "#000000")
    assert ElementTree.tostring(crossed) != ElementTree.tostring(shaded)
