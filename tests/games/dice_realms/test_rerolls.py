"""Reroll: one die for free, faces that must be rolled again, and tokens."""

from tests.games.dice_realms.table import new_game, table


def test_everybody_may_reroll_one_die_for_free() -> None:
    game = table("barony farm tokens=1", "barony farm", fate="innovation")
    assert game.legal("reroll") == ["reroll:black", "reroll:white"]
    game.reroll("reroll:black", "tower")
    assert game.legal() == ["done", "token:black", "token:white"]
    assert game.why("reroll:white") == "Your free reroll of this round is used."


def test_the_free_reroll_comes_back_every_round() -> None:
    game = table("barony farm tokens=0", "barony farm", fate="innovation")
    game.reroll("reroll:black", "tower").end_round()
    game.start("innovation", "barony farm", "barony farm")
    assert game.legal("reroll") == ["reroll:black", "reroll:white"]


def test_a_reroll_token_rolls_one_die_and_is_spent() -> None:
    game = table("barony farm tokens=2", "barony farm", fate="innovation")
    game.reroll("token:white", "tower").reroll("token:white", "barony")
    assert game.has("tokens") == [0]
    assert game.why("token:white") == "You have no reroll token."


def test_several_tokens_may_go_to_the_same_die_in_any_order() -> None:
    game = table("barony farm tokens=1 sets=1", "barony farm", fate="innovation")
    game.play("set:black=tower").reroll("token:black", "tinker").reroll("reroll:black", "farm")
    assert game.has("tokens sets free") == [0, 0, False]


def test_a_set_token_sets_a_die_to_any_of_its_faces() -> None:
    game = table("barony farm sets=1", "barony farm", fate="innovation")
    assert game.legal("set:black") == [
        *("set:black=farm", "set:black=prospector", "set:black=tower", "set:black=tinker")
    ]
    game.play("set:black=tinker")
    assert game.position.realms[0].dice[0].showing().id == "tinker"
    assert game.why("set:black=farm") == "You have no set-a-die token."


def test_a_set_token_knows_only_the_faces_of_its_die() -> None:
    game = table("barony farm sets=1", "barony farm", fate="innovation")
    assert game.why("set:black=mine") == "Mine is not on this die."


def test_nor_does_a_jack_of_all_trades_know_others() -> None:
    game = table("jack-of-all-trades barony", "barony farm", fate="innovation")
    assert game.why("turn:black=mine") == "Mine is not on this die."
    assert game.why("turn:white=tower") == "Barony is not a face that is rolled again."


def test_a_set_token_can_set_a_reroll_face_which_is_then_rolled_again() -> None:
    game = table("barony+plow-team farm sets=1", "barony farm", fate="innovation")
    game.play("set:black=plow-team").reroll("resolve:black", "barony")
    assert game.has("grain") == [5]


def test_a_set_token_may_turn_a_die_away_from_a_reroll_face() -> None:
    game = table("plow-team farm sets=1", "barony farm", fate="innovation")
    game.play("set:black=barony", "done")
    assert game.has("grain sets") == [3, 0]


def test_a_face_that_must_be_rolled_again_must_be() -> None:
    game = table("plow-team farm", "barony farm", fate="innovation")
    assert "done" not in game.legal()
    assert game.why("done") == "A die shows a face that must be rolled again: use it first."
    wanted = "Plough Team has to be used first: its die is rolled again anyway."
    assert game.why("reroll:black") == game.why("token:black") == wanted


def test_such_a_face_does_not_use_up_the_free_reroll() -> None:
    game = table("plow-team farm", "barony farm", fate="innovation")
    game.reroll("resolve:black", "barony")
    assert game.has("free tokens") == [True, 1]


def test_it_is_resolved_as_often_as_it_comes_up() -> None:
    game = table("plow-team farm grain=0", "barony farm", fate="innovation")
    for times in range(1, 4):
        game.reroll("resolve:black", "plow-team")
        assert game.has("grain") == [2 * times]
    assert game.reroll("resolve:black", "barony").has("grain") == [8]
    assert game.legal("resolve") == []


def test_free_reroll_powers_and_tokens_come_in_any_order() -> None:
    game = table("plow-team farm tokens=1 sets=1", "barony farm", fate="innovation")
    assert {text.partition(":")[0] for text in game.legal()} == {
        "resolve",
        "reroll",
        "token",
        "set",
    }


def test_another_face_can_not_be_resolved() -> None:
    game = table("plow-team farm", "barony farm", fate="innovation")
    assert game.why("resolve:white") == "Farm is not a face that is rolled again."


def test_nothing_is_collected_from_a_face_that_is_rolled_away() -> None:
    game = table("barony farm", "barony farm", fate="innovation").reroll("reroll:black", "tower")
    assert game.has("vp") == [0]
    assert game.collect().has("vp grain") == [0, 6]


def test_the_fate_die_is_never_rolled_again() -> None:
    game = table("barony farm tokens=3 sets=3", "barony farm", fate="innovation")
    assert [text for text in game.legal() if "fate" in text] == []


def test_alice_of_the_rulebook() -> None:
    """4 points and 3 grain out of Plough Team and Gardener, with one token left."""
    game = table(
        "barony+plow-team gardener tokens=2 grain=1",
        *("barony farm",),
        setup="first-game",
        fate="innovation",
    )
    game.reroll("reroll:black", "plow-team")
    game.reroll("resolve:black", "plow-team").reroll("resolve:black", "prospector")
    assert game.has("grain vp") == [5, 0]
    game.reroll("convert:white", "tower").reroll("token:white", "gardener")
    game.reroll("convert:white", "tower").play("done")
    assert game.has("grain vp tokens") == [3, 4, 1]


def test_the_gardener_is_optional_but_its_reroll_is_not() -> None:
    game = table("gardener farm grain=2", "barony farm", fate="innovation")
    assert game.legal("resolve") + game.legal("convert") == ["resolve:black", "convert:black"]
    game.reroll("resolve:black", "barony")
    assert game.has("grain vp") == [2, 0]


def test_the_gardener_converts_once_each_time_it_is_rolled() -> None:
    game = table("gardener farm grain=5", "barony farm", fate="innovation")
    game.play("convert:black")
    assert game.step == "dice"
    assert game.has("grain vp") == [4, 2]


def test_the_gardener_needs_a_grain() -> None:
    game = table("gardener farm grain=0", "barony farm", fate="innovation")
    assert game.why("convert:black") == "You have not what Gardener asks for."
    assert game.reroll("resolve:black", "barony").has("vp") == [0]


def test_the_plow_team_converts_nothing() -> None:
    game = table("plow-team farm", "barony farm", fate="innovation")
    assert game.why("convert:black") == "Plough Team does not do that."


def test_rerolls_are_at_once_while_nobody_has_an_attack() -> None:
    game = new_game(3).start("innovation", "barony farm", "barony farm", "barony farm")
    assert game.position.waiting() == [0, 1, 2]


def test_rerolls_are_in_order_from_the_fate_die_once_anybody_has_an_attack() -> None:
    """Also where the attack lies on a hidden side."""
    game = table(
        *("barony farm", "barony+grain-robber farm", "barony farm"), holder=2, fate="innovation"
    )
    assert game.position.waiting() == [2]
    game.play("done", seat=2)
    assert game.position.waiting() == [0]
    game.play("done")
    assert game.position.waiting() == [1]


def test_whoever_is_done_rerolls_no_more() -> None:
    game = table("barony farm", "barony farm", fate="innovation").play("done")
    assert game.position.waiting() == [1]
    assert game.legal() == []


def test_moves_of_other_steps_are_refused_by_the_name_of_their_step() -> None:
    game = table("barony farm", "barony farm", fate="innovation")
    assert game.why("buy:token") == "That belongs to another step: the Collect step."
    assert game.why("block:black") == "That belongs to another step: the attacks."
    assert game.why("black:barony>county") == "That belongs to another step: the Upgrade step."
    assert game.keep().collect().why("reroll:black") == (
        "That belongs to another step: the Roll step."
    )


def test_a_set_token_does_not_turn_a_die_to_what_it_shows_even_if_there_is_another() -> None:
    game = table("tinker farm sets=1", "barony farm", fate="innovation")
    assert game.faces(0).count("tinker") == 2
    wanted = "Tinker shows already: a token turns the die to another face."
    assert game.why("set:black=tinker") == wanted
