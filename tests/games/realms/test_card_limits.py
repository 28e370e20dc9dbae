"""Cards of strangers: whatever is in the file, it is refused soon and with the limit."""

import pytest

from rollwright.core.errors import BadData
from rollwright.core.limits import (
    LARGEST_CARD_NUMBER,
    LONGEST_CARD,
    LONGEST_CARD_TEXT,
    MOST_CARD_ITEMS,
    MOST_COMBINED,
    MOST_DRAWN,
    MOST_NESTING,
)
from rollwright.core.message import CATALOGUE
from rollwright.games.realms.card_limits import check_limits
from rollwright.games.realms.registry import our_realms
from tests.games.realms.own import GAME, edited, own, variant_text
from tests.harness.speech import spoken

DEEP = f"at most {MOST_NESTING} levels"
COPIES = """
[[drawing]]
path = "M0 0h9v9z"
repeat = { count = 900, dx = 1, rows = 900, down = 1 }
"""


def refusal(card_id: str, text: str) -> str:
    """Why a card can't be used; both languages have a sentence for it."""
    with pytest.raises(BadData) as caught:
        GAME.use_cards((own(card_id, text),))
    said = spoken(caught.value.message)
    assert all("rolling-realms." not in sentence for sentence in said)
    return said[0]


@pytest.mark.parametrize("name", our_realms())
def test_our_own_cards_keep_the_limits(name: str) -> None:
    check_limits(name, our_realms()[name].text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("#" * (LONGEST_CARD + 1), f"at most {LONGEST_CARD} characters"),
        ("a = " + "[" * 50_000, DEEP),
        ("a = " + "{ a = " * 15_000, DEEP),
        (".".join(["a"] * 40_000) + " = 1", DEEP),
        ("[" + ".".join(["'a'"] * 20_000) + "]", DEEP),
        ("a.b.c.d.e.f.g.h = { a.b.c.d.e.f.g.h = { i.j = 1 } }", DEEP),
        (f'a = "{"x" * (LONGEST_CARD_TEXT + 1)}"', f"at most {LONGEST_CARD_TEXT} characters"),
        (f"{'x' * (LONGEST_CARD_TEXT + 1)} = 1", f"at most {LONGEST_CARD_TEXT} characters"),
        (f"a = [{'0,' * (MOST_CARD_ITEMS + 1)}]", f"at most {MOST_CARD_ITEMS}"),
        ("[[places]]\n" * (MOST_CARD_ITEMS + 1), f"at most {MOST_CARD_ITEMS}"),
        (f"a = {LARGEST_CARD_NUMBER + 1}", f"at most {LARGEST_CARD_NUMBER}"),
        ("a = -1e300", f"at most {LARGEST_CARD_NUMBER}"),
        ("a = inf", f"at most {LARGEST_CARD_NUMBER}"),
        ("a = nan", f"at most {LARGEST_CARD_NUMBER}"),
        ("a = " + "9" * 5_000, "can't be read"),
        ("a = 2024-01-01", "neither a text nor a number"),
        ('a = "' + "\\\\" * 40_000, "can't be read"),
        ("a = '''" + "'" * 40_000, "can't be read"),
        ('extends = "../../../../../etc/hosts"', "no such card"),
        ('extends = "/etc/hosts"', "no such card"),
        ('extends = "a\\u0000b"', "no such card"),
    ],
)
def test_a_card_beyond_a_limit_is_refused(text: str, sentence: str) -> None:
    assert sentence in refusal("wingspan", text)


@pytest.mark.parametrize(
    "text",
    [
        'a = "[[[[[[[[[[[[[[[[[[[[[["',
        'a = "\\"[[[[[[[[[[[[[[[[[[[[[["',
        "a = '[[[[[[[[[[[[[[[[[[[[[['",
        'a = """\n""[[[[[[[[[[[[[[[[[[[[[[""""" # [[[[[[[[[[[[[[[[[[[[[[[[[[[',
        "a = '''\n''[[[[[[[[[[[[[[[[[[[[[['''''",
        "# ' [[[[[[[[[[[[[[[[[[[[[[[[[[[\n# a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a",
        "a = 'x' # [[[[[[[[[[[[[[[[[[[[[[",
        "a = [" + "1.5, " * 100 + "]",
        "a = [" + "[1.5], " * 100 + "]",
        "a.b.c = 1\n" + "".join(f"d{number}.e.f = 1\n" for number in range(100)),
    ],
)
def test_what_stands_in_a_text_or_a_comment_is_not_nested(text: str) -> None:
    check_limits("wingspan", text)


def test_a_card_with_too_many_combinations_is_refused() -> None:
    kinds = ", ".join(f'"k{number}"' for number in range(60))
    text = edited("biddy-and-walter", ('kinds = ["food", "play", "sleep"]', f"kinds = [{kinds}]"))
    assert f"at most {MOST_COMBINED}" in refusal("biddy-and-walter", text)


def test_a_drawing_with_too_many_copies_is_refused() -> None:
    assert f"at most {MOST_DRAWN}" in refusal("wingspan", edited("wingspan") + COPIES)


def test_a_refused_card_leaves_no_words() -> None:
    """It is read and drawn, but can't be played: its words were in the catalogue by then."""
    before = {language: CATALOGUE.keys(language) for language in CATALOGUE.languages()}
    text = variant_text().replace('["3a", "3b", "3c"]]', "[]]")
    assert "does not fit the rules" in refusal("my-birds", text)
    assert {language: CATALOGUE.keys(language) for language in CATALOGUE.languages()} == before
