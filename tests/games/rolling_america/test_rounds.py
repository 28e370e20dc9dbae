"""The course of a round and of the game."""

from rollwright.core.message import say
from rollwright.core.place import CROSSED, Place
from rollwright.core.position import OVER, PLAY, ROLL, Events
from tests.games.rolling_america.board import COLORS, GAME, new_game


def test_the_turn_goes_on_when_all_seats_are_done() -> None:
    # Continuing a round: when all players have resolved both dice.
    game = new_game(2).roll("r1 b1").play("r1>PA", "b1>IA", "done", seat=1)
    assert (game.position.phase, game.position.waiting()) == (PLAY, [0])
    game.play("r1>PA", "b1>IA", "done", seat=0)
    assert (game.position.phase, game.position.turn) == (ROLL, 2)


def test_a_round_has_three_draws() -> None:
    # Fewer than six dice out: draw two more. Six out: the round ends.
    game = new_game()
    turns = []
    for dice in ("r1 b1", "g1 y1", "o1 p1"):
        turns.append((game.position.round, game.position.turn))
        game.roll(dice).end_turn()
    assert turns == [(1, 1), (1, 2), (1, 3)]
    assert (game.position.round, game.position.turn) == (2, 1)


def test_one_die_stays_in_the_bag_in_each_round() -> None:
    game = new_game().roll("r1 b1").end_turn().roll("g1 y1").end_turn().roll("o1 p1")
    assert game.position.to_json()["bag"] == ["wild"]


def test_all_dice_go_back_when_the_round_ends() -> None:
    game = new_game().roll("r1 b1").end_turn().roll("g1 y1").end_turn().roll("o1 p1").end_turn()
    assert game.position.to_json()["bag"] == list(COLORS)
    assert game.position.dice() == []


def test_the_end_of_a_round_is_told_and_crossed_off() -> None:
    # Ending a round: the next empty round box is crossed off.
    game = new_game().roll("r1 b1").end_turn().roll("g1 y1").end_turn()
    assert _round_boxes(GAME.paper.places(game.position, 0)) == 0
    game.roll("o1 p1").play("o1>WA", "p1>NY")
    events = Events()
    GAME.play(game.position, 0, game.position.parse(0, "done"), events)
    assert say(events[-1]) == "Round 1 is over: all dice go back into the bag."
    assert _round_boxes(GAME.paper.places(game.position, 0)) == 1


def test_the_game_ends_after_eight_rounds() -> None:
    # Eight rounds of three draws: 24 rolls.
    game = new_game()
    rolls = []
    while game.position.phase != OVER:
        rolls.append(game.position.round)
        game.position.roll(game.position.outcomes()[0][0])
        game.end_turn()
    assert rolls == [number for number in range(1, 9) for _ in range(3)]
    assert _round_boxes(GAME.paper.places(game.position, 0)) == 8


def test_maps_and_powers_carry_over_from_round_to_round() -> None:
    game = new_game().roll("r1 b1").play("r1>PA!", "b1>IA", "done")
    game.roll("g1 y1").end_turn().roll("o1 p1").end_turn()
    assert game.position.round == 2
    assert (game.cells()["PA"], game.powers()) == ("1!", (3, 2, 3))


def _round_boxes(places: list[Place]) -> int:
    return len([place for place in places if place.group == "rounds" and place.mark == CROSSED])
