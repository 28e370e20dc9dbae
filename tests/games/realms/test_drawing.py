"""The vocabulary of drawings: where everything lies, and what is refused."""

import math

import pytest

from rollwright.core.path_data import outline_of
from rollwright.core.place import FILLED, Mark
from rollwright.core.print import (
    HandSign,
    PathItem,
    Print,
    PrintPlace,
    SignItem,
    TextItem,
    in_language,
)
from rollwright.games.realms.card_pattern import is_inside
from rollwright.games.realms.card_value import LANGUAGES, CardError
from rollwright.sheets.card_text import card_text, sign_names
from rollwright.sheets.lettering import STYLES, line_width
from rollwright.sheets.print_palette import LOOKS
from rollwright.sheets.print_svg import PrintSvg, Written
from tests.games.realms.drawn_card import CARD, drawn
from tests.games.realms.overlap import depth


def place(one: Print, name: str) -> PrintPlace:
    return next(place for place in one.places if place.id == f"made-up:{name}")


def signs(one: Print, name: str) -> list[tuple[float, float, float]]:
    found = [item for item in one.items if isinstance(item, SignItem) and item.name == name]
    return [(item.x, item.y, item.size) for item in found]


def paths(one: Print, *, stroke: str) -> list[PathItem]:
    return [item for item in one.items if isinstance(item, PathItem) and item.stroke == stroke]


def changed(old: str, new: str) -> Print:
    assert old in CARD
    return drawn(CARD.replace(old, new, 1))


@pytest.mark.parametrize("look", LOOKS)
def test_everything_can_be_drawn(look: str) -> None:
    assert "<path" in PrintSvg(drawn(), "en", look).text()


def test_a_sign_that_players_write_has_strokes_of_its_own() -> None:
    rock = 'rock = { print = "@", strokes = "M4 24h30", en = "rock", es = "piedra" }'
    card = changed("[how]", f"[signs]\n{rock}\n\n[how]")
    assert card.hand == {"@": HandSign("M4 24h30", {"en": "rock", "es": "piedra"})}
    written = Written({"made-up:a1": Mark(FILLED, "@")}, {}, 0, {})
    assert PrintSvg(card, "en", written=written).text().count('d="M4 24h30"') == 1
    assert "M4 24h30" not in PrintSvg(card, "en").text()
    assert drawn().hand is None


def test_sockets_show_how_much_each_star_wants() -> None:
    steps = '[values]\nwanted = [1, 3, 5, 7, 8, 9]\n\n[foot]\nsteps = "wanted"\n'
    card = changed("[foot]\n", steps)
    printed = [item for item in card.items if isinstance(item, TextItem) and item.y > 590]
    assert [item.words["es"] for item in printed] == ["1", "3", "5", "7", "8", "9"]
    assert [item.x for item in printed] == [x for x, _, _ in card.sockets]
    assert card_text(card, "rolling-realms", "en").foot.endswith(" 1 3 5 7 8 9")
    with pytest.raises(CardError, match=r"foot\.steps must name six numbers"):
        changed("[foot]\n", steps.replace(", 9", ""))
    with pytest.raises(CardError, match=r"values\.wanted must be"):
        changed("[foot]\n", '[foot]\nsteps = "wanted"\n')


def test_a_card_names_its_signs() -> None:
    rock = 'rock = { print = "@", en = "rock", es = "piedra" }'
    fish = 'fish = { en = "food", es = "comer" }'
    card = changed("[how]", f"[signs]\n{rock}\n\n[sign_names]\n{fish}\n\n[how]")
    named = sign_names("rolling-realms", "es", card)
    assert [named(sign) for sign in ("rock", "fish", "boat")] == ["@ piedra", "comer", ""]
    assert sign_names("rolling-realms", "en", drawn())("fish") == ""
    with pytest.raises(CardError, match=r"sign_names.fisch names “fisch”, but there is no such"):
        changed("[how]", f"[sign_names]\n{fish.replace('fish', 'fisch')}\n\n[how]")


# --- places ----------------------------------------------------------------------------------


def distance(one: PrintPlace, other: PrintPlace) -> float:
    return math.dist(one.center, other.center)


@pytest.mark.parametrize("flat", [False, True])
def test_hexes_of_a_grid_are_neighbours_on_all_sides(flat: bool) -> None:
    card = changed("radius = 36", f"radius = 36\nflat = {str(flat).lower()}")
    a1, b1, a2, b2 = (place(card, name) for name in ("a1", "b1", "a2", "b2"))
    near = 36 * math.sqrt(3) + 4
    # On a corner the second row lies to the right, on a side the second column lies lower.
    for one, other in ((a1, b1), (a1, a2), (a2, b2), (a2, b1)):
        assert distance(one, other) == pytest.approx(near, abs=0.1)
    assert (a2.center[0] > a1.center[0]) != flat
    assert (b1.center[1] > a1.center[1]) == flat
    for one in (a1, b1, a2, b2):
        for other in (a1, b1, a2, b2):
            if one is not other:
                assert depth(outline_of(one.d)[0], outline_of(other.d)[0]) <= 0


def test_the_first_row_of_hexes_can_be_the_one_that_is_shifted() -> None:
    card = changed("radius = 36", 'radius = 36\nshift = "first"')
    assert place(card, "a1").center[0] > place(card, "a2").center[0]


def test_a_hex_stands_on_a_corner_or_on_a_side() -> None:
    rect = 'place = "port"\nrect = [390, 370, 70, 60]'
    pointed = place(changed(rect, 'place = "port"\nhex = [400, 400, 40]'), "port")
    flat = place(changed(rect, 'place = "port"\nhex = [400, 400, 40]\nflat = true'), "port")
    assert pointed.box[3] == flat.box[2] == 80
    assert pointed.box[2] == pytest.approx(69.28, abs=0.01)


def test_a_wheel_runs_clockwise_from_the_top() -> None:
    card = drawn()
    turns = []
    for name in ("w1", "w2", "w3", "w4"):
        x, y = place(card, name).center
        assert math.dist((x, y), (360, 230)) == pytest.approx(70, abs=0.1)
        turns.append(math.degrees(math.atan2(x - 360, 230 - y)) % 360)
    # The second spot of five is a gap.
    assert turns == pytest.approx([36, 180, 252, 324], abs=0.2)


def test_sectors_share_a_ring_and_keep_their_gap() -> None:
    card = drawn()
    found = [place(card, name) for name in ("s1", "s2", "s3")]
    for one in found:
        radii = [math.dist(corner, (100, 400)) for corner in outline_of(one.d)[0]]
        assert (min(radii), max(radii)) == pytest.approx((30, 90), abs=0.1)
        # The middle to write at lies in the sector, which the middle of its box need not.
        assert math.dist(one.center, (100, 400)) == pytest.approx(60, abs=0.1)
        assert is_inside(outline_of(one.d), one.center)
    assert found[0].center == (100, 340)
    first, second = outline_of(found[0].d)[0], outline_of(found[1].d)[0]
    nearest = min(math.dist(one, other) for one in first for other in second)
    assert nearest == pytest.approx(6, abs=0.1)


def test_the_box_of_a_path_is_found() -> None:
    rect = "rect = [390, 370, 70, 60]"
    card = changed(rect, 'path = "M390 370q40 20 70 0v60h-70z"')
    assert place(card, "port").box == pytest.approx((390, 370, 70, 60), abs=0.01)


# --- brushes and patterns ----------------------------------------------------------------------


def test_a_place_is_painted_as_it_says() -> None:
    card = drawn()
    (item,) = [item for item in paths(card, stroke="t2") if item.d == place(card, "w1").d]
    assert (item.fill, item.width, item.dash) == ("place", 3, "4 3")


@pytest.mark.parametrize(
    "pattern",
    ["rows", "columns", "rising", "falling", "crossed", "dots", "waves", "tufts", "peaks"],
)
@pytest.mark.parametrize("name", ["a1", "w1", "s1", "port"])
def test_a_pattern_stays_in_its_shape_and_off_its_middle(name: str, pattern: str) -> None:
    table = f'pattern = {{ name = "{pattern}", color = "on", clear = 12 }}'
    text = CARD.replace('pattern = { name = "crossed", color = "t2", clear = 14 }', table)
    text = text.replace('pattern = "waves"', table).replace('pattern = "rising"', table)
    card = drawn(text.replace('dash = "4 3"\n', f'dash = "4 3"\n{table}\n'))
    at = next(
        number
        for number, item in enumerate(card.items)
        if isinstance(item, PathItem) and item.d == place(card, name).d
    )
    item = card.items[at + 1]
    assert isinstance(item, PathItem)
    assert item.stroke == "on"
    # Lines and not a color carry it, so it is there in ink-saving print.
    assert item.fill == "none"
    outline, center = outline_of(place(card, name).d), place(card, name).center
    corners = [corner for part in outline_of(item.d) for corner in part]
    assert len(corners) >= 4
    for corner in corners:
        assert is_inside(outline, corner)
        assert math.dist(corner, center) >= 11.8


# --- numbers, costs and gains from the data -----------------------------------------------------


def test_a_printed_number_is_a_die_a_text_or_a_sign() -> None:
    card = drawn()
    x, y = place(card, "a1").center
    assert (x, y, 26) in signs(card, "die3")
    (five,) = [i for i in card.items if isinstance(i, TextItem) and i.words == {"en": "5"}]
    assert (five.style, five.x) == ("large", place(card, "w1").center[0])
    assert signs(card, "venom") == [(240, 400, 30)]


def test_a_number_follows_the_data() -> None:
    card = drawn(CARD.replace("number = 3", "number = 4").replace("dice = [3,", "dice = [4,"))
    assert len(signs(card, "die4")) == 1
    assert not signs(card, "die3")


def test_a_number_can_be_printed_elsewhere() -> None:
    card = drawn(CARD + '\n[[drawing]]\nprint_of = "w1"\nat = [300, 500]\ndie = 30\n')
    assert (300, 500, 30) in signs(card, "die5")


def test_costs_have_the_badge_of_what_is_paid() -> None:
    card = drawn()
    (town,) = [sign for sign in signs(card, "coin") if sign[2] == 24]
    assert town == (240, 460, 24)
    badges = signs(card, "pay")
    assert len(badges) == 2
    assert all(x < 240 and y < 460 for x, y, _ in badges)
    assert len([sign for sign in signs(card, "pumpkin") if sign[2] == 18]) == 2


def test_a_choice_has_a_slash() -> None:
    assert len(signs(drawn(), "slash")) == 1


def test_a_price_stands_above_what_it_buys() -> None:
    card = changed("gains = [0, 12, 22]\ncosts = [0, -12, 18]\n", "")
    y = place(card, "b2").center[1]
    prices = [sign for name in ("pumpkin", "heart") for sign in signs(card, name)]
    assert len([sign for sign in prices if sign[1] < y]) == 3
    assert [sign[1] > y for sign in signs(card, "star")] == [True]


# --- copies ------------------------------------------------------------------------------------


def test_an_item_is_repeated_in_rows() -> None:
    squares = [i for i in drawn().items if isinstance(i, PathItem) and i.fill == "t2"]
    starts = [outline_of(item.d)[0][0] for item in squares]
    assert starts == [(230 + 20 * x, 480 + 20 * y) for y in range(2) for x in range(5)]


def test_an_item_is_repeated_by_single_shifts() -> None:
    card = changed("repeat = { count = 5, dx = 20, rows = 2, down = 20 }", "repeat = [[7, 9]]")
    squares = [i for i in card.items if isinstance(i, PathItem) and i.fill == "t2"]
    assert [outline_of(item.d)[0][0] for item in squares] == [(230, 480), (237, 489)]


def test_a_sign_stands_at_several_points() -> None:
    assert signs(drawn(), "die5") == [(20, 530, 24), (50, 530, 24)]


# --- lines and their labels ----------------------------------------------------------------------


def label(one: Print) -> TextItem:
    (found,) = [i for i in one.items if isinstance(i, TextItem) and i.backing != "none"]
    return found


def test_a_line_ends_at_the_outlines_of_its_places() -> None:
    (line,) = [item for item in paths(drawn(), stroke="ink") if item.d.startswith("M27")]
    start, end = outline_of(line.d)[0]
    assert start == pytest.approx((276, 400), abs=0.1)
    assert end == pytest.approx((388, 400), abs=0.1)


def test_a_label_lies_in_the_middle_of_its_line() -> None:
    found = label(drawn())
    assert found.x == pytest.approx(332, abs=0.1)
    assert found.backing == "paper"


def covered(text: TextItem, one: Print) -> list[str]:
    """The places that a label with its capsule lies on, in any language."""
    style = STYLES[text.style]
    width = max(line_width(in_language(text.words, name), style) for name in LANGUAGES)
    left, top = text.x - width / 2 - 3.6, text.y - 0.34 * style.size - 10.2
    corners = [(left, top), (left + width + 7.2, top), (left + width + 7.2, top + 20.4)]
    box = [*corners, (left, top + 20.4)]
    return [place.id for place in one.places if depth(outline_of(place.d)[0], box) > 0]


def test_a_label_moves_off_a_place() -> None:
    moved = 'hexgrid = ["a1 b1", "a2 b2"]\nat = [60, 170]'
    card = changed(moved, 'hexgrid = ["a1 . b1", "a2 b2"]\nat = [217, 400]')
    assert place(card, "b1").center[0] == pytest.approx(349.7, abs=0.1)
    found = label(card)
    assert found.x != pytest.approx(332, abs=1)
    assert covered(found, card) == []


def test_a_label_is_moved_by_hand() -> None:
    found = label(changed('label = ":die6:"', 'label = ":die6:"\nat = [300, 330]'))
    assert (found.x, found.y) == pytest.approx((300, 335.1))


def test_labels_keep_off_each_other() -> None:
    line = '[[drawing]]\nline = ["town", "port"]\nlabel = ":die6:"\n\n'
    card = drawn(CARD.replace("[[drawing]]\nline", line + "[[drawing]]\nline", 1))
    found = [i for i in card.items if isinstance(i, TextItem) and i.backing != "none"]
    assert len(found) == 2
    assert abs(found[0].x - found[1].x) > 20 or abs(found[0].y - found[1].y) > 20


# --- networks -----------------------------------------------------------------------------------

ROAD = 'line = ["town", "port"]\nlabel = ":die6:"\narrow = true'


def road(new: str, card: str = CARD) -> list[list[tuple[float, float]]]:
    """The parts of what is drawn instead of the line of the card."""
    assert ROAD in card
    card = card.replace("dice = [3, 5, 6]", "dice = [3, 5]")
    one = drawn(card.replace(ROAD, f'{new}\nstroke = "pumpkin"'))
    (line,) = paths(one, stroke="pumpkin")
    return outline_of(line.d)


def test_a_line_passes_the_middle_of_a_place_on_its_way() -> None:
    (points,) = road('line = ["town", "a1", "port"]')
    assert len(points) == 3
    assert points[1] == pytest.approx((60, 170))


def test_a_curve_passes_all_points() -> None:
    (points,) = road("line = [[100, 300], [200, 340], [300, 300]]\ncurve = true")
    assert len(points) > 3
    assert (points[0], points[-1]) == ((100, 300), (300, 300))
    assert min(math.dist(point, (200, 340)) for point in points) < 0.1
    assert max(y for _, y in points) < 345


def test_lines_are_those_of_a_list_of_the_card() -> None:
    lists = '[lists]\nways = [["town", "a1", "port"], ["town", "w1"]]\n\n[how]'
    parts = road('lines = "ways"', CARD.replace("[how]", lists))
    assert [len(part) for part in parts] == [3, 2]
    assert parts[0][1] == pytest.approx((60, 170))
    assert parts == road('lines = [["town", "a1", "port"], ["town", "w1"]]')


def test_lines_end_round_unless_they_are_flat() -> None:
    assert "butt" not in PrintSvg(drawn(), "en", "light").text()
    flat = changed("arrow = true", 'arrow = true\ncap = "flat"')
    assert PrintSvg(flat, "en", "light").text().count('stroke-linecap="butt"') == 1


def test_a_line_aside_lies_to_the_right_of_its_way() -> None:
    assert road("line = [[100, 300], [200, 300]]\naside = 7") == [[(100, 307), (200, 307)]]
    assert road("line = [[200, 300], [100, 300]]\naside = 7") == [[(200, 293), (100, 293)]]
    assert road("lines = [[[100, 300], [100, 400]]]\naside = -7") == [[(107, 300), (107, 400)]]


# --- mistakes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('fill = "t3"', 'fill = "t33"', "drawing #1: fill names “t33”"),
        ('stroke = "t2"', 'stroke = "teal"', "drawing #2: stroke names “teal”"),
        ('style = "large"', 'style = "huge"', "drawing #2: print.style names “huge”"),
        ('sign = "die5"', 'sign = "die7"', "drawing #9: sign names “die7”"),
        ('label = ":die6:"', 'label = ":dice:"', "drawing #4: label names “dice”"),
        ('1 :star: for each :house:"', '1 :stars:"', "foot names “stars”"),
        ('["One", "two"]', '["One", ":two:"]', "how names “two”"),
        ('pattern = "waves"', 'pattern = "wave"', "drawing #1: pattern names “wave”"),
        ('color = "t2", clear', 'color = "t5", clear', "drawing #3: pattern.color names “t5”"),
        ('color = "t2", clear', "colour = 1, clear", "drawing #3: pattern: colour is not known"),
        ("clear = 14", "clear = 200", "drawing #3: pattern leaves no room"),
        ('fill = "t2" }', 'fill = "t9" }', "symbols.venom.parts #1: fill names “t9”"),
        ('path = "M4 28L16', 'path = "M4 28L', "symbols.venom.parts #1: path is no path data"),
        ('t1 = "#1f6670"', 't1 = "#1f6670"\nink = "#000000"', "theme.ink is the name of a color"),
        ("radius = 36", "radius = 0", "drawing #1: radius needs a place"),
        ("radius = 36", 'radius = 36\nshift = "odd"', "drawing #1: shift must be one of"),
        ("radius = 36", "radius = 36\nflat = 1", "drawing #1: flat must be true or false"),
        ("size = 30\nstart", "start", "drawing #2 needs exactly one shape: size, sectors"),
        ("sectors = [30, 90]", "sectors = [90, 30]", "drawing #3: sectors needs an inner"),
        ('wheel = "s1 s2 s3"', 'wheel = ""', "drawing #3: wheel must be a list of places"),
        ('wheel = "s1 s2 s3"', 'wheel = "s1 s2 s2"', "s2 a second time"),
        ("die = 26", "die = true", "drawing #1: print.die must be a whole number"),
        ("number = 3", "number = 7", "drawing #1: print.die is a die, but a1 shows “7”"),
        ("{ V = ", "{ W = ", "drawing #5: print.signs has no sign for “V”"),
        ('costs_of = "town"', 'costs_of = "port"', "drawing #6: costs_of names port"),
        ('costs_of = "town"', 'gains_of = "town"', "does not show what these places cost: town"),
        ("{ count = 5,", "{ count = 0,", "drawing #8: repeat.count needs two or more"),
        ("dx = 20, rows", "rows", "drawing #8: repeat needs two or more"),
        ("rows = 2, down = 20 }", "row = 2 }", "drawing #8: repeat: row is not known"),
        ('line = ["town", "port"]', 'line = ["town", "sea"]', "drawing #4: line names sea"),
        (
            'line = ["town", "port"]\nlabel = ":die6:"',
            'lines = "way"',
            "#4: lines names the list “way”",
        ),
        (ROAD, "lines = []", "#4: lines must be a list"),
        (
            'line = ["town", "port"]\nlabel = ":die6:"',
            'lines = [["a1"]]',
            "#4: lines must be a list",
        ),
        ('label = ":die6:"', 'cap = "butt"', "drawing #4: cap must be one of round, flat"),
        ('label = ":die6:"', "curve = 1", "drawing #4: curve must be true or false"),
        ('["town", "port"]', '["a1", "b1"]', "drawing #4: line leaves no room"),
        ('label = ":die6:"', f'label = "{60 * "1"}"', "drawing #4: label finds no spot"),
        ('pattern = "rising"', 'pattern = "rising"\nstyle = "bare"', "#7: pattern has nothing"),
        (
            "dice = [3, 5, 6]",
            "dice = [2, 3, 4]",
            "dice has these dice, but the drawing does not: 2",
        ),
        ("dice = [3, 5, 6]", "dice = [7]", "dice must be numbers from 1 to 6"),
    ],
)
def test_a_mistake_names_its_item_and_field(old: str, new: str, told: str) -> None:
    with pytest.raises(CardError) as refusal:
        changed(old, new)
    assert "made-up.toml: " in str(refusal.value)
    assert told in str(refusal.value)


# --- the name ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "style"),
    [("Wonderland's Long War, Too", "long-title"), ("Wonderland's Long War too", "title")],
)
def test_a_long_name_is_set_smaller_and_leaves_room_for_the_seal(name: str, style: str) -> None:
    one = changed('name = "Made up"', f'name = "{name}"')
    title = next(item for item in one.items if isinstance(item, TextItem))
    assert (in_language(title.words, "en"), title.style) == (name, style)
    assert title.x + line_width(name, STYLES[style]) < 418
