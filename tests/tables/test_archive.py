"""Tables saved as records and replayed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.chance import Luck
from rollwright.core.errors import BadRecord, RollwrightError
from rollwright.core.limits import LONGEST_NAME, LONGEST_SEED, MOST_NESTING, MOST_SEATS
from rollwright.core.position import OVER
from rollwright.core.record import Record, Roll, SeatMoves, read_record, write_record
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.proof import CONSISTENT, prove
from rollwright.tables.status import status_of
from rollwright.tables.table import MANUAL, load_table, new_table
from tests.harness.speech import spoken
from tests.harness.walks import step_table
from tests.tables.recorded_table import (
    GAME,
    WORDS,
    finished,
    friends,
    with_roll,
    with_tag,
    without_tag,
)

FINISHED = record_of(finished())
TEXT = write_record(FINISHED)


def test_a_record_names_what_was_played_by_whom_with_which_dice() -> None:
    tags = {tag.name: tag.values for tag in FINISHED.tags}
    table = finished()
    assert tags == {
        "Game": ("rolling-america",),
        "Rules": ("1",),
        "Options": ("{}",),
        "Seats": ("Ann", "Bob"),
        "Dice": ("provable",),
        "Commitment": (table.setting.commitment,),
        "Words": WORDS,
        "Seed": ("a seed",),
        "Scores": tuple(str(score) for score in table.position.scores()),
        "Ranking": tuple(
            " ".join(str(seat) for seat in place) for place in table.position.ranking()
        ),
    }


def test_a_secret_seed_is_told_at_the_end_only() -> None:
    table, luck = new_table(GAME, 1), Luck(1)
    assert record_of(table).value("Seed") is None
    for _ in range(20):
        step_table(table, luck)
    assert table.setting.seed not in write_record(record_of(table))
    assert record_of(table, with_seed=True).value("Seed") == table.setting.seed
    while table.position.phase != OVER:
        step_table(table, luck)
    assert record_of(table).value("Seed") == table.setting.seed


def test_a_seed_that_is_not_known_is_not_told() -> None:
    without = FINISHED._replace(tags=tuple(tag for tag in FINISHED.tags if tag.name != "Seed"))
    assert record_of(table_of(without), with_seed=True).value("Seed") is None


def test_typed_dice_have_no_seed() -> None:
    record = record_of(new_table(GAME, 1, dice=MANUAL))
    assert record.value("Dice") == "manual"
    assert record.values("Seed") is record.values("Commitment")


def test_a_record_played_again_is_the_same_table() -> None:
    again, original = table_of(FINISHED), finished()
    assert again.position.to_json() == original.position.to_json()
    assert status_of(again) == status_of(original)
    assert record_of(again) == FINISHED


def test_a_running_game_keeps_its_commitment() -> None:
    # The seed is still secret; what was promised about it must not change.
    table = new_table(GAME, 1)
    table.roll()
    record = record_of(table)
    again = table_of(record)
    assert record_of(again) == record
    again.play(0, again.position.text(0, again.position.legal(0)[0]))


def test_a_running_game_without_its_seed_rolls_no_dice() -> None:
    # Anything it could roll would come from another seed than the promised one.
    with pytest.raises(RollwrightError):
        table_of(record_of(new_table(GAME, 1))).roll()


def test_a_game_from_a_position_names_its_start() -> None:
    start = friends().position.to_json()
    record = record_of(load_table(GAME, start, seed="s"))
    assert record.value("Start") is not None
    assert table_of(record).position.to_json() == start


def test_seats_may_have_moved_in_any_order() -> None:
    # A record keeps the order of each seat's moves only.
    one, other = new_table(GAME, 2, dice=MANUAL), new_table(GAME, 2, dice=MANUAL)
    for table, order in ((one, (0, 0, 0, 1, 1, 1)), (other, (1, 0, 1, 0, 0, 1))):
        table.roll([["red", 3], ["wild", 5]])
        moves = {seat: iter(("r3>PA", "w5>TX", "done")) for seat in (0, 1)}
        for seat in order:
            table.play(seat, next(moves[seat]))
    assert record_of(one) == record_of(other)


LAST = len(FINISHED.rolls) - 1
FIRST = FINISHED.rolls[0]
TAMPERED: dict[str, tuple[Record, str]] = {
    "no game": (without_tag(FINISHED, "Game"), "The tag Game is missing"),
    "a game there isn't": (with_tag(FINISHED, "Game", "chess"), "no game “chess”"),
    "two games": (with_tag(FINISHED, "Game", "a", "b"), "The tag Game"),
    "no rules version": (without_tag(FINISHED, "Rules"), "The tag Rules is missing"),
    "other rules": (
        with_tag(FINISHED, "Rules", "999"),
        "This record belongs to other rules of Rolling America: version 999, "
        "while this program has version 1.",
    ),
    "no number of rules": (with_tag(FINISHED, "Rules", "new"), "The tag Rules has no value"),
    "no options": (without_tag(FINISHED, "Options"), "The tag Options is missing"),
    "options that are no JSON": (with_tag(FINISHED, "Options", "{"), "The tag Options"),
    "options that are no object": (with_tag(FINISHED, "Options", "[]"), "The tag Options"),
    "options too deep": (with_tag(FINISHED, "Options", "[" * 10**5), "The tag Options"),
    "options there aren't": (with_tag(FINISHED, "Options", '{"x":1}'), "no option “x”"),
    "no seats": (without_tag(FINISHED, "Seats"), "0 seats do not fit"),
    "dice there aren't": (with_tag(FINISHED, "Dice", "loaded"), "The tag Dice"),
    "a start that is no position": (with_tag(FINISHED, "Start", "{}"), "this field is missing"),
    "a start that is no object": (with_tag(FINISHED, "Start", "[]"), "The tag Start"),
    "a start with other seats": (
        with_tag(FINISHED, "Start", json.dumps(GAME.new(3, {}).to_json())),
        "The tag Seats",
    ),
    "other scores": (with_tag(FINISHED, "Scores", "0", "0"), "The tag Scores"),
    "another ranking": (with_tag(FINISHED, "Ranking", "1 0"), "The tag Ranking"),
    "a roll that can't come up": (
        with_roll(FINISHED, 0, FIRST._replace(outcome="r1 r2")),
        "Roll 1: .*different colours",
    ),
    "a roll that is no roll": (
        with_roll(FINISHED, 0, FIRST._replace(outcome="hello")),
        "Roll 1: ",
    ),
    "a move that is no move": (
        with_roll(FINISHED, 0, FIRST._replace(seats=(SeatMoves(0, ("e4",)),))),
        "Roll 1, seat 0, e4: “e4” is not a move",
    ),
    "a move too few": (
        with_roll(FINISHED, 0, FIRST._replace(seats=(SeatMoves(0, FIRST.seats[0].moves[:-1]),))),
        "Roll 2 comes too early: .* seat 0 and seat 1",
    ),
    "a move too many": (
        with_roll(
            FINISHED,
            0,
            FIRST._replace(seats=(SeatMoves(0, (*FIRST.seats[0].moves, "done")), FIRST.seats[1])),
        ),
        "Roll 1, seat 0, done: ",
    ),
    "a seat too many": (
        with_roll(FINISHED, 0, FIRST._replace(seats=(*FIRST.seats, SeatMoves(9, ("done",))))),
        "Roll 1, seat 9, done: There is no seat 9",
    ),
    "a roll after the end": (
        FINISHED._replace(rolls=(*FINISHED.rolls, Roll("r1 b1"))),
        "Roll 25 ",
    ),
    "a result before the end": (
        FINISHED._replace(rolls=FINISHED.rolls[:LAST]),
        "The tag Scores",
    ),
    "a result before the end that is right so far": (
        with_tag(record_of(friends()), "Scores", "0", "0"),
        "The tag Scores",
    ),
}


def test_the_record_of_the_largest_event_is_read() -> None:
    names = [f"Ann {number}" for number in range(MOST_SEATS)]
    words = [f"word-{number}" for number in range(MOST_SEATS)]
    table = new_table(GAME, MOST_SEATS, names=names, words=words, seed="a seed")
    table.roll()
    for seat in (0, MOST_SEATS - 1):
        table.play(seat, table.position.text(seat, table.position.legal(seat)[0]))
    text = write_record(record_of(table, with_seed=True))
    assert f"   {MOST_SEATS - 1}: " in text
    again = prove(read_record(text))
    assert again.dice == CONSISTENT
    assert write_record(record_of(again.table, with_seed=True)) == text


def test_a_name_or_a_seed_beyond_its_limit_is_refused_with_the_limit() -> None:
    longest = with_tag(FINISHED, "Seats", "x" * LONGEST_NAME, "Bob")
    assert table_of(longest).setting.names == ("x" * LONGEST_NAME, "Bob")
    with pytest.raises(BadRecord, match=f"at most {LONGEST_NAME} letters"):
        table_of(with_tag(FINISHED, "Seats", "x" * (LONGEST_NAME + 1), "Bob"))
    assert table_of(with_tag(FINISHED, "Seed", "x" * LONGEST_SEED)).setting.open_seed
    with pytest.raises(BadRecord, match=f"at most {LONGEST_SEED} characters"):
        table_of(with_tag(FINISHED, "Seed", "x" * (LONGEST_SEED + 1)))


@pytest.mark.parametrize("tag", ["Options", "Start"])
def test_values_that_are_nested_too_deeply_are_refused_with_the_limit(tag: str) -> None:
    deep = '{"a":' + "[" * MOST_NESTING + "1" + "]" * MOST_NESTING + "}"
    with pytest.raises(BadRecord, match=f"{tag}: it is nested .* {MOST_NESTING} levels"):
        table_of(with_tag(FINISHED, tag, deep))


def test_more_words_than_seats_are_refused_before_any_roll_is_derived() -> None:
    with pytest.raises(BadRecord, match="Either every seat adds a word"):
        table_of(with_tag(FINISHED, "Words", "a", "b", "c"))


@pytest.mark.parametrize("name", TAMPERED)
def test_a_record_is_refused_with(name: str) -> None:
    record, sentence = TAMPERED[name]
    with pytest.raises(BadRecord, match=sentence) as refusal:
        table_of(record)
    spoken(refusal.value.message)


@given(st.data())
def test_a_damaged_record_is_refused_or_plays(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(start + 20, len(TEXT))))
    damaged = TEXT[:start] + data.draw(st.text(max_size=4)) + TEXT[end:]
    _check_no_other_error(damaged)


@given(st.data())
def test_a_record_with_lines_out_of_place_is_refused_or_plays(data: st.DataObject) -> None:
    lines = TEXT.split("\n")
    at = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        lines.insert(data.draw(at), lines.pop(data.draw(at)))
    _check_no_other_error("\n".join(lines))


def _check_no_other_error(text: str) -> None:
    for check in (table_of, prove):
        try:
            check(read_record(text))
        except BadRecord as error:
            spoken(error.message)
