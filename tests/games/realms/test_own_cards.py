"""The user's own cards: corrected copies and variants, their words, editions and mistakes."""

import pytest

from rollwright.core.errors import BadData, BadOptions, BadRecord
from rollwright.core.game import Lists
from rollwright.core.message import Message, say
from rollwright.core.position import Position
from rollwright.games.realms.edition import current_edition
from rollwright.games.realms.registry import all_realms, realms_of_set
from rollwright.tables.proof import CONSISTENT, prove
from tests.games.realms.own import GAME, ICON, edited, in_use, own, variant_text
from tests.games.realms.test_edition import WINGSPAN, played

CORRECTED = own("wingspan", edited("wingspan", ICON))
VARIANT = own("my-birds", variant_text())
MINE: dict[str, object] = {"realms": [["my-birds", "scythe", "tapestry"]]}


def after_two_birds(options: dict[str, object], name: str) -> Position:
    """The position after a die was used in the first two squares of the first bird."""
    position = GAME.new(1, options)
    for dice, move in (([2, 5], f"A>{name}:1"), ([3, 5], f"A>{name}:1")):
        position.roll(position.parse_outcome(dice))
        GAME.play(position, 0, position.parse(0, move))
        GAME.play(position, 0, position.parse(0, "done"))
    return position


def gained(position: Position, resource: str) -> int:
    pads = position.to_json()["pads"]
    assert isinstance(pads, list)
    found: int = pads[0]["resources"][resource]["gained"]
    return found


def refusal(*cards: tuple[str, str]) -> str:
    """Why these cards can't be used."""
    with pytest.raises(BadData) as caught:
        GAME.use_cards(tuple(own(name, text) for name, text in cards))
    return say(caught.value.message)


def test_a_corrected_copy_is_played_with_until_it_is_taken_away() -> None:
    ours = after_two_birds(WINGSPAN, "wingspan")
    with in_use(CORRECTED):
        mine = after_two_birds(WINGSPAN, "wingspan")
        assert GAME.card_text("wingspan") == CORRECTED.text
    assert gained(mine, "heart") == gained(ours, "heart") + 1
    assert gained(mine, "pumpkin") == gained(ours, "pumpkin") - 1
    assert gained(after_two_birds(WINGSPAN, "wingspan"), "heart") == gained(ours, "heart")


def test_a_correction_tells_only_what_is_different() -> None:
    """The first square of the first bird gives a heart instead of a pumpkin."""
    text = 'extends = "wingspan"\nplaces = [{ id = "1a", gains = "H" }]\n'
    ours = after_two_birds(WINGSPAN, "wingspan")
    with in_use(own("wingspan", text)):
        mine = after_two_birds(WINGSPAN, "wingspan")
        # What is kept of a card is whole: it does not change when ours does.
        assert "extends" not in GAME.card_text("wingspan")
    assert gained(mine, "heart") == gained(ours, "heart") + 1
    assert gained(mine, "pumpkin") == gained(ours, "pumpkin") - 1


def test_only_cards_of_the_user_s_own_name_a_file() -> None:
    with in_use(CORRECTED):
        files = {card.id: card.file for card in GAME.cards()}
    assert files.pop("wingspan") == "/mine/wingspan.toml"
    assert set(files.values()) == {""}
    assert {card.file for card in GAME.cards()} == {""}


def test_a_variant_can_be_chosen_and_is_in_no_set() -> None:
    sets = {name: realms_of_set(name) for name in ("base", "all")}
    with in_use(VARIANT):
        lists = GAME.options[1].lists
        assert isinstance(lists, Lists)
        assert ("my-birds", Message("rolling-realms.group.my-birds")) in lists.items
        assert {name: realms_of_set(name) for name in sets} == sets
        assert gained(after_two_birds(MINE, "my-birds"), "heart") > 0
    assert "my-birds" not in all_realms()
    with pytest.raises(BadOptions, match="There is no realm “my-birds”"):
        GAME.new(1, MINE)


def test_names_are_those_of_the_card_that_is_played_with() -> None:
    renamed = edited("wingspan", ('name = "Wingspan"', 'name = "Birds"'), ICON)
    renamed = renamed.replace('en = "bird {n}, square', 'en = "nest {n}, twig')
    ours, edition = GAME.new(1, WINGSPAN), current_edition("wingspan")
    with in_use(own("wingspan", renamed)):
        mine = GAME.new(1, WINGSPAN)
        tied = GAME.new_with(1, WINGSPAN, {"wingspan": edition})
        labels = [_label(position) for position in (mine, ours, tied)]
        assert "Birds" in labels[0]
        assert "nest 1, twig a" in labels[0]
        assert all("bird 1, square a" in label for label in labels[1:])
    assert "Wingspan" in _label(GAME.new(1, WINGSPAN))


def _label(position: Position) -> str:
    position.roll(position.parse_outcome([2, 5]))
    return say(GAME.words.label(position, 0, position.parse(0, "A>wingspan:1")))


def test_a_variant_is_spoken_of_in_both_languages() -> None:
    with in_use(VARIANT):
        position = GAME.new(1, MINE)
        position.roll(position.parse_outcome([2, 5]))
        label = GAME.words.label(position, 0, position.parse(0, "A>my-birds:1"))
        assert "My Birds: my bird 1, square a" in say(label)
        assert "My Birds: ave 1, casilla a" in say(label, "es")


# --- editions ------------------------------------------------------------------------------


def test_what_was_played_with_our_card_is_replayed_with_our_card() -> None:
    record = played(WINGSPAN)
    with in_use(CORRECTED):
        assert current_edition("wingspan") not in " ".join(record.values("Cards") or ())
        assert prove(record).dice == CONSISTENT
        assert prove(record).table.position.editions() == dict(
            card.split() for card in record.values("Cards") or ()
        )


def test_what_was_played_with_an_own_card_needs_that_card() -> None:
    with in_use(CORRECTED):
        record, edition = played(WINGSPAN), current_edition("wingspan")
        assert prove(record).dice == CONSISTENT
    with pytest.raises(BadRecord) as caught:
        prove(record)
    told = say(caught.value.message)
    assert "Wingspan" in told
    assert f"edition {edition}" in told
    assert f"here it is {current_edition('wingspan')}." in told


def test_another_own_card_tells_which_editions_are_here() -> None:
    with in_use(CORRECTED):
        record = played(WINGSPAN)
    ours = current_edition("wingspan")
    other = edited("wingspan", (ICON[0], ICON[0].replace('"P"', '"C"')))
    with in_use(own("wingspan", other)), pytest.raises(BadRecord) as caught:
        prove(record)
    assert f" and {ours}." in say(caught.value.message)


def test_a_variant_that_is_not_here_is_asked_for_by_its_edition() -> None:
    with in_use(VARIANT):
        record, edition = played(MINE), current_edition("my-birds")
        assert prove(record).dice == CONSISTENT
    with pytest.raises(BadRecord) as caught:
        prove(record)
    assert f"no card “my-birds” here: this was played with its edition {edition}" in say(
        caught.value.message
    )


def test_words_alone_make_no_other_edition() -> None:
    before = current_edition("wingspan")
    with in_use(own("wingspan", edited("wingspan", ("Write any number", "Put any number")))):
        assert current_edition("wingspan") == before


# --- mistakes ------------------------------------------------------------------------------

WINGS = edited("wingspan")
SLIPS = [
    (
        "wingspan",
        edited("wingspan", ('gains = "P"', 'gains = "Q"')),
        ": places #2: gains takes the",
    ),
    ("wingspan", edited("wingspan", ("[lists]", "[list]")), ": list is not known here."),
    ("wingspan", "name = ", " can't be read: "),
    ("wingspan", edited("wingspan", ('set = "base"', 'set = "promo"')), ": set must be “base”,"),
    ("wingspan", f'rules = "scythe"\n{WINGS}', ": rules must be “wingspan”, as on our card."),
    ("wingspan", f'variant_of = "scythe"\n{WINGS}', ": variant_of is not known here."),
    ("wingspan", edited("wingspan", ("Write any", "Write {any}")), ": rule.en must have no braces"),
    ("scythe", edited("scythe", ("bottom = [[", "bottom = [] # [[")), " does not fit the rules"),
    ("my-birds", WINGS, ": variant_of is missing: there is no realm “my-birds” to correct"),
    ("my-birds", f'variant_of = "birds"\n{WINGS}', ": variant_of is “birds”, but there is no"),
    ("My birds", variant_text(), " must be called after its id,"),
]


@pytest.mark.parametrize(("name", "text", "wanted"), SLIPS)
def test_a_mistake_is_told_with_the_file_and_the_place(name: str, text: str, wanted: str) -> None:
    assert refusal((name, text)).startswith(f"A card can't be used: /mine/{name}.toml{wanted}")


def test_a_mistake_in_a_drawing_is_told_before_anybody_draws() -> None:
    told = refusal(("wingspan", edited("wingspan", ("\n[[drawing]]\n", "\n[[drawing]]\nx = 1\n"))))
    assert told.startswith("A card can't be used: /mine/wingspan.toml: drawing #1")


def test_a_card_that_its_rules_stumble_over_only_in_play_is_found() -> None:
    text = edited("sleeping-gods", ("venoms_a_star = 2", "venoms_a_star = 0"))
    before = [(entry.text, entry.file) for entry in all_realms().values()]
    told = refusal(("wingspan", CORRECTED.text), ("sleeping-gods", text))
    assert "/mine/sleeping-gods.toml does not fit the rules that it is played by" in told
    assert [(entry.text, entry.file) for entry in all_realms().values()] == before
    assert GAME.own_cards == ()


def test_a_second_file_for_one_card_is_refused() -> None:
    card = ("wingspan", CORRECTED.text)
    assert "is a second file for the same card" in refusal(card, card)


def test_after_a_mistake_the_cards_are_as_before() -> None:
    with in_use(CORRECTED):
        refusal(("wingspan", "name = "))
        assert GAME.own_cards == (CORRECTED,)
        assert GAME.card_text("wingspan") == CORRECTED.text
