"""A table: it rolls, makes moves, and records both."""

import pytest

from rollwright.core.errors import (
    BadOptions,
    BadOutcome,
    BadPosition,
    IllegalMove,
    NotYourTurn,
    WrongPhase,
)
from rollwright.core.provable import commitment_of
from rollwright.tables.table import MANUAL, load_table, new_table
from tests.tables.recorded_table import GAME, friends


def test_the_same_seed_and_words_bring_the_same_rolls() -> None:
    one, other = friends(), friends()
    one.roll()
    other.roll()
    assert one.position.to_json() == other.position.to_json()


def _rolls(seed: str, words: tuple[str, ...]) -> list[int]:
    table = new_table(GAME, 2, seed=seed, words=words)
    return [table.draw() for _ in range(3)] + [new_table(GAME, 2, seed=seed, words=words).draw()]


def test_another_seed_or_word_brings_other_rolls() -> None:
    rolls = _rolls("a", ("n", "s"))
    assert rolls[0] == rolls[1] == rolls[3], "looking ahead changed the roll"
    assert _rolls("b", ("n", "s")) != rolls
    assert _rolls("a", ("n", "t")) != rolls
    assert _rolls("a", ("m", "s")) != rolls
    assert _rolls("a", ()) != rolls


def test_without_a_seed_a_secret_one_is_drawn() -> None:
    one, other = new_table(GAME, 1), new_table(GAME, 1)
    assert one.setting.seed != other.setting.seed
    assert len(one.setting.seed) >= 32
    assert not one.setting.open_seed
    assert one.setting.commitment == commitment_of(one.setting.seed)


def test_a_roll_is_kept_with_its_moves_in_order() -> None:
    table = new_table(GAME, 2, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    table.play(1, "w5>TX")
    table.play(0, "r3>PA")
    table.play(1, "r3>OH")
    assert [(turn.outcome, turn.moves) for turn in table.turns] == [
        ("r3 w5", [(1, "w5>TX"), (0, "r3>PA"), (1, "r3>OH")])
    ]


def test_moves_after_a_roll_that_was_taken_back_can_be_taken_back() -> None:
    table = new_table(GAME, 2, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    for seat in (0, 1):
        for move in ("r3>PA", "w5>TX", "done"):
            table.play(seat, move)
    table.roll([["blue", 2], ["green", 1]])
    table.undo_roll()
    assert table.undo(1) == "done"
    assert table.undo_roll() == "r3 w5"
    table.roll([["red", 4], ["wild", 5]])
    rolled = table.position.to_json()
    assert table.rolled.to_json() == rolled
    table.play(0, "r4>PA")
    assert table.rolled.to_json() == rolled
    table.undo(0)
    assert table.position.to_json() == rolled


def test_what_happens_is_told() -> None:
    table = new_table(GAME, 1, dice=MANUAL)
    assert [event.key for event in table.roll([["red", 3], ["wild", 5]])] == [
        "rolling-america.event.roll"
    ]
    assert [event.key for event in table.play(0, "r3>PA")] == ["rolling-america.event.write"]


def test_typed_dice_must_be_typed() -> None:
    table = new_table(GAME, 1, dice=MANUAL)
    with pytest.raises(BadOptions, match="say what was rolled"):
        table.roll()
    wrong: list[object] = [[["red", 3]], [["red", 7], ["blue", 1]], "r3 w5", {}]
    for outcome in wrong:
        with pytest.raises(BadOutcome):
            table.roll(outcome)
    assert table.turns == []


def test_drawn_dice_cannot_be_typed() -> None:
    table = friends()
    with pytest.raises(BadOptions, match="none can be typed in"):
        table.roll([["red", 3], ["wild", 5]])
    assert table.turns == []


def test_a_roll_waits_for_the_seats() -> None:
    table = friends()
    table.roll()
    before = table.position.to_json()
    with pytest.raises(WrongPhase):
        table.roll()
    assert table.position.to_json() == before
    assert len(table.turns) == 1


def test_a_refused_move_leaves_no_trace() -> None:
    table = new_table(GAME, 2, dice=MANUAL)
    with pytest.raises(NotYourTurn):
        table.play(0, "done")
    table.roll([["red", 3], ["wild", 5]])
    before = table.position.to_json()
    for seat, move, kind in (
        (0, "r3>TX", IllegalMove),
        (0, "nonsense", IllegalMove),
        (0, "", IllegalMove),
        (2, "r3>PA", NotYourTurn),
        (-1, "r3>PA", NotYourTurn),
    ):
        with pytest.raises(kind):
            table.play(seat, move)
    assert table.position.to_json() == before
    assert table.turns[0].moves == []


@pytest.mark.parametrize("words", [("a",), ("a", "b", "c"), ("a", ""), ("a", "b c"), ("a", "é")])
def test_words_come_from_every_seat_or_none_and_are_plain(words: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        new_table(GAME, 2, words=words)


@pytest.mark.parametrize(
    "names",
    [("Ann",), ("a", "b", "c"), ("a", "b\n"), ("a", "\x07"), ("a", "\ud800"), ("a", "x" * 201)],
)
def test_names_come_from_every_seat_or_none_and_can_be_written(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        new_table(GAME, 2, names=names)


@pytest.mark.parametrize("seed", ["a\nb", "\x00", "\ud800", "a\tb", "x" * 1001])
def test_a_seed_can_be_written(seed: str) -> None:
    with pytest.raises(BadOptions):
        new_table(GAME, 2, seed=seed)
    with pytest.raises(BadOptions):
        load_table(GAME, GAME.new(1, {}).to_json(), seed=seed)


def test_a_wrong_set_up_is_refused() -> None:
    with pytest.raises(BadOptions):
        new_table(GAME, 0)
    with pytest.raises(BadOptions):
        new_table(GAME, 1, {"no such": "option"})


def test_a_broken_position_is_not_loaded() -> None:
    with pytest.raises(BadPosition):
        load_table(GAME, {})


def test_a_table_loaded_in_the_middle_of_a_turn_goes_on() -> None:
    table = new_table(GAME, 2, dice=MANUAL)
    table.roll([["red", 3], ["wild", 5]])
    table.play(0, "r3>PA")
    loaded = load_table(GAME, table.position.to_json(), dice=MANUAL)
    loaded.play(0, "w5>TX")
    loaded.play(1, "r3>OH")
    assert loaded.undo(0) == "w5>TX"
    expected = new_table(GAME, 2, dice=MANUAL)
    expected.roll([["red", 3], ["wild", 5]])
    expected.play(0, "r3>PA")
    expected.play(1, "r3>OH")
    assert loaded.position.to_json() == expected.position.to_json()
