"""Sheets as text: all of their content is readable, with colors and without."""

import re
from dataclasses import replace
from typing import Final

import pytest
from rich.console import Console
from rich.text import Text

from rollwright.core.chance import Luck
from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED, Outline, Place, box
from rollwright.core.position import ROLL, Position
from rollwright.games import all_games, find_game
from rollwright.sheets.sheet import Group, Sheet, sheet_of
from rollwright.sheets.terminal import legend, picture_width, render
from rollwright.sheets.terminal_options import BASIC, FULL, PLAIN, TerminalOptions

COLORS: Final = (PLAIN, BASIC, FULL)


def midgame() -> Position:
    """A position with numbers, guarded numbers, Xs and blanks."""
    position = find_game("rolling-america").new(1, {})
    luck = Luck(5)
    while position.round < 7:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        moves = position.legal(0)
        position.apply(0, moves[luck.below(len(moves))])
    position.roll(position.sample(luck))
    return position


@pytest.fixture(scope="module")
def america() -> Sheet:
    return sheet_of(find_game("rolling-america"), midgame(), 0)


def states(sheet: Sheet) -> tuple[Place, ...]:
    return sheet.groups[0].places


def offers(sheet: Sheet) -> TerminalOptions:
    """The places of all moves are marked."""
    return TerminalOptions(marked=frozenset(sheet.moves))


def a_place(name: str, shape: str, *numbers: float, **changes: object) -> Place:
    """A place whose name is the same in every language: nobody has a sentence for it."""
    outline = Outline(shape, numbers, (numbers[0], numbers[1]))
    if shape == "rect":
        outline = box(*numbers)
    place = Place(name, "g", outline, BLANK, "", "", Message(name), "")
    return place._replace(**changes)  # type: ignore[arg-type]


def a_sheet(*places: Place) -> Sheet:
    return Sheet((Group("g", Message("Group"), places),), {})


def test_the_sample_has_every_kind_of_mark(america: Sheet) -> None:
    assert {place.mark for place in states(america)} == {BLANK, FILLED, OUTLINED, CROSSED}


@pytest.mark.parametrize("colors", COLORS)
@pytest.mark.parametrize("width", [100, 60])
def test_every_state_shows_its_code_and_what_is_written(
    america: Sheet, colors: str, width: int
) -> None:
    plain = render(america, replace(offers(america), width=width, colors=colors)).plain
    for place in states(america):
        found = re.search(rf"(?<![A-Z]){place.print} ([0-9a-zX!•]+)", plain)
        assert found is not None, place.print
        expected = {
            CROSSED: "X",
            OUTLINED: f"{place.text}!",
            FILLED: place.text,
            BLANK: place.tint[0] + ("•" if place.id in america.moves else ""),
        }
        assert found[1] == expected[place.mark]


@pytest.mark.parametrize("colors", COLORS)
def test_80_columns_are_enough_for_the_map_however_full_it_is(america: Sheet, colors: str) -> None:
    options = TerminalOptions(width=80, colors=colors)
    guarded = tuple(place._replace(mark=OUTLINED, text="6") for place in states(america))
    offered = tuple(place._replace(mark=BLANK, text="") for place in states(america))
    every = replace(options, marked=frozenset(place.id for place in offered))
    for places, shown, note in ((guarded, options, "6!"), (offered, every, "[a-z]•")):
        sheet = a_sheet(*places)
        lines = render(sheet, shown).plain.splitlines()
        assert len(lines) > 20, "a list"
        assert max(len(line) for line in lines) <= 80
        for place in places:
            assert any(re.search(f"{place.print}{note}", line) for line in lines), place.print
        assert picture_width(sheet, shown) <= 80
    assert picture_width(america, replace(options, width=60)) > 80


@pytest.mark.parametrize("colors", COLORS)
@pytest.mark.parametrize("width", [100, 94, 93, 92, 80, 79, 78, 60, 40])
def test_no_line_is_too_long(america: Sheet, colors: str, width: int) -> None:
    text = render(america, replace(offers(america), width=width, colors=colors))
    assert max(len(line) for line in text.plain.splitlines()) <= width
    assert (
        max(len(line) for line in legend(america, TerminalOptions(width=width)).plain.splitlines())
        <= width
    )


def test_a_terminal_wraps_nothing(america: Sheet) -> None:
    console = Console(width=100, color_system=None, record=True, quiet=True)
    text = render(america, TerminalOptions(width=100, colors=PLAIN))
    console.quiet = False
    with console.capture() as printed:
        console.print(text)
    assert printed.get().rstrip("\n") == text.plain


def test_faint_cells_have_a_fainter_sign(america: Sheet) -> None:
    place = next(place for place in states(america) if place.id in america.moves)
    options = replace(offers(america), colors=PLAIN)
    usual = render(america, options).plain
    faint = render(america, replace(options, faint=frozenset([place.id]))).plain
    assert f"{place.print} {place.tint[0]}•" in usual
    assert f"{place.print} {place.tint[0]}·" in faint


def test_moves_can_be_left_unmarked(america: Sheet) -> None:
    for colors in COLORS:
        text = render(america, TerminalOptions(colors=colors))
        assert "•" not in text.plain
    assert render(america, offers(america)).spans != text.spans


def test_ascii_only(america: Sheet) -> None:
    options = replace(offers(america), ascii_only=True)
    text = render(america, replace(options, colors=PLAIN)).plain
    assert text.isascii()
    assert "+-----+" in text
    assert render(america, options).plain.isascii()


def test_borders_without_colors_part_every_two_neighbors() -> None:
    left = a_place("l", "rect", 0, 0, 3, 2, print="AA", mark=FILLED, text="1", tint="red")
    right = a_place("r", "rect", 3, 0, 3, 2, print="BB", mark=CROSSED, text="x", tint="red")
    drawn = render(a_sheet(left, right), TerminalOptions(colors=PLAIN)).plain
    assert drawn.splitlines() == ["┌─────┬─────┐", "│AA 1 │BB X │", "└─────┴─────┘"]


def backgrounds(text: Text, word: str) -> set[object]:
    """The backgrounds that a word is printed on."""
    start = text.plain.index(word)
    styles = [span.style for span in text.spans if span.start <= start < span.end]
    return {getattr(style, "bgcolor", None) for style in styles}


def test_neighbors_of_one_tint_have_different_shades() -> None:
    places = [
        a_place(code, "rect", 3 * at, 0, 3, 2, print=code, tint="blue")
        for at, code in enumerate(("AA", "BB", "CC"))
    ]
    text = render(a_sheet(*places), TerminalOptions())
    assert backgrounds(text, "AA") != backgrounds(text, "BB") != backgrounds(text, "CC")


def test_tints_have_different_colors_even_on_simple_terminals(america: Sheet) -> None:
    for colors in (BASIC, FULL):
        text = render(america, TerminalOptions(colors=colors))
        papers = {
            str(backgrounds(text, place.print))
            for place in states(america)
            if place.print in ("PA", "MT", "TX", "FL", "CA", "NY")
        }
        assert len(papers) == 6


def test_the_sheet_is_enlarged_until_its_texts_fit() -> None:
    circles = [
        a_place(f"c{at}", "circle", 2 * at + 1, 1, 1, print="AB", mark=FILLED, text="6")
        for at in range(3)
    ]
    hexes = [a_place(f"h{at}", "hex", 2 * at + 1, 4, 1, print="CD") for at in range(3)]
    for colors in COLORS:
        text = render(a_sheet(*circles, *hexes), TerminalOptions(colors=colors)).plain
        assert text.count("AB 6") == 3
        assert text.count("CD") == 3


def test_small_boxes_stand_in_a_row() -> None:
    guards = [
        a_place("Guard 1", "rect", 0, 0, 1, 1, mark=CROSSED),
        a_place("Guard 2", "rect", 1, 0, 1, 1),
        a_place("Guard 3", "rect", 2, 0, 1, 1),
    ]
    dice = [
        a_place("die", "rect", 0, 1, 1, 1, mark=FILLED, text="5"),
        a_place("pip", "rect", 1, 1, 1, 1, print="7"),
        a_place("dot", "rect", 2, 1, 1, 1, mark=FILLED),
        a_place("ring", "rect", 3, 1, 1, 1, mark=OUTLINED, text="2"),
        a_place("coin", "rect", 4, 1, 1, 1, icons=("coin",)),
    ]
    options = TerminalOptions(marked=frozenset(["Guard 2"]))
    text = render(a_sheet(*guards, *dice), options).plain
    assert text == "Guard [x][•][ ]   Group [5][7][#][2!][c]"


def test_a_long_row_of_boxes_is_broken() -> None:
    boxes = [a_place(f"Coin {at}", "rect", at, 0, 1, 1) for at in range(40)]
    lines = render(a_sheet(*boxes), TerminalOptions(width=50)).plain.splitlines()
    assert [line.count("[ ]") for line in lines] == [15, 15, 10]
    assert max(len(line) for line in lines) <= 50


def test_several_large_groups_have_their_names() -> None:
    large = a_place("a", "rect", 0, 0, 4, 3, print="A")
    sheet = Sheet(
        (Group("n", Message("North"), (large,)), Group("s", Message("South"), (large,))), {}
    )
    lines = render(sheet, TerminalOptions(colors=PLAIN)).plain.splitlines()
    assert lines[0].split() == ["North", "South"]
    assert lines[1].split() == ["A_", "A_"]


def test_cards_that_do_not_fit_side_by_side_stand_below_each_other() -> None:
    wide = a_place("a", "rect", 0, 0, 30, 3, print="A")
    sheet = Sheet(
        (Group("n", Message("North"), (wide,)), Group("s", Message("South"), (wide,))), {}
    )
    lines = render(sheet, TerminalOptions(colors=PLAIN, width=40)).plain.splitlines()
    assert [line for line in lines if line.isalpha()] == ["North", "South"]


def test_a_card_that_is_too_wide_becomes_a_list() -> None:
    places = [a_place(f"w{at}", "rect", 10 * at, 0, 9, 3, print=f"{at}") for at in range(3)]
    blank = a_place("n:b1", "rect", 30, 0, 9, 3)
    sheet = Sheet(
        (
            Group("n", Message("The Far North"), (*places, blank)),
            Group("s", Message("S"), (blank,)),
        ),
        {},
    )
    options = TerminalOptions(colors=PLAIN, width=12)
    needed = picture_width(sheet, options)
    lines = render(sheet, options).plain.splitlines()
    assert [line for line in lines if line][:4] == ["The Far", "North", "0_  1_  2_", "b1 _"]
    assert max(len(line) for line in lines) <= 12 < needed
    wide = render(sheet, replace(options, width=needed)).plain.splitlines()
    assert len(wide[1]) == needed


@pytest.mark.parametrize("width", [30, 45, 80])
@pytest.mark.parametrize("game_id", list(all_games()))
def test_no_line_of_any_game_is_too_long(game_id: str, width: int) -> None:
    game = find_game(game_id)
    position = game.new(game.max_seats or 2, {})
    luck = Luck(game_id)
    while not position.waiting():
        position.roll(position.sample(luck))
    sheet = sheet_of(game, position, 0)
    lines = render(sheet, replace(offers(sheet), width=width)).plain.splitlines()
    assert max(len(line) for line in lines) <= width


def test_a_compact_card_tells_every_mark_apart() -> None:
    marks = {"blank": "a_", "outlined": "ao", "filled": "a#", "crossed": "ax"}
    places = tuple(
        a_place(mark, "rect", 4 * at, 0, 4, 3, print="a", mark=mark)
        for at, mark in enumerate(marks)
    )
    written = a_place("n", "rect", 16, 0, 4, 3, print="b", mark="filled", text="5")
    group = Group("n", Message("North"), (*places, written))
    sheet = Sheet((group, Group("s", Message("South"), places[:1])), {})
    line = render(sheet, TerminalOptions(colors=PLAIN)).plain.splitlines()[1]
    assert line.split() == [*marks.values(), "b5", "a_"]


def test_prices_and_shades_are_told() -> None:
    places = [
        a_place("a", "rect", 0, 0, 4, 3, print="5", costs=("heart", "coin"), icons=("star",)),
        a_place("b", "rect", 4, 0, 4, 3, shade=True),
        a_place("c", "rect", 8, 0, 4, 3, shade=True, print="V"),
    ]
    alone = render(a_sheet(*places), TerminalOptions(colors=PLAIN)).plain
    printed = [part.strip() for part in re.findall(r"[^\s─-╿][^─-╿]*", alone)]
    assert printed == ["5 -HC *", "~", "V"]
    two = Sheet((Group("n", Message("North"), tuple(places)), *a_sheet(places[1]).groups), {})
    line = render(two, TerminalOptions(colors=PLAIN)).plain.splitlines()[1]
    assert line.split() == ["5-HC*_", "~_", "V_", "~_"]


@pytest.mark.parametrize("colors", COLORS)
def test_the_width_of_the_picture_is_known(america: Sheet, colors: str) -> None:
    widest = picture_width(america, TerminalOptions(width=20, colors=colors))
    picture = render(america, TerminalOptions(width=widest, colors=colors)).plain
    assert picture == render(america, TerminalOptions(width=widest + 50, colors=colors)).plain
    assert picture != render(america, TerminalOptions(width=widest - 1, colors=colors)).plain


def test_a_narrow_terminal_gets_a_list_by_tint() -> None:
    places = [
        a_place("AA", "rect", 0, 0, 30, 3, print="AA", tint="red", mark=FILLED, text="1"),
        a_place("BB", "rect", 0, 3, 30, 3, print="BB", tint="blue"),
        a_place("CC", "rect", 0, 6, 30, 3, print="CC", tint="red", mark=OUTLINED, text="2"),
    ]
    names = {"red": "rojo"}
    options = TerminalOptions(width=50, colors=PLAIN, tint_names=names, marked=frozenset(["BB"]))
    lines = [line.rstrip() for line in render(a_sheet(*places), options).plain.splitlines()]
    assert lines == [" rojo  AA 1   CC 2!", " blue  BB b•"]


def test_the_legend_names_the_tints(america: Sheet) -> None:
    names = {"purple": "lila"}
    words = legend(america, TerminalOptions(tint_names=names)).plain.split()
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    assert pairs == {
        "r": "red", "b": "blue", "g": "green", "y": "yellow", "o": "orange", "p": "lila",
    }  # fmt: skip


def test_tints_that_start_alike_get_different_letters() -> None:
    places = [
        a_place(tint, "rect", 0, 2 * at, 4, 2, print=tint[:2], tint=tint)
        for at, tint in enumerate(("brown", "blue", "b"))
    ]
    assert legend(a_sheet(*places), TerminalOptions()).plain.split() == [
        "b", "brown", "l", "blue", "?", "b",
    ]  # fmt: skip


def test_one_tint_needs_no_legend_and_no_letters() -> None:
    sheet = a_sheet(a_place("a", "rect", 0, 0, 4, 3, print="A", tint="red"))
    assert legend(sheet, TerminalOptions()).plain == ""
    assert "r" not in render(sheet, TerminalOptions(colors=PLAIN)).plain
