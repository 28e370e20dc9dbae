"""The seven dice, the bag they are drawn from, and who draws."""

import pytest

from rollwright.core.errors import BadOutcome
from rollwright.core.message import say
from rollwright.core.position import Events
from tests.games.rolling_america.board import COLORS, board, new_game


def test_the_bag_starts_with_seven_dice_six_colors_and_a_wild() -> None:
    # Contents: one die each of red, blue, green, yellow, orange and purple, and a wild one.
    assert new_game().position.to_json()["bag"] == list(COLORS)


def test_a_turn_draws_two_dice_of_the_bag_that_show_one_to_six() -> None:
    # How to play: whoever has the turn draws two dice without looking, and rolls them.
    position = new_game().position
    dice = [position.outcome_json(outcome) for outcome, _ in position.outcomes()]
    expected = [
        [[first, one], [second, two]]
        for at, first in enumerate(COLORS)
        for second in COLORS[at + 1 :]
        for one in range(1, 7)
        for two in range(1, 7)
    ]
    assert dice == expected


def test_every_pair_of_dice_is_equally_likely() -> None:
    # How to play: the draw is blind; 21 pairs of colours, 36 ways to fall.
    weights = {weight for _, weight in new_game().position.outcomes()}
    assert weights == {1 / (21 * 36)}


def test_drawn_dice_are_out_of_the_bag() -> None:
    game = new_game().roll("r3 w5")
    assert game.position.to_json()["bag"] == ["blue", "green", "yellow", "orange", "purple"]
    assert game.position.dice() == [["red", 3], ["wild", 5]]


def test_dice_out_of_the_bag_are_not_drawn_again_in_the_round() -> None:
    # Continuing a round: two *more* dice are drawn, the earlier ones stay out.
    game = new_game().roll("r3 w5").end_turn()
    for dice in ("r1 b1", "b1 w6", "r1 w1"):
        with pytest.raises(BadOutcome, match=r"is out of the bag until the next round"):
            game.roll(dice)
    colors = {game.position.outcome_text(outcome)[0] for outcome, _ in game.position.outcomes()}
    assert colors == set("bgyo")


@pytest.mark.parametrize(
    "dice", ["r3", "r3 r4", "r3 w5 b1", "r7 w5", "r0 w5", "x3 w5", "r3  w5", ""]
)
def test_only_two_dice_of_different_colors_can_come_up(dice: str) -> None:
    with pytest.raises(BadOutcome):
        new_game().roll(dice)


def test_the_order_in_which_dice_are_announced_is_idle() -> None:
    assert (
        new_game().roll("w5 r3").position.to_json() == new_game().roll("r3 w5").position.to_json()
    )


def test_all_seats_get_the_same_dice() -> None:
    # How to play: the roll is announced, and everyone uses it.
    game = new_game(3).roll("g2 p6")
    assert [game.pad(seat)["left"] for seat in range(3)] == [["g2", "p6"]] * 3


def test_all_seats_resolve_at_once() -> None:
    # How to play: simultaneously; nobody waits for anybody.
    game = new_game(3).roll("g2 p6")
    assert game.position.waiting() == [0, 1, 2]
    game.play("p6>NY", "g2>KS", "done", seat=2).play("g2>TX", seat=0)
    assert game.position.waiting() == [0, 1]


def test_maps_are_separate() -> None:
    # Set-up: each player has a map of their own.
    game = new_game(2).roll("g2 p6").play("g2>KS!", seat=1)
    assert (game.cells(0), game.powers(0)) == ({}, (3, 3, 3))
    assert (game.cells(1), game.powers(1)) == ({"KS": "2!"}, (3, 2, 3))


def test_the_bag_passes_to_the_next_seat_each_turn_across_rounds() -> None:
    # How to play, continuing a round: play goes to the left, seat by seat.
    game = new_game(2)
    rollers = []
    for _ in range(5):
        events = Events()
        game.position.roll(game.position.outcomes()[0][0], events)
        rollers.append(say(events[0])[:7])
        game.end_turn()
    assert rollers == ["Seat 0 ", "Seat 1 ", "Seat 0 ", "Seat 1 ", "Seat 0 "]


def test_the_roll_is_announced_with_colors_and_numbers() -> None:
    # How to play: colours and numbers are said aloud.
    events = Events()
    position = board().position
    position.roll(position.parse_outcome_text("r3 w5"), events)
    assert [say(event) for event in events] == ["Seat 0 draws the red 3 and the wild 5."]
    assert [say(event, "es") for event in events] == ["El asiento 0 saca el 3 rojo y el 5 comodín."]
