"""Verifying the dice of a record against the committed seed."""

from collections.abc import Callable

import pytest

from rollwright.core.errors import BadRecord
from rollwright.core.provable import commitment_of
from rollwright.core.record import Record, read_record, write_record
from rollwright.tables.archive import record_of
from rollwright.tables.proof import CONSISTENT, TYPED, UNPROVABLE, UNPROVEN, WITNESSED, prove
from rollwright.tables.sight import Sight
from rollwright.tables.table import MANUAL, new_table
from tests.harness.speech import spoken
from tests.tables.recorded_table import GAME, finished, with_roll, with_tag, without_tag

FINISHED = record_of(finished())


def test_a_finished_game_is_consistent() -> None:
    proof = prove(FINISHED)
    assert proof.dice == CONSISTENT
    assert proof.table.position.to_json() == finished().position.to_json()


def test_a_game_with_a_secret_seed_is_not_proven_yet() -> None:
    table = new_table(GAME, 1)
    table.roll()
    assert prove(record_of(table)).dice == UNPROVEN
    assert prove(record_of(table, with_seed=True)).dice == CONSISTENT


def test_a_finished_game_without_its_seed_can_never_be_proven() -> None:
    assert prove(without_tag(FINISHED, "Seed")).dice == UNPROVABLE


def test_typed_dice_prove_nothing() -> None:
    table = new_table(GAME, 1, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    assert prove(record_of(table)).dice == TYPED
    assert prove(with_tag(record_of(table), "Seed", "x")).dice == TYPED


def test_it_proves_something_to_who_saw_the_commitment_beforehand() -> None:
    seen = FINISHED.value("Commitment") or ""
    assert prove(FINISHED, Sight(commitment=seen)).dice == WITNESSED
    with pytest.raises(BadRecord, match="commitment that you saw is not in this record"):
        prove(FINISHED, Sight(commitment=commitment_of("b seed")))


def test_a_record_made_up_at_home_is_consistent_and_no_more() -> None:
    # The best of forty seeds: nothing in the record tells that there were others.
    tables = [new_table(GAME, 1, names=["Eve"], seed=f"seed {number}") for number in range(40)]
    for table in tables:
        table.roll()
    best = max(tables, key=lambda table: table.turns[0].outcome)
    made_up = record_of(best)
    proof = prove(made_up)
    assert (proof.dice, proof.word_seats) == (CONSISTENT, [])
    with pytest.raises(BadRecord, match="commitment that you saw"):
        prove(made_up, Sight(commitment=commitment_of("promised")))
    with pytest.raises(BadRecord, match="Your word did not go into these dice"):
        prove(made_up, Sight(word="a-word-of-somebody-who-was-not-there"))


def test_the_words_of_old_records_are_found() -> None:
    assert prove(FINISHED, Sight(word="south")).word_seat == 1
    with pytest.raises(BadRecord, match="Your word did not go"):
        prove(FINISHED, Sight(word="south", seat=0))


def test_rolls_that_were_seen_are_compared() -> None:
    rolls = {number: roll.outcome for number, roll in enumerate(FINISHED.rolls, 1)}
    assert prove(FINISHED, Sight(rolls=rolls)).dice == CONSISTENT
    with pytest.raises(BadRecord, match="Roll 3 was r1 b1 when you saw it"):
        prove(FINISHED, Sight(rolls={**rolls, 3: "r1 b1"}))


def _other_roll(record: Record) -> Record:
    """The record with another last roll; the moves are kept as far as possible."""
    roll = record.rolls[-1]
    number = int(roll.outcome[1]) % 6 + 1
    outcome = f"{roll.outcome[0]}{number}{roll.outcome[2:]}"
    return with_roll(record, len(record.rolls) - 1, roll._replace(outcome=outcome, seats=()))


def _unfinished(record: Record) -> Record:
    return without_tag(without_tag(record, "Scores"), "Ranking")


TAMPERINGS: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another roll": (lambda it: _other_roll(_unfinished(it)), "Roll 24 was .* bring"),
    "another seed": (
        lambda it: with_tag(it, "Seed", "b seed"),
        "not the one that was committed to",
    ),
    "another seed with its commitment": (
        lambda it: with_tag(with_tag(it, "Seed", "b seed"), "Commitment", commitment_of("b seed")),
        "Roll 1 was .* bring",
    ),
    "another word": (lambda it: with_tag(it, "Words", "north", "west"), "Roll 1 was .* bring"),
    "the words swapped": (lambda it: with_tag(it, "Words", "south", "north"), "Roll 1 was"),
    "no words": (lambda it: without_tag(it, "Words"), "Roll 1 was"),
    "another commitment": (
        lambda it: with_tag(it, "Commitment", commitment_of("b seed")),
        "not the one that was committed to",
    ),
    "no commitment": (
        lambda it: without_tag(it, "Commitment"),
        "not the one that was committed to",
    ),
    "a move that was not made": (
        lambda it: with_roll(
            it, 0, it.rolls[0]._replace(seats=(it.rolls[0].seats[0], it.rolls[0].seats[0]))
        ),
        "Roll 1, seat 0|Roll 2 comes too early",
    ),
    "another result": (lambda it: with_tag(it, "Scores", "1", "2"), "The tag Scores"),
    "another winner": (lambda it: with_tag(it, "Ranking", "1 0"), "The tag Ranking"),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_tampering_is_found(name: str) -> None:
    tamper, sentence = TAMPERINGS[name]
    with pytest.raises(BadRecord, match=sentence) as refusal:
        prove(tamper(FINISHED))
    spoken(refusal.value.message)


def test_a_seed_made_up_later_is_found_even_if_all_rolls_fit_it() -> None:
    table = finished()
    forged = with_tag(record_of(table), "Commitment", commitment_of("promised"))
    with pytest.raises(BadRecord, match="committed to"):
        prove(forged)


def test_a_word_that_hides_another_line_is_refused() -> None:
    # Two words could pass as one that holds a line break, and the dice would not know.
    record = with_tag(FINISHED, "Words", "north\nsouth")
    with pytest.raises(BadRecord, match="can't be added to the dice"):
        prove(record)


def test_words_from_some_seats_only_are_refused() -> None:
    table = new_table(GAME, 2, seed="s")
    table.setting.words = ("alone",)
    table.roll()
    with pytest.raises(BadRecord, match="Either every seat adds a word"):
        prove(record_of(table))


def test_a_seed_that_no_table_has_is_refused() -> None:
    # Half of a character has no bytes to draw dice from.
    text = write_record(with_tag(FINISHED, "Seed", "\ud800"))
    with pytest.raises(BadRecord):
        prove(read_record(text))
