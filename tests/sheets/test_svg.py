"""Sheets as SVG: valid, complete, within the page, and safely escaped."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from rollwright.core.chance import Luck
from rollwright.core.place import BLANK, CROSSED, FILLED, MARKS, OUTLINED
from rollwright.core.position import ROLL
from rollwright.games import find_game
from rollwright.sheets.palette import DARK, LIGHT, Theme, contrast, mixed
from rollwright.sheets.sheet import Cell, Group, Sheet, draw
from rollwright.sheets.svg import render_svg
from rollwright.sheets.svg_element import text_width

SVG: Final = "{http://www.w3.org/2000/svg}"
HOSTILE: Final = "<script>&\"'</text>]]>\x00\x1b\ud800"
STEPS: Final = {"rolling-america": 50, "rolling-realms": 60}


def midgame(game_id: str, options: dict[str, object]) -> Sheet:
    game = find_game(game_id)
    position = game.new(1, options)
    luck = Luck(5)
    for _ in range(STEPS[game_id]):
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        else:
            moves = position.legal(0)
            position.apply(0, moves[luck.below(len(moves))])
    return draw(game, position, 0, "en")


@pytest.fixture(scope="module")
def america() -> Sheet:
    return midgame("rolling-america", {})


@pytest.fixture(scope="module", params=["rolling-america", "rolling-realms"])
def sheet(request: pytest.FixtureRequest) -> Sheet:
    options: dict[str, object] = {"set": "all"} if request.param == "rolling-realms" else {}
    return midgame(request.param, options)


def a_cell(name: str = "cell", **changes: object) -> Cell:
    cell = Cell(name, "rect", (0, 0, 2, 2), (1, 1), BLANK, "", "", name, "", (), ())
    return replace(cell, **changes)  # type: ignore[arg-type]


def a_sheet(*cells: Cell, name: str = "Group") -> Sheet:
    return Sheet((Group("g", name, cells),), ())


def parsed(sheet: Sheet, theme: Theme = LIGHT, **settings: bool) -> Element:
    return ElementTree.fromstring(render_svg(sheet, theme, **settings))


def drawn_cells(root: Element) -> list[Element]:
    return [part for part in root.iter(f"{SVG}g") if part.get("role") == "img"]


def texts(part: Element) -> list[str]:
    return [text.text or "" for text in part.iter(f"{SVG}text")]


def shift_of(part: Element) -> tuple[float, float]:
    numbers = part.get("transform", "translate(0 0)").removeprefix("translate(").removesuffix(")")
    x, y = map(float, numbers.split())
    return x, y


def placed(part: Element, x: float = 0, y: float = 0) -> Iterator[tuple[Element, float, float]]:
    """Every element with the offset of its coordinates."""
    x, y = x + shift_of(part)[0], y + shift_of(part)[1]
    yield part, x, y
    for child in part:
        yield from placed(child, x, y)


def assert_texts_are_on_the_page(root: Element) -> None:
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for part, x, y in placed(root):
        if part.tag == f"{SVG}text":
            size = float(part.get("font-size", ""))
            long = text_width(part.text or "") * size
            left = x + float(part.get("x", ""))
            left -= long / 2 if part.get("text-anchor") == "middle" else 0
            base = y + float(part.get("y", ""))
            assert left >= 0, part.text
            assert left + long <= width, part.text
            assert size <= base <= height - size * 0.25, part.text


def test_every_cell_is_named_once_and_every_group_has_a_heading(sheet: Sheet) -> None:
    root = parsed(sheet)
    names = [part.findtext(f"{SVG}title") for part in drawn_cells(root)]
    assert sorted(names, key=str) == sorted(c.name for g in sheet.groups for c in g.cells)
    headings = [text.text for text in root.iter(f"{SVG}text") if text.get("role") == "heading"]
    assert sorted(headings, key=str) == sorted(group.name for group in sheet.groups)


def test_everything_printed_and_written_is_seen(america: Sheet) -> None:
    by_name = {part.findtext(f"{SVG}title"): part for part in drawn_cells(parsed(america))}
    states = america.groups[0].cells
    assert {cell.mark for cell in states} == set(MARKS)
    for cell in states:
        seen = texts(by_name[cell.name])
        assert cell.print in seen
        assert cell.tint[0].upper() in seen
        assert cell.text in [*seen, "", "x"]


def test_pictures_are_seen(sheet: Sheet) -> None:
    root = parsed(sheet)
    known = {f"#{symbol.get('id')}" for symbol in root.iter(f"{SVG}symbol")}
    uses = [use.get("href") for use in root.iter(f"{SVG}use")]
    assert set(uses) <= known
    assert len(uses) >= sum(len(cell.icons) for group in sheet.groups for cell in group.cells)


@pytest.mark.parametrize(("print_", "icon"), [("3 C", "coin"), ("1 -H", "heart"), ("2 *", "star")])
def test_a_sign_behind_a_printed_text_becomes_a_picture(print_: str, icon: str) -> None:
    (cell,) = drawn_cells(parsed(a_sheet(a_cell(print=print_))))
    assert [use.get("href") for use in cell.iter(f"{SVG}use")] == [f"#icon-{icon}"]
    assert texts(cell)[0].startswith(print_[0])


def test_a_picture_that_nobody_drew_is_its_initial() -> None:
    (cell,) = drawn_cells(parsed(a_sheet(a_cell(icons=("lantern",)))))
    assert texts(cell) == ["L"]


@pytest.mark.parametrize("text", ["", "4"])
@pytest.mark.parametrize("print_", ["", "AB"])
@pytest.mark.parametrize("tint", ["", "red"])
def test_different_marks_look_different(text: str, print_: str, tint: str) -> None:
    marks = [OUTLINED, FILLED, CROSSED] if text else MARKS
    cells = [a_cell(mark=mark, text=text, print=print_, tint=tint) for mark in marks]
    assert len({render_svg(a_sheet(cell)) for cell in cells}) == len(cells)


def test_guarded_numbers_are_ringed_and_crosses_are_red() -> None:
    guarded = drawn_cells(parsed(a_sheet(a_cell(mark=OUTLINED, text="4"))))[0]
    assert len(list(guarded.iter(f"{SVG}ellipse"))) == 1
    crossed = drawn_cells(parsed(a_sheet(a_cell(mark=CROSSED, text="x"))))[0]
    assert [path.get("stroke") for path in crossed.iter(f"{SVG}path")] == [LIGHT.cross]
    assert texts(crossed) == []


def test_hostile_texts_are_only_text() -> None:
    cell = a_cell(HOSTILE, text=HOSTILE, print=HOSTILE, tint=HOSTILE, icons=(HOSTILE,))
    root = parsed(a_sheet(cell, name=HOSTILE))
    assert not list(root.iter(f"{SVG}script"))
    title = drawn_cells(root)[0].findtext(f"{SVG}title")
    assert title == "<script>&\"'</text>]]>\ufffd\ufffd\ufffd"
    assert_texts_are_on_the_page(root)


def test_nothing_comes_from_elsewhere(sheet: Sheet) -> None:
    for part in parsed(sheet).iter():
        assert part.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}style")
        for key, value in part.attrib.items():
            assert not key.startswith("on")
            assert "href" not in key or value.startswith("#")
            assert "url(" not in value


@pytest.mark.parametrize("width", [1200, 700, 400])
def test_no_text_leaves_the_page(sheet: Sheet, width: int) -> None:
    assert_texts_are_on_the_page(ElementTree.fromstring(render_svg(sheet, width=width)))


def test_long_texts_are_cut() -> None:
    long = "Wandering " * 80
    boxes = [a_cell(f"{long}{y}", numbers=(0, y, 1, 1), center=(0.5, y + 0.5)) for y in (0, 1)]
    for cells in ([a_cell(print=long, text=long)], boxes):
        root = parsed(a_sheet(*cells, name=long))
        assert_texts_are_on_the_page(root)
        assert any(text.endswith("…") for text in texts(root))


@pytest.mark.parametrize("width", [1200, 700, 400])
def test_panels_do_not_overlap(sheet: Sheet, width: int) -> None:
    root = ElementTree.fromstring(render_svg(sheet, width=width))
    boxes: list[tuple[float, float, float, float]] = []
    for part in root.iter(f"{SVG}g"):
        if part.get("role") == "group":
            (x, y), frame = shift_of(part), part[0]
            right, bottom = x + float(frame.get("width", "")), y + float(frame.get("height", ""))
            assert 0 <= x < right <= width + 0.1
            assert all(
                x >= box[2] or right <= box[0] or y >= box[3] or bottom <= box[1] for box in boxes
            )
            boxes.append((x, y, right, bottom))
    assert len(boxes) == len(sheet.groups)


def test_moves_are_outlined_only_when_asked() -> None:
    sheet = a_sheet(a_cell("a", moves=("go",)), a_cell("b", numbers=(2, 0, 2, 2), center=(3, 1)))

    def edges(show: bool) -> list[str | None]:
        strokes = [part.get("stroke") for part in parsed(sheet, show_moves=show).iter()]
        return [stroke for stroke in strokes if stroke == LIGHT.open]

    assert len(edges(True)) == 1
    assert not edges(False)


@pytest.mark.parametrize("shape", ["circle", "hex", "polygon"])
def test_every_shape_is_drawn_within_its_panel(shape: str) -> None:
    numbers = (0.0, 0.0, 4.0, 0.0, 2.0, 4.0) if shape == "polygon" else (2.0, 2.0, 2.0)
    root = parsed(a_sheet(a_cell(shape=shape, numbers=numbers, center=(2, 1.5), text="6")))
    kind = "circle" if shape == "circle" else "polygon"
    assert drawn_cells(root)[0].find(f"{SVG}{kind}") is not None
    assert "6" in texts(root)


def test_light_and_dark_differ_and_repeat(sheet: Sheet) -> None:
    assert render_svg(sheet) == render_svg(sheet, LIGHT)
    assert render_svg(sheet, DARK) == render_svg(sheet, DARK)
    assert render_svg(sheet, DARK) != render_svg(sheet, LIGHT)
    assert parsed(sheet, DARK).get("viewBox") == parsed(sheet, LIGHT).get("viewBox")


def test_dots_are_drawn_and_a_number_counts_the_picture_after_it() -> None:
    castle = a_cell(title="Castle", icons=("2", "shield", "coin"))
    page = parsed(a_sheet(replace(castle, dots=4)))
    plain = len(list(parsed(a_sheet(castle)).iter(f"{SVG}circle")))
    assert len(list(page.iter(f"{SVG}circle"))) == plain + 4
    assert len(list(page.iter(f"{SVG}use"))) == 2
    assert "2" in ["".join(text.itertext()) for text in page.iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_inks_read_well(theme: Theme) -> None:
    pairs = [
        (theme.ink, theme.panel),
        (theme.muted, theme.panel),
        (theme.printed, theme.cell),
        (theme.cell_ink, theme.cell),
        (theme.filled_ink, theme.filled),
        *((theme.tint_ink, tint) for tint in theme.tints.values()),
        *((theme.tint_ink, mixed(tint, theme.panel, 0.5)) for tint in theme.tints.values()),
    ]
    assert all(contrast(ink, paper) >= 4.5 for ink, paper in pairs)


def test_an_empty_sheet_is_an_empty_page() -> None:
    for empty in (Sheet((), ()), Sheet((Group("g", "Group", ()),), ())):
        assert drawn_cells(parsed(empty)) == []
