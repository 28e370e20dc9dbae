"""Drawn faces and boards: everything is on them, nothing is cut or hidden, and all can be read."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.offer import NOWHERE
from rollwright.core.paper import DICE
from rollwright.core.place import OUTLINED
from rollwright.core.position import OVER, ROLL
from rollwright.core.print import PathItem, Print, PrintTheme, SignItem, TextItem, in_language
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import COSTS, FACE_OF, FACES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.setup import RANDOM
from rollwright.games.dice_realms.box.tile import SETUPS
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.sheets.handwriting import has_strokes
from rollwright.sheets.lettering import STYLES, line_width, missing_letters
from rollwright.sheets.palette import contrast
from rollwright.sheets.print_palette import DARK_PRINT, INK_PRINT, LIGHT_PRINT, LOOKS, colors_for
from rollwright.sheets.print_svg import PrintSvg
from rollwright.sheets.signs import SIGNS
from tests.games.dice_realms.table import GAME, table

PAPER = GAME.paper
TILES = {tile.id: tile for tile in PAPER.tiles()}
TAP = 58.0
LANGUAGES = CATALOGUE.languages()
# What lies on the frame of an attack, and not on the face itself.
IN_FRAMES = ("sword", "cube-lost", "broken", "grain")
# On a tile the name stands below this, and what is above that is no part of the picture.
NAME_TOP = 97.0
DOTS_FOOT = 28.0
# The net leaves the corner right of its upper side free; this is the end of the tab there.
NET_CORNER = 245.0
NETS = ("die-black", "die-white", "die-gray1", "die-green1", "fate")

each_tile = pytest.mark.parametrize("name", TILES)
each_setup = pytest.mark.parametrize("setup", [*SETUPS, RANDOM])


def walk(setup: str, seed: str = "") -> Iterator[DiceRealmsPosition]:
    """The positions of a random game in which faces are swapped and dice bought when possible."""
    position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup, "attacks": "all"}))
    luck = Luck(f"{setup} {seed}")
    while position.phase != OVER:
        yield position
        if position.phase == ROLL:
            position.roll(position.sample(luck))
            continue
        seat = position.waiting()[0]
        moves = position.legal(seat)
        eager = [move for move in moves if re.search("buy:g|>", position.text(seat, move))]
        chosen = eager or moves
        position.apply(seat, chosen[luck.below(len(chosen))])
    yield position


def boards() -> dict[str, Print]:
    """One of each board that the set-ups have, and everything on paper."""
    found: dict[str, Print] = {}
    for setup in SETUPS:
        position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup}))
        found |= {f"{one.id} of {setup}": one for one in PAPER.prints(position, 0)}
        found |= {f"{one.id} of {setup}": one for one in PAPER.whole_set({"setup": setup})}
    found |= {one.id: one for one in PAPER.whole_set({"setup": RANDOM})}
    return found


BOARDS = boards()
EVERYTHING: dict[str, Print] = {**TILES, **BOARDS}
each_print = pytest.mark.parametrize("one", EVERYTHING.values(), ids=list(EVERYTHING))


def texts_of(one: Print) -> list[TextItem]:
    return [item for item in one.items if isinstance(item, TextItem)]


def name_items(tile: Print) -> list[TextItem]:
    """The lines of the name of a tile, which stand at its foot."""
    return [text for text in texts_of(tile) if text.y > NAME_TOP]


def line_box(text: TextItem, language: str) -> tuple[float, float, float, float]:
    """The box of a line: left, top, right, bottom."""
    style = STYLES[text.style]
    width = line_width(in_language(text.words, language), style)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - 0.72 * style.size, left + width, text.y + 0.2 * style.size


# --- the faces ---------------------------------------------------------------------------------


def test_every_face_has_a_tile() -> None:
    assert list(TILES) == [*FACE_OF, *FATE_OF]
    for tile in TILES.values():
        assert tile.width == tile.height
        assert not tile.places


@each_tile
def test_the_caption_of_a_tile_begins_above_its_name_and_below_its_picture(name: str) -> None:
    tile = TILES[name]
    names = name_items(tile)
    for language in LANGUAGES:
        tops = [line_box(text, language)[1] for text in names if in_language(text.words, language)]
        assert min(tops) >= tile.caption - 1
    signs = [item for item in tile.items if isinstance(item, SignItem)]
    assert all(sign.y <= tile.caption for sign in signs)


def test_nothing_else_is_called_like_a_tile() -> None:
    assert not set(TILES) & {one.id for one in BOARDS.values()}


def test_no_two_tiles_are_alike_even_without_names_and_colors() -> None:
    drawn: dict[str, str] = {}
    for name, tile in TILES.items():
        names = name_items(tile)
        assert " ".join(text.words["en"] for text in names).strip() == tile.title["en"]
        picture = [item for item in tile.items if item not in names]
        nameless = PrintSvg(tile._replace(items=picture, title={"en": ""}), "en", INK_PRINT).text()
        assert nameless not in drawn, f"{name} looks like {drawn[nameless]}"
        drawn[nameless] = name


@each_tile
def test_every_name_has_the_usual_size(name: str) -> None:
    assert {text.style for text in name_items(TILES[name])} == {"bold"}


@pytest.mark.parametrize("name", FACE_OF)
def test_many_dots_are_a_number(name: str) -> None:
    dots = FACES[FACE_OF[name]].dots
    told = [text.words["en"] for text in texts_of(TILES[name]) if text.y < DOTS_FOOT]
    assert (str(dots) in told) == (dots > 4)


def half_width(item: SignItem) -> float:
    """Half the width of a sign; an ear of grain is narrow."""
    return item.size * (0.28 if item.name == "grain" else 0.5)


@each_tile
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_tile_is_cut_or_covered(name: str, language: str) -> None:
    tile = TILES[name]
    for text in texts_of(tile):
        left, top, right, bottom = line_box(text, language)
        line = in_language(text.words, language)
        if not line:
            continue
        assert left >= 6, line
        assert right <= tile.width - 6, line
        assert bottom <= tile.height - 3, line
        for item in tile.items:
            if not isinstance(item, SignItem):
                continue
            half, side = item.size / 2, half_width(item)
            apart = item.x + side <= left + 1 or right - 1 <= item.x - side
            below = item.y + half <= top + 2 or bottom <= item.y - half
            assert apart or below, f"{line} and {item.name}"
    names = [text for text in name_items(tile) if in_language(text.words, language)]
    foot = min(line_box(text, language)[1] for text in names)
    for item in tile.items:
        if isinstance(item, SignItem):
            assert item.x - half_width(item) >= 4, item.name
            assert item.x + half_width(item) <= tile.width - 4, item.name
            assert item.y + item.size / 2 <= foot + 2, item.name


def outline(one: Print, sign: str) -> str:
    """The color that tells a sign from what it lies on."""
    part = {**SIGNS, **one.symbols}[sign].parts[0]
    return part.stroke if part.stroke != "none" else part.fill


@each_tile
@pytest.mark.parametrize("look", [LIGHT_PRINT, DARK_PRINT])
def test_signs_and_letters_stand_out_from_their_face(name: str, look: str) -> None:
    tile = TILES[name]
    colors = colors_for(tile.theme, look)
    body = tile.items[0]
    assert isinstance(body, PathItem)
    assert contrast(colors["ink"], colors[body.fill]) >= 4.5
    assert contrast(colors[body.stroke], colors[body.fill]) >= 3
    for item in tile.items:
        if isinstance(item, SignItem):
            found = contrast(colors[outline(tile, item.name)], colors[body.fill])
            assert found >= 3, f"{item.name}: {found:.2f}"
            if item.name in IN_FRAMES:
                assert contrast(colors[outline(tile, item.name)], colors["paper"]) >= 3


# --- the boards --------------------------------------------------------------------------------


@each_print
def test_every_letter_sign_and_color_is_known(one: Print) -> None:
    for text in texts_of(one):
        for line in text.words.values():
            assert not missing_letters(line, STYLES[text.style]), line
    signs = {item.name for item in one.items if isinstance(item, SignItem)}
    assert signs <= {*SIGNS, *one.symbols}
    assert set(one.symbols) <= signs, "a sign that is not used"
    parts = [part for symbol in one.symbols.values() for part in symbol.parts]
    paths = parts + [item for item in one.items if isinstance(item, PathItem)]
    used = {color for path in paths for color in (path.fill, path.stroke)}
    used |= {text.color for text in texts_of(one)}
    taken = set(colors_for(PrintTheme({}, {}), LIGHT_PRINT))
    assert not taken & set(one.theme.light), "a color of the game hides a common one"
    for look in LOOKS:
        colors = colors_for(one.theme, look)
        assert used - {"none"} <= set(colors)
        PrintSvg(one, "en", look).text()
    ink = colors_for(one.theme, INK_PRINT)
    assert {ink[text.color] for text in texts_of(one)} <= {ink["ink"]}


@pytest.mark.parametrize("one", BOARDS.values(), ids=list(BOARDS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_on_a_board_is_cut_or_runs_into_another(one: Print, language: str) -> None:
    boxes = []
    for text in texts_of(one):
        line, box = in_language(text.words, language), line_box(text, language)
        assert box[0] >= 6, line
        assert box[2] <= one.width - 6, line
        assert box[3] <= one.height - 2, line
        if one.id in NETS and text.anchor == "end":
            assert box[0] >= NET_CORNER, line
        if line:
            boxes.append((line, box))
        for place in one.places:
            x, y, width, height = place.box
            if x <= text.x <= x + width and y <= text.y <= y + height:
                assert x <= box[0], line
                assert box[2] <= x + width, line
    for (line, a), (other, b) in combinations(boxes, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{line!r} and {other!r} overlap"


@pytest.mark.parametrize("look", [LIGHT_PRINT, DARK_PRINT])
def test_what_is_read_on_boards_has_contrast(look: str) -> None:
    colors = colors_for(TILES["barony"].theme, look)
    for ink, papers, least in (
        ("on", ["t1"], 4.5),
        ("ink", ["paper", "t3", "place"], 4.5),
        ("ink", [name for name in colors if name.endswith("-soft")], 4.5),
        ("muted", ["paper", "t3", "place"], 4.5),
        ("pencil", ["paper", "t3", "place"], 4.5),
        ("body-line", ["paper", "place"], 3.0),
        ("trace", ["paper", "t3"], 3.0),
    ):
        for paper in papers:
            found = contrast(colors[ink], colors[paper])
            assert found >= least, f"{ink} on {paper}: {found:.2f}"


@pytest.mark.parametrize("one", BOARDS.values(), ids=list(BOARDS))
def test_every_place_is_large_enough_for_a_finger_and_lies_apart(one: Print) -> None:
    for place in one.places:
        x, y, width, height = place.box
        assert min(width, height) >= TAP, place.id
        assert min(x, y) >= 0, place.id
        assert x + width <= one.width, place.id
        assert y + height <= one.height, place.id
    for a, b in combinations(one.places, 2):
        apart = (
            a.box[0] + a.box[2] <= b.box[0]
            or b.box[0] + b.box[2] <= a.box[0]
            or a.box[1] + a.box[3] <= b.box[1]
            or b.box[1] + b.box[3] <= a.box[1]
        )
        assert apart, f"{a.id} and {b.id}"


def test_the_trays_tell_what_the_next_face_of_a_line_costs() -> None:
    for setup in SETUPS:
        position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup}))
        trays = next(one for one in PAPER.prints(position, 0) if one.id == "trays")
        lines = {
            face.line.id
            for face in FACES
            if position.stock[face.number] >= 0 and face.line.kind in ("standard", "line")
        }
        told = Counter(text.words["en"] for text in texts_of(trays))
        for low, high in ((1, 2), (2, 4)):
            ranks = [face for face in FACES if face.line.id == "lands"]
            cost = COSTS[ranks[low // 2].number][ranks[high // 2].number]
            assert told[f"{cost} :upgrade:"] == len(lines)
            # A page that lays out the places by itself is told the same.
            assert [place.step for place in trays.places].count(("upgrade",) * cost) == len(lines)
        named = [place.heading for place in trays.places if place.heading]
        assert len({say(name, "en") for name in named}) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_trays_names_no_row_or_column(language: str) -> None:
    """Some lines run down and some across, and a page lays them out by itself."""
    rule = say(Message("dice-realms.rule.tray"), language)
    assert not re.search(r"\b(row|column|fila|columna)s?\b", rule)


@each_print
def test_no_tray_is_without_a_name(one: Print) -> None:
    for place in one.places:
        if place.id.startswith("tray:"):
            x, y, width, height = place.box
            inside = [
                text.words["en"]
                for text in texts_of(one)
                if x <= text.x <= x + width and y <= text.y <= y + height
            ]
            assert " ".join(inside).strip() == say(place.name, "en")


def test_the_shop_has_a_price_for_repairs_but_no_place() -> None:
    shop = BOARDS["shop of first-game"]
    told = [text.words["en"] for text in texts_of(shop)]
    assert "Repair of a face" in told
    assert f"{BOX.repair_price} :coin:" in told
    assert len(shop.places) == 5


# --- marks -------------------------------------------------------------------------------------


@each_setup
def test_marks_are_those_of_the_places_and_name_tiles_that_exist(setup: str) -> None:
    for number, position in enumerate(walk(setup)):
        if number % 7 and position.phase != OVER:
            continue
        for seat in range(2):
            printed = [place.id for one in PAPER.prints(position, seat) for place in one.places]
            places = [one for one in PAPER.places(position, seat) if one.group != DICE]
            assert printed == [place.id for place in places]
            marks = PAPER.marks(position, seat)
            for place, mark in zip(places, marks, strict=True):
                if place.group != "shop":
                    assert mark.mark == place.mark, place.id
                assert has_strokes(mark.text), place.id
                assert mark.text == place.text.lstrip("×"), place.id
                has_tile = place.group not in ("goods", "shop", "supply")
                assert (mark.tile in TILES) == has_tile, place.id
            assert {die.tile for die in PAPER.dice(position, seat)} <= set(TILES)


@each_setup
def test_prints_stay_the_same_but_for_a_die_that_is_bought(setup: str) -> None:
    before: list[Print] = []
    bought = 0
    for position in walk(setup, "again"):
        if not position.fates:
            continue
        prints = PAPER.prints(position, 0)
        new = [one for one in prints if not any(one is old for old in before)]
        if before:
            assert all(any(old is one for one in prints) for old in before)
            assert all(re.fullmatch("die-(gray|green)[1-5]", one.id) for one in new)
            bought += len(new)
        before = prints
    names = [one.id for one in before]
    assert names[:2] == ["die-black", "die-white"]
    assert names[2 + bought :] == ["goods", "shop", "trays", "supply", "fate", "signs"]


def test_places_are_numbered_through_all_prints() -> None:
    position = table("tower barony", "barony barony", fate="winter").position
    printed = [place.id for one in PAPER.prints(position, 0) for place in one.places]
    assert [PAPER.number_of(position, 0, place) for place in printed] == [*range(len(printed))]
    assert PAPER.number_of(position, 0, "tray:hero") == NOWHERE


def test_a_cheaper_die_is_ringed() -> None:
    game = table("matchmaker barony", "barony barony", fate="good-harvest")
    prints = PAPER.prints(game.position, 0)
    ids = [place.id for one in prints for place in one.places]
    marks = dict(zip(ids, PAPER.marks(game.position, 0), strict=True))
    assert (marks["shop:gray"].mark, marks["shop:gray"].text) == (OUTLINED, "3")
    other = dict(zip(ids, PAPER.marks(game.position, 1), strict=True))
    assert other["shop:gray"].mark != OUTLINED
    shop = next(one for one in prints if one.id == "shop")
    assert any("ring" in text.words["en"] for text in texts_of(shop))


# --- paper -------------------------------------------------------------------------------------


@each_setup
def test_the_whole_set_explains_every_face_of_the_set_up(setup: str) -> None:
    prints = PAPER.whole_set({"setup": setup, "attacks": "all"})
    assert len({one.id for one in prints}) == len(prints)
    told = {text.words["en"] for one in prints for text in texts_of(one) if text.style == "number"}
    position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup}))
    known = [face for face in FACES if setup == RANDOM or position.stock[face.number] >= 0]
    fates = [FATES[fate] for fate in position.fates] if setup != RANDOM else FATES
    for name in [face.id for face in known] + [fate.id for fate in fates]:
        assert TILES[name].title["en"] in told
    assert {"goods-paper", "supply-paper", "prices", "score", "die-black", "fate"} <= {
        one.id for one in prints
    }
