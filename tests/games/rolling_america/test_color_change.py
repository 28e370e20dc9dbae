"""Colour change: three times a game a die counts as wild."""

from rollwright.core.message import Message, say
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


def _no_room(blank: str, holding: str) -> str:
    """A map of Xs with these states blank, and these numbers beside them."""
    taken = set(blank.split()) | {word[:2] for word in holding.split()}
    return filled(" ".join(sorted(set(ALL.split()) - taken))) + " " + holding


# A 6 fits in none of the three blank states: one orange, one red, one purple.
NO_ROOM_FOR_A_6 = _no_room("OH OR VT", "NV1 IN1 NH1")


def test_a_changed_die_that_fits_nowhere_crosses_any_blank_state() -> None:
    # Settled in docs/rulings.md: treated as a wild, so the X goes where that of a wild goes.
    game = board(NO_ROOM_FOR_A_6).roll("o6 w6")
    assert game.plain("o6") == ["xOR"]
    assert game.plain("w6") == ["xOH", "xOR", "xVT"]
    changed = [text for text in game.legal("o6c>") if text[-1] != "!"]
    assert changed == ["o6c>xOH", "o6c>xOR", "o6c>xVT"]
    assert game.legal("w6c") == []


def test_a_changed_x_costs_a_box_and_leaves_nothing_to_dupe() -> None:
    game = board(NO_ROOM_FOR_A_6).roll("o6 w6").play("o6c>xOH")
    assert (game.cells()["OH"], game.powers()) == ("x", (2, 3, 3))
    assert (game.pad()["left"], game.pad()["dupable"]) == (["w6"], None)


def test_a_changed_x_is_told_as_such() -> None:
    game = board(NO_ROOM_FOR_A_6).roll("o6 w6")
    assert game.told("o6c>xOH") == [
        "The orange 6 changes its colour and fits nowhere on the map: an X in Ohio."
    ]


def test_a_changed_x_may_take_the_place_of_doing_nothing() -> None:
    game = board(_no_room("OH VT", "IN1 NH1")).roll("o6 w6")
    assert [text for text in game.legal("o6") if text[-1] != "!"] == ["o6>-", "o6c>xOH", "o6c>xVT"]


def test_a_changed_die_that_fits_somewhere_must_be_written_there() -> None:
    # The duty of a wild die: one state on the map where the number fits forbids the X.
    game = board(_no_room("OH OR VT", "NV1 IN1")).roll("o6 w6")
    assert game.plain("o6") == ["xOR"]
    assert [text for text in game.legal("o6c>") if text[-1] != "!"] == ["o6c>VT"]
    assert game.why("o6c>xOH").endswith("must be written where it fits, in Vermont.")


def test_a_changed_x_needs_a_box_and_a_blank_state() -> None:
    game = board(NO_ROOM_FOR_A_6).roll("o6 w6")
    assert game.why("o6c>xTX") == "Texas is not blank: it holds X."
    assert game.why("w6c>xOH") == "The wild 6 is wild already: a colour change would do nothing."
    game = board(NO_ROOM_FOR_A_6 + " color_change=0").roll("o6 w6")
    assert game.legal("o6c") == []
    assert game.why("o6c>xOH") == "All three colour changes are used."
    assert "Ohio is red" in game.why("o6>xOH")


def test_a_changed_die_on_a_full_map_has_nothing_to_cross() -> None:
    game = board(filled(ALL)).roll("o6 w6")
    assert game.legal("o6") == ["o6>-"]
    assert game.why("o6c>xOH") == "Ohio is not blank: it holds X."


def test_without_it_an_x_stays_in_the_region_of_its_die() -> None:
    game = board(filled("AK AZ CA HI ID OR UT") + " NV1").roll("o6 w1")
    assert game.plain("o6") == ["WA"]
    game = board(filled("AK AZ CA HI ID UT WA") + " NV1").roll("o6 w1")
    assert game.plain("o6") == ["xOR"]
    assert "New York" in game.why("o6>xNY")


def test_the_rule_of_the_map_tells_where_an_x_goes() -> None:
    rule = Message("rolling-america.rule.map")
    assert "an X goes in a blank state of its colour." in say(rule)
    assert "one that changes its colour" in say(rule)
    assert "its X goes in any blank state." in say(rule)
    assert "una X va a un estado en blanco de su color." in say(rule, "es")
    assert "un dado que cambia de color" in say(rule, "es")
    assert "su X va a cualquier estado en blanco." in say(rule, "es")
