"""Colour change: three times a game a die counts as wild."""

import pytest

from rollwright.core.errors import IllegalMove
from tests.games.rolling_america.board import ALL, board, filled, new_game


def test_an_orange_6_can_be_a_purple_6() -> None:
    # Colour change, the worked example.
    game = new_game().roll("o6 w1").play("o6c>NY")
    assert game.cells() == {"NY": "6"}
    assert game.pad()["left"] == ["w1"]


def test_it_costs_a_box() -> None:
    # One of the three boxes is crossed off.
    assert new_game().roll("o6 w1").play("o6c>NY").powers() == (2, 3, 3)


def test_the_die_counts_as_wild_wherever_the_number_fits() -> None:
    game = board("NY1").roll("o6 w1")
    changed = [text[4:] for text in game.legal("o6c>") if text[-1] != "!"]
    assert changed == sorted(set(ALL.split()) - {"NY", "CT", "MA", "NJ", "PA", "VT"})


def test_three_times_a_game() -> None:
    game = new_game()
    for dice, move in (("o6 w1", "o6c>NY"), ("g6 r1", "g6c>ME"), ("b6 p1", "b6c>VT")):
        game.roll(dice).play(move).end_turn()
    assert game.powers() == (0, 3, 3)
    game.roll("o6 w1")
    assert game.legal("o6c") == []
    assert game.why("o6c>FL") == "All three colour changes are used."


def test_both_dice_of_a_turn_may_change() -> None:
    game = new_game().roll("o6 g1").play("o6c>NY", "g1c>FL")
    assert (game.cells(), game.powers()) == ({"NY": "6", "FL": "1"}, (1, 3, 3))


def test_it_is_a_choice() -> None:
    # "You may": also where the die fits at home, and never where it doesn't.
    game = new_game().roll("o6 w1")
    assert {"o6>WA", "o6c>NY"} <= set(game.legal())


def test_it_may_be_used_in_the_region_of_the_die() -> None:
    # Settled in docs/rulings.md: it matters for a dupe.
    assert "o6c>WA" in new_game().roll("o6 w1").legal()


def test_a_wild_die_has_no_color_to_change() -> None:
    assert new_game().roll("o6 w1").legal("w1c") == []


def test_it_does_not_move_an_x_to_another_region() -> None:
    # Settled in docs/rulings.md: only numbers change their colour; an X has no such text.
    game = board(filled("AK AZ CA HI ID OR UT") + " NV1").roll("o6 w1")
    assert game.plain("o6") == ["WA"]
    game = board(filled("AK AZ CA HI ID UT WA") + " NV1").roll("o6 w1")
    assert game.plain("o6") == ["xOR"]
    assert "New York" in game.why("o6>xNY")
    with pytest.raises(IllegalMove):
        game.position.parse(0, "o6c>xNY")
