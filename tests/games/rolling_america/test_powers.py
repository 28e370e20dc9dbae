"""The three powers together, and the dice they may be used on."""

from tests.games.rolling_america.board import ALL, GAME, RED, board, filled, new_game


def test_all_three_powers_may_be_used_on_one_die() -> None:
    # Notes: colour change, guard and dupe on the same die.
    game = board("ME1 NY1").roll("o6 w3").play("o6c>NH!", "dupe>VT!")
    assert game.cells() == {"ME": "1", "NY": "1", "NH": "6!", "VT": "6!"}
    assert game.powers() == (2, 1, 2)


def test_two_powers_may_be_used_on_one_die() -> None:
    assert new_game().roll("o6 w3").play("o6c>NH!").powers() == (2, 2, 3)
    assert new_game().roll("o6 w3").play("o6c>NH", "dupe>CA").powers() == (2, 3, 2)
    assert new_game().roll("o6 w3").play("o6>WA!", "dupe>CA").powers() == (3, 2, 2)


def test_powers_are_for_the_active_dice_only() -> None:
    # Notes: not for a die of an earlier turn, of another round, or still in the bag.
    game = new_game().roll("b3 w5").play("b3>IA", "w5>TX", "done").roll("r1 g4")
    assert game.legal("dupe") == []
    for text in ("b3>MI", "b3c>ME", "w5>ME!", "p6c>NY"):
        assert "was not rolled this turn" in game.why(text)


def test_powers_are_never_forced() -> None:
    # "You may", each time: an X stays possible with every power in hand.
    game = board(filled("DE MD OH PA VA WV") + " NC6").roll("r1 w5")
    assert game.powers() == (3, 3, 3)
    assert {"r1>xGA", "r1>xSC"} <= set(game.legal())


def test_with_no_power_left_only_the_plain_moves_remain() -> None:
    guarded = "AK1! HI1! ME1! color_change=0 dupe=0"
    game = board(guarded).roll("r3 w5")
    anywhere = [code for code in ALL.split() if code not in ("AK", "HI", "ME")]
    assert game.legal() == [f"r3>{code}" for code in RED.split()] + [
        f"w5>{code}" for code in anywhere
    ]


def test_the_boxes_on_the_paper_are_crossed_off_as_powers_are_used() -> None:
    game = new_game().roll("o6 w3").play("o6c>NH!", "dupe>CA")
    crossed = [
        place.id
        for place in GAME.paper.places(game.position, 0)
        if place.group == "powers" and place.mark == "crossed"
    ]
    assert crossed == ["color-change1", "guard1", "dupe1"]
