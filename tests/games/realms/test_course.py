"""The course of the game: seats, rolls, rounds and the realms of each."""

import json
from itertools import combinations
from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions, BadOutcome, BadPosition, NotYourTurn, WrongPhase
from rollwright.core.playout import play_randomly
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games.realms.position import RealmsPosition
from tests.games.realms.table import GAME, ROUNDS, marks, new, pass_turns, play, roll, uses

BASE = [
    "between-two-castles",
    "between-two-cities",
    "charterstone",
    "euphoria",
    "my-little-scythe",
    "pendulum",
    "scythe",
    "tapestry",
    "the-society",
    "viticulture",
    "wingspan",
]


# --- seats -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 6, 7, 500])
def test_any_number_of_seats_plays(seats: int) -> None:
    position = roll(new(seats, realms=ROUNDS), 6, 2)
    assert position.waiting() == list(range(seats))
    for seat in range(seats):
        play(position, seat, "A>euphoria:left", "done")
    assert (position.phase, position.turn) == (ROLL, 2)


def test_there_is_no_game_without_a_seat() -> None:
    with pytest.raises(BadOptions):
        new(0)


def test_everybody_uses_the_same_realms_and_the_same_roll() -> None:
    position = roll(new(3, realms=ROUNDS), 6, 2)
    first = [position.text(0, move) for move in position.legal(0)]
    for seat in (1, 2):
        assert [position.text(seat, move) for move in position.legal(seat)] == first


def test_seats_play_at_the_same_time_in_whatever_order() -> None:
    position = roll(new(3, realms=ROUNDS), 6, 2)
    play(position, 2, "A>euphoria:left")
    play(position, 0, "A>wingspan:1", "B>euphoria:left", "done")
    play(position, 2, "B>wingspan:1", "done")
    assert (position.phase, position.waiting()) == (PLAY, [1])
    with pytest.raises(NotYourTurn):
        play(position, 0, "done")
    assert play(position, 1, "done").phase == ROLL


def test_the_next_roll_waits_for_everybody() -> None:
    position = play(roll(new(2, realms=ROUNDS), 6, 2), 0, "done")
    with pytest.raises(WrongPhase):
        roll(position, 1, 1)


def test_what_one_seat_spends_and_creates_is_its_own() -> None:
    position = new(2, realms=ROUNDS)
    data = json.loads(json.dumps(position.to_json()))
    for pad in data["pads"]:
        pad["resources"]["pumpkin"]["gained"] = 2
        pad["resources"]["coin"]["gained"] = 1
    position = roll(cast(RealmsPosition, GAME.load(data)), 5, 2)
    play(position, 0, "A-1", "coins:1")
    assert uses(position, 0, "C")
    assert uses(position, 1, "C") == []
    for seat in (0, 1):
        play(position, seat, "A>charterstone:building=2")
    assert [marks(position, seat, "charterstone") for seat in (0, 1)] == [
        {"building4": "x", "crate4": "2"},
        {"building5": "x", "crate5": "2"},
    ]
    assert position.dice() == [5, 2]


def test_what_one_seat_marks_is_its_own() -> None:
    position = roll(new(2, realms=ROUNDS), 6, 2)
    before = position.pads[1].to_json()
    play(position, 0, "A>euphoria:left", "B>wingspan:1")
    assert position.pads[1].to_json() == before


# --- rolls -----------------------------------------------------------------------------------


def test_two_dice_are_rolled_21_ways_and_pairs_come_half_as_often() -> None:
    chances = {
        tuple(cast(list[int], position.outcome_json(outcome))): weight
        for position in [new(realms=ROUNDS)]
        for outcome, weight in position.outcomes()
    }
    assert len(chances) == 21
    assert {chances[(value, value)] for value in range(1, 7)} == {1 / 36}
    assert {chances[pair] for pair in combinations(range(1, 7), 2)} == {2 / 36}


@pytest.mark.parametrize(
    "outcome", [[], [3], [3, 5, 1], [0, 3], [3, 7], ["3", 5], [True, 5], "35", None, [3.0, 5]]
)
def test_only_two_dice_of_1_to_6_can_come_up(outcome: object) -> None:
    position = new(realms=ROUNDS)
    with pytest.raises(BadOutcome):
        position.parse_outcome(outcome)


def test_the_dice_keep_the_order_in_which_they_are_told() -> None:
    # A is the first one told.
    assert roll(new(realms=ROUNDS), 5, 3).dice() == [5, 3]
    assert uses(roll(new(realms=ROUNDS), 5, 3), 0, "A")[0] == "A>charterstone:building=3"


# --- realms of a round -----------------------------------------------------------------------


def test_three_of_the_eleven_base_realms_are_drawn_for_a_round() -> None:
    position = new()
    drawn = [cast(list[str], position.outcome_json(outcome)) for outcome, _ in position.outcomes()]
    assert sorted(drawn) == [list(triple) for triple in combinations(BASE, 3)]
    assert {weight for _, weight in position.outcomes()} == {1 / 165}


def test_realms_come_before_the_first_roll_of_each_round() -> None:
    position = new(rounds=2)
    with pytest.raises(BadOutcome):
        roll(position, 3, 5)
    roll(position, "wingspan", "scythe", "tapestry")
    assert (position.phase, position.details()) == (
        ROLL,
        {"realms": ["wingspan", "scythe", "tapestry"]},
    )
    pass_turns(position, 9)
    assert (position.round, position.details()) == (2, {"realms": []})
    with pytest.raises(BadOutcome):
        roll(position, 3, 5)


def test_realms_are_never_used_twice_in_a_game() -> None:
    position = new()
    pass_turns(roll(position, "wingspan", "scythe", "tapestry"), 9)
    drawn = [cast(list[str], position.outcome_json(outcome)) for outcome, _ in position.outcomes()]
    assert len(drawn) == 56
    assert not {"wingspan", "scythe", "tapestry"} & {name for names in drawn for name in names}
    with pytest.raises(BadOutcome):
        roll(position, "wingspan", "pendulum", "euphoria")
    pass_turns(roll(position, "pendulum", "euphoria", "charterstone"), 9)
    assert len(position.outcomes()) == 10


@pytest.mark.parametrize(
    "outcome",
    [
        ["wingspan", "scythe"],
        ["wingspan", "scythe", "scythe"],
        ["wingspan", "scythe", "chess"],
        ["wingspan", "scythe", "tapestry", "pendulum"],
        [1, 2, 3],
        "wingspan",
    ],
)
def test_only_three_different_realms_can_be_drawn(outcome: object) -> None:
    with pytest.raises(BadOutcome):
        new().parse_outcome(outcome)


def test_chosen_realms_are_dealt_without_chance() -> None:
    position = new(realms=ROUNDS)
    for names in ROUNDS:
        assert position.details() == {"realms": names}
        pass_turns(position, 9)
    assert position.phase == OVER


def test_drawn_realms_read_and_write_as_text() -> None:
    position = new()
    for outcome, _ in position.outcomes()[:5]:
        assert position.parse_outcome_text(position.outcome_text(outcome)) == outcome
    roll(position, "wingspan", "scythe", "tapestry")
    assert position.outcome_text(position.parse_outcome([5, 3])) == "5 3"
    assert position.parse_outcome_text("5 3") == position.parse_outcome([5, 3])


# --- rounds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_one_to_three_rounds_of_nine_turns(rounds: int) -> None:
    position = new(rounds=rounds, realms=ROUNDS[:rounds])
    pass_turns(position, 9 * rounds - 1)
    assert (position.phase, position.round, position.turn) == (ROLL, rounds, 9)
    pass_turns(position, 1)
    assert position.phase == OVER
    with pytest.raises(WrongPhase):
        roll(position, 1, 2)


# --- values ----------------------------------------------------------------------------------


def test_after_the_last_round_the_paper_stays_and_is_counted_once() -> None:
    position = new(2, rounds=2)
    play_randomly(position, Luck(7))
    assert position.phase == OVER
    assert position.realms == position.used[3:]
    for seat, pad in enumerate(position.pads):
        places = GAME.paper.places(position, seat)
        assert {place.group for place in places} == {*position.realms, "resources"}
        counted = sum(place.mark == "outlined" for place in places if place.group == "resources")
        stars = [pad.stars_in(slot) for slot in range(3)]
        assert pad.rounds[1] == 10 * sum(stars) + counted
        assert position.scores()[seat] == sum(pad.rounds) == GAME.advice.estimate(position, seat)
        parts = GAME.words.breakdown(position, seat)
        assert sum(part.score for part in parts if not part.total) == sum(pad.rounds)
        assert [part.score for part in parts if part.total] == pad.rounds
    data = json.loads(json.dumps(position.to_json()))
    assert GAME.load(data).to_json() == data
    data["pads"][1]["rounds"][1] += 10
    data["pads"][1]["finished"][1][0] += 1
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_a_whole_game_of_two_seats_can_be_saved_after_every_turn() -> None:
    position, luck = new(2), Luck("saving")
    while position.phase != OVER:
        saved = json.loads(json.dumps(position.to_json()))
        assert GAME.load(saved).to_json() == saved
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        for seat in position.waiting():
            moves = position.legal(seat)
            position.apply(seat, moves[luck.below(len(moves))])
    assert position.to_json() == GAME.load(position.to_json()).to_json()


def test_a_loaded_game_goes_on_like_the_saved_one() -> None:
    position = new(2)
    position.roll(position.sample(Luck(1)))
    loaded = GAME.load(json.loads(json.dumps(position.to_json())))
    play_randomly(position, Luck(2))
    play_randomly(loaded, Luck(2))
    assert loaded.to_json() == position.to_json()
