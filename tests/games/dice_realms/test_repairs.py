"""Repairs: a destroyed face is replaced by any lost face, within the limits of its die."""

from tests.games.dice_realms.table import Table, table


def broken(realm: str = "destroyed quarry lost=county", fate: str = "good-harvest") -> Table:
    """Seat 0 has a destroyed face and four coins."""
    return table(realm, "barony farm", fate=fate).keep()


def test_a_repair_costs_three_coins() -> None:
    game = broken().play("repair:black=county")
    assert game.has("coins lost") == [1, []]
    assert game.faces(0)[0] == "county"
    assert "Seat 0 repairs County." in game.told()


def test_without_three_coins_there_is_no_repair() -> None:
    game = broken("destroyed barony lost=county")
    assert game.why("repair:black=county") == "That costs 3 coins, and you have 1."


def test_the_ruin_goes_back_to_the_tray() -> None:
    game = broken()
    left = game.left("destroyed")
    assert game.play("repair:black=county").left("destroyed") == left + 1


def test_any_lost_face_may_come_back_on_any_die() -> None:
    game = broken("destroyed quarry+destroyed lost=county,mill")
    assert game.legal("repair") == [
        *("repair:black=county", "repair:black=mill", "repair:white=county", "repair:white=mill")
    ]
    game.play("repair:white=county")
    assert game.has("lost") == [["mill"]]


def test_only_lost_faces_come_back_and_only_where_one_is_destroyed() -> None:
    game = broken()
    assert game.why("repair:black=mine") == "You have not lost Mine."
    assert game.why("repair:white=county") == "No face of this die is destroyed."


def test_a_green_die_takes_green_faces_only() -> None:
    game = broken("barony quarry+destroyed green/destroyed lost=mill,county")
    assert game.legal("repair:green1") == ["repair:green1=county"]
    assert game.why("repair:green1=mill") == "Mill is not green: green dice take green faces only."


def test_a_die_takes_only_one_of_some_faces() -> None:
    game = broken("destroyed+gardener quarry lost=gardener")
    assert game.legal("repair") == []
    assert game.why("repair:black=gardener") == "A die takes only one Gardener."


def test_a_die_set_aside_may_be_repaired() -> None:
    game = broken("destroyed quarry barony lost=county", fate="robber")
    game.play("lose:black").play("lose:black", seat=1)
    assert "repair:black=county" in game.legal()


def test_a_face_repaired_on_top_has_no_power_this_round() -> None:
    game = broken("destroyed quarry grain=0 lost=farm").play("repair:black=farm")
    assert game.legal("take") + game.legal("collect") == []
    assert game.collect().has("grain") == [0]


def test_not_even_that_of_a_matchmaker() -> None:
    game = broken("destroyed mine mine grain=3 lost=matchmaker").play("repair:black=matchmaker")
    assert game.play("buy:gray").has("coins") == [11 - 3 - 5]


def test_a_hidden_ruin_is_repaired_before_the_one_on_top() -> None:
    game = broken("destroyed+destroyed quarry lost=county,mill").play("repair:black=county")
    assert game.faces(0)[:2] == ["destroyed", "county"]


def test_some_powers_repair_without_coins() -> None:
    game = broken("destroyed mason treasury=0 lost=county").play("mend:black=county")
    assert game.has("coins lost") == [2, []]


def test_such_a_power_repairs_once() -> None:
    game = broken("destroyed+destroyed mason treasury=0 lost=county,mill")
    game.play("mend:black=county")
    assert game.why("mend:black=mill") == "No face of yours repairs without coins now."


def test_such_a_power_does_not_work_on_a_die_set_aside() -> None:
    game = broken("destroyed mason barony lost=county", fate="robber")
    game.play("lose:white").play("lose:black", seat=1)
    assert game.why("mend:black=county") == "No face of yours repairs without coins now."


def test_repairs_are_no_upgrades() -> None:
    game = broken("destroyed quarry lost=county", fate="innovation").collect()
    assert game.why("black:destroyed>county") == (
        "A destroyed face can't be upgraded; it can be repaired."
    )


def test_a_repaired_face_may_be_upgraded() -> None:
    game = broken("destroyed quarry lost=county", fate="innovation").play("repair:black=county")
    assert "black:county>duchy" in game.collect().legal()


def test_a_power_that_repairs_is_used_in_any_order() -> None:
    """A Patron leaves the order to its owner, who repairs before anything is collected."""
    game = broken("destroyed mason patron lost=county treasury=0")
    assert game.legal() == [
        *("collect", "take:white", "mend:black=county"),
    ]
    game.play("mend:black=county")
    assert (game.faces(0)[0], game.has("lost coins")) == ("county", [[], 0])
    assert game.legal() == ["collect", "take:white"]
    assert game.why("mend:black=county") == "No face of yours repairs without coins now."


def test_a_repair_for_coins_waits_until_all_is_collected() -> None:
    game = broken("destroyed quarry patron lost=county")
    assert game.why("repair:black=county") == "First collect what your dice show."


def test_a_power_that_repairs_does_not_interrupt_an_exchange() -> None:
    game = broken("destroyed mason banker lost=county").play("bank:gray1")
    assert game.legal("mend") == []
    assert game.why("mend:black=county") == "The exchange of the Banker comes to its end first."


def test_a_face_repaired_on_top_counts_for_nothing_this_round() -> None:
    game = broken("destroyed mason duke patron lost=county", fate="robber")
    game.play("lose:gray2").play("lose:black", seat=1).play("mend:black=county")
    assert game.collect().has("vp") == [2], "the Duke counts itself alone"


def test_nor_does_its_harvest() -> None:
    game = broken("destroyed mason farm patron grain=0 lost=aqueduct", fate="innovation")
    game.play("mend:black=aqueduct", "collect")
    assert game.has("grain") == [2]
