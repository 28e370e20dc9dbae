"""Editions: which changes create a new edition, and games that are tied to a former one."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadPosition, BadRecord
from rollwright.core.position import OVER
from rollwright.core.record import Record, read_record, write_record
from rollwright.games import find_game
from rollwright.games.realms.edition import current_edition
from rollwright.games.realms.registry import listed_realms, realms_of_set
from rollwright.tables.archive import record_of
from rollwright.tables.proof import CONSISTENT, prove
from rollwright.tables.table import new_table
from tests.games.realms.card_changes import corrected, one_more_realm
from tests.harness.walks import step_table

GAME = find_game("rolling-realms")
WINGSPAN: dict[str, object] = {"realms": [["wingspan", "scythe", "tapestry"]]}
OTHERS: dict[str, object] = {"realms": [["pendulum", "scythe", "tapestry"]]}
ICON = ('rect = [2, 0, 2, 2], gains = "P"', 'rect = [2, 0, 2, 2], gains = "H"')


def played(options: dict[str, object]) -> Record:
    table, luck = new_table(GAME, 1, options, seed="tied"), Luck("tied")
    while table.position.phase != OVER:
        step_table(table, luck)
    return read_record(write_record(record_of(table)))


@pytest.mark.parametrize("name", ["promo", "redux"])
def test_a_set_that_may_grow_is_recorded_by_the_names_of_its_realms(name: str) -> None:
    assert GAME.settle({"set": name, "rounds": 1}) == {"set": realms_of_set(name), "rounds": 1}


def test_the_set_of_all_realms_is_recorded_by_their_names() -> None:
    assert GAME.settle({"set": "all", "rounds": 1}) == {"set": list(listed_realms()), "rounds": 1}
    assert GAME.settle({"set": "base"}) == {"set": "base"}
    assert '"all"' not in (played({"set": "all"}).value("Options") or "")


def test_a_record_names_each_card_that_was_dealt_with_its_edition() -> None:
    cards = played(WINGSPAN).values("Cards")
    assert cards is not None
    assert [card.split()[0] for card in cards] == ["wingspan", "scythe", "tapestry"]
    assert cards[0] == f"wingspan {current_edition('wingspan')}"
    assert len(played({"set": "all", "rounds": 2}).values("Cards") or ()) == 6


def test_a_realm_is_added_and_an_old_record_of_all_still_proves() -> None:
    record = played({"set": "all"})
    with one_more_realm():
        assert "aardvark" in GAME.editions({"set": "all"})
        assert prove(record).dice == CONSISTENT


def test_a_card_is_edited_and_only_its_games_say_so() -> None:
    wingspan, others = played(WINGSPAN), played(OTHERS)
    with corrected("wingspan", *ICON):
        assert prove(others).dice == CONSISTENT
        with pytest.raises(BadRecord, match="The card of Wingspan is another one now"):
            prove(wingspan)
    assert prove(wingspan).dice == CONSISTENT


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("wingspan", "number = 7", "number = 8"),
        ("wingspan", *ICON),
        ("scythe", 'costs = "H"', 'costs = "HH"'),
        ("euphoria", "star_from = 4", "star_from = 5"),
        ("tapestry", ', start = "marked"', ""),
        ("the-society", '["a1", "b1", "b2"]', '["a1", "b1", "b3"]'),
    ],
)
def test_what_matters_to_the_rules_makes_another_edition(name: str, old: str, new: str) -> None:
    before = current_edition(name)
    with corrected(name, old, new):
        assert current_edition(name) != before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rect = [0, 0, 2, 2]", "rect = [0, 0, 2, 1]"),
        ("Write any number", "Put any number"),
        ('en = "wingspan of bird {n}"', 'en = "span of bird {n}"'),
        ('origin = "printed"', 'origin = "deduced"'),
    ],
)
def test_words_and_drawings_make_no_other_edition(old: str, new: str) -> None:
    before = current_edition("wingspan")
    with corrected("wingspan", old, new):
        assert current_edition("wingspan") == before


def test_a_saved_position_is_tied_to_its_cards() -> None:
    saved = GAME.new(1, WINGSPAN).to_json()
    with corrected("wingspan", *ICON), pytest.raises(BadPosition, match="Wingspan is another"):
        GAME.load(saved)


def test_a_kept_card_is_played_with_though_the_file_has_changed() -> None:
    edition, text = current_edition("wingspan"), GAME.card_text("wingspan")
    with corrected("wingspan", *ICON):
        assert not GAME.has_card("wingspan", edition)
        assert GAME.keep_card("wingspan", text) == edition
        position = GAME.new_with(1, WINGSPAN, {"wingspan": edition})
        position.roll(position.parse_outcome([3, 5]))
        GAME.play(position, 0, position.parse(0, "A>wingspan:1"))
        pads = position.to_json()["pads"]
        assert isinstance(pads, list)
        assert pads[0]["resources"]["pumpkin"]["gained"] == 1
        assert position.editions()["wingspan"] == edition


def test_a_card_is_kept_as_it_was_read_though_its_file_is_edited_meanwhile() -> None:
    text = GAME.card_text("wingspan")
    with corrected("wingspan", *ICON):
        assert GAME.card_text("wingspan") == text.replace(*ICON, 1)
        assert GAME.keep_card("wingspan", GAME.card_text("wingspan")) == current_edition("wingspan")
