"""Youtoma for several: the same rolls for all, levels of their own, the lowest score wins."""

from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadPosition, IllegalMove
from rollwright.core.message import Message, say
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition

GAME = find_game("youtoma-together")
REALMS = ["wingspan", "between-two-castles", "tapestry"]


def new(seats: int, level: str, rounds: int = 1) -> RealmsPosition:
    return cast(RealmsPosition, GAME.new(seats, {"rounds": rounds, "level": level}))


def choose(position: RealmsPosition, *levels: str) -> RealmsPosition:
    """Let the seats choose their levels."""
    for seat, level in enumerate(levels):
        GAME.play(position, seat, position.parse(seat, f"level:{level}"))
    return position


def play_turn(position: RealmsPosition, luck: Luck) -> list[int]:
    """Roll, and let everybody play by chance; returns the seats that had something to do."""
    while position.phase == ROLL:
        position.roll(position.sample(luck))
    busy = position.waiting()
    for seat in busy:
        while position.is_waiting(seat):
            moves = position.legal(seat)
            position.apply(seat, moves[luck.below(len(moves))])
    return busy


def test_everybody_plays_only_the_sheets_of_the_twin() -> None:
    position, luck = new(3, "normal", rounds=2), Luck("all")
    turns = 0
    while position.phase != OVER:
        assert play_turn(position, luck) == [0, 1, 2]
        turns += 1
    assert turns == 22
    assert len(position.used) == 6


def test_first_every_seat_chooses_its_level() -> None:
    position = new(3, "own")
    assert (position.phase, position.waiting()) == (PLAY, [0, 1, 2])
    texts = [position.text(1, move) for move in position.legal(1)]
    assert texts == ["level:easy", "level:normal", "level:hard"]
    question = GAME.words.question(position, 1)
    assert question is not None
    assert say(question) == "On which level do you play?"
    choose(position, "hard", "easy")
    assert position.waiting() == [2]
    assert position.phase == PLAY
    GAME.play(position, 2, position.parse(2, "level:normal"))
    assert position.phase == ROLL


def test_a_level_is_chosen_once_and_before_anything_else() -> None:
    position = new(2, "own")
    with pytest.raises(IllegalMove, match="First choose your level"):
        GAME.play(position, 0, position.parse(0, "done"))
    choose(position, "easy", "easy")
    luck = Luck("once")
    while position.phase == ROLL:
        position.roll(position.sample(luck))
    with pytest.raises(IllegalMove, match="chosen for the whole game"):
        GAME.play(position, 0, position.parse(0, "level:hard"))


def test_easy_seats_sit_out_the_eleventh_turn() -> None:
    position, luck = choose(new(3, "own"), "easy", "normal", "hard"), Luck("eleven")
    busy = [play_turn(position, luck) for _ in range(11)]
    assert busy == [[0, 1, 2]] * 10 + [[1, 2]]
    assert position.phase == OVER


def test_a_round_of_easy_seats_has_ten_turns() -> None:
    position, luck = choose(new(2, "own"), "easy", "easy"), Luck("ten")
    for _ in range(10):
        play_turn(position, luck)
    assert position.phase == OVER


def test_the_rolls_are_counted_as_they_were_made() -> None:
    # The number of a roll decides the provable dice.
    position, luck = choose(new(2, "own", rounds=2), "easy", "easy"), Luck("counted")
    for _ in range(10):
        play_turn(position, luck)
    assert (position.round, position.rolled()) == (2, 11)
    position.roll(position.sample(luck))
    assert position.rolled() == 12


def test_who_sits_out_has_no_dice() -> None:
    position, luck = choose(new(2, "own"), "easy", "hard"), Luck("out")
    for _ in range(10):
        play_turn(position, luck)
    position.roll(position.sample(luck))
    assert [len(pad.dice) for pad in position.pads] == [0, 2]
    assert GAME.load(position.to_json()).to_json() == position.to_json()


def test_hard_seats_get_a_star_for_six_of_a_kind() -> None:
    position, luck = choose(new(2, "own"), "normal", "hard"), Luck("hoards")
    while position.phase == ROLL and not position.realms:
        position.roll(position.sample(luck))
    for pad in position.pads:
        pad.gained = [6, 5, 18]
    assert position.scores() == [29, 49]


def test_the_lowest_score_wins_and_the_last_round_decides_among_equals() -> None:
    position, luck = new(4, "normal", rounds=2), Luck("low")
    while position.phase != OVER:
        play_turn(position, luck)
    for pad, rounds in zip(position.pads, ([70, 90], [90, 70], [60, 80], [90, 70]), strict=True):
        pad.rounds = rounds
    assert position.scores() == [160, 160, 140, 160]
    assert position.ranking() == [[2], [1, 3], [0]]
    assert not GAME.higher_is_better


def test_levels_are_saved() -> None:
    position = choose(new(3, "own"), "hard", "easy")
    again = cast(RealmsPosition, GAME.load(position.to_json()))
    assert again.to_json() == position.to_json()
    assert again.waiting() == [2]
    assert position.to_json()["levels"] == ["hard", "easy", ""]


@pytest.mark.parametrize(
    "levels", [["hard", "easy", "hard"], ["hard", "easy"], ["hard", "mild", ""], ["", "easy", ""]]
)
def test_impossible_levels_are_refused(levels: list[str]) -> None:
    data = choose(new(3, "own"), "hard", "easy").to_json()
    with pytest.raises(BadPosition):
        GAME.load({**data, "levels": levels})


def test_only_a_game_with_own_levels_saves_them() -> None:
    with pytest.raises(BadPosition):
        GAME.load({**new(2, "easy").to_json(), "levels": ["easy", "easy"]})
    without = {key: value for key, value in new(2, "own").to_json().items() if key != "levels"}
    with pytest.raises(BadPosition):
        GAME.load(without)


# --- what is told ------------------------------------------------------------------------------


def test_the_level_stands_at_the_seat_where_each_has_its_own() -> None:
    position = choose(new(3, "own"), "hard", "easy")
    told = [GAME.words.about_seat(position, seat) for seat in range(3)]
    assert [told and say(told) for told in told] == ["hard", "easy", None]
    assert GAME.words.about_seat(new(2, "hard"), 0) is None


def remarks(position: RealmsPosition) -> list[str]:
    return [
        say(remark, "en", lambda seat: "ABCDEFGH"[seat]) for remark in GAME.words.remarks(position)
    ]


def test_it_is_told_that_the_lowest_score_wins_and_on_which_level() -> None:
    assert remarks(choose(new(2, "own"), "easy", "hard")) == [
        "Your twin's sheet: the lowest score wins"
    ]
    assert remarks(new(2, "easy"))[1] == "Easy: ten turns for Youtoma"


def test_the_last_turn_of_easy_seats_is_announced_and_why_they_sit_out() -> None:
    position, luck = choose(new(3, "own"), "easy", "normal", "easy"), Luck("announced")
    for _ in range(9):
        play_turn(position, luck)
        assert (remarks(position)[1:] == ["Last turn for A and C"]) == (position.turn == 10)
    play_turn(position, luck)
    assert remarks(position)[1:] == ["Last turn", "A and C sit this turn out"]
    events: list[Message] = []
    position.roll(position.sample(luck), events)
    told = [say(event, "en", lambda seat: "ABC"[seat]) for event in events]
    assert told[1:] == [
        "A has played all 10 turns, and sits this one out.",
        "C has played all 10 turns, and sits this one out.",
    ]


def test_of_many_who_sit_out_nobody_is_named() -> None:
    levels = ["easy"] * 5 + ["hard"]
    position, luck = choose(new(6, "own"), *levels), Luck("many")
    for _ in range(9):
        play_turn(position, luck)
    assert remarks(position)[1:] == ["Last turn for all on the easy level"]
    play_turn(position, luck)
    assert remarks(position)[1:] == ["Last turn", "All on the easy level sit this turn out"]


def test_where_all_have_ten_turns_nobody_sits_out() -> None:
    position, luck = new(2, "easy"), Luck("all easy")
    for _ in range(9):
        play_turn(position, luck)
    assert remarks(position)[2:] == ["Last turn"]


def test_a_seat_alone_still_has_the_turns_of_all() -> None:
    position, luck = choose(new(2, "own"), "easy", "hard"), Luck("alone")
    for _ in range(10):
        play_turn(position, luck)
    alone, _ = position.alone(0)
    assert (alone.turn, alone.phase) == (11, ROLL)
    alone.roll(alone.sample(luck))
    assert alone.phase == OVER
