"""Rules on the backs of prints: complete, inside the safe zone, and large enough to read."""

from itertools import combinations

import pytest

from rollwright.core.game import Game
from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.print import Print, PrintTheme, TextItem, in_language
from rollwright.core.rule_side import RuleSection, RuleSide
from rollwright.games import all_games
from rollwright.sheets.lettering import STYLES, line_width, missing_letters
from rollwright.sheets.print_palette import INK_PRINT, LIGHT_PRINT
from rollwright.sheets.print_svg import PrintSvg
from rollwright.sheets.rule_print import SAFE, SMALLEST, rule_print, wrapped


def everything(game: Game) -> dict[str, object]:
    """The options with which most can be printed."""
    sets = [option for option in game.options if option.name == "set"]
    return game.settle({"set": "all"} if sets else {})


BACKED = [
    (game.paper.rule_sides(everything(game))[front.id], front)
    for game in all_games().values()
    for front in game.paper.whole_set(everything(game))
    if front.id in game.paper.rule_sides(everything(game))
]
each_back = pytest.mark.parametrize(
    ("side", "front"), BACKED, ids=[front.id for _, front in BACKED]
)
each_language = pytest.mark.parametrize("language", CATALOGUE.languages())


def texts_of(one: Print) -> list[TextItem]:
    return [item for item in one.items if isinstance(item, TextItem)]


@each_back
@each_language
def test_every_word_is_there_in_order(side: RuleSide, front: Print, language: str) -> None:
    back = rule_print(side, front, language)
    wanted = [side.title]
    for section in side.sections:
        wanted += [section.heading, *section.sentences]
    told = " ".join(in_language(text.words, language) for text in texts_of(back))
    assert told == " ".join(say(message, language) for message in wanted)
    assert not [message for message in wanted if say(message, language) == message.key]


@each_back
@each_language
def test_nothing_is_cut_or_too_small(side: RuleSide, front: Print, language: str) -> None:
    back = rule_print(side, front, language)
    assert (back.width, back.height, back.millimetres) == (
        front.width,
        front.height,
        front.millimetres,
    )
    unit = front.width / front.millimetres
    boxes = []
    for text in texts_of(back):
        line, style = in_language(text.words, language), STYLES[text.style]
        assert style.size >= SMALLEST * unit
        assert not missing_letters(line, style), line
        right, bottom = text.x + line_width(line, style), text.y + 0.2 * style.size
        assert right <= front.width - SAFE * unit, line
        assert bottom <= front.height - SAFE * unit, line
        boxes.append((line, (text.x, text.y - 0.72 * style.size, right, bottom)))
    for (one, a), (other, b) in combinations(boxes, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one!r} and {other!r}"


def test_the_games_on_paper_have_their_rules() -> None:
    backed = {front.id for _, front in BACKED}
    assert {"map", "score", "resources", "wingspan", "scythe"} <= backed


def test_a_theme_without_colors_for_rules_will_do() -> None:
    side, front = BACKED[0]
    plain = front._replace(theme=PrintTheme({}, {}))
    for look in (LIGHT_PRINT, INK_PRINT):
        assert "<svg" in PrintSvg(rule_print(side, plain, "en"), "en", look).text()


def test_long_rules_are_set_smaller_than_short_ones() -> None:
    _, front = BACKED[0]
    word = Message("rolling-america.rule.map")
    heading = Message("rolling-america.name")
    sizes = []
    for count in (1, 3):
        side = RuleSide(heading, [RuleSection(heading, [word])] * count)
        card = front._replace(width=480.0, height=640.0, millimetres=88.0)
        sizes.append(STYLES[texts_of(rule_print(side, card, "en"))[-1].style].size)
    assert sizes[0] > sizes[1]


def test_lines_break_between_words() -> None:
    style = STYLES["rule-20"]
    lines = wrapped("one two three four five", style, line_width("three four", style))
    assert lines == ["one two", "three four", "five"]
