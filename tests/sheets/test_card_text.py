"""The words of a print as text: nothing that is told in words or legends is missing."""

import pytest

from rollwright.core.print import TextItem, in_language
from rollwright.core.print_names import SIGN_IN_TEXT
from rollwright.games import find_game
from rollwright.sheets.card_text import CardText, LegendEntry, card_text, card_texts, sign_names

GAME = find_game("rolling-realms")
PRINTS = {one.id: one for one in GAME.paper.whole_set({"set": "all"})}
CARDS = [name for name in PRINTS if name != "resources"]
LANGUAGES = ("en", "es")


def text_of(name: str, language: str = "en") -> CardText:
    return card_text(PRINTS[name], GAME.id, language)


def told(text: CardText, width: int = 80) -> str:
    return " ".join(" ".join(line.plain for line in text.lines(width)).split())


def legend_of(name: str, language: str = "en") -> dict[str, str]:
    notes = text_of(name, language).notes
    return {note.dice: note.meaning for note in notes if isinstance(note, LegendEntry)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_sentence_on_a_card_is_told(name: str, language: str) -> None:
    """All but single words, which label what the drawing shows."""
    spoken = told(text_of(name, language))
    for item in PRINTS[name].items:
        if not isinstance(item, TextItem) or item.style in ("title", "long-title", "subtitle"):
            continue
        words = in_language(item.words, language)
        plain = SIGN_IN_TEXT.sub("", words).split()
        if " " in words.strip():
            assert all(word in spoken for word in plain), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_sign_in_a_text_has_a_name(name: str, language: str) -> None:
    named = sign_names(GAME.id, language, PRINTS[name])
    for item in PRINTS[name].items:
        words = in_language(item.words, language) if isinstance(item, TextItem) else ""
        for sign in SIGN_IN_TEXT.findall(words):
            assert named(sign), sign
    assert SIGN_IN_TEXT.findall(told(text_of(name, language))) == []


@pytest.mark.parametrize("width", [80, 60, 34, 12])
@pytest.mark.parametrize("name", PRINTS)
def test_no_line_is_too_wide(name: str, width: int) -> None:
    for language in LANGUAGES:
        lines = text_of(name, language).lines(width)
        assert lines
        assert max(len(line) for line in lines) <= width


def test_a_legend_of_signs_names_them() -> None:
    food = ["food", "play", "sleep", "food play", "food sleep", "play sleep"]
    assert legend_of("biddy-and-walter") == {f"[{at}]": name for at, name in enumerate(food, 1)}
    assert legend_of("biddy-and-walter", "es")["[3]"] == "dormir"
    assert "[1] → food  [2] → play" in told(text_of("biddy-and-walter")).replace(" [", "  [")


def test_a_legend_of_shapes_is_drawn() -> None:
    notes = [note for note in text_of("tapestry").notes if isinstance(note, LegendEntry)]
    assert [note.shape for note in notes] == [
        ("1",),
        ("1", "1"),
        ("10", "11"),
        ("111", "010"),
        ("100", "100", "111"),
        ("100", "110", "111"),
    ]
    drawn = [line.plain for line in text_of("tapestry").lines(80)]
    at = next(number for number, line in enumerate(drawn) if line.startswith("[1]"))
    assert drawn[at : at + 3] == [
        "[1] ■  [2] ■  [3] ■   [4] ■■■  [5] ■    [6] ■",
        "           ■      ■■       ■       ■        ■■",
        "                                   ■■■      ■■■",
    ]


def test_what_stands_together_is_told_together() -> None:
    assert "[6] is any column: used here, to gain; if not, to ring." in text_of("ark-nova").notes
    food = "Food: every turn first mark a ring if the roll sums to 3–5"
    assert food in text_of("biddy-and-walter").notes
    assert "[5][6] pumpkin venom: only on squares without a sign" in text_of("sleeping-gods").notes
    blades = "±1: costs pumpkin pumpkin/coin: each step, up to 9 or down to 0"
    assert blades in text_of("millennium-blades").notes
    assert "2 heart: rolled a pair? another die of it" in text_of("resources").notes


def test_words_on_a_place_are_told_with_its_name() -> None:
    notes = [note for note in text_of("fleet-the-dice-game", "es").notes if isinstance(note, str)]
    assert any(note.startswith("habilidad derecha") and "3 reinos usados" in note for note in notes)


def test_only_ascii_where_a_terminal_has_no_more() -> None:
    for name in CARDS:
        lines = text_of(name).lines(80, ascii_only=True)
        assert "".join(line.plain for line in lines).isascii(), name


def test_the_texts_of_a_table_are_those_of_its_cards() -> None:
    position = GAME.new(1, {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]})
    texts = card_texts(GAME, position, 0, "en")
    assert list(texts) == ["scythe", "wingspan", "tapestry", "resources"]
    assert texts["wingspan"].how == "Write left to right on a bird, gain the sign below."
    assert texts["wingspan"].foot.startswith("* in third squares")
