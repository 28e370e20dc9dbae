"""The score of a round, the total, and the winner."""

import json
from typing import Any, cast

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.games.realms.position import RealmsPosition
from tests.games.realms.scenario import Seat
from tests.games.realms.table import ALL_NINE, GAME, ROUNDS, finished, new, pass_turns, play, roll


def test_a_round_scores_its_stars_and_a_tenth_for_each_unspent_resource() -> None:
    seat = Seat("charterstone", "euphoria", "wingspan").give(pumpkin=2, heart=3, coin=1)
    seat.roll(4, 5).play("A>euphoria:left", "hearts3:5").roll(6, 1)
    assert seat.position.scores() == [10 + 2 + 1]


def test_the_score_of_a_round_is_noted_and_everything_else_erased() -> None:
    position = roll(new(realms=ROUNDS), 4, 5)
    play(position, 0, "A>euphoria:left", "B>charterstone:building=4", "done")
    pass_turns(position, 8)
    pad = position.pads[0].to_json()
    assert pad["rounds"] == [11]
    assert pad["resources"] == {
        name: {"gained": 0, "spent": 0} for name in ("pumpkin", "heart", "coin")
    }
    assert pad["realms"] == {"pendulum": {}, "scythe": {}, "tapestry": {}}
    assert pad["dice"] == []
    assert position.scores() == [11]


def test_unspent_resources_are_not_carried_over() -> None:
    position = roll(new(realms=ROUNDS), 6, 5)
    play(position, 0, "A>charterstone:building=5", "done")
    roll(pass_turns(position, 8), 1, 1)
    texts = [position.text(0, move) for move in position.legal(0)]
    assert not [text for text in texts if text.startswith("coins")]


def test_a_score_card_of_10_1_and_9_7_and_14_5_totals_34_3() -> None:
    position = finished([101, 97, 145])
    assert position.scores() == [343]
    assert position.result(0) == {"round1": 101, "round2": 97, "round3": 145}


def test_the_breakdown_tells_each_realm_of_each_round() -> None:
    position = roll(new(realms=ROUNDS), 6, 5)
    play(position, 0, "A>charterstone:building=5", "done")
    pass_turns(position, 8)
    parts = GAME.words.breakdown(position, 0)
    assert [say(part.name) for part in parts] == [
        "Charterstone",
        "Euphoria",
        "Wingspan",
        "Unspent resources",
        "Sum",
    ]
    assert {say(part.heading) for part in parts} == {"Round 1"}
    assert [part.total for part in parts] == [False, False, False, False, True]
    assert sum(part.score for part in parts[:-1]) == parts[-1].score == position.scores()[0] == 1
    again = GAME.load(position.to_json())
    assert GAME.words.breakdown(again, 0) == parts


@pytest.mark.parametrize("stars", [[[6, 6, 6]], [[0, 0]], [[0, 0, 7]], [[1, 0, 0], [0, 0, 0]]])
def test_stars_that_do_not_make_the_score_are_refused(stars: list[list[int]]) -> None:
    position = roll(new(realms=ROUNDS), 6, 5)
    play(position, 0, "A>charterstone:building=5", "done")
    data = cast(dict[str, Any], pass_turns(position, 8).to_json())
    data["pads"][0]["finished"] = stars
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_the_most_stars_win() -> None:
    assert finished([100, 100, 100], [0, 0, 301], [99, 99, 99]).ranking() == [[1], [0], [2]]


def test_decimals_count() -> None:
    assert finished([100, 100, 100], [100, 101, 100]).ranking() == [[1], [0]]


def test_a_tie_goes_to_the_better_third_round() -> None:
    assert finished([120, 100, 80], [100, 100, 100]).ranking() == [[1], [0]]
    assert finished([0, 150, 150], [200, 0, 100]).ranking() == [[0], [1]]


def test_a_tie_in_the_third_round_goes_to_the_better_second() -> None:
    assert finished([120, 80, 100], [100, 100, 100]).ranking() == [[1], [0]]


def test_after_the_second_round_the_first_is_equal_too_and_the_victory_shared() -> None:
    # Equal totals with equal rounds 3 and 2 leave no difference in round 1.
    assert finished([90, 80, 70], [80, 80, 70], [90, 80, 70]).ranking() == [[0, 2], [1]]


def test_ties_below_the_first_place_are_broken_alike() -> None:
    scores = [[10, 10, 10], [100, 100, 100], [10, 0, 20], [0, 20, 10]]
    assert finished(*scores).ranking() == [[1], [2], [3], [0]]


def test_a_game_of_fewer_rounds_breaks_ties_by_its_last_round() -> None:
    data = json.loads(json.dumps(new(2, realms=ROUNDS[:2]).to_json()))
    data |= {"phase": "over", "round": 2, "turn": 9, "realms": [], "used": ALL_NINE[:6]}
    data["cards"] = GAME.editions({"realms": ROUNDS[:2]})
    for pad, scores in zip(data["pads"], ([90, 70], [70, 90]), strict=True):
        pad |= {"rounds": scores, "realms": {}, "stars": {}}
    assert cast(RealmsPosition, GAME.load(data)).ranking() == [[1], [0]]
