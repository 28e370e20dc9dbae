"""Game Setup and Player Setup: the table before the first round."""

import pytest

from rollwright.games.dice_realms.box.face import FACES
from tests.games.dice_realms.table import START, new_game


def test_everybody_starts_with_a_black_and_a_white_die() -> None:
    dice = new_game().json()["realms"][0]["dice"]
    assert [die["color"] for die in dice] == ["black", "white"]
    assert [die["faces"] for die in dice] == [START, START]


@pytest.mark.parametrize(("seats", "gray", "green"), [(4, 5, 4), (3, 4, 3), (2, 3, 2)])
def test_a_die_of_each_colour_goes_back_for_each_player_missing(
    seats: int, gray: int, green: int
) -> None:
    position = new_game(seats).position
    assert (position.gray, position.green) == (gray, green)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_grows_with_the_players(seats: int) -> None:
    """12 grain, 18 points and 4 chips of misery each; the grain of the start comes out of it."""
    position = new_game(seats).position
    assert position.grain == (12 - 3) * seats
    assert position.vp == 18 * seats
    assert position.misery == 4 * seats


def test_everybody_starts_with_a_coin_three_grain_and_a_reroll_token() -> None:
    game = new_game(3)
    for seat in range(3):
        assert game.has("treasury grain tokens", seat) == [1, 3, 1]
        assert game.has("vp misery sets coins upgrades", seat) == [0, 0, 0, 0, 0]


def test_the_fate_die_starts_with_two_winters_and_four_other_faces() -> None:
    chances = {
        game.position.outcome_text(outcome): round(chance * 6)
        for game in [new_game()]
        for outcome, chance in game.position.outcomes()
    }
    assert chances == {
        "fate winter": 2,
        "fate innovation": 1,
        "fate robber": 1,
        "fate good-harvest": 1,
        "fate bad-harvest": 1,
    }


def test_the_fate_die_goes_to_seat_0_first() -> None:
    assert new_game(4).json()["holder"] == 0


def test_the_first_game_has_its_five_tiles_and_adds_nothing() -> None:
    game = new_game()
    tiles = ["plow-team", "gardener", "steward", "grain-robber", "hero"]
    assert game.json()["tiles"] == tiles
    in_play = [face.id for face in FACES if game.left(face.id) >= 0 and face.line.kind == "white"]
    assert in_play == tiles
    assert [game.left(face) for face in tiles] == [8] * 5


def test_the_standard_lines_are_always_in_play() -> None:
    game = new_game()
    for face in FACES:
        if face.line.kind == "standard":
            assert game.left(face.id) > 0


def test_the_trays_do_not_depend_on_the_players() -> None:
    assert new_game(2).position.stock == new_game(4).position.stock
