"""Dupe: three times a game the number of a die is written a second time."""

from tests.games.rolling_america.board import ALL, BLUE, board, filled, new_game


def _dupes(texts: list[str]) -> list[str]:
    return [text.removeprefix("dupe>") for text in texts if text[-1] != "!"]


def test_a_blue_3_can_be_written_in_two_blue_states() -> None:
    # Dupe, the worked example.
    game = new_game().roll("b3 w5").play("b3>IA", "dupe>MI")
    assert game.cells() == {"IA": "3", "MI": "3"}


def test_it_costs_a_box() -> None:
    assert new_game().roll("b3 w5").play("b3>IA", "dupe>MI").powers() == (3, 3, 2)


def test_the_second_number_stays_in_the_region() -> None:
    game = new_game().roll("b3 w5").play("b3>IA")
    assert _dupes(game.legal("dupe")) == [code for code in BLUE.split() if code != "IA"]


def test_a_wild_can_go_to_two_regions() -> None:
    # In brackets: two different regions are open to a wild die.
    game = new_game().roll("b3 w5").play("w5>TX")
    assert _dupes(game.legal("dupe")) == [code for code in ALL.split() if code != "TX"]
    assert game.play("dupe>ME").cells() == {"TX": "5", "ME": "5"}


def test_a_die_that_changed_its_color_can_go_to_two_regions() -> None:
    # It is treated as a wild one.
    game = new_game().roll("b3 w5").play("b3c>TX", "dupe>ME")
    assert (game.cells(), game.powers()) == ({"TX": "3", "ME": "3"}, (2, 3, 2))


def test_the_second_number_obeys_the_states_next_door() -> None:
    # In brackets: the neighbouring state rule still applies.
    game = board("WI6").roll("b3 w5").play("b3>ND")
    assert _dupes(game.legal("dupe")) == ["IN", "MT", "SD"]


def test_the_second_number_may_be_guarded() -> None:
    game = board("WI6").roll("b3 w5").play("b3>ND", "dupe>MN!")
    assert (game.cells()["MN"], game.powers()) == ("3!", (3, 2, 2))


def test_three_times_a_game() -> None:
    game = board("dupe=1").roll("b3 w5").play("b3>IA", "dupe>MI", "w5>TX")
    assert game.powers() == (3, 3, 0)
    assert game.legal("dupe") == []
    assert game.why("dupe>ME") == "All three dupes are used."


def test_once_for_each_die() -> None:
    # "Twice", so never three times.
    game = new_game().roll("b3 w5").play("b3>IA", "dupe>MI")
    assert game.legal("dupe") == []


def test_both_dice_of_a_turn_may_be_duped() -> None:
    game = new_game().roll("b3 w5").play("b3>IA", "dupe>MI", "w5>TX", "dupe>ME", "done")
    assert game.powers() == (3, 3, 1)


def test_it_comes_right_after_its_writing() -> None:
    # Settled in docs/rulings.md: the next die closes the one before.
    game = new_game().roll("b3 w5").play("b3>IA", "w5>TX")
    assert game.play("dupe>ME").cells() == {"IA": "3", "TX": "5", "ME": "5"}


def test_it_is_a_choice() -> None:
    game = new_game().roll("b3 w5").play("b3>IA", "w5>TX")
    assert "done" in game.legal()


def test_the_last_die_can_be_duped_before_the_turn_ends() -> None:
    game = new_game().roll("b3 w5").play("w5>TX", "b3>IA")
    assert {"dupe>MI", "done"} <= set(game.legal())


def test_an_x_and_nothing_cannot_be_duped() -> None:
    # A number is written twice; no number, no dupe.
    room_for_none = filled("IA IL IN MI WI MN") + " MT6 color_change=0"
    crossed = board(room_for_none).roll("b1 w5").play("b1>xND")
    assert crossed.legal("dupe") == []
    passed = board(filled(BLUE)).roll("b1 w5").play("b1>-")
    assert passed.legal("dupe") == []


def test_no_second_number_without_room() -> None:
    # No forced X either: a dupe that fits nowhere is just not there.
    game = board(filled("IA IL IN MI MN SD WI") + " ID6").roll("b1 w5").play("b1>ND")
    assert game.legal("dupe") == ["dupe>MT!"]
    assert "dupe>MT" not in game.legal()
    assert not [text for text in game.legal() if text.startswith("dupe>x")]
