"""Drawn cards: everything is on them, nothing is cut or hidden, and all of it can be read."""

from itertools import combinations

import pytest

from rollwright.core.message import say
from rollwright.core.path_data import outline_of
from rollwright.core.print import (
    PathItem,
    Print,
    PrintPlace,
    PrintTheme,
    SignItem,
    TextItem,
    in_language,
)
from rollwright.core.print_names import SIGN_IN_TEXT
from rollwright.games.realms.card_print import HEIGHT, WIDTH, print_of
from rollwright.games.realms.card_seal import seal_words
from rollwright.games.realms.card_value import LANGUAGES, CardError
from rollwright.games.realms.registry import RealmEntry, all_realms
from rollwright.games.realms.rulebook import card_rules
from rollwright.games.realms.set_sign import set_sign
from rollwright.sheets.handwriting import STROKES, has_strokes, strokes_on
from rollwright.sheets.lettering import STYLES, line_width, missing_letters
from rollwright.sheets.palette import contrast
from rollwright.sheets.print_palette import DARK_PRINT, INK_PRINT, LIGHT_PRINT, LOOKS, colors_for
from rollwright.sheets.print_svg import PrintSvg
from rollwright.sheets.signs import SIGNS
from tests.games.realms.overlap import depth
from tests.games.realms.scenario import Seat

_ALL = {name: print_of(entry) for name, entry in all_realms().items()}
DRAWN: dict[str, Print] = {name: found for name, found in _ALL.items() if found is not None}
BODY_TOP, BODY_END, EDGE = 122.0, 556.0, 6.0
TAP = 58.0
MOST_LETTERS = 60
# Between the name and the seal.
TITLE_END = 418.0
# What stands at the end of the how-strip on cards of Youtoma.
SIGN = set_sign("youtoma")
SIGN_LEFT = 374.0

each_card = pytest.mark.parametrize("name", DRAWN)


def texts_of(one: Print) -> list[TextItem]:
    return [item for item in one.items if isinstance(item, TextItem)]


def tapped(name: str) -> list[PrintPlace]:
    """The places at which a move begins."""
    rules = all_realms()[name].realm
    ids = [f"{name}:{rules.card.places[place].id}" for place in rules.writable]
    return [place for place in DRAWN[name].places if place.id in ids]


def line_box(text: TextItem, language: str) -> tuple[float, float, float, float]:
    """The box of a line: left, top, right, bottom."""
    style = STYLES[text.style]
    width = line_width(in_language(text.words, language), style)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - 0.72 * style.size, left + width, text.y + 0.2 * style.size


@each_card
def test_places_lie_on_the_body(name: str) -> None:
    for place in DRAWN[name].places:
        x, y, width, height = place.box
        assert x >= EDGE, place.id
        assert x + width <= WIDTH - EDGE, place.id
        assert y >= BODY_TOP, place.id
        assert y + height <= BODY_END, place.id


@each_card
def test_what_is_tapped_is_large_enough_for_a_finger(name: str) -> None:
    for place in tapped(name):
        assert place.box[2] >= TAP - 0.01, f"{place.id} is {place.box[2]} wide"
        assert place.box[3] >= TAP - 0.01, f"{place.id} is {place.box[3]} high"


@each_card
def test_what_is_tapped_lies_over_nothing_else_that_is_tapped(name: str) -> None:
    for one, other in combinations(tapped(name), 2):
        apart = (
            one.box[0] + one.box[2] <= other.box[0] + 0.01
            or other.box[0] + other.box[2] <= one.box[0] + 0.01
            or one.box[1] + one.box[3] <= other.box[1] + 0.01
            or other.box[1] + other.box[3] <= one.box[1] + 0.01
        )
        # The boxes of hexes and sectors overlap where their shapes do not.
        parts = [outline_of(place.d)[0] for place in (one, other)] if not apart else []
        assert apart or depth(parts[0], parts[1]) <= 0.01, f"{one.id} and {other.id}"


@each_card
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_or_runs_into_another(name: str, language: str) -> None:
    boxes = []
    for text in texts_of(DRAWN[name]):
        line = in_language(text.words, language)
        box = line_box(text, language)
        end = TITLE_END if text.style in ("title", "long-title") else WIDTH - EDGE
        assert box[0] >= EDGE, line
        assert box[2] <= end, f"{line!r} ends at {box[2]:.0f}"
        assert box[3] <= HEIGHT, line
        boxes.append((line, box))
    for (one, a), (other, b) in combinations(boxes, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one!r} and {other!r} overlap"


@each_card
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_how_strip_is_short(name: str, language: str) -> None:
    lines = [text for text in texts_of(DRAWN[name]) if text.style == "how"][:2]
    told = " ".join(in_language(text.words, language) for text in lines)
    assert len(told) <= MOST_LETTERS, f"{len(told)} letters: {told}"


@each_card
def test_cards_of_youtoma_and_no_others_have_a_sign_of_their_own(name: str) -> None:
    signed = all_realms()[name].card.set == "youtoma"
    assert all((item in DRAWN[name].items) == signed for item in SIGN)
    lines = [text for text in texts_of(DRAWN[name]) if text.style == "how"][:2]
    ends = [line_box(line, language)[2] for line in lines for language in LANGUAGES]
    assert not signed or max(ends) < SIGN_LEFT


def told_apart(name: str) -> list[int]:
    """The dice that the rules treat differently from others on a blank card.

    Those that most dice have in common need no legend: any number, say, or all but the 5 and 6.
    """
    groups: dict[tuple[tuple[str, str], ...], list[int]] = {}
    for value in range(1, 7):
        seat = Seat(name).give(3, 3, 3).roll(value, 2 if value == 1 else 1)
        position, start = seat.position, f"A>{name}:"
        found = [
            (position.text(0, move), seat.game.paper.place_of(position, 0, move))
            for move in position.legal(0)
            if position.text(0, move).startswith(start)
        ]
        groups.setdefault(tuple(sorted(found)), []).append(value)
    ranked = sorted(groups.values(), key=len)
    usual = ranked.pop() if len(ranked) == 1 or len(ranked[-1]) > len(ranked[-2]) else []
    return sorted(value for group in ranked for value in group if value not in usual)


@each_card
def test_every_die_that_the_rules_tell_apart_is_shown(name: str) -> None:
    shown = {item.name for item in DRAWN[name].items if isinstance(item, SignItem)}
    for text in texts_of(DRAWN[name]):
        line = in_language(text.words, "en")
        shown |= {f"die{line}", *SIGN_IN_TEXT.findall(line)}
    assert [value for value in told_apart(name) if f"die{value}" not in shown] == []


def test_dice_are_told_apart_by_the_rules() -> None:
    assert told_apart("wingspan") == []
    assert told_apart("sleeping-gods") == [5, 6]
    assert told_apart("tapestry") == [1, 2, 3, 4, 5, 6]


@each_card
def test_every_letter_sign_and_color_is_known(name: str) -> None:
    one = DRAWN[name]
    for text in texts_of(one):
        for line in text.words.values():
            assert not missing_letters(line, STYLES[text.style]), line
    signs = {item.name for item in one.items if isinstance(item, SignItem)}
    assert signs <= {*SIGNS, *one.symbols}
    parts = [part for symbol in one.symbols.values() for part in symbol.parts]
    paths = parts + [item for item in one.items if isinstance(item, PathItem)]
    used = {color for path in paths for color in (path.fill, path.stroke)}
    used |= {text.color for text in texts_of(one)}
    taken = set(colors_for(PrintTheme({}, {}), LIGHT_PRINT))
    assert not taken & set(one.theme.light), "a color of the card hides a common one"
    for look in LOOKS:
        assert used - {"none"} <= set(colors_for(one.theme, look))
        PrintSvg(one, "en", look).text()


@each_card
@pytest.mark.parametrize("look", [LIGHT_PRINT, DARK_PRINT])
def test_what_is_read_has_contrast(name: str, look: str) -> None:
    colors = colors_for(DRAWN[name].theme, look)
    for ink, paper, least in (
        ("on", "t1", 4.5),
        ("ink", "t3", 4.5),
        ("ink", "paper", 4.5),
        ("muted", "paper", 4.5),
        ("muted", "t3", 4.5),
        ("trace", "paper", 3.0),
        ("trace", "t3", 3.0),
    ):
        found = contrast(colors[ink], colors[paper])
        assert found >= least, f"{ink} on {paper}: {found:.2f}"


@each_card
def test_no_text_vanishes_in_ink_saving_print(name: str) -> None:
    colors = colors_for(DRAWN[name].theme, INK_PRINT)
    for text in texts_of(DRAWN[name]):
        assert colors[text.color] == colors["ink"], in_language(text.words, "en")


@each_card
def test_everything_that_can_be_written_has_strokes(name: str) -> None:
    card = all_realms()[name].card
    assert has_strokes("0123456789")
    strokes = strokes_on(DRAWN[name])
    assert [sign.id for sign in card.signs if not has_strokes(sign.print, strokes)] == []
    assert not set(card.hand() or {}) & set(STROKES), "a sign hides what all cards share"


# --- the seal ----------------------------------------------------------------------------------


@each_card
def test_the_seal_lies_above_all_places_and_a_finger_hits_it(name: str) -> None:
    seal = DRAWN[name].seal
    assert seal is not None
    assert seal.size >= TAP
    assert seal.y + seal.size / 2 <= min(place.box[1] for place in DRAWN[name].places)
    assert seal.x + seal.size / 2 <= WIDTH - 4


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("wingspan", {"en": "nothing is our own design", "es": "nada es diseño nuestro"}),
        ("atiwa", {"en": ": 88 % is our own design", "es": ": el 88 % es diseño nuestro"}),
        ("the-guild-of-merchant-explorers", {"en": ": 98 % is", "es": ": el 98 % es"}),
    ],
)
def test_the_seal_says_how_much_of_a_card_is_ours(name: str, told: dict[str, str]) -> None:
    seal = DRAWN[name].seal
    assert seal is not None
    for language in LANGUAGES:
        assert told[language] in seal.words[language]
        # On paper it is explained on the back.
        last = card_rules(all_realms()[name].card).sections[-1]
        assert [say(sentence, language) for sentence in last.sentences] == [seal.words[language]]


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_what_a_place_costs_and_brings_is_told_in_words_as_well(name: str) -> None:
    card = all_realms()[name].card
    for place, drawn in zip(card.places, DRAWN[name].places, strict=True):
        told = "" if drawn.printed is None else say(drawn.printed, "en")
        assert ("costs" in told) == bool(place.costs), (place.id, told)
        assert ("gives" in told) == bool(place.gains), (place.id, told)


def test_a_card_of_which_nothing_is_known_is_lost_and_rounding_hides_nothing() -> None:
    assert seal_words(1.0).key == "rolling-realms.seal.lost"
    assert seal_words(0.999).args == {"percent": 99}
    assert seal_words(0.001).args == {"percent": 1}
    assert seal_words(0.0).key == "rolling-realms.seal.known"


# --- mistakes in a file ----------------------------------------------------------------------


def changed(old: str, new: str) -> RealmEntry:
    entry = all_realms()["wingspan"]
    assert old in entry.text
    return RealmEntry(entry.realm, entry.notation, entry.text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('t1 = "#1f6670"', "", "theme.t1"),
        ('t1 = "#1f6670"', 't1 = "teal"', "needs a color"),
        ('grid = ["bird1", "bird2", "bird3"]', 'grid = ["bird1", "bird2"]', "bird3"),
        ('grid = ["bird1",', 'grid = ["owl1",', "owl1"),
        ('grid = ["bird1",', 'grid = ["1a",', "1a a second time"),
        ("cell = [70, 70]", "cell = [70]", "cell"),
        ("round = 8", "rounded = 8", "rounded"),
        ('["Write left to right on a bird,", "gain the sign below."]', '["Write."]', "two lines"),
        ('sign = "star"', "what = 1", "needs one of these"),
        ("[band]\n", "[band]\nmotif = 1\n", "motif"),
        ("[how]\n", '[how]\nfr = ["", ""]\n', "fr"),
        ("opacity = 0.4 }", "opacitas = 0.4 }", "opacitas"),
        ("[symbols.wren]\n", "[symbols.wren]\nsize = 3\n", "size"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, told: str) -> None:
    with pytest.raises(CardError) as refusal:
        print_of(changed(old, new))
    assert "wingspan.toml: " in str(refusal.value)
    assert told in str(refusal.value)
