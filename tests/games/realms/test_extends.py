"""Cards that build on another card."""

import tomllib

import pytest

from rollwright.games.realms.card_extends import card_data, whole_text
from rollwright.games.realms.card_file import card_text, read_card
from rollwright.games.realms.card_print import print_of
from rollwright.games.realms.card_value import CardError
from rollwright.games.realms.edition import edition_of
from rollwright.games.realms.registry import all_realms
from tests.games.realms.drawn_card import entry_of_text

VARIANT = """
extends = "wingspan"
name = "Another Wingspan"
variant_of = "wingspan"
set = "youtoma"
rules = "wingspan"
drop = ["places.3c", "lists.wingspans"]
places = [
    { id = "1a", gains = "HH" },
    { id = "bird1", circle = [1, 1, 1], number = 9 },
    { id = "nest", rect = [0, 6, 2, 2] },
]

[names]
"nest" = { en = "nest", es = "nido" }

[rule]
en = "Write it."

[lists]
birds = [["1a", "1b"]]
"""


def told(text: str) -> str:
    with pytest.raises(CardError) as refusal:
        read_card("variant", text)
    return str(refusal.value)


def test_places_are_changed_by_their_ids() -> None:
    base, card = all_realms()["wingspan"].card, read_card("variant", VARIANT)
    ids = [place.id for place in base.places if place.id != "3c"]
    assert [place.id for place in card.places] == [*ids, "nest"]
    first, bird = card.places[card.index["1a"]], card.places[card.index["bird1"]]
    assert first.gains == [1, 1]
    # What is not said again stays, and a shape takes the place of the former one.
    assert first.outline.numbers == base.places[base.index["1a"]].outline.numbers
    assert (bird.outline.kind, bird.number) == ("circle", 9)


def test_tables_are_merged_by_key_and_other_fields_replaced() -> None:
    base, card = all_realms()["wingspan"].card, read_card("variant", VARIANT)
    assert card.rule == {"en": "Write it.", "es": base.rule["es"]}
    assert card.places_of("birds") == [[card.index["1a"], card.index["1b"]]]
    assert "wingspans" not in card.lists
    assert card.scoring == base.scoring
    assert (card.set, base.set) == ("youtoma", "base")
    assert card.places[card.index["nest"]].name["es"] == "nido"


def test_what_a_card_says_for_itself_is_not_taken_over() -> None:
    assert read_card("variant", VARIANT).rulings == []
    assert "name is missing" in told('extends = "wingspan"')
    text = 'extends = "wingspan"\nname = "x"'
    assert read_card("variant", text).rules == "variant"


def test_the_drawing_is_taken_over_or_replaced() -> None:
    same = 'extends = "wingspan"\nname = "Other birds"\n[theme]\nt1 = "#333333"'
    usual, other = print_of(all_realms()["wingspan"]), print_of(entry_of_text(same, "variant"))
    assert usual is not None
    assert other is not None
    assert len(other.items) == len(usual.items)
    assert (other.theme.light["t1"], other.theme.light["t2"]) == ("#333333", "#b2532c")
    new = f'{same}\n[[drawing]]\ntext = "1"\nat = [50, 200]'
    with pytest.raises(CardError, match="leaves out these places: bird1"):
        print_of(entry_of_text(new, "variant"))
    without = same.replace("name", 'drop = ["drawing"]\nname', 1)
    assert print_of(entry_of_text(without, "variant")) is None


def test_what_is_kept_of_a_card_needs_no_other() -> None:
    whole = whole_text("variant", VARIANT)
    assert "extends" not in tomllib.loads(whole)
    assert tomllib.loads(whole) == card_data("variant", VARIANT)
    kept, card = read_card("variant", whole), read_card("variant", VARIANT)
    assert edition_of(kept) == edition_of(card)


def test_a_card_that_builds_on_none_is_kept_as_it_is() -> None:
    assert card_text("wingspan") == all_realms()["wingspan"].text
    text = "# A comment.\nname = 1"
    assert whole_text("x", text) == text


def test_odd_texts_are_kept() -> None:
    odd = 'a \\\\ "quote"\\n\\u007f €'.replace('"quote"', '\\"quote\\"')
    text = f'{VARIANT}\n[values]\n"odd key" = "{odd}"\nflag = true\nshare = 0.5\n'
    assert tomllib.loads(whole_text("variant", text)) == card_data("variant", text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('extends = "wingspan"', 'extends = "owls"', "variant.toml: extends names owls"),
        ('extends = "wingspan"', "extends = 3", "variant.toml: extends must be a text"),
        ('extends = "wingspan"', 'extends = "variant"', "extends leads back to variant"),
        ('"places.3c"', '"places.9z"', "variant.toml: drop names “places.9z”"),
        ('"lists.wingspans"', '"lists.owls"', "variant.toml: drop names “lists.owls”"),
        ('"lists.wingspans"', '"owls"', "variant.toml: drop names “owls”"),
        ('{ id = "nest"', '{ id = "1a"', "variant.toml: places #3: id is 1a a second time"),
        ('{ id = "nest", ', "{ ", "variant.toml: places #3: id must be a text"),
        ('gains = "HH"', 'gain = "HH"', "gain is not known here"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, why: str) -> None:
    assert old in VARIANT
    assert why in told(VARIANT.replace(old, new, 1))


def test_a_card_that_extends_none_drops_nothing() -> None:
    text = all_realms()["wingspan"].text
    assert "drop is not known here" in told(f'drop = ["places.1a"]\n{text}')
